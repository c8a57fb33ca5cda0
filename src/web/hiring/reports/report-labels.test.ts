import { expect, test } from 'vitest';
import { funnelFinding, sourcesFinding, staysFinding } from './findings.ts';
import { sourceKey } from './source-labels.ts';
import { funnelTable, sourcesTable, staysTable, tableCsv } from './report-labels.ts';

const report = {
  compare: 'before' as const,
  from: '',
  to: '',
  calendar: null,
  funnel: [
    { stage: 'new' as const, count: 8 },
    { stage: 'hired' as const, count: 1 },
  ],
  time_in_stage: [{ stage: 'screen' as const, ended: 0, median_days: null, waiting: 2, oldest_days: 3.5 }],
  sources: [{ source: '=1+1', applications: 3, interviews: 1, hired: 0 }],
  before: {
    from: '',
    to: '',
    funnel: [{ stage: 'new' as const, count: 5 }],
    time_in_stage: [{ stage: 'screen' as const, ended: 1, median_days: 2.5 }],
    sources: [{ source: '=1+1', applications: 4 }],
  },
};

test('figures are told as tables, and what is not known as n/a', () => {
  expect(funnelTable(report).rows).toEqual([
    ['Applied', '8', '', '100%', '5'],
    ['Hired', '1', '13%', '13%', '0'],
  ]);
  const many = { ...report, funnel: [...report.funnel, { stage: 'offer' as const, count: 0 }] };
  expect(
    funnelTable({
      ...many,
      funnel: many.funnel.map((row) => ({ ...row, count: row.count && row.count ** 4 })),
    }).rows,
  ).toEqual([
    ['Applied', '4096', '', '100%', '5'],
    ['Hired', '1', 'under 1%', 'under 1%', '0'],
    ['Offer', '0', '0%', '0%', '0'],
  ]);
  expect(staysTable(report).rows).toEqual([['Screen', 'n/a', '2.5', '0', '2', '3.5']]);
});

test('sources are told in words', () => {
  const rows = (source: string) =>
    sourcesTable({ ...report, sources: [{ source, applications: 1, interviews: 0, hired: 0 }] }).rows;
  expect(['direct', 'linkedin', 'job-fair', 'partner.example'].map((source) => rows(source)[0]?.[0])).toEqual(
    ['Direct', 'LinkedIn', 'Job fair', 'Partner.example'],
  );
  expect(['Direct', ' linkedin', 'Job fair', 'job-fair'].map(sourceKey)).toEqual([
    'direct',
    'linkedin',
    'job-fair',
    'job-fair',
  ]);
});

test('the file says what the table says, and runs as no formula', () => {
  expect(tableCsv(sourcesTable(report))).toBe(
    "Source,Applications,Interviews,Reach interview,Hired,Period before\r\n'=1+1,3,1,33%,0,4\r\n",
  );
  expect(tableCsv({ head: ['a"b'], rows: [['x,y']] })).toBe('"a""b"\r\n"x,y"\r\n');
});

test('a report is headed by what it shows, where there is enough to say so', () => {
  expect(funnelFinding(report)).toBe('13% of applicants reach Hired');
  expect(funnelFinding({ ...report, funnel: report.funnel.map((row) => ({ ...row, count: 0 })) })).toBeNull();
  expect(staysFinding(report)).toBeNull();
  const stay = (stage: 'new' | 'offer', median_days: number) => ({
    stage,
    ended: 1,
    median_days,
    waiting: 0,
    oldest_days: null,
  });
  expect(staysFinding({ ...report, time_in_stage: [stay('new', 2), stay('offer', 6.5)] })).toBe(
    'Offer takes longest: 6.5 days',
  );
  expect(sourcesFinding(report)).toBeNull();
  const from = (source: string, applications: number, interviews: number) => ({
    source,
    applications,
    interviews,
    hired: 0,
  });
  const sources = [from('direct', 10, 1), from('feed', 4, 4), from('linkedin', 6, 3)];
  expect(sourcesFinding({ ...report, sources })).toBe('LinkedIn leads to interviews most often: 50%');
});
