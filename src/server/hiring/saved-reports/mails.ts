import type { FigureName } from '../../../api/hiring/figures.ts';
import { type HiringFigures, type HiringReport, reportDays } from '../../../api/hiring/reports.ts';
import { type Mail, oneLine, type Say } from '../../platform/mail/templates.ts';
import type { DueMail } from './mail-queries.ts';
import { reportCsv } from './report-csv.ts';

/** The figures of a report, as the page shows them. */
type Counted = { figures: HiringFigures; report: HiringReport };
type Figures = HiringFigures['now'];
const usualDays = reportDays[1];
type Links = { post: string; page: string };

/** The mail that brings a report: what its page says at the top, each figure with the people behind it, and all tables as a file. */
export function reportMail(origin: string, due: DueMail, counted: Counted, stop: Links): Mail {
  const { figures } = counted;
  const name = oneLine(due.name);
  const [from, to] = [new Date(figures.from), new Date(figures.to)];
  return {
    kind: 'hiring_report',
    stop,
    write: (say, reader) => {
      const lines = mainFigures(say, figures);
      return {
        subject: say('savedReports.mailSubject', { name, to }),
        preheader: lines.map(({ title }) => title).join(' · '),
        title: name,
        before: [
          due.search.compare === 'year'
            ? say('savedReports.mailSpanYear', { from, to })
            : say('savedReports.mailSpan', { from, to, days: Number(due.search.days ?? usualDays) }),
        ],
        items: lines.map(({ figure, title, detail }) => ({
          title,
          detail,
          link: `${origin}${peoplePath(figure, due, figures)}`,
        })),
        button: { label: say('savedReports.openReport'), link: `${origin}${pagePath(due, figures.to)}` },
        after: [say('savedReports.mailAttachment')],
        footer: say('savedReports.mailFooter', { cadence: due.schedule.cadence }),
        attachment: {
          name: `${figures.to.slice(0, 10)}-${fileName(name)}.csv`,
          text: reportCsv(counted, say, reader),
        },
      };
    },
  };
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

/** The page of a report as it stood at an instant. */
function pagePath({ reportId, search }: DueMail, until: string): string {
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
