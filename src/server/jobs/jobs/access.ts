import type { Job } from '../../../api/jobs/jobs.ts';
import type { Context, Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { approvalOf, isAskedAbout } from '../job-approvals/presenter.ts';
import { findJob, type StoredJob } from './queries.ts';
import { canEditJob, canSeeJob } from './rules.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** A job that the caller may see: also one that they are to approve, whatever their team. */
export async function visibleJob(context: Context<Ports>, id: string): Promise<StoredJob> {
  const { database, actor } = context;
  const found = await findJob(database, id, actor?.id ?? null, context.now());
  if (!found) throw new ApiError('not_found');
  if (!canSeeJob(found, actor) && !(await isAskedAbout(database, found, actor)))
    throw new ApiError('not_found');
  return found;
}

/** A job as the caller sees it. */
export async function presentJob(context: Context<Ports>, found: StoredJob): Promise<Job> {
  const { saved, application } = found;
  const { actor, database } = context;
  const mayEdit = canEditJob(found, actor);
  const questions = mayEdit ? found.questions : null;
  const approval = await approvalOf(database, found, actor);
  return { ...found.job, mine: actor && { can_edit: mayEdit, saved, application, questions, approval } };
}
