import { expect, test } from 'vitest';
import { usageCsv, usageFileName, usageTotals } from './usage-days.ts';

const days = [
  {
    date: '2026-03-02',
    api_calls: 1200,
    user_signups: 2,
    job_postings: 1,
    resume_uploads: 0,
    llm_tokens: 9000,
  },
  { date: '2026-03-01', api_calls: 34, user_signups: 1, job_postings: 0, resume_uploads: 3, llm_tokens: 0 },
];

test('the totals are the sums of the days', () => {
  expect(usageTotals(days)).toEqual({
    api_calls: 1234,
    user_signups: 3,
    job_postings: 1,
    resume_uploads: 3,
    llm_tokens: 9000,
  });
});

test('the export has a heading and a line for each day, under the name of the day', () => {
  expect(usageCsv(days)).toBe(
    'Date,API Calls,User Signups,Job Postings,Resume Uploads,LLM Tokens\r\n2026-03-02,1200,2,1,0,9000\r\n2026-03-01,34,1,0,3,0\r\n',
  );
  expect(usageFileName(new Date('2026-03-02T23:59:00Z'))).toBe('tenon-usage-stats-2026-03-02.csv');
});
