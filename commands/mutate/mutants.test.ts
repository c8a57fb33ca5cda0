import { expect, test } from 'vitest';
import { instrument } from './instrument.ts';
import { mutantsOf } from './mutants.ts';

const source = `import type { Job } from './job.ts';
const most = 3;
export function takes(job: { open: boolean; ends: number | null }, now: number): boolean {
  if (!job.open) return false;
  return job.ends === null || (job.ends as number) > now;
}
export function tell(names: string[], say: (name: string) => void): void {
  if (names.length > most) say('many');
  else names.filter((name) => name !== 'nobody').forEach((name) => say(name));
}
`;

test('every condition, comparison, number and call of a function is changed, and no type', () => {
  const mutants = mutantsOf('job.ts', source, 1);
  expect(mutants.map(({ line, change }) => `${line}: ${change}`)).toEqual(
    expect.arrayContaining([
      '2: 3 => (3 + 1)',
      '4: !job.open => true',
      '4: !job.open => job.open',
      '5: job.ends === null => (job.ends) !== (null)',
      "8: say('many'); => nothing",
      "9: name !== 'nobody' => (name) === ('nobody')",
      "9: names.filter((name) => name !== 'nobody') => names",
    ]),
  );
  expect(mutants.filter(({ line }) => line === 1)).toEqual([]);
  expect(mutants.filter(({ isStatic }) => isStatic).map(({ line }) => line)).toEqual([2]);
  expect(mutants.map(({ id }) => id)).toEqual(mutants.map((_mutant, index) => index + 1));
});

test('calls of methods that every object has are not changed', () => {
  expect(mutantsOf('id.ts', "export const id = (bytes: Buffer) => bytes.toString('hex');", 1)).toEqual([]);
});

test('all mutants of a file go into one source', () => {
  const mutants = mutantsOf('job.ts', source, 1);
  const whole = instrument(source, mutants);
  for (const { id } of mutants) expect(whole).toContain(`__isMutant(${id})`);
  // It can be parsed again: each change stands where a change can stand.
  expect(mutantsOf('job.ts', whole, 1).length).toBeGreaterThan(mutants.length);
  expect(whole).toContain('const most = (__isMutant(1) ? ((3 + 1)) : (3));');
});

test('statements of SQL are changed as well, and nothing inside of what is put into them', () => {
  const text =
    'const find = (a: string) => `select 1 from jobs where id = $1 and ${a} and ends <= $2 and gone is null`;';
  const changes = mutantsOf('q.ts', text, 1).map((mutant) => mutant.text);
  expect(changes).toEqual([
    '`select 1 from jobs where id = $1 or ${a} and ends <= $2 and gone is null`',
    '`select 1 from jobs where id = $1 and ${a} or ends <= $2 and gone is null`',
    '`select 1 from jobs where id = $1 and ${a} and ends <= $2 or gone is null`',
    '`select 1 from jobs where id = $1 and ${a} and ends <= $2 and gone is not null`',
    '`select 1 from jobs where id = $1 and ${a} and ends < $2 and gone is null`',
    '`select 1 from jobs where id <> $1 and ${a} and ends <= $2 and gone is null`',
  ]);
});
