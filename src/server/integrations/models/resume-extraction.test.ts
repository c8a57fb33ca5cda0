import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { setRole } from '../../identity/auth/queries.ts';
import type { Person } from '../../platform/http/person.ts';
import {
  answerText,
  type Behaviour,
  type ModelServer,
  startModelServer,
} from '../../testing/model-server.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let server: ModelServer;
let candidate: Person;
let clock = new Date();

const resume = `Robin Okafor
robin@mail.example | +49 30 901820 | Berlin, Germany

Experience
Ward Sister
March 2015 - June 2020
- Ran two wards at Meadow Clinic and trained 12 nurses
`;

beforeAll(async () => {
  server = await startModelServer();
  world = await openWorld({
    env: { PRIVATE_HOSTS: server.host, MODEL_TOKENS_A_DAY: '35' },
    now: () => clock,
  });
  const staff = await world.candidate('staff@pointing.example');
  await setRole(world.services.database, 'staff@pointing.example', 'internal');
  const value = { model_id: 'm-1', provider: 'custom', base_url: server.url, is_active: true } as const;
  await staff.call(api.createModel, { body: { ...value, name: 'Pointer' } });
});
// Each test on a day of its own, with the tokens of that day.
beforeEach(async () => {
  clock = new Date(clock.getTime() + dayMs);
  candidate = await world.candidate();
});
afterAll(() => Promise.all([world.close(), server.close()]));

/** Uploads the resume, a little different each time, and returns what was read of it. */
const read = async (behaviour: Behaviour) => {
  server.behave(behaviour);
  clock = new Date(clock.getTime() + 120_000);
  const sent = await candidate.call(api.uploadResume, {
    query: { file_name: 'cv.txt' },
    body: new Blob([`${resume}- ${clock.getTime()} bandages\n`], { type: 'text/plain' }),
  });
  await world.settle();
  const { body } = await candidate.call(api.getReading, { params: { id: sent.body.id } });
  const position = body.values.find((one) => one.kind === 'experience');
  if (position?.kind !== 'experience') throw new Error('No position was read.');
  return { position, codes: body.warnings.map(({ code }) => code) };
};
const lines = () => [...server.seen.text.matchAll(/(\d+): [^\\]*Meadow Clinic/g)].map(([, line]) => line);

test('what a model points at in the text is read, labelled, and asked without a name', async () => {
  let line = '';
  const { position } = await read((request, response) => {
    line = lines()[0] ?? '';
    const asked = /(\d+): the employer of the position/.exec(server.seen.text)?.[1];
    answerText(`${asked}: ${line}: Meadow Clinic`)(request, response);
  });
  expect(Number(line)).toBeGreaterThan(0);
  expect(position).toMatchObject({
    value: { company: 'Meadow Clinic' },
    proposed: ['company'],
    state: 'read',
  });
  for (const secret of ['Robin', 'robin@', '901820']) expect(server.seen.text).not.toContain(secret);
  expect(server.seen.text).toContain('"temperature":0');
});

test.each([
  ['a lie', answerText('1: 4: Golden Hospital'), []],
  ['nonsense', answerText('{"company": 7}'), []],
  ['an error', (_request, response) => void response.writeHead(500).end(), ['model_failed']],
] as [string, Behaviour, string[]][])(
  '%s leaves what the rules read, and failures are said',
  async (_name, behaviour, codes) => {
    const found = await read(behaviour);
    expect(found.position).toMatchObject({ value: { title: 'Ward Sister', company: '' }, proposed: [] });
    expect(found.codes).toEqual(codes);
  },
);

test('beyond the tokens of a day no model is called', async () => {
  for (let time = 0; time < 4; time++) await read(answerText('nothing'));
  server.seen.text = '';
  const { position, codes } = await read(answerText('1: 4: Meadow Clinic'));
  expect(server.seen.text).toBe('');
  expect(codes).toEqual(['model_failed']);
  expect(position.proposed).toEqual([]);
});
