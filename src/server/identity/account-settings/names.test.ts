import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { plainInterview, plainOffer } from '../../testing/employer-request-bodies.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let owner: Person;
let mate: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.recruiter('olga@names.example');
  mate = await colleagueOf(world, owner, 'mika@names.example');
});
afterAll(() => world.close());

const named = (person: Person, name: string, version: number) =>
  person.call(api.saveAccountSettings, { body: { version, value: { name } } });

/** Everything that a colleague reads of an application on which the mate acted, by the mate's name. */
async function readByOwner(id: string, jobId: string) {
  const params = { id };
  const [notes, cards, offers, interviews, reading, team, members, messages] = [
    (await owner.call(api.listApplicantNotes, { params })).body.items[0],
    (await owner.call(api.getScorecards, { params })).body,
    (await owner.call(api.listApplicantOffers, { params })).body.items[0],
    (await owner.call(api.listApplicantInterviews, { params })).body.items[0],
    (await owner.call(api.getApplicant, { params })).body,
    (await owner.call(api.getHiringTeam, { params: { id: jobId } })).body.items,
    (await owner.call(api.listMembers, {})).body.items,
    (await owner.call(api.listApplicantMessages, { params })).body.items,
  ];
  return {
    note: [notes?.author, notes?.mentions],
    card: cards.others.map(({ author }) => author),
    offer: offers?.author,
    interview: interviews?.interviewers.map(({ name }) => name),
    owner: reading.assigned_to?.name,
    timeline: reading.timeline
      .map(({ actor }) => actor)
      .includes(team.find(({ id: one }) => one === mate.id)?.name ?? ''),
    team: team.map(({ name }) => name).toSorted(),
    members: members.map(({ name }) => name).toSorted(),
    sender: messages.map(({ sender }) => sender),
  };
}

test('colleagues read somebody’s name in place of their email, candidates neither', async () => {
  const { id, jobId, candidate } = await applicant(world, owner);
  const params = { id };
  await mate.call(api.writeApplicantNote, {
    params,
    body: { body: 'Call back.', is_private: false, mentions: [owner.id, mate.id] },
  });
  await mate.call(api.fileScorecard, {
    params,
    body: { version: 0, verdict: 'yes', note: 'Calm.', ratings: [] },
  });
  await owner.call(api.fileScorecard, {
    params,
    body: { version: 0, verdict: 'yes', note: 'Kind.', ratings: [] },
  });
  await mate.call(api.writeOffer, { params, body: plainOffer() });
  await mate.call(api.proposeInterview, { params, body: { ...plainInterview(), interviewers: [mate.id] } });
  await mate.call(api.assignApplicant, { params, body: { to: mate.id } });
  await mate.call(api.writeApplicantMessage, { params, body: { body: 'Hello.' } });
  const before = await readByOwner(id, jobId);
  expect(before).toEqual({
    note: ['mika@names.example', ['mika@names.example', 'olga@names.example']],
    card: ['mika@names.example'],
    offer: 'mika@names.example',
    interview: ['mika@names.example'],
    owner: 'mika@names.example',
    timeline: true,
    team: ['mika@names.example', 'olga@names.example'],
    members: ['mika@names.example', 'olga@names.example'],
    sender: ['mika@names.example'],
  });

  expect((await named(mate, '  Mika\u00a0 Virtanen ', 0)).body).toMatchObject({
    name: 'Mika Virtanen',
    version: 1,
  });
  expect((await mate.call(api.getSession, {})).body.user).toMatchObject({ name: 'Mika Virtanen' });
  expect(await readByOwner(id, jobId)).toEqual({
    note: ['Mika Virtanen', ['Mika Virtanen', 'olga@names.example']],
    card: ['Mika Virtanen'],
    offer: 'Mika Virtanen',
    interview: ['Mika Virtanen'],
    owner: 'Mika Virtanen',
    timeline: true,
    team: ['Mika Virtanen', 'olga@names.example'],
    members: ['Mika Virtanen', 'olga@names.example'],
    sender: ['Mika Virtanen'],
  });
  const seen = await candidate.send('GET', `/api/applications/${id}`);
  expect(await seen.text()).not.toMatch(/Mika|mika@/);
});

test('a notice names whoever acted, as they are called then', async () => {
  const boss = await world.recruiter('boss@notices.example');
  const peer = await colleagueOf(world, boss, 'peer@notices.example');
  await named(boss, 'Olga Reyes', 0);
  const { id } = await applicant(world, boss);
  await boss.call(api.writeApplicantNote, {
    params: { id },
    body: { body: 'See this.', is_private: false, mentions: [peer.id] },
  });
  const { items } = (await peer.call(api.listNotifications, { query: {} })).body;
  expect(items[0]?.title).toContain('Olga Reyes');
});

test('a name is one line without links; an older version changes nothing', async () => {
  const person = await world.recruiter('me@own.example');
  for (const name of ['See https://evil.example', 'www.evil.example', 'x'.repeat(81)]) {
    expect((await named(person, name, 0)).problem).toMatchObject({ code: 'invalid_input' });
  }
  expect((await named(person, 'Three\nLines', 0)).body).toMatchObject({ name: 'Three Lines' });
  expect((await named(person, 'Other', 0)).problem).toMatchObject({ code: 'stale_version' });
  expect((await person.call(api.getAccountSettings, {})).body).toMatchObject({
    name: 'Three Lines',
    version: 1,
  });
  expect((await named(person, '', 1)).body).toMatchObject({ name: '' });
});
