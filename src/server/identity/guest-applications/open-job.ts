import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { findJob } from '../../jobs/jobs/queries.ts';
import { canSeeJob, takesApplications } from '../../jobs/jobs/rules.ts';
import { isSwitchedOn } from '../../operations/switches/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** A job that takes applications here, as somebody who is not signed in sees it. */
export async function openJob({ database, now }: Pick<Services, 'database' | 'now'>, id: string) {
  if (!(await isSwitchedOn(database, 'sign_ups'))) throw new ApiError('sign_ups_closed');
  const found = await findJob(database, id, null, now());
  if (!found || !canSeeJob(found, null)) throw new ApiError('not_found');
  const isElsewhere = found.companyId === null || found.job.apply_url !== null;
  if (isElsewhere || !takesApplications(found, now()))
    throw new ApiError('conflict', { detail: message('hiringErrors.jobNotAccepting') });
  return found;
}
