import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob } from '../../testing/hiring.ts';
import {
  fetchWithTimeout,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { announceJobs } from './commands.ts';

let world: World;
let receiver: WebhookReceiver;
let owner: Person;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  world = await openWorld({ safeFetch: fetchWithTimeout([receiver.host], {}, 2000, []) });
  owner = await world.recruiter();
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});

async function tried() {
  const body = { url: receiver.url, event_types: ['job.published' as const] };
  const { id } = (await owner.call(api.createWebhook, { body })).body;
  await owner.call(api.testWebhook, { params: { id } });
  await world.settle();
  const { items } = (await owner.call(api.listWebhookDeliveries, { params: { id } })).body;
  await owner.call(api.deleteWebhook, { params: { id } });
  return items[0];
}

test.each([
  [300, 'It redirected to another address, which we don’t follow.'],
  [302, 'It redirected to another address, which we don’t follow.'],
  [399, 'It redirected to another address, which we don’t follow.'],
  [400, 'It answered 400.'],
  [500, 'It answered 500.'],
])('what went wrong is said in words: %s', async (status, problem) => {
  receiver.answers((_request, response) => response.writeHead(status).end());
  expect(await tried()).toMatchObject({ response_status: status, problem });
});

test('what gave no answer is said to have given none', async () => {
  receiver.answers((request) => request.socket.destroy());
  expect(await tried()).toMatchObject({ response_status: null, problem: 'No valid answer.' });
});

test('a job that stays open is not announced, nor one that is paused, nor a sample', async () => {
  const body = { url: receiver.url, event_types: ['job.published' as const, 'job.closed' as const] };
  const { id } = (await owner.call(api.createWebhook, { body })).body;
  const job = await postJob(owner, { status: 'draft' });
  const companyId = owner.user?.company?.id ?? '';
  for (const to of ['open', 'paused'])
    await announceJobs(world.services, companyId, [job.id], { from: to, to });
  await announceJobs(world.services, companyId, [job.id], { from: 'draft', to: 'paused' });
  const [sample] = (await owner.call(api.createSampleJobs, {})).body.items;
  await announceJobs(world.services, companyId, [sample?.id ?? ''], { from: 'draft', to: 'open' });
  const announced = () => world.rows('select 1 from webhook_deliveries where endpoint_id = $1', [id]);
  expect(await announced()).toEqual([]);
  await announceJobs(world.services, companyId, [job.id], { from: 'draft', to: 'open' });
  expect(await announced()).toHaveLength(1);
});
