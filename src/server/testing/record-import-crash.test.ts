import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RecordImport } from '../../api/hiring/record-imports.ts';
import { api } from '../../api/index.ts';
import type { Person } from '../platform/http/person.ts';
import { type KilledProgram, openKilledProgram } from './killed-program.ts';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 120_000 });

let program: KilledProgram;
let recruiter: Person;
beforeAll(async () => {
  program = await openKilledProgram();
  recruiter = await program.recruiter('hiring@brightwater.example');
});
afterAll(() => program.close());

const people = 400;
const lines = Array.from(
  { length: people },
  (_, at) =>
    `Ana${at},Kovacs${at},ana${at}@mail.example,Welder,Applied,2025-11-${String((at % 28) + 1).padStart(2, '0')},Note ${at}`,
);
const file = ['First Name,Last Name,Email,Job,Stage,Applied On,Note', ...lines].join('\n');

test('an import of records that is killed while it is checked, brought in and undone has every line once, and none in the end', async () => {
  const made = await recruiter.call(api.uploadRecordFile, {
    query: { file_name: 'people.csv' },
    body: new Blob([file]),
  });
  expect(made.problem).toBeNull();
  const { id, version, columns } = made.body;
  const fields = ['first_name', 'last_name', 'email', 'job_title', 'stage', 'applied_on', 'note'] as const;
  expect(columns).toHaveLength(fields.length);
  const mapping = { version, kind: 'people' as const, day_first: false, columns: [...fields] };
  expect((await recruiter.call(api.mapRecordImport, { params: { id }, body: mapping })).problem).toBeNull();
  await killAt(id, 'checking');
  const checked = await until(id, 'checked');
  expect(checked).toMatchObject({ problem: null, counts: { people, applications: people, refused: 0 } });

  const body = { version: checked.version, source: 'They applied to us through our careers page.' };
  expect((await recruiter.call(api.runRecordImport, { params: { id }, body })).problem).toBeNull();
  expect(await killAt(id, 'running')).toBeGreaterThan(0);
  await until(id, 'done');
  expect(await applicants()).toEqual(lines.map((_, at) => `Ana${at} Kovacs${at}`).toSorted());

  expect((await recruiter.call(api.undoRecordImport, { params: { id } })).problem).toBeNull();
  await killAt(id, 'undoing');
  await until(id, 'undone');
  expect(await applicants()).toEqual([]);
  expect(await program.rowsInTheEnd('select count(*)::int as people from added_people')).toEqual([
    { people: 0 },
  ]);
});

/** Kills the program again and again, a little later each time, while an import is at one step; answers how often it did. */
async function killAt(id: string, state: RecordImport['state']): Promise<number> {
  let kills = 0;
  for (const afterMs of [0, 300]) {
    if ((await now(id)).state !== state) break;
    await setTimeout(afterMs);
    await program.killAndStart();
    kills += 1;
  }
  return kills;
}

async function now(id: string): Promise<RecordImport> {
  return (await recruiter.call(api.getRecordImport, { params: { id } })).body;
}

function until(id: string, state: RecordImport['state']): Promise<RecordImport> {
  return vi.waitFor(
    async () => {
      const item = await now(id);
      expect(item.state, program.output()).toBe(state);
      return item;
    },
    { timeout: 120_000, interval: 300 },
  );
}

/** The names of all applicants, each as often as it is there. */
async function applicants(): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 100, ...(cursor === undefined ? {} : { cursor }) };
    const { body } = await recruiter.call(api.listApplicants, { query });
    names.push(...body.items.map(({ candidate }) => candidate.name));
    cursor = body.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return names.toSorted();
}
