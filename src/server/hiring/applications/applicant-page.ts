import { z } from 'zod';
import type { Services, SignedIn } from '../../context.ts';
import { companyOf, type EmployerScope, employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { settleHolds } from '../../matching/fit/hold-commands.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { withFitInWords } from '../../platform/http/score-presenter.ts';
import { findJob } from '../../jobs/jobs/queries.ts';
import { canEditJob } from '../../jobs/jobs/rules.ts';
import type { ApplicantFilter } from './applicant-filter-queries.ts';
import { countApplicants, listApplicants } from './applicant-queries.ts';
import { rowForReader } from '../../platform/applicant-presenter.ts';

type Ports = Pick<Services, 'database' | 'now'>;

const newestKey = z.tuple([z.literal('newest'), cursorInstant, z.uuid()]);
const fitKey = z.tuple([z.literal('fit'), z.number(), z.uuid()]);

/** For whom, of which jobs and when applicants are read. */
export function reader(context: SignedIn<Ports>): EmployerScope & { now: Date } {
  return { ...employerScope(context), now: context.now() };
}

/** A job within the caller's reach; refuses others as not found. */
export async function ownJob(
  context: SignedIn<Ports>,
  id: string,
): Promise<{ id: string; title: string; status: string }> {
  companyOf(context);
  const found = await findJob(context.database, id, context.actor.id, context.now());
  if (!found || !canEditJob(found, context.actor)) throw new ApiError('not_found');
  return { id, title: found.job.title, status: found.job.status };
}

/** One page of what a filter finds, with how many there are in all. */
export async function applicantPage(
  context: SignedIn<Ports>,
  filter: ApplicantFilter,
  cursor: string | undefined,
) {
  return {
    ...(await applicantItems(context, filter, cursor)),
    ...(await countApplicants(context.database, filter)),
  };
}

/** One page of what a filter finds, without counting. */
export async function applicantItems(context: SignedIn<Ports>, filter: ApplicantFilter, cursor?: string) {
  await settleHolds(context, filter.companyId);
  const after = readCursor(filter.sort === 'fit' ? fitKey : newestKey, cursor);
  const rows = await listApplicants(context.database, { ...filter, limit: filter.limit + 1 }, after);
  const worded = rows.map(({ item, key }) => ({ item: rowForReader(withFitInWords(item)), key }));
  return pageOf(worded, filter.limit);
}
