import { stringify } from 'csv-stringify/sync';
import { sourceName } from '../../../api/hiring/application-sources.ts';
import { dateAt } from '../../../engine/interviews/clock-times.ts';
import { figureWords } from '../../../api/hiring/figure-labels.ts';
import type { FigureName } from '../../../api/hiring/figures.ts';
import { rejectReasons } from '../../../api/hiring/rejections.ts';
import type { HiringFigures, HiringReport } from '../../../api/hiring/reports.ts';
import { type Reader, wordsOf } from '../../../messages/render.ts';
import { fromStoredText } from '../../../messages/stored-text.ts';
import type { Say } from '../../platform/mail/templates.ts';
import { usualNames } from '../../platform/stage-names.ts';

type Cell = string | number | null;
type Table = { name: string; head: string[]; rows: Cell[][] };
type Counted = { figures: HiringFigures; report: HiringReport };
type Words = { say: Say; reader: Reader };

/** All tables of a report one below the other, each after its name, as a file; cells that a spreadsheet would run begin with an apostrophe. */
export function reportCsv({ figures, report }: Counted, say: Say, reader: Reader): string {
  const words = { say, reader };
  const tables = [
    period(figures, words),
    allFigures(figures, words),
    groups(say('reports.byJob'), say('reports.job'), figures.jobs, say),
    groups(say('reports.byMember'), say('reports.colleague'), figures.members, say),
    reasons(figures, words),
    interviewers(figures, say),
    funnel(report, say),
    stays(report, say),
    sources(report, words),
  ];
  const lines = tables.flatMap(({ name, head, rows }) => [[name], head, ...rows, []]);
  return stringify(lines, { escape_formulas: true, bom: true });
}

/** Which days are counted, and which ones they are compared with. */
function period({ calendar, compare, ...figures }: HiringFigures, { say, reader }: Words): Table {
  const zone = calendar?.time_zone ?? reader.timeZone ?? 'UTC';
  const dayOf = (instant: string) => dateAt(Date.parse(instant), zone);
  const [now, before] = calendar
    ? [
        [calendar.first_day, calendar.last_day],
        [calendar.before_first_day, calendar.before_last_day],
      ]
    : [
        [dayOf(figures.from), dayOf(figures.to)],
        [dayOf(figures.before_from), dayOf(figures.before_to)],
      ];
  return {
    name: say('reports.period'),
    head: ['', say('reports.firstDay'), say('reports.lastDay'), say('reports.timeZone')],
    rows: [
      [say('reports.thisPeriod'), ...now, zone],
      [say('reports.beforeCount', { compare }), ...before, zone],
    ],
  };
}

function allFigures({ compare, now, before }: HiringFigures, { say, reader }: Words): Table {
  return {
    name: say('reports.allFigures'),
    head: [
      say('reports.figure'),
      say('reports.people'),
      say('reports.beforeCount', { compare }),
      say('reports.medianDays'),
      say('reports.medianBefore', { compare }),
    ],
    rows: now.map(({ figure, count, median }) => {
      const earlier = before.find((row) => row.figure === figure);
      return [
        inWords(figureWords[figure], reader),
        count,
        earlier?.count ?? 0,
        median,
        earlier?.median ?? null,
      ];
    }),
  };
}

function groups(name: string, head: string, rows: HiringFigures['jobs'], say: Say): Table {
  return {
    name,
    head: [
      head,
      say('reports.figureApplied'),
      say('reports.timeToAnswer'),
      say('reports.interviewsReached'),
      say('reports.hired'),
      say('reports.timeToHire'),
    ],
    rows: rows.map((row) => {
      const of = (figure: FigureName) => row.figures.find((one) => one.figure === figure);
      return [
        row.name,
        of('applied')?.count ?? 0,
        of('answered')?.median ?? null,
        of('reached_interview')?.count ?? 0,
        of('hires')?.count ?? 0,
        of('hires')?.median ?? null,
      ];
    }),
  };
}

function reasons({ reject_reasons: rows }: HiringFigures, { say, reader }: Words): Table {
  return {
    name: say('reports.byReason'),
    head: [say('reports.reason'), say('reports.people')],
    rows: rows.map(({ reason, own_reason: own, count }) => [
      own?.name ?? inWords(rejectReasons[reason], reader),
      count,
    ]),
  };
}

function interviewers(figures: HiringFigures, say: Say): Table {
  return {
    name: say('reports.interviewLoad'),
    head: [
      say('reports.colleague'),
      say('reports.interviews'),
      say('reports.people'),
      say('reports.hours'),
      say('reports.scorecardsMissing'),
    ],
    rows: figures.interviewers.map((row) => [
      row.name,
      row.interviews,
      row.applicants,
      Math.round(row.minutes / 6) / 10,
      row.scorecards_missing,
    ]),
  };
}

function funnel({ compare, funnel: rows, before }: HiringReport, say: Say): Table {
  return {
    name: say('reports.funnel'),
    head: [say('reports.stageReached'), say('reports.applications'), say('reports.beforeCount', { compare })],
    rows: rows.map(({ stage, count }) => [
      stage === 'new' ? say('reports.applied') : say(usualNames[stage]),
      count,
      before.funnel.find((row) => row.stage === stage)?.count ?? 0,
    ]),
  };
}

function stays({ compare, time_in_stage: rows, before }: HiringReport, say: Say): Table {
  return {
    name: say('reports.timeInStage'),
    head: [
      say('reports.stage'),
      say('reports.medianDays'),
      say('reports.medianBefore', { compare }),
      say('reports.completedStays'),
      say('reports.currentlyHere'),
      say('reports.longestDays'),
    ],
    rows: rows.map((row) => [
      say(usualNames[row.stage]),
      row.median_days,
      before.time_in_stage.find(({ stage }) => stage === row.stage)?.median_days ?? null,
      row.ended,
      row.waiting,
      row.oldest_days,
    ]),
  };
}

function sources({ compare, sources: rows, before }: HiringReport, { say, reader }: Words): Table {
  return {
    name: say('reports.sources'),
    head: [
      say('reports.source'),
      say('reports.applications'),
      say('reports.beforeCount', { compare }),
      say('reports.interviewsReached'),
      say('reports.hired'),
    ],
    rows: rows.map((row) => [
      inWords(sourceName(row.source), reader),
      row.applications,
      before.sources.find(({ source }) => source === row.source)?.applications ?? 0,
      row.interviews,
      row.hired,
    ]),
  };
}

function inWords(stored: string, reader: Reader): string {
  return wordsOf(fromStoredText(stored), reader);
}
