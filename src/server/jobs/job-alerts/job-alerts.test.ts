import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { SavedSearch } from '../../../api/jobs/job-search.ts';
import type { Person } from '../../platform/http/person.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { plainJob, postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { stopToken } from './alert-links.ts';
import { sendJobAlertsTask } from './tasks.ts';
import { dayMs, minuteMs } from '../../../api/platform/durations.ts';
let clock = Date.now();
let world: World;
let server: MailServer;
let recruiter: Person;
beforeAll(async () => {
  server = await startMailServer();
  world = await openWorld({
    now: () => new Date(clock),
    env: { SMTP_URL: server.url, MAIL_FROM: 'Tenon <jobs@tenon.example>' },
  });
  recruiter = await world.recruiter('jo@hiring.example');
});
afterAll(async () => {
  await world.close();
  await server.close();
});

async function follow(q: string, cadence: SavedSearch['cadence']): Promise<{ person: Person; id: string }> {
  const person = await world.candidate(`${q}-${cadence}@alerts.example`);
  const saved = await person.call(api.saveSearch, { body: { name: q, query: { q }, cadence } });
  // The database's clock dated it; the test's clock is the one that counts.
  await world.rows('update saved_searches set last_sent_at = $2 where id = $1', [
    saved.body.id,
    new Date(clock),
  ]);
  return { person, id: saved.body.id };
}

async function publish(title: string, change: Parameters<typeof postJob>[1] = {}): Promise<string> {
  const job = await postJob(recruiter, { title, ...change });
  await world.rows('update job_posting set created_at = $2 where id = $1', [job.id, new Date(clock)]);
  return job.id;
}

async function mailsTo(address: string): Promise<string[]> {
  await sendJobAlertsTask.run({}, world.services);
  await world.settle();
  return server.received
    .filter(({ recipients, source }) => recipients.includes(address) && source.includes('One-Click'))
    .map(({ source }) => source.replaceAll('=\r\n', ''));
}

async function signedIn(email: string): Promise<void> {
  await recruiter.signIn(email);
}

test('a daily search mails what is new, once, and nothing when nothing is', async () => {
  await signedIn('jo@hiring.example');
  await publish('Falconer before the search');
  clock += minuteMs;
  await follow('falconer', 'daily');
  clock += 10 * minuteMs;
  const fresh = await publish('Falconer of the north');
  expect(await mailsTo('falconer-daily@alerts.example')).toEqual([]);
  clock += dayMs;
  const [mail] = await mailsTo('falconer-daily@alerts.example');
  expect(mail).toContain('1 new job: falconer');
  expect(mail).toContain(fresh);
  expect(mail).not.toContain('before the search');
  expect(mail).toMatch(/^List-Unsubscribe:\s+<http:\/\/localhost:3000\/api\/job-alerts\/stop\?token=/m);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(await mailsTo('falconer-daily@alerts.example')).toHaveLength(1);
  clock += dayMs;
  expect(await mailsTo('falconer-daily@alerts.example')).toHaveLength(1);
});

test('two runs at once tell nothing twice', async () => {
  await signedIn('jo@hiring.example');
  await follow('cooper', 'daily');
  clock += minuteMs;
  await publish('Cooper');
  clock += dayMs;
  await Promise.all([sendJobAlertsTask.run({}, world.services), sendJobAlertsTask.run({}, world.services)]);
  expect(await mailsTo('cooper-daily@alerts.example')).toHaveLength(1);
});

test('a weekly search waits seven days; a draft that opens later is new when it opens', async () => {
  await signedIn('jo@hiring.example');
  const draft = await postJob(recruiter, { title: 'Thatcher', status: 'draft' });
  clock += minuteMs;
  await follow('thatcher', 'weekly');
  clock += dayMs;
  await signedIn('jo@hiring.example');
  const { body } = await recruiter.call(api.getJob, { params: { id: draft.id } });
  await recruiter.call(api.updateJob, {
    params: { id: draft.id },
    body: { version: body.version, value: { ...plainJob, title: 'Thatcher', status: 'open' } },
  });
  clock += 2 * dayMs;
  expect(await mailsTo('thatcher-weekly@alerts.example')).toEqual([]);
  clock += 5 * dayMs;
  expect(await mailsTo('thatcher-weekly@alerts.example')).toHaveLength(1);
});

test('a search without mails, and jobs that are hidden, mail nothing', async () => {
  await signedIn('jo@hiring.example');
  await follow('wheelwright', 'none');
  const { person } = await follow('wheelwright', 'daily');
  clock += minuteMs;
  const job = await publish('Wheelwright');
  await person.call(api.hideJob, { params: { id: job } });
  clock += dayMs;
  expect(await mailsTo('wheelwright-none@alerts.example')).toEqual([]);
  expect(await mailsTo('wheelwright-daily@alerts.example')).toEqual([]);
});

test('one POST of a mail program stops one search; a token for another is refused', async () => {
  const { person, id } = await follow('tanner', 'daily');
  const { links } = world.services.config.secrets;
  const stop = (token: string) =>
    world.visitor().send('POST', `/api/job-alerts/stop?token=${token}`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await stop(stopToken('another secret', id))).status).toBe(403);
  expect((await stop(`${id}.`)).status).toBe(403);
  expect((await stop(stopToken(links, id))).status).toBe(200);
  expect((await stop(stopToken(links, id))).status).toBe(200);
  const { items } = (await person.call(api.listSavedSearches, {})).body;
  expect(items).toMatchObject([{ id, cadence: 'none' }]);
});
