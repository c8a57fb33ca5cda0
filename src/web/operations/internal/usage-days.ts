import type { UsageDay } from '../../../api/operations/usage.ts';
import { t } from '../../platform/messages.ts';

/** What is counted each day, with the heading of its column. */
export const usageColumns = [
  { kind: 'api_calls', title: t('internal.apiCalls') },
  { kind: 'user_signups', title: t('internal.userSignups') },
  { kind: 'job_postings', title: t('internal.jobPostings') },
  { kind: 'resume_uploads', title: t('internal.resumeUploads') },
  { kind: 'llm_tokens', title: t('internal.llmTokens') },
] as const;

/** Each count over all the days. */
export function usageTotals(days: UsageDay[]): Omit<UsageDay, 'date'> {
  const total = (kind: (typeof usageColumns)[number]['kind']) =>
    days.reduce((sum, day) => sum + day[kind], 0);
  return {
    api_calls: total('api_calls'),
    user_signups: total('user_signups'),
    job_postings: total('job_postings'),
    resume_uploads: total('resume_uploads'),
    llm_tokens: total('llm_tokens'),
  };
}

/** The table as CSV (RFC 4180), with its heading; figures are plain, so that programs can add them. */
export function usageCsv(days: UsageDay[]): string {
  const heading = [t('internal.date'), ...usageColumns.map(({ title }) => title)];
  const rows = days.map((day) => [day.date, ...usageColumns.map(({ kind }) => day[kind])]);
  return [heading, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** The name of the export: the product, usage-stats, and the date of UTC. */
export function usageFileName(now: Date): string {
  return `tenon-usage-stats-${now.toISOString().slice(0, 10)}.csv`;
}
