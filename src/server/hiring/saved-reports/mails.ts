import type { FigureName } from '../../../api/hiring/figures.ts';
import { type HiringFigures, type HiringReport, reportDays } from '../../../api/hiring/reports.ts';
import type { SavedReportSearch } from '../../../api/hiring/saved-reports.ts';
import { localeFor, type Reader } from '../../../messages/render.ts';
import { type Mail, oneLine, type Say } from '../../platform/mail/templates.ts';
import type { DueMail } from './mail-queries.ts';
import { reportCsv } from './report-csv.ts';

/** The figures of a report, as the page shows them. */
type Counted = { figures: HiringFigures; report: HiringReport };
type Figures = HiringFigures['now'];
const usualDays = reportDays[1];
type Links = { post: string; page: string };

/** The mail that brings a report: what its page says at the top, each figure with the people behind it, and all tables as a file. */
export function reportMail(origin: string, due: DueMail & { at: Date }, counted: Counted, stop: Links): Mail {
  const { figures } = counted;
  const name = oneLine(due.name);
  return {
    kind: 'hiring_report',
    stop,
    write: (say, reader) => {
      const lines = mainFigures(say, figures);
      return {
        subject: subjectOf(say, reader, name, figures),
        preheader: lines.map(({ title }) => title).join(' · '),
        title: name,
        before: [spanWords(say, reader, figures, due.search)],
        items: lines.map(({ figure, title, detail }) => ({
          title,
          detail,
          link: `${origin}${peoplePath(figure, due, figures)}`,
        })),
        button: { label: say('savedReports.openReport'), link: `${origin}${pagePath(due, figures)}` },
        after: [say('savedReports.mailAttachment')],
        footer: say('savedReports.mailFooter', { cadence: due.schedule.cadence }),
        attachment: {
          name: `${figures.calendar?.last_day ?? figures.to.slice(0, 10)}-${fileName(name)}.csv`,
          text: reportCsv(counted, say, reader),
        },
      };
    },
  };
}

function subjectOf(say: Say, reader: Reader, name: string, { calendar, to }: HiringFigures): string {
  if (!calendar) return say('savedReports.mailSubject', { name, to: new Date(to) });
  const [first, last] = daysIn(reader, calendar.first_day, calendar.last_day);
  return say('savedReports.mailSubjectPeriod', { name, first, last });
}

/** Over which days the figures go, and which ones they are compared with. */
function spanWords(
  say: Say,
  reader: Reader,
  { calendar, ...figures }: HiringFigures,
  search: SavedReportSearch,
): string {
  if (calendar) {
    const [first, last] = daysIn(reader, calendar.first_day, calendar.last_day);
    const [beforeFirst, beforeLast] = daysIn(reader, calendar.before_first_day, calendar.before_last_day);
    return say('savedReports.mailSpanPeriod', { first, last, beforeFirst, beforeLast });
  }
  const [from, to] = [new Date(figures.from), new Date(figures.to)];
  return search.compare === 'year'
    ? say('savedReports.mailSpanYear', { from, to })
    : say('savedReports.mailSpan', { from, to, days: Number(search.days ?? usualDays) });
}

/** Two calendar dates as the reader writes them. */
function daysIn(reader: Reader, first: string, last: string): [string, string] {
  const format = new Intl.DateTimeFormat(localeFor(reader), { dateStyle: 'long', timeZone: 'UTC' });
  const written = (date: string) => format.format(Date.parse(date));
  return [written(first), written(last)];
}

/** The figures that say most, with the same of the span that they are compared with. */
function mainFigures(
  say: Say,
  { compare, now, before }: HiringFigures,
): { figure: FigureName; title: string; detail: string }[] {
  const line = (figure: FigureName, name: string, valueOf: (figures: Figures) => string) => ({
    figure,
    title: say('savedReports.mailFigure', { name, value: valueOf(now) }),
    detail: say('reports.periodBefore', { compare, value: valueOf(before) }),
  });
  const count = (figure: FigureName) => (figures: Figures) =>
    say('savedReports.count', { count: countOf(figures, figure) });
  const median = (figure: FigureName) => (figures: Figures) => {
    const days = figures.find((row) => row.figure === figure)?.median ?? null;
    return days === null ? say('reports.notAvailable') : say('reports.inDays', { days });
  };
  const share = (part: FigureName, whole: FigureName) => (figures: Figures) =>
    shareIn(say, countOf(figures, part), countOf(figures, whole));
  return [
    line('applied', say('reports.figureApplied'), count('applied')),
    line('answered', say('reports.timeToAnswer'), median('answered')),
    line('answers_due', say('reports.answerRate'), share('answers_kept', 'answers_due')),
    line('reached_interview', say('reports.interviewsReached'), count('reached_interview')),
    line('offers_ended', say('reports.offerAcceptance'), share('offers_accepted', 'offers_ended')),
    line('hires', say('reports.figureHires'), count('hires')),
    line('hires', say('reports.timeToHire'), median('hires')),
    line('rejected', say('reports.figureRejected'), count('rejected')),
  ];
}

/** The count of a figure; none where nobody is behind it. */
function countOf(figures: Figures, figure: FigureName): number {
  return figures.find((row) => row.figure === figure)?.count ?? 0;
}

/** A share in whole percent; some are never told as none. */
function shareIn(say: Say, part: number, whole: number): string {
  if (whole === 0) return say('reports.notAvailable');
  const share = part / whole;
  return share > 0 && share < 0.005
    ? say('reports.underOnePercent')
    : say('reports.percent', { value: Math.round(share * 100) });
}

/** The page of a report as it stood when the mail was written. */
function pagePath({ reportId, search, at }: DueMail & { at: Date }, { calendar, to }: HiringFigures): string {
  const until = calendar ? at.toISOString() : to;
  return `/recruiter/reports?${new URLSearchParams({ report: reportId, ...search, until }).toString()}`;
}

/** The list of those behind a figure. */
function peoplePath(figure: FigureName, { search, onTeam }: DueMail, { from, to }: HiringFigures): string {
  const query = new URLSearchParams({
    counted: figure,
    counted_from: from,
    counted_to: to,
    ...(search.member !== undefined && { member: search.member }),
    ...(search.department !== undefined && { department: search.department }),
    ...(search.job === undefined && search.scope === 'mine' && onTeam === null && { posted: 'me' }),
  }).toString();
  return search.job === undefined ? `/applicants?${query}` : `/jobs/${search.job}/applicants?${query}`;
}

function fileName(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return plain || 'report';
}
