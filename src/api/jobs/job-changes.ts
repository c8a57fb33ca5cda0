import { z } from 'zod';

/** One change of a job: who made it, when, and every field with its words before and after. */
export const jobChange = z
  .object({
    at: z.string(),
    actor: z.string(),
    what: z.enum(['created', 'updated']),
    changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  })
  .meta({ id: 'JobChange' });
export type JobChange = z.infer<typeof jobChange>;
