import { z } from 'zod';
import { stages } from '../hiring/applications.ts';
import { id, instant } from '../platform/fields.ts';
import { type WebhookEvent, webhookTest } from './webhooks.ts';

const job = z.strictObject({
  job_id: id,
  title: z.string(),
  status: z.string(),
  previous_status: z.string().nullable(),
});
const approval = z.strictObject({ job_id: id, title: z.string() });
const application = z.strictObject({ application_id: id, job_id: id });
const stage = z.enum(stages);
const moved = application.extend({ stage, stage_name: z.string().optional(), previous_stage: stage });
const interview = application.extend({
  interview_id: id,
  kind: z.string(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
});
const offer = application.extend({ offer_id: id });

const data = {
  'job.published': job,
  'job.closed': job,
  'job.approval_requested': approval,
  'job.approved': approval,
  'job.changes_requested': approval,
  'application.submitted': application.extend({ stage }),
  'application.stage_changed': moved,
  'application.rejected': moved,
  'application.hired': moved,
  'application.withdrawn': application.extend({ previous_stage: stage }),
  'interview.scheduled': interview,
  'interview.cancelled': interview,
  'offer.sent': offer,
  'offer.accepted': offer,
  'offer.declined': offer,
  [webhookTest]: z.strictObject({ webhook_id: id }),
} satisfies Record<WebhookEvent | typeof webhookTest, z.ZodObject>;

/** The type of every message that an endpoint may get. */
export type WebhookMessage = keyof typeof data;

/** What `data` holds in a message of each type: records by their id and nothing personal. */
export const webhookData: Readonly<Record<WebhookMessage, z.ZodObject>> = data;

/** The whole body of a message of one type. */
export function webhookPayload(type: WebhookMessage) {
  return z.strictObject({ type: z.literal(type), timestamp: instant, data: webhookData[type] });
}
