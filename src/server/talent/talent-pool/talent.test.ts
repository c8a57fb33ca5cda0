import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { discoverableConsent } from '../../../api/candidates/profiles.ts';
import { poolConsent } from '../../../api/talent/talent-pool.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { someone } from '../../testing/request-bodies.ts';
import { postJob, uploadResume } from '../../testing/hiring.ts';
import { readMails } from '../../testing/read-mails.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { purgeTalentTask } from './tasks.ts';
import { dayMs } from '../../../api/platform/durations.ts';
let clock = Date.now();
let world: World;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(clock) });
});
afterAll(() => world.close());

const pool = async (person: Person, query: object = {}) =>
  (await person.call(api.listTalent, { query: { limit: 100, ...query } })).body;
const nameOf = (person: Person) => pool(person).then(({ items }) => items.map(({ name }) => name));

/** Somebody with a read resume who agreed to be found. */
async function found(name: string, skills: string[]): Promise<Person> {
  const candidate = await world.candidate();
  await uploadResume(candidate, skills, name);
  await world.settle();
  await candidate.call(api.changeVisibility, {
    body: { visibility: 'discoverable', consent_version: discoverableConsent.version },
  });
  return candidate;
}

test('only people who agreed to the present wording are found, without a way to reach them, until they take it back', async () => {
  const recruiter = await world.recruiter();
  const candidate = await found('Zelda Quist', ['Welding', 'Go']);
  const [row] = (await pool(recruiter, { q: 'zelda' })).items;
  expect(row).toMatchObject({ id: candidate.id, way: 'found', name: 'Zelda Quist', email: '', phone: '' });
  expect(JSON.stringify(row)).not.toContain('901820');
  expect((await pool(recruiter, { skill: 'welding', place: 'berlin', q: 'zelda' })).total).toBe(1);
  expect((await pool(recruiter, { skill: 'weld', q: 'zelda' })).total).toBe(0);
  await recruiter.call(api.tagTalent, { params: { id: candidate.id }, body: { tags: ['Later', 'later'] } });
  expect((await pool(recruiter, { tag: 'LATER' })).items.map(({ tags }) => tags)).toEqual([['later']]);
  await world.rows("update consents set text_version = '2026-11-21' where user_id = $1", [candidate.id]);
  expect(await nameOf(recruiter)).not.toContain('Zelda Quist');
  await candidate.call(api.changeVisibility, {
    body: { visibility: 'discoverable', consent_version: discoverableConsent.version },
  });
  expect(await nameOf(recruiter)).toContain('Zelda Quist');
  await candidate.call(api.changeVisibility, { body: { visibility: 'applied' } });
  expect(await nameOf(recruiter)).not.toContain('Zelda Quist');
  const gone = { params: { id: candidate.id } };
  expect((await recruiter.call(api.getTalent, gone)).problem?.code).toBe('not_found');
  expect(await world.rows('select 1 from talent_people where user_id = $1', [candidate.id])).toEqual([]);
});

test('words, skills and addresses that change are found as they are now, whole pages in one order', async () => {
  const recruiter = await world.recruiter();
  const jobId = (await postJob(recruiter)).id;
  const candidate = await found('Yvonne Castellanos', ['Go', 'C++', "O'Reilly Safari"]);
  const ids = async (query: object) => (await pool(recruiter, query)).items.map(({ id }) => id);
  expect(await ids({ q: 'castel yvo' })).toEqual([candidate.id]);
  expect(await ids({ q: 'castellanos', skill: 'c++' })).toEqual([candidate.id]);
  expect(await ids({ q: 'castellanos', skill: "x' | 'ngo" })).toEqual([]);
  expect(await ids({ q: "'&|!:* <->" })).toEqual([]);
  expect(await ids({ q: candidate.user?.email ?? '' })).toEqual([]);
  await world.rows(
    `update candidate_profile set personal_info = personal_info || '{"last_name": "Quiroga"}' where user_id = $1`,
    [candidate.id],
  );
  await world.rows(
    "insert into candidate_skills (user_id, skill_id, name, stated) values ($1, 'falconry', 'Falconry', true)",
    [candidate.id],
  );
  expect(await ids({ q: 'castellanos' })).toEqual([]);
  expect(await ids({ q: 'quiroga', skill: 'FALCONRY' })).toEqual([candidate.id]);
  await world.rows('delete from candidate_skills where user_id = $1', [candidate.id]);
  expect(await ids({ q: 'quiroga', skill: 'falconry' })).toEqual([]);

  const all = await pool(recruiter, { job: jobId });
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await pool(recruiter, { job: jobId, limit: 1, ...(cursor && { cursor }) });
    paged.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(paged).toEqual(all.items.map(({ id }) => id));
  expect(all.items.map(({ fit }) => fit?.skill_overlap ?? -1)).toEqual(
    all.items.map(({ fit }) => fit?.skill_overlap ?? -1).toSorted((one, other) => other - one),
  );
});

test('a past applicant is kept by that company alone, for two years, and may take it back', async () => {
  const [recruiter, rival] = [await world.recruiter(), await world.recruiter()];
  const { candidate, id } = await applicant(world, recruiter, { name: 'Ottokar Prell' });
  await world.settle();
  const at = { params: { id } };
  expect((await candidate.call(api.setKeptState, { ...at, body: { kept: true } })).status).toBe(422);
  const agree = { ...at, body: { kept: true, consent_version: poolConsent.version } };
  expect((await candidate.call(api.setKeptState, agree)).body.kept).toBe(true);
  expect((await pool(recruiter)).items.find(({ id: one }) => one === candidate.id)).toMatchObject({
    way: 'kept',
    email: expect.stringContaining('@'),
  });
  expect((await pool(rival)).items.find(({ id: one }) => one === candidate.id)).toBeUndefined();
  await recruiter.call(api.tagTalent, { params: { id: candidate.id }, body: { tags: ['Second'] } });
  clock += 735 * dayMs;
  await purgeTalentTask.run({}, world.services);
  expect(await world.rows('select 1 from talent_people where user_id = $1', [candidate.id])).toEqual([]);
  clock -= 735 * dayMs;
  await candidate.call(api.setKeptState, { ...at, body: { kept: false } });
  expect((await pool(recruiter)).items.find(({ id: one }) => one === candidate.id)).toBeUndefined();
});

test('people added by hand are told where from, and leave by one click', async () => {
  const recruiter = await world.recruiter();
  const body = { ...someone, email: 'told@talent.example', name: '=cmd|calc' };
  expect((await recruiter.call(api.addTalent, { body: { ...body, source: ' ' } })).status).toBe(422);
  const { body: added } = await recruiter.call(api.addTalent, { body });
  expect((await recruiter.call(api.addTalent, { body })).problem?.code).toBe('conflict');
  const file = await (await recruiter.send('GET', '/api/recruiter/talent-file')).text();
  expect(file).toContain("'=cmd|calc");
  const mail = (await readMails(world, 'told@talent.example', 'talent_added')).at(-1);
  expect(mail?.text).toContain(someone.source);
  const token = /\/unsubscribe#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const left = await world.visitor().call(api.unsubscribe, { query: { token } });
  expect(left.status).toBe(200);
  expect((await pool(recruiter)).total).toBe((await pool(recruiter)).items.length);
  expect((await recruiter.call(api.getTalent, { params: { id: added.id } })).problem?.code).toBe('not_found');

  // Who left by mail is not added again, by hand or by file, in whatever letters.
  const again = { ...someone, email: 'TOLD@talent.example' };
  expect((await recruiter.call(api.addTalent, { body: again })).problem?.detail).toContain(
    'left your talent pool',
  );
  const rows = { csv: 'name,email\nTold,Told@talent.example', source: 'The job fair' };
  expect((await recruiter.call(api.importTalent, { body: rows })).body).toMatchObject({
    added: 0,
    refused: 1,
  });
  expect((await (await world.recruiter()).call(api.addTalent, { body: again })).status).toBe(200);
  const person = await world.candidate('told@talent.example');
  const resume = await uploadResume(person, ['Go']);
  const jobId = (await postJob(recruiter)).id;
  const applied = { resume_id: resume.id, cover_note: '' };
  const { id } = (await person.call(api.applyToJob, { params: { id: jobId }, body: applied })).body;
  const agree = { kept: true, consent_version: poolConsent.version };
  await person.call(api.setKeptState, { params: { id }, body: agree });
  await person.call(api.setKeptState, { params: { id }, body: { kept: false } });
  expect((await recruiter.call(api.addTalent, { body: again })).status).toBe(200);
});

test('a file adds all or none, and people once', async () => {
  const recruiter = await world.recruiter();
  const send = (csv: string) => recruiter.call(api.importTalent, { body: { csv, source: 'The job fair' } });
  const wrong = await send('name,email,skills\nAda,ada@talent.example,Go|SQL\nBo,not an address,');
  expect(wrong.body).toMatchObject({ added: 0, mistakes: [{ line: 3, column: 'email' }] });
  expect((await send('who,where\na,b')).problem?.code).toBe('invalid_input');
  const right = 'name,email,skills\nAda,ada@talent.example,Go|SQL\nBo,bo@talent.example,';
  expect((await send(right)).body).toMatchObject({ added: 2, known: 0 });
  expect((await send(right)).body).toMatchObject({ added: 0, known: 2 });
  expect((await pool(recruiter, { skill: 'sql', way: 'added' })).items.map(({ name }) => name)).toEqual([
    'Ada',
  ]);
});

test('for a new job the pool comes by fit, with why, and those without a score last', async () => {
  const recruiter = await world.recruiter();
  const best = await found('Rhoda Fitt', ['PostgreSQL', 'Go', 'Docker']);
  const other = await found('Rhoda Less', ['Go']);
  await recruiter.call(api.addTalent, { body: { ...someone, name: 'Rhoda None' } });
  const job = (await postJob(recruiter)).id;
  await world.rows('delete from fit_score where job_id = $1', [job]);
  expect((await pool(recruiter, { job, q: 'rhoda' })).unscored).toBe(3);
  const asked = await recruiter.call(api.scoreTalent, { body: { job } });
  expect(asked.body.waiting).toBeGreaterThanOrEqual(2);
  await world.settle();
  const list = await pool(recruiter, { job, q: 'rhoda' });
  expect(list.items.map(({ name }) => name)).toEqual(['Rhoda Fitt', 'Rhoda Less', 'Rhoda None']);
  expect(list.unscored).toBe(1);
  const first = await pool(recruiter, { job, q: 'rhoda', limit: 1 });
  const next = await pool(recruiter, { job, q: 'rhoda', limit: 1, cursor: first.next_cursor ?? '' });
  expect([first.items[0]?.id, next.items[0]?.id]).toEqual([best.id, other.id]);
  const one = await recruiter.call(api.getTalent, { params: { id: best.id }, query: { job } });
  const own = await best.call(api.getJobFit, { params: { id: job } });
  expect(one.body.score?.ledger).toEqual(own.body.fit?.ledger);
});

test('a hiring manager ranks the pool for the jobs of their teams alone', async () => {
  const boss = await world.recruiter();
  const manager = await colleagueOf(world, boss, 'pool-manager@example.com', 'hiring_manager');
  const job = (await postJob(boss, { title: 'Not for managers' })).id;
  const other = (await postJob(boss, { title: 'For managers' })).id;
  const onTeam = { person_id: manager.id, part: 'hiring_manager' } as const;
  await boss.call(api.changeHiringTeam, { params: { id: other }, body: onTeam });
  expect((await boss.call(api.listTalent, { query: { job } })).status).toBe(200);
  expect((await manager.call(api.listTalent, { query: { job } })).status).toBe(404);
  expect((await manager.call(api.listTalent, { query: { job: other } })).status).toBe(200);
});

test('duplicates are found, merged with a primary, taken apart, and never across companies', async () => {
  const [recruiter, rival] = [await world.recruiter(), await world.recruiter()];
  const { candidate } = await applicant(world, recruiter, { name: 'Dora Pell' });
  await world.settle();
  const email = candidate.user?.email ?? '';
  const add = (person: Person, change: object) =>
    person.call(api.addTalent, { body: { ...someone, ...change } }).then(({ body }) => body.id);
  const byMail = await add(recruiter, { name: 'D. Pell', email: email.toUpperCase(), location: '' });
  const byPhone = await add(recruiter, { name: 'Piet', email: 'a@dup.example', phone: '+32 470 12 34 56' });
  const samePhone = await add(recruiter, { name: 'P', email: 'b@dup.example', phone: '0470/123456' });
  const theirs = await add(rival, { name: 'D. Pell', email, location: '' });
  const { items } = (await recruiter.call(api.listTalentDuplicates, {})).body;
  const pairs = items.map(({ why, people }) => [why, ...people.map(({ id }) => id).toSorted()]);
  expect(pairs).toContainEqual(['email', ...[candidate.id, byMail].toSorted()]);
  expect(pairs).toContainEqual(['phone', ...[byPhone, samePhone].toSorted()]);
  expect(JSON.stringify(items)).not.toContain(theirs);
  const merge = (id: string, other: string, person = recruiter) =>
    person.call(api.mergeTalent, { params: { id }, body: { other } });
  expect((await merge(byPhone, theirs)).problem?.code).toBe('not_found');
  expect((await merge(theirs, byPhone, rival)).problem?.code).toBe('not_found');
  expect((await merge(byPhone, samePhone)).status).toBe(200);
  const shown = await recruiter.call(api.getTalent, { params: { id: byPhone } });
  expect(shown.body.merged.map(({ id }) => id)).toEqual([samePhone]);
  expect((await pool(recruiter)).items.map(({ id }) => id)).not.toContain(samePhone);
  expect((await recruiter.call(api.splitTalent, { params: { id: samePhone } })).status).toBe(200);
  expect((await pool(recruiter)).items.map(({ id }) => id)).toContain(samePhone);
});

test('another company finds, exports and counts nothing of these', async () => {
  const [recruiter, rival] = [await world.recruiter(), await world.recruiter()];
  const mine = await recruiter.call(api.addTalent, {
    body: { ...someone, name: 'Quinta Only', email: 'only@talent.example' },
  });
  const { id } = mine.body;
  expect((await pool(rival, { q: 'quinta' })).total).toBe(0);
  expect(await (await rival.send('GET', '/api/recruiter/talent-file')).text()).not.toContain('Quinta');
  const job = (await postJob(recruiter)).id;
  expect((await rival.call(api.listTalent, { query: { job } })).problem?.code).toBe('not_found');
  expect((await rival.call(api.scoreTalent, { body: { job } })).problem?.code).toBe('not_found');
  for (const answer of [
    await rival.call(api.getTalent, { params: { id } }),
    await rival.call(api.tagTalent, { params: { id }, body: { tags: ['x'] } }),
    await rival.call(api.removeTalent, { params: { id } }),
  ]) {
    expect(answer.problem?.code).toBe('not_found');
  }
});

test('an invitation reaches the person once per job, three times in 90 days, and never after a refusal', async () => {
  const [recruiter, rival] = [await world.recruiter(), await world.recruiter()];
  const stranger = await world.candidate();
  const candidate = await found('Inga Vite', ['Go']);
  const jobs = await Promise.all([1, 2, 3, 4].map(async () => (await postJob(recruiter)).id));
  const invite = (job_id: string, person = recruiter) =>
    person.call(api.inviteTalent, { params: { id: candidate.id }, body: { job_id, message: 'Come to us.' } });
  const [first = '', second = '', third = '', fourth = ''] = jobs;
  expect((await invite(first, rival)).problem?.code).toBe('not_found');
  const twice = await Promise.all([invite(first), invite(first)]);
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await world.settle();
  const [bell] = (await candidate.call(api.listNotifications, {})).body.items;
  expect(bell).toMatchObject({ kind: 'job_invitation', text: 'Come to us.', path: '/applications' });
  expect((await invite(second)).status).toBe(200);
  expect((await invite(third)).status).toBe(200);
  expect((await invite(fourth)).problem?.detail).toContain('3 invitations in 90 days');
  clock += 91 * dayMs;
  await recruiter.signIn(recruiter.user?.email ?? '');
  await candidate.signIn(candidate.user?.email ?? '');
  const open = (await candidate.call(api.listJobInvitations, {})).body.items;
  expect(open).toHaveLength(3);
  const one = { params: { id: open[0]?.id ?? '' }, body: { all: true } };
  await stranger.signIn(stranger.user?.email ?? '');
  expect((await stranger.call(api.refuseJobInvitation, one)).status).toBe(404);
  expect((await candidate.call(api.refuseJobInvitation, one)).body.items).toEqual([]);
  expect((await invite(fourth)).problem?.detail).toContain('asked not to be invited');
});

test('whom the company added comes from the pool to a job by one click, once, as one person; nobody is mailed for it', async () => {
  const rosa = await world.recruiter('rosa@frompool.example');
  const [first, second] = [await postJob(rosa, { title: 'Welder' }), await postJob(rosa, { title: 'Diver' })];
  const body = { ...someone, name: 'Pia Holt', email: 'pia.holt@mail.example' };
  const added = (await rosa.call(api.addTalent, { body })).body;
  const told = (await world.rows("select 1 from mails where to_address = 'pia.holt@mail.example'")).length;
  const join = (job: string) =>
    rosa.call(api.addTalentToJob, { params: { id: added.id }, body: { job_id: job } });
  const one = await join(first.id);
  expect((await join(first.id)).problem).toMatchObject({
    code: 'conflict',
    detail: expect.stringContaining('already'),
  });
  await join(second.id);
  const {
    also_applied: also,
    candidate,
    timeline,
  } = (await rosa.call(api.getApplicant, { params: { id: one.body.application_id } })).body;
  expect(candidate).toMatchObject({ name: 'Pia Holt', email: 'pia.holt@mail.example' });
  expect(also.map(({ job_title: title }) => title)).toEqual(['Diver']);
  expect(timeline[0]).toMatchObject({ text: 'Added from the talent pool' });
  expect((await world.rows("select 1 from mails where to_address = 'pia.holt@mail.example'")).length).toBe(
    told,
  );
  const free = await found('Free Agent', ['Welding']);
  const asked = { params: { id: free.id }, body: { job_id: first.id } };
  expect((await rosa.call(api.addTalentToJob, asked)).problem?.detail).toMatch(/invite them/);
});
