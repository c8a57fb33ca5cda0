import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countNew, groupsOf, minShown, type Release, releaseOf, type Waiting } from './release.ts';

const bySex = { direction: 'sex', measures: ['interview', 'hired'], within: null, merge: false } as const;
type Change = Partial<Omit<Waiting, 'outcomes'>> & { interview?: boolean; hired?: boolean };

/** So many people who are alike. */
function people(count: number, { interview = false, hired = false, ...change }: Change = {}): Waiting[] {
  const outcomes = { interview, hired };
  return Array.from({ length: count }, () => ({
    look: 0,
    job: 'a',
    sex: null,
    race: null,
    outcomes,
    ...change,
  }));
}

/** Women and men, so many of each, of both outcomes. */
const mixed = (count: number, change: Change = {}) =>
  [true, false].flatMap((interview) =>
    ['female', 'male'].flatMap((sex) => people(count, { sex, interview, ...change })),
  );

test('five of each category and outcome are released, four are not', () => {
  expect(releaseOf(mixed(5), bySex)?.cells.map((cell) => cell.people)).toEqual([5, 5, 5, 5]);
  expect(releaseOf(mixed(4), bySex)).toBeNull();
  expect(releaseOf([...mixed(5), ...people(4)], bySex)).toBeNull();
  expect(releaseOf([...mixed(5), ...people(5)], bySex)).not.toBeNull();
});

test('a class with only one category is never released: everybody in it would be known', () => {
  const chosen = people(20, { sex: 'female', interview: true });
  const others = [...people(9, { sex: 'female' }), ...people(9, { sex: 'male' })];
  expect(releaseOf([...chosen, ...others], { ...bySex, merge: true })).toBeNull();
});

test('people who arrived between two releases are shuffled among themselves', () => {
  const late = [true, false].flatMap((interview) => people(10, { sex: 'female', look: 1, interview }));
  expect(releaseOf([...mixed(20), ...late], bySex)).toBeNull();
  const lateMan = [true, false].flatMap((interview) => people(1, { sex: 'male', look: 1, interview }));
  expect(releaseOf([...mixed(20), ...late, ...lateMan], bySex)).not.toBeNull();
});

test('a category that is too small is withheld, and later counted with those who did not answer', () => {
  const few = [...mixed(9), ...people(3, { sex: 'other', interview: true }), ...people(6)];
  expect(releaseOf(few, bySex)).toBeNull();
  // The three would stand alone among those chosen: the smallest category goes with them, and one alone is no comparison.
  expect(releaseOf(few, { ...bySex, merge: true })).toBeNull();
  const withSilent = [...few, ...people(2, { interview: true })];
  const release = releaseOf(withSilent, { ...bySex, merge: true });
  expect(release?.sexes).toEqual(['female', 'male']);
  expect(groupsOf(release ? [release] : [], 'interview', null)).toContainEqual({
    sex: null,
    race: null,
    assessed: 11,
    selected: 5,
  });
});

describe('breakdowns', () => {
  const both = { ...bySex, direction: 'both' } as const;
  test('are given by measure, where all classes are large', () => {
    const hired = (count: number) =>
      ['female', 'male'].flatMap((sex) => people(count, { sex, interview: true, hired: true }));
    expect(releaseOf([...mixed(9), ...hired(5)], bySex)?.measures).toEqual(['interview', 'hired']);
    const without = releaseOf([...mixed(9), ...hired(4)], bySex);
    expect(without?.measures).toEqual(['interview']);
    expect(groupsOf(without ? [without] : [], 'hired', null)).toEqual([]);
  });
  test('are not given for a measure that applied to nobody', () => {
    const unjudged = mixed(6).map((one) => ({ ...one, outcomes: { ...one.outcomes, hired: null } }));
    expect(releaseOf(unjudged, bySex)?.measures).toEqual(['interview']);
  });
  test('are given by job, where it and all others together are large', () => {
    const one = releaseOf([...mixed(6), ...mixed(6, { job: 'b' }), ...mixed(1, { job: 'c' })], bySex);
    expect(one?.jobs).toEqual(['a']);
    expect(groupsOf(one ? [one] : [], 'interview', 'a')).toContainEqual({
      sex: 'female',
      race: null,
      assessed: 12,
      selected: 6,
    });
    expect(releaseOf([...mixed(6), ...mixed(1, { job: 'b' })], bySex)?.jobs).toEqual([]);
  });
  test('are limited to what a scope allows', () => {
    const within = { measures: ['interview'], jobs: [], sexes: ['female', 'male'], races: [] };
    const all = [...mixed(6), ...mixed(6, { job: 'b' })];
    expect(releaseOf(all, { ...bySex, within })).toMatchObject({ measures: ['interview'], jobs: [] });
    expect(releaseOf(all, bySex)).toMatchObject({ measures: ['interview', 'hired'], jobs: ['a', 'b'] });
  });
  test('do not reveal a race to somebody who knows the sex', () => {
    const races = (sex: string, names: string[]) =>
      [true, false].flatMap((interview) => names.flatMap((race) => people(6, { sex, race, interview })));
    expect(releaseOf([...races('female', ['asian']), ...races('male', ['asian', 'white'])], both)).toBeNull();
    const open = releaseOf(
      [...races('female', ['asian', 'white']), ...races('male', ['asian', 'white'])],
      both,
    );
    expect(open?.cells).toHaveLength(8);
  });
});

test('the reason for waiting reveals no answer', () => {
  const fresh = [...people(3, { look: 1, interview: true }), ...people(2, { look: 1 })];
  expect(countNew([...mixed(6), ...fresh], 1, 'interview')).toEqual({ chosen: 3, others: 2 });
});

const anybody = fc.record({
  look: fc.constantFrom(0, 1),
  job: fc.constantFrom('a', 'b', 'c'),
  sex: fc.constantFrom('female', 'male', 'other', null),
  race: fc.constantFrom('white', 'asian', null),
  outcomes: fc.record({ interview: fc.boolean(), hired: fc.constantFrom(true, false, null) }),
});

test('for any people, no number of a release, nor a difference of two, is 1 to 4, and everybody is counted', () => {
  let released = 0;
  fc.assert(
    fc.property(
      fc.array(anybody, { minLength: 60, maxLength: 400 }),
      fc.constantFrom('sex', 'race', 'both'),
      fc.boolean(),
      (crowd, direction, merge) => {
        const release = releaseOf(crowd, { ...bySex, direction, merge });
        if (release === null) return;
        released += 1;
        expect(release.cells.reduce((sum, cell) => sum + cell.people, 0)).toBe(crowd.length);
        for (const number of numbersOf(release)) expect(number === 0 || number >= minShown).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
  expect(released).toBeGreaterThan(20);
});

/** What can be read in a release, and what is found by taking a part from a whole. */
function numbersOf(release: Release): number[] {
  return release.measures.flatMap((measure) => {
    const all = groupsOf([release], measure, null);
    const rest = structuredClone(all);
    const parts = release.jobs.flatMap((job) => groupsOf([release], measure, job));
    for (const part of parts) {
      const own = rest.find(({ sex, race }) => sex === part.sex && race === part.race);
      if (!own) throw new Error('A part has a group that the whole has not.');
      own.assessed -= part.assessed;
      own.selected -= part.selected;
    }
    return [...all, ...parts, ...rest].flatMap(({ assessed, selected }) => [
      assessed,
      selected,
      assessed - selected,
    ]);
  });
}
