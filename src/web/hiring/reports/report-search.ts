import { oneOf } from '../../jobs/job-search/job-search.ts';
import type { Days } from '../recruiter-dashboard/posting-search.ts';
import type { Reported } from '../recruiter-dashboard/recruiter-queries.ts';

/** What the address of the reports says: over how many days, whose jobs, one job, one colleague's teams, one department. */
export type ReportSearch = {
  days?: Days;
  scope?: 'mine';
  job?: string;
  member?: string;
  department?: string;
};

/** Reads the address of the reports, dropping whatever is not valid. */
export function readReportSearch(raw: Record<string, unknown>): ReportSearch {
  const days = oneOf(['7', '30', '90'] as const, raw['days']);
  return {
    ...(days && days !== '30' && { days }),
    ...(raw['scope'] === 'mine' && { scope: 'mine' as const }),
    ...(isId(raw['job']) && { job: raw['job'] }),
    ...(isId(raw['member']) && { member: raw['member'] }),
    ...(isId(raw['department']) && { department: raw['department'] }),
  };
}

/** Whose figures an address asks for. */
export function reportedBy({ scope, job, member, department }: ReportSearch): Reported {
  const whose = job === undefined ? { scope: scope ?? ('team' as const) } : { job_id: job };
  return {
    ...whose,
    ...(member !== undefined && { member }),
    ...(department !== undefined && { department }),
  };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value);
}
