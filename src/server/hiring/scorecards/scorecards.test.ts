import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
let mate: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@cards.example');
  mate = await colleagueOf(world, recruiter, 'mo@cards.example');
});
afterAll(() => world.close());

const read = async (person: Person, id: string) =>
  (await person.call(api.getScorecards, { params: { id } })).body;
const file = (person: Person, id: string, version: number, note: string) =>
  person.call(api.fileScorecard, {
    params: { id },
    body: { version, verdict: 'yes', ratings: [{ attribute: 'Go', rating: 3 }], note },
  });

test('the cards of others are hidden until one’s own is filed', async () => {
  const { id } = await applicant(world, recruiter, { skills: ['Go'] });
  await world.settle();
  expect((await file(mate, id, 0, 'Calm under questions')).body.mine).toMatchObject({
    verdict: 'yes',
    version: 1,
  });
  expect(await read(recruiter, id)).toMatchObject({ mine: null, others: [], hidden: 1 });
  const filed = (await file(recruiter, id, 0, 'Agreed')).body;
  expect(filed).toMatchObject({
    hidden: 0,
    others: [{ author: 'mo@cards.example', note: 'Calm under questions' }],
  });
  expect((await read(mate, id)).others).toMatchObject([{ note: 'Agreed' }]);
});

test('a card is changed at its version only, and rates only what the job asks for', async () => {
  const { id } = await applicant(world, recruiter);
  await file(recruiter, id, 0, 'First');
  expect((await file(recruiter, id, 0, 'Again')).problem?.code).toBe('stale_version');
  expect((await file(recruiter, id, 1, 'Second')).body.mine).toMatchObject({ note: 'Second', version: 2 });
  const odd = await recruiter.call(api.fileScorecard, {
    params: { id },
    body: { version: 2, verdict: 'no', ratings: [{ attribute: 'Charm', rating: 1 }], note: '' },
  });
  expect(odd.status).toBe(422);
  const rival = await world.recruiter();
  expect((await rival.call(api.getScorecards, { params: { id } })).status).toBe(404);
  expect((await file(rival, id, 0, 'Mine')).status).toBe(404);
});

test('the kit asks about what the resume leaves open', async () => {
  const { id } = await applicant(world, recruiter, { skills: ['Go'] });
  await world.settle();
  const { kit, attributes } = await read(recruiter, id);
  expect(attributes).toEqual(['PostgreSQL', 'Go', 'Docker']);
  expect(kit.map(({ requirement }) => requirement)).toEqual(expect.arrayContaining(['PostgreSQL', 'Docker']));
  expect(kit.map(({ requirement }) => requirement)).not.toContain('Go');
});
