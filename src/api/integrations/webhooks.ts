import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, pageQuery, text, version, webAddress } from '../platform/fields.ts';
import { employerRoles } from '../identity/roles.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** Every type of event that a company's programs can be told of, and when it is sent. */
export const webhookEvents = {
  'job.published': messageText('webhooks.jobPublished'),
  'job.closed': messageText('webhooks.jobClosed'),
  'job.approval_requested': messageText('webhooks.jobApprovalRequested'),
  'job.approved': messageText('webhooks.jobApproved'),
  'job.changes_requested': messageText('webhooks.jobChangesRequested'),
  'application.submitted': messageText('webhooks.applicationSubmitted'),
  'application.stage_changed': messageText('webhooks.applicationStageChanged'),
  'application.rejected': messageText('webhooks.applicationRejected'),
  'application.hired': messageText('webhooks.applicationHired'),
  'application.withdrawn': messageText('webhooks.applicationWithdrawn'),
  'interview.scheduled': messageText('webhooks.interviewScheduled'),
  'interview.cancelled': messageText('webhooks.interviewCancelled'),
  'offer.sent': messageText('webhooks.offerSent'),
  'offer.accepted': messageText('webhooks.offerAccepted'),
  'offer.declined': messageText('webhooks.offerDeclined'),
} as const;

/** The type of an event that can be chosen. */
export type WebhookEvent = keyof typeof webhookEvents;
const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** The event that only the test button sends. */
export const webhookTest = 'webhook.test';

/** How many endpoints a company may have. */
export const webhooksPerCompany = 20;
/** How long the secret before the newest one still signs, in hours. */
export const oldSecretHours = 24;
/** How many days deliveries are kept. */
export const deliveryDays = 30;

/** What an owner says of an endpoint. */
export const webhookInput = z.strictObject({
  url: webAddress,
  description: text(120).default(''),
  event_types: z
    .array(z.enum(webhookEventNames))
    .min(1, messageText('inputs.chooseOne'))
    .max(webhookEventNames.length)
    .transform((chosen) => [...new Set(chosen)]),
  active: z.boolean().default(true),
});
export type WebhookInput = z.output<typeof webhookInput>;

/** An address that a company's events are sent to, without its secret. */
export const webhook = z
  .object({
    id,
    url: z.string(),
    description: z.string(),
    event_types: z.array(z.enum(webhookEventNames)),
    active: z.boolean(),
    /** Why it is off: an owner did it, it answered 410, or nothing arrived for three days. Null while it is on. */
    off_because: z.enum(['owner', 'gone', 'failing']).nullable(),
    /** Since when every try failed; null when the last one arrived. */
    failing_since: instant.nullable(),
    /** Until when the secret before this one still signs too; null when there is one secret. */
    old_secret_until: instant.nullable(),
    created_at: instant,
    version,
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

/** One event for one endpoint, and what became of it. `id` is the `webhook-id` that the receiver sees. */
export const webhookDelivery = z
  .object({
    id,
    event_type: z.string(),
    /** Exactly the body that is sent. */
    payload: z.string(),
    status: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.int(),
    created_at: instant,
    last_attempt_at: instant.nullable(),
    /** When it is tried next; null when it is not. */
    next_attempt_at: instant.nullable(),
    response_status: z.int().nullable(),
    /** The first 500 characters of the last answer. */
    response_text: z.string(),
    /** Why the last try failed, in words; empty when it arrived. */
    problem: z.string(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const secret = z.string().describe('Starts with whsec_; the key of the signatures, in base64.');

/** Where a company's own programs are told of what happens, by the Standard Webhooks convention; for its owners. */
export const webhooksApi = {
  listWebhooks: endpoint({
    method: 'GET',
    path: '/api/webhooks',
    access: employerRoles,
    scope: 'webhooks:manage',
    summary: "My company's webhook endpoints, oldest first",
    returns: z.object({ items: z.array(webhook) }),
    errors: ['owner_only'],
  }),
  createWebhook: endpoint({
    method: 'POST',
    path: '/api/webhooks',
    access: employerRoles,
    scope: 'webhooks:manage',
    summary: 'Add a webhook endpoint; its secret is in this answer',
    body: webhookInput,
    returns: webhook.extend({ secret }),
    errors: ['owner_only', 'quota_reached', 'invalid_input'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  updateWebhook: endpoint({
    method: 'PUT',
    path: '/api/webhooks/{id}',
    access: employerRoles,
    scope: 'webhooks:manage',
    summary: 'Change a webhook endpoint, or switch it on or off',
    params: idParams,
    body: z.strictObject({ version, value: webhookInput }),
    returns: webhook,
    errors: ['owner_only', 'not_found', 'stale_version', 'invalid_input'],
  }),
  deleteWebhook: endpoint({
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    access: employerRoles,
    scope: 'webhooks:manage',
    summary: 'Delete a webhook endpoint with its deliveries',
    params: idParams,
    returns: null,
    errors: ['owner_only', 'not_found'],
  }),
  revealWebhookSecret: endpoint({
    method: 'POST',
    path: '/api/webhooks/{id}/secret',
    access: employerRoles,
    summary: 'The secret of a webhook endpoint; written to the audit log',
    params: idParams,
    returns: z.object({ secret }),
    errors: ['owner_only', 'not_found'],
    fresh: true,
  }),
  rotateWebhookSecret: endpoint({
    method: 'POST',
    path: '/api/webhooks/{id}/rotate',
    access: employerRoles,
    scope: 'webhooks:manage',
    summary: 'Create a new secret; the previous one also signs for 24 hours',
    params: idParams,
    returns: webhook.extend({ secret }),
    errors: ['owner_only', 'not_found'],
    limits: [{ per: 'account', points: 30, seconds: hourSeconds }],
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    access: employerRoles,
    scope: 'webhooks:manage',
    summary: 'Send a test event to a webhook endpoint',
    params: idParams,
    returns: webhookDelivery,
    errors: ['owner_only', 'not_found', 'conflict'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  listWebhookDeliveries: endpoint({
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries',
    access: employerRoles,
    scope: 'webhooks:manage',
    summary: 'What was sent to a webhook endpoint in the last 30 days, newest first',
    params: idParams,
    query: z.object({ ...pageQuery, status: webhookDelivery.shape.status.optional() }),
    returns: z.object({ items: z.array(webhookDelivery), next_cursor: z.string().nullable() }),
    errors: ['owner_only', 'not_found', 'invalid_request'],
  }),
  resendWebhookDelivery: endpoint({
    method: 'POST',
    path: '/api/webhook-deliveries/{id}/resend',
    access: employerRoles,
    scope: 'webhooks:manage',
    summary: 'Send one event again, with the same webhook-id',
    params: idParams,
    returns: webhookDelivery,
    errors: ['owner_only', 'not_found', 'conflict'],
    limits: [{ per: 'account', points: 300, seconds: hourSeconds }],
  }),
};
