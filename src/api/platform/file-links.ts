import { z } from 'zod';
import { instant } from './fields.ts';

/** A link to a file for one person, relative to the origin, and until when it works. */
export const fileLink = z.object({ url: z.string(), expires_at: instant });

/** What a link to a file carries in its query. */
export const signedQuery = z.object({
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
});
