import type { FigureName } from '../../../api/hiring/figures.ts';
import { t } from '../../platform/messages.ts';
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
