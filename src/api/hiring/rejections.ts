import { z } from 'zod';
import { id, text } from '../platform/fields.ts';
import { said } from '../platform/said.ts';

/** Why an employer rejects an application; one of them has to be given, by a person. */
export const rejectReasons = {
  skills: said('applications.reasonSkills'),
  other_stronger: said('applications.reasonOthers'),
  place: said('applications.reasonPlace'),
  pay: said('applications.reasonPay'),
  role_filled: said('applications.reasonFilled'),
  no_answer: said('applications.reasonSilent'),
  stepped_back: said('applications.reasonSteppedBack'),
  duplicate: said('applications.reasonDuplicate'),
  other: said('applications.reasonOther'),
} as const;
/** The name of a reason to reject. */
export type RejectReason = keyof typeof rejectReasons;
/** Their names. */
export const rejectReasonNames = Object.keys(rejectReasons) as [RejectReason, ...RejectReason[]];

/** Which rejected applicants: those of a standard reason, or of one of the company's own by its id. */
export const chosenReason = z.union([z.enum(rejectReasonNames), id]);

/** Rejecting: the reason is required, the note is for colleagues, and the candidate is told a day later unless `tell` is false. */
export const rejection = z.strictObject({
  reason: z.enum(rejectReasonNames),
  /** One of my company's own reasons, for its team alone; `reason` is then the nearest standard one, `other` without a note too. */
  own_reason: id.optional(),
  note: text(2000).default(''),
  tell: z.boolean().default(true),
});
export type Rejection = z.infer<typeof rejection>;
