import { z } from 'zod';
import { id } from '../platform/fields.ts';

/** Two records that may be one person's, and why. */
export const talentDuplicate = z
  .object({
    why: z.enum(['email', 'phone', 'name']),
    people: z.array(
      z.object({ id, name: z.string(), email: z.string(), location: z.string(), in_pool: z.boolean() }),
    ),
  })
  .meta({ id: 'TalentDuplicate' });
export type TalentDuplicate = z.infer<typeof talentDuplicate>;
