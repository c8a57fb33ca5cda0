import { inEnglish } from './reader.ts';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import {
  type WebhookMessage,
  webhookData,
  webhookPayload,
} from '../../../api/integrations/webhook-payloads.ts';
import { webhookEvents, webhookTest } from '../../../api/integrations/webhooks.ts';

/** Puts what a company's endpoints get into the `webhooks` section of the OpenAPI document. */
export function registerWebhooks(app: OpenAPIHono): void {
  for (const type of Object.keys(webhookData) as WebhookMessage[]) {
    app.openAPIRegistry.registerWebhook({
      method: 'post',
      path: type,
      operationId: `on-${type}`,
      security: [],
      summary: type === webhookTest ? 'Someone tested the endpoint' : inEnglish(webhookEvents[type]),
      request: {
        headers: signed,
        body: { required: true, content: { 'application/json': { schema: webhookPayload(type) } } },
      },
      responses: {
        '2XX': { description: 'Delivered.' },
        410: { description: 'Nothing more is sent until an owner turns the endpoint on again.' },
        default: { description: 'It is sent again later: nine times over three days.' },
      },
    });
  }
}

const signed = z.object({
  'webhook-id': z.uuid().describe('The same for every attempt. One you have seen before is a repeat.'),
  'webhook-timestamp': z.string().describe('Time of this attempt, in seconds since 1970.'),
  'webhook-signature': z
    .string()
    .describe(
      'One or two `v1,` signatures of `id.timestamp.body` (HMAC-SHA256, base64), separated by a space.',
    ),
});
