import type { JobApproval } from '../../../api/jobs/job-approval.ts';
import type { Actor } from '../../identity/actor.ts';
import { findColleagues } from '../../identity/companies/queries.ts';
import type { Database } from '../../platform/db/connect.ts';
import { words } from '../../platform/http/reader.ts';
import { findApproval, listApprovers, requiresApproval } from './queries.ts';
import { mayDecide, needsApproval, showsApproval, type Unpublished } from './rules.ts';

/** A job that may need approval, and whose it is. */
type Concerned = { companyId: string | null; job: Unpublished & { id: string } };

/** What a job of the caller's company needs before it can be published; null for nothing, and for jobs of others. */
export async function approvalOf(
  database: Database,
  { companyId, job }: Concerned,
  actor: Actor | null,
): Promise<JobApproval | null> {
  if (companyId === null || actor?.company?.id !== companyId || !needsApproval(job)) return null;
  if (!(await requiresApproval(database, companyId))) return null;
  const [asked, approvers] = await Promise.all([
    findApproval(database, job.id),
    listApprovers(database, companyId),
  ]);
  if (!showsApproval(job, asked?.state ?? 'needed')) return null;
  const people = [asked?.askedBy ?? null, asked?.decidedBy ?? null];
  const colleagues = await findColleagues(
    database,
    companyId,
    people.filter((id) => id !== null),
  );
  const nameOf = (id: string | null | undefined) =>
    id ? (colleagues.get(id)?.name ?? words('timeline.formerColleague')) : '';
  const ids = approvers.map(({ id }) => id);
  return {
    state: asked?.state ?? 'needed',
    asked_by: nameOf(asked?.askedBy),
    asked_at: asked?.askedAt.toISOString() ?? null,
    decided_by: nameOf(asked?.decidedBy),
    decided_at: asked?.decidedAt?.toISOString() ?? null,
    comment: asked?.comment ?? '',
    approvers: approvers
      .filter(({ id }) => mayDecide(asked?.askedBy ?? null, id, ids))
      .map(({ name }) => name),
    may_decide: asked?.state === 'waiting' && mayDecide(asked.askedBy, actor.id, ids),
  };
}

/** True when the caller is to approve a job, or was asked to: they may look at it then, whatever their team. */
export async function isAskedAbout(database: Database, of: Concerned, actor: Actor | null): Promise<boolean> {
  const { companyId, job } = of;
  if (companyId === null || actor?.company?.id !== companyId || !needsApproval(job)) return false;
  if (!(await requiresApproval(database, companyId)) || !(await findApproval(database, job.id))) return false;
  return (await listApprovers(database, companyId)).some(({ id }) => id === actor.id);
}
