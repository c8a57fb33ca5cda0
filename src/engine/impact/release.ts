import type { Direction, Group } from './rates.ts';

/** Groups of fewer people than this are never shown. */
export const minShown = 5;
/** Each look at those who wait asks for so many new people of each outcome. */
export const minNew = 10;

/** The result of somebody's application, by measure: chosen, not chosen, or not judged. */
export type Outcomes = Record<string, boolean | null>;

/**
 * Somebody whose hiring ended and who waits to be counted. Everything but sex and race is known to the employer. `look` says which of
 * the looks at those who wait was their first.
 */
export type Waiting = {
  look: number;
  job: string;
  outcomes: Outcomes;
  sex: string | null;
  race: string | null;
};

/** People who are alike in all that a release distinguishes; a sex or race of null: not told, or in a group too small to show. */
export type Cell = {
  job: string | null;
  outcomes: Outcomes;
  sex: string | null;
  race: string | null;
  people: number;
};

/** What a release distinguishes. A job that is not named, or a measure, is not distinguished in it. */
export type Scope = { measures: string[]; jobs: string[]; sexes: string[]; races: string[] };

/** People counted together, once and for good: no cell holds 1 to 4 of them, and no sum or difference of cells does. */
export type Release = Scope & { cells: Cell[] };

type ReleaseRules = {
  direction: Direction;
  /** The measures in the order in which they are distinguished; the first always is. */
  measures: readonly [string, ...string[]];
  /** At most this is distinguished; null for no bound. */
  within: Scope | null;
  /** Groups too small to show join those who did not tell; else nothing is released while there is one. */
  merge: boolean;
};

type Split = (person: Waiting) => string;
type Names = { sexes: Set<string>; races: Set<string> };
type Value = { sex: string | null; race: string | null };

/** How many people a look would be the first for, by their outcome. It says nothing of what they told. */
export function countNew(
  people: Waiting[],
  look: number,
  measure: string,
): { chosen: number; others: number } {
  const fresh = people.filter((person) => person.look === look);
  const count = (outcome: boolean) => fresh.filter(({ outcomes }) => outcomes[measure] === outcome).length;
  return { chosen: count(true), others: count(false) };
}

/**
 * Counts people together so that nobody among them can be distinguished, or answers null. What everybody knows of them splits them into
 * classes; in each class every category has none or at least five people, and at least two categories have any. Those who came
 * between two looks are mixed by themselves too, so that a release that was put off gives nobody away. Then measures and jobs are told
 * apart, one after the other, as long as all of that stays true.
 */
export function releaseOf(people: Waiting[], rules: ReleaseRules): Release | null {
  const { direction, measures, within } = rules;
  const base: Split = ({ outcomes }) => `${outcomes[measures[0]]}`;
  const names = shownNames(people, base, rules);
  if (names === null) return null;
  const isSafe = (split: Split) => {
    const valueOf = (person: Waiting) => valueIn(direction, names, person);
    return isMixed(people, split, valueOf) && smallCell(people, split, valueOf) === null;
  };
  if (!isSafe(base)) return null;
  const measured = { measures: [measures[0]], jobs: new Set<string>() };
  let split = base;
  for (const measure of measures.slice(1)) {
    if (within && !within.measures.includes(measure)) continue;
    if (people.every(({ outcomes }) => (outcomes[measure] ?? null) === null)) continue;
    const coarse = split;
    const finer: Split = (person) => `${coarse(person)} ${person.outcomes[measure]}`;
    if (!isLarge(people, finer) || !isSafe(finer)) continue;
    split = finer;
    measured.measures.push(measure);
  }
  const jobs = partsOf(people, split, within);
  const byJob: Split = (person) => `${split(person)} ${jobs.has(person.job) ? person.job : ''}`;
  if (jobs.size > 0 && isSafe(byJob)) measured.jobs = jobs;
  return {
    measures: measured.measures,
    jobs: [...measured.jobs],
    sexes: [...names.sexes],
    races: [...names.races],
    cells: cellsOf(people, measured, (person) => valueIn(direction, names, person)),
  };
}

/** What releases say of a measure, of one job or of all: those that do not tell it apart say nothing. */
export function groupsOf(releases: Release[], measure: string, job: string | null): Group[] {
  const groups = new Map<string, Group>();
  for (const release of releases.filter((one) => tells(one, measure, job))) {
    for (const { sex, race, people, outcomes, job: of } of release.cells) {
      const outcome = outcomes[measure] ?? null;
      if (outcome === null || (job !== null && of !== job)) continue;
      const group = groups.get(`${sex} ${race}`) ?? { sex, race, assessed: 0, selected: 0 };
      group.assessed += people;
      group.selected += outcome ? people : 0;
      groups.set(`${sex} ${race}`, group);
    }
  }
  return [...groups.values()];
}

/** True when a release tells a measure apart, and a job where one is asked for. */
export function tells(release: Release, measure: string, job: string | null): boolean {
  return release.measures.includes(measure) && (job === null || release.jobs.includes(job));
}

function valueIn(direction: Direction, { sexes, races }: Names, { sex, race }: Waiting): Value {
  return {
    sex: direction !== 'race' && sex !== null && sexes.has(sex) ? sex : null,
    race: direction !== 'sex' && race !== null && races.has(race) ? race : null,
  };
}

/** The categories that can be shown: all that somebody told, or with `merge` those that are not too small. */
function shownNames(
  people: Waiting[],
  split: Split,
  { direction, within, merge }: ReleaseRules,
): Names | null {
  const named = (of: (person: Waiting) => string | null, bound: string[] | undefined) =>
    new Set(people.map(of).filter((name) => name !== null && (!bound || bound.includes(name))) as string[]);
  const names: Names = {
    sexes: direction === 'race' ? new Set() : named(({ sex }) => sex, within?.sexes),
    races: direction === 'sex' ? new Set() : named(({ race }) => race, within?.races),
  };
  for (;;) {
    const small = smallCell(people, split, (person) => valueIn(direction, names, person));
    if (small === null) break;
    if (!merge || !leaveOut(names, small, people)) return null;
  }
  const least = (set: Set<string>, isAsked: boolean) => !isAsked || set.size >= 2;
  return least(names.sexes, direction !== 'race') && least(names.races, direction !== 'sex') ? names : null;
}

/** Takes the category of a cell that is too small out of those shown; of those who did not tell, the smallest category. */
function leaveOut({ sexes, races }: Names, { sex, race }: Value, people: Waiting[]): boolean {
  if (race !== null) return races.delete(race);
  if (sex !== null && races.size === 0) return sexes.delete(sex);
  const from = races.size > 0 ? races : sexes;
  const countOf = (name: string) => people.filter((one) => one.race === name || one.sex === name).length;
  const [smallest] = [...from].toSorted((a, b) => countOf(a) - countOf(b));
  return smallest !== undefined && from.delete(smallest);
}

/** A cell with 1 to 4 people; null without one. */
function smallCell(people: Waiting[], split: Split, valueOf: (person: Waiting) => Value): Value | null {
  const cells = countBy(people, (person) => {
    const { sex, race } = valueOf(person);
    return JSON.stringify([split(person), sex, race]);
  });
  for (const [key, count] of cells) {
    const [, sex, race] = JSON.parse(key) as [string, string | null, string | null];
    if (count < minShown) return { sex, race };
  }
  return null;
}

/** In each class, of each look alone too, people are of two categories at least; and whoever knows one of sex and race learns no other. */
function isMixed(people: Waiting[], split: Split, valueOf: (person: Waiting) => Value): boolean {
  const kinds = new Map<string, Set<string>>();
  const note = (group: unknown[], value: string) => {
    const key = JSON.stringify(group);
    kinds.set(key, (kinds.get(key) ?? new Set()).add(value));
  };
  const isBoth = people.some((person) => valueOf(person).sex !== null && valueOf(person).race !== null);
  for (const person of people) {
    const { sex, race } = valueOf(person);
    note(['look', person.look, split(person)], `${sex} ${race}`);
    if (isBoth && sex !== null) note(['sex', sex, split(person)], `${race}`);
    if (isBoth && race !== null) note(['race', race, split(person)], `${sex}`);
  }
  return [...kinds.values()].every((values) => values.size >= 2);
}

/** True when no class is small, whatever its people told: nothing is learned where such a split is not made. */
function isLarge(people: Waiting[], split: Split): boolean {
  const classes = countBy(people, split);
  const looks = countBy(people, (person) => `${person.look} ${split(person)}`);
  return (
    [...classes.values()].every((count) => count >= minNew) && [...looks.values()].every((n) => n >= minShown)
  );
}

/** The jobs with people enough to be distinguished, the smallest left out until the others together have enough too. */
function partsOf(people: Waiting[], split: Split, within: Scope | null): Set<string> {
  const counts = countBy(people, ({ job }) => job);
  const classes = new Set(people.map(split)).size;
  const hasEnough = (job: string) => {
    const own = people.filter((person) => person.job === job);
    return isLarge(own, split) && new Set(own.map(split)).size === classes;
  };
  const parts = [...counts]
    .filter(([job]) => (!within || within.jobs.includes(job)) && hasEnough(job))
    .toSorted(([, a], [, b]) => b - a)
    .map(([job]) => job);
  const rest = () => people.filter(({ job }) => !parts.includes(job));
  while (parts.length > 0 && !isLarge(rest(), split)) parts.pop();
  return new Set(parts);
}

function cellsOf(
  people: Waiting[],
  measured: { measures: string[]; jobs: Set<string> },
  valueOf: (person: Waiting) => Value,
): Cell[] {
  const counts = countBy(people, (person) => {
    const outcomes = Object.fromEntries(
      measured.measures.map((name) => [name, person.outcomes[name] ?? null]),
    );
    const job = measured.jobs.has(person.job) ? person.job : null;
    return JSON.stringify({ job, outcomes, ...valueOf(person) });
  });
  return [...counts].map(([key, count]) => ({ ...(JSON.parse(key) as Omit<Cell, 'people'>), people: count }));
}

function countBy<T>(items: T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
