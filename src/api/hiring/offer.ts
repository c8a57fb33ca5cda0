import { z } from 'zod';
import { date, id, instant, text, version } from '../platform/fields.ts';
import { salaryIntervals } from '../jobs/jobs.ts';
import { messageText } from '../platform/message-text.ts';
import { messageFields } from './messages.ts';

/**
 * draft: written, waits for approval; approved: can be sent; sent: waits for the candidate; then accepted, declined, taken back
 * by the employer, expired, or replaced by a revised one.
 */
export const offerStatuses = [
  'draft',
  'approved',
  'sent',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'replaced',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** The most colleagues who approve one offer. */
export const mostOfferApprovers = 8;

/**
 * What can stand in double braces in the text of an offer, and what it becomes. Fields of the company's own stand there too: `job.` or
 * `application.` and the field's name.
 */
export const offerFields = {
  ...messageFields,
  salary: messageText('offers.salaryField'),
  start_date: messageText('offers.firstDayField'),
} as const;

/** Pay in whole units. */
export const salary = z
  .int(messageText('inputs.wholeSalary'))
  .min(1, messageText('inputs.wholeSalary'))
  .max(1_000_000_000, messageText('inputs.tooMuch'));
/** Who approves, in their order, each once. */
export const approvers = z
  .array(id)
  .max(mostOfferApprovers, messageText('inputs.mostApprovers', { count: mostOfferApprovers }))
  .transform((ids) => [...new Set(ids)]);

/** An offer as an employer writes it. The salary is in whole units of the currency for each interval. */
export const offerInput = z.strictObject({
  salary,
  currency: z.string().regex(/^[A-Z]{3}$/, messageText('inputs.currency')),
  interval: z.enum(salaryIntervals),
  start_on: date.nullable(),
  expires_at: instant,
  /** In Markdown; its fields are filled when it is saved. */
  text: text(10_000, messageText('inputs.offerText')),
  /** Who approves it, one after the other; without this, those it has or the company's. */
  approvers: approvers.optional(),
});
export type OfferInput = z.input<typeof offerInput>;

const shown = {
  id,
  application_id: id,
  status: z.enum(offerStatuses),
  salary: z.int(),
  currency: z.string(),
  interval: z.enum(salaryIntervals),
  start_on: date.nullable(),
  expires_at: instant,
  text: z.string(),
  /** The file beside the text; null without one. */
  file: z.object({ name: z.string(), size: z.int(), type: z.string() }).nullable(),
  sent_at: instant.nullable(),
  ended_at: instant.nullable(),
  /** The name that the candidate typed to accept it; empty before, and of offers accepted before names were typed. */
  signature: z.string(),
  /** When the candidate last asked to discuss it, and the pay that they named. */
  discussed_at: instant.nullable(),
  counter_salary: z.int().nullable(),
  /** The name that somebody of the company typed after that; empty before. */
  countersignature: z.string(),
  countersigned_at: instant.nullable(),
  /** Why it was declined or withdrawn. */
  reason: z.string(),
  version,
};

/** An offer to me. */
export const myOffer = z.object(shown).meta({ id: 'MyOffer' });
export type MyOffer = z.infer<typeof myOffer>;

/** An offer to an applicant, who wrote and who approved it, and whether I may approve or countersign it. */
export const offer = z
  .object({
    ...shown,
    /** The text as it was written, with its fields. */
    source: z.string(),
    /** The fields in the text that have no value, or do not exist: until there are none it cannot be sent. */
    unfilled: z.array(z.string()),
    /** Who approves it, one after the other; where there is nobody, an owner or admin. */
    approvals: z.array(z.object({ id, name: z.string(), approved_at: instant.nullable() })),
    /** Why an approver sent it back; null unless it waits to be changed. */
    returned: z.object({ by: z.string(), reason: z.string(), at: instant }).nullable(),
    author: z.string(),
    approver: z.string(),
    can_approve: z.boolean(),
    can_countersign: z.boolean(),
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof offer>;
