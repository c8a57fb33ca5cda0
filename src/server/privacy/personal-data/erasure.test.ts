import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import type { LiveEvent } from '../../../api/platform/live.ts';
import { joinCompany } from '../../operations/demo/queries.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant } from '../../testing/applicants.ts';
import { plainJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { eraseAccount, eraseAgain } from './erase-commands.ts';
import { erasedMark, erasureList, listErasure } from './erasure-list.ts';
import { eraseDataTask, exportDataTask } from './tasks.ts';

let clock = Date.now();
let world: World;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(clock) });
});
afterAll(() => world.close());

/** Has somebody delete their account, and a week pass. */
async function leave(person: Person): Promise<void> {
  await person.call(api.deleteAccount, {});
  clock += 8 * dayMs;
}

/** What the open pages of a person are told of their copy of the data meanwhile. */
async function heard(person: Person, act: () => Promise<unknown>): Promise<LiveEvent[]> {
  const events: LiveEvent[] = [];
  const ended = Promise.withResolvers<void>();
  const stop = world.services.live.follow(person.id, (event) => {
    if (event.type === 'data_export') events.push(event);
    if (event.type === 'ats') ended.resolve();
  });
  await act();
  // Events arrive in the order in which they were told.
  await world.services.live.publish(person.id, { type: 'ats' });
  await ended.promise;
  stop();
  return events;
}

test('a copy tells how far it has come, and is there when it is whole, not before', async () => {
  const person = await world.candidate();
  const none = { state: 'none', done: 0, total: 0, size: null, expires_at: null };
  expect((await person.call(api.getDataExport, {})).body).toEqual(none);
  const file = async () => (await person.send('GET', '/api/data-export/file')).status;
  const events = await heard(person, async () => {
    const { body } = await person.call(api.startDataExport, {});
    expect(body).toMatchObject({ state: 'waiting', expires_at: null });
    expect(await file()).toBe(404);
    await world.settle();
  });
  const { done, total, expires_at } = (await person.call(api.getDataExport, {})).body;
  expect(expires_at).toBe(new Date(clock + dayMs).toISOString());
  const answer = await person.send('GET', '/api/data-export/file');
  const today = new Date(clock).toISOString().slice(0, 10);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="tenon-data-${today}.zip"`,
  ]);
  expect(events.length).toBeGreaterThan(total);
  expect(events[0]).toMatchObject({ type: 'data_export', total });
  expect(events.at(-1)).toEqual({ type: 'data_export', done: 1, total: 1 });
  expect(done).toBe(total);
});

test('a copy is not handed out while its file is being put in its place', async () => {
  const person = await world.candidate();
  await person.call(api.startDataExport, {});
  const { files } = world.services;
  const answers: number[] = [];
  const take: typeof files.take = async (...given) => {
    const taken = await files.take(...given);
    const keep = async (path: string) => {
      await taken.keep(path);
      answers.push((await person.send('GET', '/api/data-export/file')).status);
    };
    return { ...taken, keep };
  };
  await exportDataTask.run({ userId: person.id }, { ...world.services, files: { ...files, take } });
  expect(answers).toEqual([404]);
  expect((await person.send('GET', '/api/data-export/file')).status).toBe(200);
});

test('a copy that cannot be made says so', async () => {
  const person = await world.candidate();
  await person.call(api.startDataExport, {});
  const meanwhile: unknown[] = [];
  const take = async () => {
    meanwhile.push((await person.call(api.getDataExport, {})).body.state);
    throw new Error('The disk is full.');
  };
  const files = { ...world.services.files, take };
  const run = () => exportDataTask.run({ userId: person.id }, { ...world.services, files });
  const events = await heard(person, () => expect(run()).rejects.toThrow('The disk is full.'));
  expect(events).toContainEqual({ type: 'data_export', done: 0, total: 0 });
  expect(meanwhile).toEqual(['working']);
  expect((await person.call(api.getDataExport, {})).body.state).toBe('failed');
});

const exportsOf = async ({ id }: Person) => {
  const kept: string[] = [];
  for await (const { key } of world.services.files.list()) if (key.startsWith(`${id}/`)) kept.push(key);
  return kept;
};

test('a copy is made once, and another takes its place', async () => {
  const person = await world.candidate();
  // Whoever got no answer asks again.
  for (let asked = 0; asked < 2; asked++) await person.call(api.startDataExport, {});
  const noted = "select 1 from events where subject_id = $1 and action = 'account.data_exported'";
  expect(await world.rows(noted, [person.id])).toHaveLength(1);
  await world.settle();
  const [first] = await exportsOf(person);
  await exportDataTask.run({ userId: person.id }, world.services);
  await exportDataTask.run({ userId: (await world.candidate()).id }, world.services);
  expect(await exportsOf(person)).toEqual([first]);
  await person.call(api.startDataExport, {});
  expect(await exportsOf(person)).toEqual([]);
  await world.settle();
  expect(await exportsOf(person)).toEqual([expect.not.stringMatching(first ?? '')]);
});

test.each(['before its file is kept', 'while its file is kept'])(
  'a copy gives way to another that is asked for %s: no file of it stays',
  async (moment) => {
    const person = await world.candidate();
    const ask = () => person.call(api.startDataExport, {});
    await ask();
    const { files } = world.services;
    const dropped: string[] = [];
    const take: typeof files.take = async (...given) => {
      const taken = await files.take(...given);
      if (moment.startsWith('before')) await ask();
      return {
        ...taken,
        keep: async (path) => {
          if (moment.startsWith('while')) await ask();
          await taken.keep(path);
        },
        drop: async () => {
          dropped.push('dropped');
          await taken.drop();
        },
      };
    };
    await exportDataTask.run({ userId: person.id }, { ...world.services, files: { ...files, take } });
    expect(await exportsOf(person)).toEqual([]);
    expect(dropped).toEqual(moment.startsWith('before') ? ['dropped'] : []);
    expect((await person.call(api.getDataExport, {})).body.state).toBe('waiting');
  },
);

test('what somebody does with their data is noted with them', async () => {
  const person = await world.candidate('noted@words.example');
  await person.call(api.startDataExport, {});
  const deleted = await person.call(api.deleteAccount, {});
  expect(deleted.headers.get('clear-site-data')).toBe('"cache"');
  await person.signIn('noted@words.example');
  const noted = await world.rows<{ action: string }>(
    `select action from events where subject_id = $1 and actor_id = $1 and action = any($2) order by at, id`,
    [person.id, ['account.data_exported', 'account.deletion_requested', 'account.kept']],
  );
  expect(noted.map(({ action }) => action)).toEqual([
    'account.data_exported',
    'account.deletion_requested',
    'account.kept',
  ]);
});

test('nobody is erased before their time, nor who came back while others were', async () => {
  const [early, back] = [await world.candidate(), await world.candidate()];
  await early.call(api.deleteAccount, {});
  for (const { id } of [early, back]) await eraseAccount(world.services, id);
  expect(await world.rows('select 1 from users where id = any($1)', [[early.id, back.id]])).toHaveLength(2);
  await early.signIn(early.user?.email ?? '');
});

test('who is still here though their account was erased once goes again', async () => {
  const person = await world.candidate();
  const marks = [erasedMark(person.id), erasedMark('somebody else')];
  expect(await eraseAgain(world.services, marks)).toBe(1);
  expect(await world.rows('select 1 from users where id = $1', [person.id])).toEqual([]);
  expect(await eraseAgain(world.services, marks)).toBe(0);
});

test('whoever is on the list of erased accounts and came back with a restored database goes within the hour', async () => {
  const [gone, stays] = [await world.candidate(), await world.candidate()];
  await listErasure(world.services.config.dataDir, gone.id, new Date(clock));
  await eraseDataTask.run({}, world.services);
  const left = await world.rows('select id from users where id = any($1)', [[gone.id, stays.id]]);
  expect(left).toEqual([{ id: stays.id }]);
});

test('whoever is erased is told at their address, and stands in the list that restored backups are held against', async () => {
  const person = await world.candidate('last@words.example');
  await uploadResume(person, ['Go']);
  await world.settle();
  await leave(person);
  const told: string[] = [];
  const stop = world.services.live.follow(person.id, ({ type }) => void told.push(type));
  const sent: { to: string; subject: string }[] = [];
  const mail = {
    ...world.services.mail,
    deliver: async (one: { to: string; subject: string }) => {
      sent.push(one);
      return { outcome: 'sent' as const };
    },
  };
  await eraseDataTask.run({}, { ...world.services, mail });
  expect(sent).toMatchObject([{ to: 'last@words.example', subject: expect.stringMatching(/account/i) }]);
  await expect.poll(() => told).toContain('account');
  stop();
  const kept = await world.rows('select counts from account_erasures where erased_at = $1', [
    new Date(clock),
  ]);
  expect(kept).toEqual([{ counts: { files: 1, keptApplications: 0 } }]);
  const list = readFileSync(erasureList(world.services.config.dataDir), 'utf8');
  expect(list).toContain(`${erasedMark(person.id)} ${new Date(clock).toISOString()}\n`);
});

test('an account is erased also where its last mail is not taken', async () => {
  const person = await world.candidate('refused@words.example');
  await leave(person);
  const warned: unknown[] = [];
  const mail = { ...world.services.mail, deliver: () => Promise.reject(new Error('no such box')) };
  const log = Object.assign(Object.create(world.services.log), {
    warn: (_what: unknown, text: string) => void warned.push(text),
  });
  await eraseDataTask.run({}, { ...world.services, mail, log });
  expect(warned).toEqual(['the last mail of an erased account was not taken']);
  expect(await world.rows("select 1 from users where email = 'refused@words.example'")).toEqual([]);
});

test('what somebody told of themselves for equal opportunity goes with them', async () => {
  const recruiter = await world.recruiter();
  const { id, candidate } = await applicant(world, recruiter);
  await world.rows(
    'insert into self_identifications (application_id, company_id, answered_at) values ($1, $2, now())',
    [id, recruiter.user?.company?.id],
  );
  await leave(candidate);
  await eraseDataTask.run({}, world.services);
  expect(await world.rows('select 1 from self_identifications where application_id = $1', [id])).toEqual([]);
});

test('referral links of a company work while it has someone, and no longer', async () => {
  const [owner, mate] = [await world.recruiter(), await world.recruiter()];
  await joinCompany(world.services.database, mate.id, owner.user?.company?.id ?? '');
  const value = {
    name: 'Harbour Search',
    kind: 'agency' as const,
    fee_terms: '',
    all_jobs: true,
    job_ids: [],
  };
  const made = await owner.call(api.createReferralLink, { body: { ...value, expires_on: null } });
  const token = made.body.address?.split('#')[1] ?? '';
  const opened = async () =>
    (await world.visitor().call(api.openReferral, { body: { token } })).problem?.code;
  await mate.call(api.deleteAccount, {});
  await leave(owner);
  await eraseAccount(world.services, owner.id);
  expect(await opened()).toBeUndefined();
  await eraseAccount(world.services, mate.id);
  expect(await opened()).toBe('bad_link');
});

test('who leaves a company is noted there: its owner with the one who follows, another alone', async () => {
  const owner = await world.recruiter('owner@noted.example');
  const companyId = owner.user?.company?.id ?? '';
  const [heir, mate] = [
    await world.recruiter('heir@noted.example'),
    await world.recruiter('mate@noted.example'),
  ];
  for (const { id } of [heir, mate]) await joinCompany(world.services.database, id, companyId);
  const noted = () =>
    world.rows(
      "select action, subject_id from events where object_id = $1 and action in ('company.owner_changed', 'company.member_left') order by at, action",
      [companyId],
    );
  await mate.signIn('mate@noted.example');
  await leave(mate);
  await eraseDataTask.run({}, world.services);
  expect(await noted()).toEqual([{ action: 'company.member_left', subject_id: null }]);
  await owner.signIn('owner@noted.example');
  await leave(owner);
  const told: string[] = [];
  const stop = world.services.live.follow(heir.id, ({ type }) => void told.push(type));
  await eraseDataTask.run({}, world.services);
  await expect.poll(() => told).toContain('account');
  stop();
  expect(await noted()).toEqual([
    { action: 'company.member_left', subject_id: null },
    { action: 'company.owner_changed', subject_id: heir.id },
  ]);
});

test('kept answers that tell of whoever is erased go, no others; a repeat is done twice in neither case', async () => {
  const recruiter = await world.recruiter();
  const { id, jobId, candidate } = await applicant(world, recruiter);
  const { id: other } = await applicant(world, recruiter, { jobId });
  const note = (about: string) =>
    recruiter.call(api.writeApplicantNote, {
      params: { id: about },
      body: { body: 'Call them on Monday.' },
      headers: { 'idempotency-key': `note-${about}` },
    });
  const write = () =>
    recruiter.call(api.writeApplicantMessage, {
      params: { id },
      body: { body: 'Good morning.' },
      headers: { 'idempotency-key': 'message' },
    });
  const post = () => recruiter.call(api.createJob, { body: plainJob, headers: { 'idempotency-key': 'job' } });
  const count = async () =>
    world.rows(
      `select (select count(*)::int from job_posting) as jobs, (select count(*)::int from application_notes) as notes,
              (select count(*)::int from application_messages) as messages`,
    );
  const [noted, posted] = [await note(other), await post()];
  for (const answer of [await note(id), await write()]) expect(answer.status).toBe(200);
  await leave(candidate);
  await recruiter.signIn(recruiter.user?.email ?? '');
  await eraseDataTask.run({}, world.services);
  const before = await count();
  expect((await post()).body).toEqual(posted.body);
  expect((await note(other)).body).toEqual(noted.body);
  for (const answer of [await note(id), await write()]) {
    expect(answer.problem).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('already done'),
    });
  }
  expect(await count()).toEqual(before);
});
