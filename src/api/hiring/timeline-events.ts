import { z } from 'zod';

/** One thing that happened, in the order it happened: what, by its code and in the reader's words, and who did it. */
export const timelineEvent = z
  .object({ at: z.string(), action: z.string(), text: z.string(), actor: z.string() })
  .meta({ id: 'TimelineEvent' });
