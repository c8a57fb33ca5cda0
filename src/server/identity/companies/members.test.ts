import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { colleagueOf } from '../../testing/applicants.ts';
import { postJob } from '../../testing/hiring.ts';
import { mailedToken } from '../../testing/mailed-token.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const remove = (person: Person, id: string) => person.call(api.removeMember, { params: { id } });
const makeOwner = (person: Person, id: string, keep = true) =>
  person.call(api.transferOwnership, { params: { id }, body: { keep } });
const userOf = async (person: Person) => (await person.call(api.getSession, {})).body.user;

/** A company of an owner and colleagues, one for each role that stands here; candidates are invited as recruiters. */
async function company(...kinds: ('recruiter' | 'hiring_manager' | 'candidate')[]) {
  const owner = await world.recruiter();
  const colleagues: Person[] = [];
  for (const kind of kinds) {
    const person = await world.candidate();
    const email = person.user?.email ?? '';
    const invited_role = kind === 'candidate' ? 'recruiter' : kind;
    await owner.call(api.createInvitation, { body: { email, invited_role } });
    await person.call(api.acceptInvitation, { body: { token: await mailedToken(world, email) } });
    if (kind !== 'candidate') {
      await world.rows('update company_members set was_candidate = false where user_id = $1', [person.id]);
    }
    colleagues.push(person);
  }
  return { owner, colleagues };
}

test('members see who works here, owners first, with role and since when', async () => {
  const { owner, colleagues } = await company('recruiter', 'hiring_manager');
  for (const person of [owner, ...colleagues]) {
    const { items } = (await person.call(api.listMembers, {})).body;
    expect(items.map((item) => [item.id, item.role, item.owner])).toEqual([
      [owner.id, 'recruiter', true],
      [colleagues[0]?.id, 'recruiter', false],
      [colleagues[1]?.id, 'hiring_manager', false],
    ]);
    for (const { since } of items) expect(Date.parse(since)).toBeGreaterThan(0);
  }
});

test('whoever is removed has no company at their next request, and their open pages are told', async () => {
  const {
    owner,
    colleagues: [mate],
  } = await company('recruiter');
  if (!mate) throw new Error('There is no colleague.');
  const job = await postJob(owner, { status: 'draft' });
  expect((await mate.call(api.getJob, { params: { id: job.id } })).status).toBe(200);
  const stream = await mate.send('GET', '/api/live');
  expect((await remove(owner, mate.id)).status).toBe(204);
  expect(await userOf(mate)).toMatchObject({ role: 'recruiter', company: null });
  expect((await mate.call(api.getJob, { params: { id: job.id } })).status).toBe(404);
  expect((await mate.call(api.listPostings, {})).problem).toMatchObject({ status: 403, code: 'no_company' });
  expect((await mate.call(api.listMembers, {})).problem?.code).toBe('no_company');
  // Reads to its end: the stream has ended by itself.
  expect(await stream.text()).toContain('{"type":"account"}');
  expect((await owner.call(api.listMembers, {})).body.items).toHaveLength(1);
});

test('a candidate who was invited is a candidate again afterwards', async () => {
  const {
    owner,
    colleagues: [mate],
  } = await company('candidate');
  expect((await userOf(mate as Person))?.role).toBe('recruiter');
  await remove(owner, mate?.id ?? '');
  expect(await userOf(mate as Person)).toMatchObject({ role: 'candidate', company: null });
  expect((await (mate as Person).call(api.getDashboard, {})).status).toBe(200);
});

test('only owners remove others; anyone may leave', async () => {
  const {
    owner,
    colleagues: [one, two],
  } = await company('recruiter', 'hiring_manager');
  if (!one || !two) throw new Error('There are no colleagues.');
  expect((await remove(one, two.id)).problem).toMatchObject({ status: 403, code: 'owner_only' });
  expect((await makeOwner(one, two.id)).problem?.code).toBe('owner_only');
  expect((await makeOwner(two, two.id)).problem?.code).toBe('owner_only');
  expect((await remove(two, two.id)).status).toBe(204);
  expect((await owner.call(api.listMembers, {})).body.items).toHaveLength(2);
  const stranger = await world.recruiter();
  expect((await remove(stranger, one.id)).status).toBe(404);
  expect((await makeOwner(stranger, one.id)).status).toBe(404);
});

test('the last owner stays until somebody else is one', async () => {
  const {
    owner,
    colleagues: [mate],
  } = await company('recruiter');
  if (!mate) throw new Error('There is no colleague.');
  expect((await remove(owner, owner.id)).problem).toMatchObject({ status: 409, code: 'last_owner' });
  expect((await makeOwner(owner, owner.id, false)).status).toBe(404);
  expect((await makeOwner(owner, mate.id, false)).status).toBe(200);
  expect((await userOf(owner))?.company?.owner).toBe(false);
  expect((await userOf(mate))?.company?.owner).toBe(true);
  expect((await remove(owner, mate.id)).problem?.code).toBe('owner_only');
  expect((await remove(owner, owner.id)).status).toBe(204);
});

test('two owners who remove each other, or leave, at the same moment leave one owner', async () => {
  for (const each of ['each other', 'themselves'] as const) {
    const {
      owner,
      colleagues: [mate, third],
    } = await company('recruiter', 'hiring_manager');
    if (!mate || !third) throw new Error('There are no colleagues.');
    await makeOwner(owner, mate.id);
    const answers = await Promise.all(
      each === 'each other'
        ? [remove(owner, mate.id), remove(mate, owner.id)]
        : [remove(owner, owner.id), remove(mate, mate.id)],
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).not.toEqual([204, 204]);
    const { items } = (await third.call(api.listMembers, {})).body;
    expect(items.filter((item) => item.owner)).toHaveLength(1);
  }
});

test('the only member leaves: the company ends, unless it has jobs', async () => {
  const alone = await world.recruiter();
  await alone.call(api.createSampleJobs, {});
  const job = await postJob(alone);
  expect((await remove(alone, alone.id)).problem).toMatchObject({ code: 'last_owner' });
  await world.rows('delete from job_posting where id = $1', [job.id]);
  const id = alone.user?.company?.id;
  expect((await remove(alone, alone.id)).status).toBe(204);
  expect(await world.rows('select id from companies where id = $1', [id])).toEqual([]);
  expect(await userOf(alone)).toMatchObject({ role: 'recruiter', company: null });
});

test('what happens to members is written down', async () => {
  const {
    owner,
    colleagues: [mate],
  } = await company('recruiter');
  await makeOwner(owner, mate?.id ?? '');
  await remove(owner, mate?.id ?? '');
  const written = await world.rows<{ action: string }>(
    "select action from events where company_id = $1 and action like 'member%' order by at, id",
    [owner.user?.company?.id],
  );
  expect(written.map(({ action }) => action)).toEqual([
    'member.joined',
    'member.made_owner',
    'member.removed',
  ]);
});

test('a hiring manager on no team uses talent pool and templates only where an owner opened them', async () => {
  const owner = await world.recruiter();
  const manager = await colleagueOf(world, owner, 'teamless@shared.example', 'hiring_manager');
  await manager.signIn('teamless@shared.example');
  const statuses = async () => [
    (await manager.call(api.listTalent, {})).status,
    (await manager.call(api.listMessageTemplates, {})).status,
    (await manager.call(api.listStageTemplates, {})).status,
    (await manager.call(api.createMessageTemplate, { body: { name: randomUUID(), body: 'Hello' } })).status,
  ];
  const closed = [403, 403, 403, 403];
  const open = [200, 200, 200, 200];
  // What their pages link to follows it.
  const shares = async () => (await manager.call(api.getSession, {})).body.user?.company?.shares;
  expect([await shares(), owner.user?.company?.shares]).toEqual([false, true]);
  expect(await statuses()).toEqual(closed);
  const told = (await manager.call(api.listTalent, {})).problem;
  expect(told?.detail).toContain('A company owner can give you access');

  const grant = (person: Person, version: number, opens: boolean) =>
    person.call(api.saveCompanyFeatures, { body: { version, opens_to_managers: opens } });
  expect((await grant(manager, 1, true)).problem?.code).toBe('owner_only');
  expect((await grant(owner, 1, true)).body).toMatchObject({
    opens_to_managers: true,
    show_sso_banner: false,
  });
  expect(await statuses()).toEqual(open);
  expect(await shares()).toBe(true);
  expect((await grant(owner, 2, false)).body.opens_to_managers).toBe(false);
  expect(await statuses()).toEqual(closed);
  expect(await shares()).toBe(false);

  const jobId = (await postJob(owner)).id;
  const onTeam = { person_id: manager.id, part: 'interviewer' } as const;
  await owner.call(api.changeHiringTeam, { params: { id: jobId }, body: onTeam });
  expect(await statuses()).toEqual(open);
  expect(await shares()).toBe(true);
});
