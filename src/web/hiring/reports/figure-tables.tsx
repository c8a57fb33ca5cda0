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
import { peopleBehind } from './people-link.tsx';
import { shareWords } from './report-labels.ts';
import { type ReportSearch, reportedBy } from './report-search.ts';

type Props = { figures: HiringFigures; search: ReportSearch };
type People = (counted: FigureName, more?: ApplicantSearch) => ApplicantSearch;

/** The four figures that say most, then all of them, and those of jobs, colleagues and interviewers. */
export function FigureTables({ figures, search }: Props) {
  const isAll = seesAllJobs(useSession().user);
  const { member } = search;
  const people = peopleBehind(reportedBy(search), isAll, figures);
  return (
    <>
      <Summary {...figures} />
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

function Summary({ now, before }: HiringFigures) {
  const columns = [
    [t('reports.timeToAnswer'), medianOf(now, 'answered'), medianOf(before, 'answered')],
    [t('reports.timeToHire'), medianOf(now, 'hires'), medianOf(before, 'hires')],
    [
      t('reports.answerRate'),
      shareOf(now, 'answers_kept', 'answers_due'),
      shareOf(before, 'answers_kept', 'answers_due'),
    ],
    [
      t('reports.offerAcceptance'),
      shareOf(now, 'offers_accepted', 'offers_ended'),
      shareOf(before, 'offers_accepted', 'offers_ended'),
    ],
  ] as const;
  return (
    <div className={classes.strip}>
      {columns.map(([name, value, was]) => (
        <section key={name} className={classes.figure} aria-label={name}>
          <Text component="h2" size="sm" fw={400} m={0}>
            {name}
          </Text>
          <p className={classes.value}>{value}</p>
          <Text size="xs" c="dimmed">
            {t('reports.periodBefore', { value: was })}
          </Text>
        </section>
      ))}
    </div>
  );
}

function AllFigures({ figures, people }: { figures: HiringFigures; people: People }) {
  const { before, now } = figures;
  const past = (figure: FigureName) =>
    people(figure, { counted_from: figures.before_from, counted_to: figures.from });
  return (
    <FigureTable
      name={t('reports.allFigures')}
      about={t('reports.aboutAllFigures')}
      head={[
        t('reports.figure'),
        t('reports.people'),
        t('reports.beforeCount'),
        t('reports.medianDays'),
        t('reports.medianBefore'),
      ]}
      empty={t('reports.noData')}
      rows={now.map(({ figure, count, median }) => ({
        key: figure,
        name: figureLabels[figure],
        cells: [
          countCell(count, people(figure)),
          countCell(countOf(before, figure), past(figure)),
          { text: median === null ? '' : String(median) },
          { text: String(before.find((row) => row.figure === figure)?.median ?? '') },
        ],
      }))}
    />
  );
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
        return {
          key: id,
          name,
          cells: [
            cell('applied'),
            { text: medianOf(figures, 'answered') },
            cell('reached_interview'),
            cell('hires'),
            { text: medianOf(figures, 'hires') },
          ],
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
          { text: String(row.interviews) },
          countCell(row.applicants, people('interviewed_by', { counted_by: row.id })),
          { text: String(Math.round(row.minutes / 6) / 10) },
          { text: String(row.scorecards_missing) },
        ],
      }))}
    />
  );
}
