import { z } from 'zod';
import { date, text } from '../platform/fields.ts';
import { said } from '../platform/said.ts';

/** Somebody to whom I spoke about a job, as only I see it. */
export const trackedContact = z
  .strictObject({
    name: text(200, said('inputs.contactName')),
    /** What they do, such as recruiter. */
    role: text(200),
    email: z.literal('').or(z.email(said('inputs.emailLike')).max(254)),
    phone: text(60),
  })
  .meta({ id: 'TrackedContact' });
export type TrackedContact = z.infer<typeof trackedContact>;

/** How many contacts one application has at most. */
export const maxContacts = 10;

/** What I plan for a job and whom I know there. */
export const trackingFields = {
  /** What I do next. */
  next_step: text(300),
  /** The day of the next step, in my time zone: I am reminded by mail, and it is in my calendar feed. */
  remind_on: date.nullable(),
  contacts: z.array(trackedContact).max(maxContacts),
};
