import { api } from '../../../api/index.ts';
import { plainWebhook } from '../employer-request-bodies.ts';
import { recruiter } from './people.ts';

const made = { webhook: '', delivery: '' };

/** A company's webhooks. In an order in which each finds what it needs. */
export const webhookCalls = {
  createWebhook: async () => {
    const answer = await recruiter.call(api.createWebhook, { body: plainWebhook });
    made.webhook = answer.body.id;
    return answer;
  },
  listWebhooks: () => recruiter.call(api.listWebhooks, {}),
  updateWebhook: () =>
    recruiter.call(api.updateWebhook, {
      params: { id: made.webhook },
      body: { version: 1, value: { ...plainWebhook, description: 'Payroll' } },
    }),
  rotateWebhookSecret: () => recruiter.call(api.rotateWebhookSecret, { params: { id: made.webhook } }),
  revealWebhookSecret: () => recruiter.call(api.revealWebhookSecret, { params: { id: made.webhook } }),
  testWebhook: async () => {
    const answer = await recruiter.call(api.testWebhook, { params: { id: made.webhook } });
    made.delivery = answer.body.id;
    return answer;
  },
  listWebhookDeliveries: () => recruiter.call(api.listWebhookDeliveries, { params: { id: made.webhook } }),
  resendWebhookDelivery: () => recruiter.call(api.resendWebhookDelivery, { params: { id: made.delivery } }),
};
