import { createHash } from 'node:crypto';
import type { JobInput } from '../../../api/jobs/jobs.ts';

/** What of a job is approved, as one value: its title, its description and its pay. */
export function approvedPart(value: JobInput): string {
  const { salary_min: least, salary_max: most } = value;
  const pay =
    least === null && most === null ? null : [least, most, value.salary_currency, value.salary_interval];
  return createHash('sha256')
    .update(JSON.stringify([value.title, value.description, pay]))
    .digest('hex');
}
