import { expect, test } from 'vitest';
import { funnelTable, sourcesTable, staysTable, tableCsv } from './report-words.ts';

const report = {
  from: '',
  to: '',
  funnel: [
    { stage: 'new' as const, count: 8 },
    { stage: 'hired' as const, count: 1 },
  ],
  time_in_stage: [{ stage: 'screen' as const, ended: 0, median_days: null, waiting: 2, oldest_days: 3.5 }],
  sources: [{ source: '=1+1', applications: 3, interviews: 1, hired: 0 }],
};

test('figures are told as tables, and what is not known as n/a', () => {
  expect(funnelTable(report).rows).toEqual([
    ['Applied', '8', '100%'],
    ['Hired', '1', '13%'],
  ]);
  expect(staysTable(report).rows).toEqual([['Screen', 'n/a', '0', '2', '3.5']]);
});

test('the file says what the table says, and runs as no formula', () => {
  expect(tableCsv(sourcesTable(report))).toBe("Source,Applications,Interviews,Hired\r\n'=1+1,3,1,0\r\n");
  expect(tableCsv({ head: ['a"b'], rows: [['x,y']] })).toBe('"a""b"\r\n"x,y"\r\n');
});
