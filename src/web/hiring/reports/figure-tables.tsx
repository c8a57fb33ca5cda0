import { Text } from '@mantine/core';
import type { FigureName } from '../../../api/hiring/figures.ts';
import type { HiringFigures } from '../../../api/hiring/reports.ts';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import type { ApplicantSearch } from '../applications/applicant-search.ts';
import { rejectReasonLabels } from '../applications/reject-reasons.ts';
import { seesAllJobs } from '../recruiter-dashboard/sees-all-jobs.ts';
import classes from '../recruiter-dashboard/figures.module.css';
import { countOf, figureLabels, medianOf, shareOf } from './figure-labels.ts';
import { type Cell, countCell, FigureTable } from './figure-table.tsx';
import { peopleBehind, PeopleLink } from './people-link.tsx';
import type { People } from './table-people.ts';
import { shareWords } from './report-labels.ts';
import { type ReportSearch, reportedBy } from './report-search.ts';

type Props = { figures: HiringFigures; search: ReportSearch };

/** The four figures that say most, then all of them, and those of jobs, colleagues and interviewers. */
export function FigureTables({ figures, search }: Props) {
  const isAll = seesAllJobs(useSession().user);
  const { member } = search;
  const people = peopleBehind(reportedBy(search), isAll, figures);
  return (
    <>
      <Summary figures={figures} people={people} />
      <AllFigures figures={figures} people={people} />
      <Groups
        name={t('reports.byJob')}
        about={t('reports.aboutByJob')}
        groups={figures.jobs}
        head={t('reports.job')}
        people={(counted, id) => people(counted, { job: id })}
      />
      <Groups
        name={t('reports.byMember')}
        about={t('reports.aboutByMember')}
        groups={figures.members}
        head={t('reports.colleague')}
        people={member === undefined ? (counted, id) => people(counted, { member: id }) : undefined}
      />
      <Reasons figures={figures} people={people} />
      <Interviewers figures={figures} people={people} />
    </>
  );
}

function Summary({ figures: { compare, now, before }, people }: { figures: HiringFigures; people: People }) {
  const columns = [
    ['answered', t('reports.timeToAnswer'), medianOf(now, 'answered'), medianOf(before, 'answered')],
    ['hires', t('reports.timeToHire'), medianOf(now, 'hires'), medianOf(before, 'hires')],
    [
      'answers_due',
      t('reports.answerRate'),
      shareOf(now, 'answers_kept', 'answers_due'),
      shareOf(before, 'answers_kept', 'answers_due'),
    ],
    [
      'offers_ended',
      t('reports.offerAcceptance'),
      shareOf(now, 'offers_accepted', 'offers_ended'),
      shareOf(before, 'offers_accepted', 'offers_ended'),
    ],
  ] as const;
  return (
    <div className={classes.strip}>
      {columns.map(([figure, name, value, was]) => (
        <section key={name} className={classes.figure} aria-label={name}>
          <Text component="h2" size="sm" fw={400} m={0}>
            {name}
          </Text>
          <p className={classes.value}>
            {countOf(now, figure) === 0 ? (
              value
            ) : (
              <PeopleLink people={people(figure)} shown={value} about={name} />
            )}
          </p>
          <Text size="xs" c="dimmed">
            {t('reports.periodBefore', { compare, value: was })}
          </Text>
        </section>
      ))}
    </div>
  );
}

function AllFigures({ figures, people }: { figures: HiringFigures; people: People }) {
  const { before, compare, now } = figures;
  const past = (figure: FigureName) =>
    people(figure, { counted_from: figures.before_from, counted_to: figures.before_to });
  return (
    <FigureTable
      name={t('reports.allFigures')}
      about={t('reports.aboutAllFigures')}
      head={[
        t('reports.figure'),
        t('reports.people'),
        t('reports.beforeCount', { compare }),
        t('reports.medianDays'),
        t('reports.medianBefore', { compare }),
      ]}
      empty={t('reports.noData')}
      rows={now.map(({ figure, count, median }) => ({
        key: figure,
        name: figureLabels[figure],
        cells: [
          countCell(count, people(figure)),
          countCell(countOf(before, figure), past(figure)),
          medianCell(median, people(figure)),
          medianCell(before.find((row) => row.figure === figure)?.median ?? null, past(figure)),
        ],
      }))}
    />
  );
}

/** Median days, which open those whose they are. */
function medianCell(median: number | null, people: ApplicantSearch): Cell {
  return median === null ? { text: '' } : { text: String(median), people };
}

function Groups(props: {
  name: string;
  about: string;
  head: string;
  groups: HiringFigures['jobs'];
  people: ((counted: FigureName, id: string) => ApplicantSearch) | undefined;
}) {
  const { people } = props;
  return (
    <FigureTable
      name={props.name}
      about={props.about}
      head={[
        props.head,
        t('reports.figureApplied'),
        t('reports.timeToAnswer'),
        t('reports.interviewsReached'),
        t('reports.hired'),
        t('reports.timeToHire'),
      ]}
      empty={t('reports.noData')}
      rows={props.groups.map(({ id, name, figures }) => {
        const cell = (figure: FigureName): Cell => {
          const count = countOf(figures, figure);
          return people ? countCell(count, people(figure, id)) : { text: String(count) };
        };
        const days = (figure: FigureName): Cell => {
          const text = medianOf(figures, figure);
          return people && countOf(figures, figure) > 0 ? { text, people: people(figure, id) } : { text };
        };
        return {
          key: id,
          name,
          cells: [cell('applied'), days('answered'), cell('reached_interview'), cell('hires'), days('hires')],
        };
      })}
    />
  );
}

function Reasons({ figures, people }: { figures: HiringFigures; people: People }) {
  const all = countOf(figures.now, 'rejected');
  return (
    <FigureTable
      name={t('reports.byReason')}
      about={t('reports.aboutByReason')}
      head={[t('reports.reason'), t('reports.people'), t('reports.shareOfRejected')]}
      empty={t('reports.noData')}
      rows={figures.reject_reasons.map(({ reason, own_reason: own, count }) => ({
        key: own?.id ?? reason,
        name: own?.name ?? rejectReasonLabels[reason],
        cells: [
          countCell(count, people('rejected', { reason: own?.id ?? reason })),
          { text: shareWords(count / all) },
        ],
      }))}
    />
  );
}

function Interviewers({ figures, people }: { figures: HiringFigures; people: People }) {
  return (
    <FigureTable
      name={t('reports.interviewLoad')}
      about={t('reports.aboutInterviewLoad')}
      head={[
        t('reports.colleague'),
        t('reports.interviews'),
        t('reports.people'),
        t('reports.hours'),
        t('reports.scorecardsMissing'),
      ]}
      empty={t('reports.noInterviews')}
      rows={figures.interviewers.map((row) => ({
        key: row.id,
        name: row.name,
        cells: [
          countCell(row.interviews, people('interviewed_by', { counted_by: row.id })),
          countCell(row.applicants, people('interviewed_by', { counted_by: row.id })),
          { text: String(Math.round(row.minutes / 6) / 10) },
          countCell(row.scorecards_missing, people('scorecards_missing', { counted_by: row.id })),
        ],
      }))}
    />
  );
}
