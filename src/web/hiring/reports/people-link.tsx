import type { FigureName } from '../../../api/hiring/figures.ts';
import { t } from '../../platform/messages.ts';
import type { ReportPeople } from './table-people.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import type { ApplicantSearch } from '../applications/applicant-search.ts';
import classes from './people-link.module.css';
import type { Reported } from '../recruiter-dashboard/recruiter-queries.ts';

/** Those behind a figure of a span, of the jobs that were asked for; `isAll` for whoever sees other jobs beside their own. */
export function peopleBehind(
  whose: Reported,
  isAll: boolean,
  { from, to }: { from: string; to: string },
): (counted: FigureName, more?: ApplicantSearch) => ApplicantSearch {
  const ofJob = 'job_id' in whose;
  return (counted, more = {}) => ({
    counted,
    counted_from: from,
    counted_to: to,
    ...(whose.member !== undefined && { member: whose.member }),
    ...(whose.department !== undefined && { department: whose.department }),
    ...(ofJob && { job: whose.job_id }),
    ...(!ofJob && whose.scope === 'mine' && isAll && { posted: 'me' }),
    ...more,
  });
}

/** All that a report opens: those of its span and of the one that it is compared with, and who waits in a stage now. */
export function reportPeople(
  whose: Reported,
  isAll: boolean,
  { from, to, before }: { from: string; to: string; before: { from: string; to: string } },
): ReportPeople {
  const now = peopleBehind(whose, isAll, { from, to });
  return {
    now,
    before: peopleBehind(whose, isAll, before),
    // The stages of one job are its own.
    waiting: (stage) => {
      const { counted: _counted, counted_from: _from, counted_to: _to, ...all } = now('applied');
      return all.job === undefined ? { ...all, stage } : null;
    },
  };
}

/** A count that opens the people behind it; `about` says what it counts to who hears it alone. */
export function PeopleLink({
  people,
  shown,
  about,
}: {
  people: ApplicantSearch;
  shown: string;
  about: string;
}) {
  const { job, ...search } = people;
  const look = {
    inherit: true,
    underline: 'always',
    className: classes.count ?? '',
    'aria-label': t('reports.peopleBehind', { count: shown, about }),
  } as const;
  return job === undefined ? (
    <TextLink {...look} to="/applicants" search={search}>
      {shown}
    </TextLink>
  ) : (
    <TextLink {...look} to="/jobs/$id/applicants" params={{ id: job }} search={search}>
      {shown}
    </TextLink>
  );
}
