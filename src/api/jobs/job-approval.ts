import { z } from 'zod';

/** Where the approval of a job stands that is not published: not asked for, waiting, sent back with a comment, or given. */
export const approvalStates = ['needed', 'waiting', 'changes_asked', 'approved'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** The approval that a job needs before it is published; the names are those of colleagues, empty for nobody. */
export const jobApproval = z
  .object({
    state: z.enum(approvalStates),
    asked_by: z.string(),
    asked_at: z.string().nullable(),
    decided_by: z.string(),
    decided_at: z.string().nullable(),
    /** What the approver said. */
    comment: z.string(),
    /** Whom it waits for: any of them decides. */
    approvers: z.array(z.string()),
    /** True when I may decide now. */
    may_decide: z.boolean(),
  })
  .meta({ id: 'JobApproval' });
export type JobApproval = z.infer<typeof jobApproval>;
