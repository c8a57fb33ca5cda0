import type { ApprovalState } from '../../../api/jobs/job-approval.ts';
import type { JobInput } from '../../../api/jobs/jobs.ts';

type Status = JobInput['status'];

/** What of a job decides whether it was published before. */
export type Unpublished = { status: Status; published_at: string | null; is_sample: boolean };

/** The approval that was asked for, as far as it decides about a change, which may be one of what it is about. */
export type Asked = { state: Exclude<ApprovalState, 'needed'>; isEdited: boolean };

/** What becomes of a change of a job where approval is required: its status, and whether approval is asked for. */
export type Verdict = { status: Status; asks: boolean };

/** True for a job whose way to the public goes by an approval: it is a draft or closed, or was never open. */
export function needsApproval(job: Unpublished): boolean {
  return !job.is_sample && (['draft', 'closed'].includes(job.status) || job.published_at === null);
}

/** True where the approval of such a job is of interest: not of one that was closed, while nobody asks to open it again. */
export function showsApproval(job: Unpublished, state: ApprovalState): boolean {
  const isOver = job.status === 'closed' && job.published_at !== null;
  return needsApproval(job) && (!isOver || state === 'waiting' || state === 'changes_asked');
}

/**
 * What becomes of a change of a job that `needsApproval`, null for a new one. What is not approved as it is now stays where it was, a
 * new job as a draft, and waits. An edit of what waits, or of an approved draft, asks again; what was sent back is asked for again by whoever
 * opens it, but by a program only with other words.
 */
export function reviewChange(
  before: Unpublished | null,
  asked: Asked | null,
  value: Pick<JobInput, 'status'>,
  byProgram: boolean,
): Verdict {
  const isShown = value.status === 'open' || value.status === 'paused';
  const opens = isShown && (before === null || before.status !== value.status || before.status === 'draft');
  const isEdited = asked?.isEdited === true;
  if (opens && asked?.state === 'approved' && !isEdited) return { status: value.status, asks: false };
  const status = opens ? (before?.status ?? 'draft') : value.status;
  if (asked === null) return { status, asks: opens };
  if (asked.state === 'changes_asked') return { status, asks: opens && (isEdited || !byProgram) };
  return { status, asks: isEdited && (opens || asked.state === 'waiting' || before?.status === 'draft') };
}

/** True when somebody may decide: an approver, about what another asked for, or about their own where there is no other. */
export function mayDecide(askedBy: string | null, personId: string, approvers: readonly string[]): boolean {
  return approvers.includes(personId) && (askedBy !== personId || approvers.length === 1);
}
