import { z } from 'zod';

/** One change of a job, or a step of its approval: who made it, when, and every field with what it is called and says before and after, in the reader's words. */
export const jobChange = z
  .object({
    at: z.string(),
    actor: z.string(),
    what: z.enum(['created', 'updated', 'approval_asked', 'approved', 'changes_asked']),
    /** What an approver said. */
    comment: z.string(),
    changes: z.array(
      z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() }),
    ),
  })
  .meta({ id: 'JobChange' });
export type JobChange = z.infer<typeof jobChange>;
