import { randomUUID } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { api } from '../../../api/index.ts';
import type { LiveEvent } from '../../../api/platform/live.ts';
import { message } from '../../../messages/message.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf, moveTo, rowOf } from '../../testing/applicants.ts';
import { csvOf } from '../../testing/ats-jobs.ts';
import {
  fetchWithTimeout,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts';
import { openWorld, type World } from '../../testing/world.ts';

// Five resumes are read, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let world: World;
let receiver: WebhookReceiver;
let owner: Person;
let colleague: Person;
let token = '';
let jobId = '';
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  world = await openWorld({ safeFetch: fetchWithTimeout([receiver.host], {}, 2000, []) });
  owner = await world.recruiter('owner@ways.example');
  colleague = await colleagueOf(world, owner, 'colleague@ways.example');
  const hook = { url: receiver.url, event_types: ['application.stage_changed' as const] };
  await owner.call(api.createWebhook, { body: hook });
  const wish = { name: 'Program', expires_at: null };
  const scopes = ['applications:read' as const, 'applications:write' as const];
  token = (await owner.call(api.createApiToken, { body: { ...wish, scopes } })).body.token;
  // The jobs of the company come from its applicant tracking system, by file.
  await owner.call(api.saveAtsConnection, { body: { version: 0, provider: 'csv', opens_jobs: true } });
  const csv = csvOf([{ id: '1', title: 'Go Engineer', status: 'open' }]);
  await owner.call(api.uploadAtsFile, { body: { csv } });
  await owner.call(api.startAtsSync, {});
  await world.settle();
  const postings = await owner.call(api.listPostings, { query: { scope: 'team' } });
  jobId = postings.body.items[0]?.id ?? '';
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});

/** Every way in which a company moves an applicant to its interviews. */
const ways: Record<string, (id: string, email: string) => Promise<unknown>> = {
  'on a page': (id) => moveTo(owner, id, 1, 'interview'),
  'among many': (id) =>
    owner.call(api.createBulkAction, {
      body: { wish: { do: 'move', stage: 'interview' }, target: { ids: [id] } },
    }),
  'by a program with a token': (id) =>
    world.visitor().call(api.moveApplicant, {
      params: { id },
      body: { version: 1, stage: 'interview' },
      headers: { authorization: `Bearer ${token}` },
    }),
  'by an assistant over MCP': (id) => moveByAssistant(id),
  'by the applicant tracking system': (_id, email) => moveByFile(email),
};

test.each(Object.entries(ways))('a move made %s has the same effects', async (way, move) => {
  const { id, candidate } = await applicant(world, owner, { jobId });
  await rowOf(owner, id);
  await world.settle();
  const [before] = await world.rows<{ now: Date }>('select clock_timestamp() as now');

  const heard = await listenTo([candidate, owner, colleague], async () => {
    await move(id, candidate.user?.email ?? '');
    await world.settle();
  });

  const isAts = way.includes('system');
  const since = [id, before?.now];
  const events = await world.rows(
    'select action, actor_id, company_id, subject_id, data from events where object_id = $1 and at > $2',
    since,
  );
  const moved = { from: 'new', to: 'interview', from_name: 'New', to_name: 'Interview' };
  expect(events).toEqual([
    {
      action: 'application.moved',
      actor_id: isAts ? null : owner.id,
      company_id: owner.user?.company?.id,
      subject_id: candidate.id,
      data: { ...moved, before: expect.objectContaining({ stage: 'new' }), ...(isAts ? { by: 'ats' } : {}) },
    },
  ]);
  const sent = await world.rows<{ payload: string }>(
    'select payload from webhook_deliveries where application_id = $1 and created_at > $2',
    since,
  );
  const changed = { stage: 'interview', stage_name: 'Interview', previous_stage: 'new' };
  expect(sent.map(({ payload }) => JSON.parse(payload))).toEqual([
    {
      type: 'application.stage_changed',
      timestamp: expect.any(String),
      data: { application_id: id, job_id: jobId, ...changed },
    },
  ]);
  const notices = await world.rows(
    `select user_id, kind, title, path, mail, mailed_at is not null as mailed
       from notifications where path like '%' || $1 and created_at > $2`,
    since,
  );
  expect(notices).toEqual([
    {
      user_id: candidate.id,
      kind: 'application_moved',
      title: message('notices.applicationMoved', { job: 'Go Engineer', stage: 'interview' }),
      path: `/applications/${id}`,
      mail: 'at_once',
      mailed: true,
    },
  ]);
  const news = { type: 'applications', job_id: jobId };
  expect(heard).toEqual([[news, { type: 'notifications' }], [news], [news]]);
  expect((await rowOf(owner, id)).stage).toBe('interview');
});

/** What the open pages of people are told of applications and notifications meanwhile. */
async function listenTo(people: Person[], act: () => Promise<void>): Promise<LiveEvent[][]> {
  const { live } = world.services;
  const end: LiveEvent = { type: 'bulk_action', id: randomUUID() };
  const heard = people.map(({ id }) => {
    const events: LiveEvent[] = [];
    const ended = new Promise<LiveEvent[]>((resolve) => {
      const stop = live.follow(id, (event) => {
        if (event.type === 'applications' || event.type === 'notifications') events.push(event);
        if (event.type !== 'bulk_action' || event.id !== end.id) return;
        stop();
        resolve(events);
      });
    });
    return ended;
  });
  await act();
  // Events arrive in the order in which they were told.
  for (const { id } of people) await live.publish(id, end);
  return Promise.all(heard);
}

async function moveByAssistant(id: string): Promise<void> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), {
    fetch: async (url, init) => world.app.request(String(url), init),
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport);
  const wish = { application_id: id, stage: 'interview' };
  const asked = await client.callTool({ name: 'move_applicant', arguments: wish });
  const { confirmation } = z.object({ confirmation: z.string() }).parse(asked.structuredContent);
  await client.callTool({ name: 'move_applicant', arguments: { ...wish, confirmation } });
  await client.close();
}

async function moveByFile(email: string): Promise<void> {
  const file = await (await owner.send('GET', '/api/ats/applications-file')).text();
  const [head, ...rows] = file.trim().split('\n');
  const row = rows.find((one) => one.includes(email)) ?? '';
  const edited = [head, row.replace(',New,New,', ',Interview,New,')].join('\n');
  await owner.call(api.applyAtsStages, { body: new Blob([edited]) });
}
