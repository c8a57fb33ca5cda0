import type { Job } from '../../../api/jobs/jobs.ts';
import type { Reach } from '../../../engine/places/place-keys.ts';
import type { SearchText } from '../../../engine/search/search-text.ts';
import { saysText } from './clause-queries.ts';

/** What open jobs are looked for, for whom (`candidateId` null for everybody else), and how many. */
export type JobSearch = {
  text?: SearchText | undefined;
  jobType?: Job['job_type'] | undefined;
  locationType?: Job['location_type'] | undefined;
  country?: string | undefined;
  /** At least so much a year, in this currency. */
  pay?: { least: number; currency: string } | undefined;
  /** With one of these keys, nearest first (`keysNear`). */
  near?: readonly Reach[] | undefined;
  /** Created since then. */
  since?: Date | undefined;
  /** Only this company's. */
  companyId?: string | undefined;
  candidateId: string | null;
  /** Only those that this candidate has not applied to. */
  unapplied?: true;
  now: Date;
  limit: number;
};

/**
 * SQL that is true for the jobs `j` that a search finds; adds to `values`. Samples and expired jobs are never found, nor what
 * the person has hidden. A text without a meaning finds nothing.
 */
export function isFound(search: Omit<JobSearch, 'limit'>, values: unknown[]): string {
  const next = (value: unknown) => `$${values.push(value)}`;
  const parts = [
    "j.status = 'open'",
    'not j.is_sample',
    `(j.expires_at is null or j.expires_at > ${next(search.now)})`,
  ];
  const { text, pay } = search;
  if (search.candidateId !== null)
    parts.push(
      `not exists (select 1 from hidden_jobs h where h.user_id = ${next(search.candidateId)} and h.job_id = j.id)`,
    );
  if (search.unapplied)
    parts.push(
      `not exists (select 1 from applications a where a.candidate_id = ${next(search.candidateId)} and a.job_id = j.id and a.stage <> 'withdrawn')`,
    );
  if (text?.empty) parts.push('false');
  else if (text) parts.push(...saysText(text, next));
  if (search.jobType) parts.push(`j.job_type = ${next(search.jobType)}`);
  if (search.locationType) parts.push(`j.location_type = ${next(search.locationType)}`);
  if (search.country !== undefined)
    parts.push(`j.locations @> ${next(JSON.stringify([{ country: search.country }]))}::jsonb`);
  if (pay) parts.push(isPaid(next(pay.least), next(pay.currency)));
  if (search.near) parts.push(isNear(next(keysOf(search.near))));
  if (search.since) parts.push(`j.created_at >= ${next(search.since)}`);
  if (search.companyId) parts.push(`j.company_id = ${next(search.companyId)}`);
  return parts.join(' and ');
}

/** The keys of a reach. */
export function keysOf(reach: readonly Reach[]): string[] {
  return reach.map(({ key }) => key);
}

/** SQL that is true for a job `j` with one of the keys of places. */
export function isNear(keys: string): string {
  return `j.place_keys && ${keys}::text[]`;
}

/** SQL that is true for a job `j` that pays at least so much a year in this currency. */
export function isPaid(least: string, currency: string): string {
  return `coalesce(j.annual_pay >= ${least}::bigint and j.salary_currency = ${currency}, false)`;
}
