import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { areas } from './mutate/areas.ts';
import { type Mutant, mutantsOf } from './mutate/mutants.ts';
import { type Survivor, survivors } from './mutate/survivors.ts';
import { type Outcome, tryMutants } from './mutate/try-mutants.ts';

const USAGE = `Use: npm run mutate -- AREA [most] [again]   Makes up to so many small changes (60) in the sources of an area, one at a
time, and says which of them its tests do not notice; again: only those that they did not notice the last time.
Areas: ${Object.keys(areas).join(', ')}.`;
const wanted = 0.9;

const [name = '', most = '60', again] = process.argv.slice(2);
const area = areas[name];
if (!area || !/^\d+$/.test(most) || (again !== undefined && again !== 'again')) {
  console.error(USAGE);
  process.exit(2);
}
const files = globSync(area.sources).toSorted();
const tests = area.tests.flatMap((glob) => globSync(glob).toSorted());
const all = files.reduce<Mutant[]>(
  (found, file) => [...found, ...mutantsOf(file, readFileSync(file, 'utf8'), found.length + 1)],
  [],
);
const sampled = sample(all, Number(most));
const keptIn = `.mutate/${name}-${most}.json`;
const noticed = again && existsSync(keptIn) ? readNoticed() : new Set<string>();
const tried = sampled.filter((mutant) => !noticed.has(keyOf(mutant)));
console.log(
  `${name}: ${sampled.length} of ${all.length} changes in ${files.length} files, ${tests.length} test files${again ? `; ${tried.length} again` : ''}`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const outcomes = await tryMutants(all, tried, tests, area.independent === true, say);
process.exitCode = sum(outcomes) ? 0 : 1;
saveNoticed(outcomes);

/** So many of the mutants, spread over all of them and the same each time. */
function sample(mutants: Mutant[], count: number): Mutant[] {
  if (mutants.length <= count) return mutants;
  // A step that shares no divisor with the count walks over all of them, far apart from each other.
  const ordered = mutants.map((mutant, index) => ({ mutant, rank: (index * 7919) % 10_007 }));
  const kept = ordered.toSorted((one, other) => one.rank - other.rank).slice(0, count);
  return kept.map(({ mutant }) => mutant).toSorted((one, other) => one.id - other.id);
}

/** What a change is, however many lines stand before it. */
function keyOf({ file, where, change }: Mutant): string {
  return `${file}: ${where}: ${change}`;
}

/** The changes that the last run of this area noticed. */
function readNoticed(): Set<string> {
  return new Set(z.array(z.string()).parse(JSON.parse(readFileSync(keptIn, 'utf8'))));
}

function saveNoticed(results: Outcome[]): void {
  const killed = results.filter(({ state }) => state === 'killed' || state === 'timed out');
  const lives = new Set(results.filter((one) => !killed.includes(one)).map(({ mutant }) => keyOf(mutant)));
  const keys = [...noticed, ...killed.map(({ mutant }) => keyOf(mutant))].filter((key) => !lives.has(key));
  mkdirSync('.mutate', { recursive: true });
  writeFileSync(keptIn, JSON.stringify(keys));
}

function say({ mutant, state, by }: Outcome): void {
  const reason = accepted(mutant)?.why;
  const mark =
    state === 'survived' || state === 'not reached'
      ? reason
        ? `${state}, accepted`
        : state.toUpperCase()
      : state;
  console.log(
    `${mark}  ${mutant.file}:${mutant.line}  ${mutant.change}${by ? `   [${by.replace(/\s+/g, ' ').slice(0, 90)}]` : ''}`,
  );
}

function accepted(mutant: Mutant): Survivor | undefined {
  return survivors.find((one) => isSame(one, mutant));
}

function isSame(one: Survivor, { file, where, change }: Mutant): boolean {
  return one.file === file && one.where === where && one.change === change;
}

/** Prints the figure; false when it is too low, or the accepted survivors are not those of this run. */
function sum(results: Outcome[]): boolean {
  const lives = results.filter(({ state }) => state === 'survived' || state === 'not reached');
  const share = 1 - lives.length / Math.max(1, sampled.length);
  const unexplained = lives.filter(({ mutant }) => !accepted(mutant));
  const own = survivors.filter(({ file }) => files.includes(file));
  const gone = own.filter((one) => !all.some((mutant) => isSame(one, mutant)));
  const dead = own.filter((one) => {
    const same = results.filter(({ mutant }) => isSame(one, mutant));
    return same.length > 0 && !same.some((result) => lives.includes(result));
  });
  for (const { file, change } of gone)
    console.log(`This accepted survivor stands nowhere any more: ${file}: ${change}`);
  for (const { file, change } of dead)
    console.log(`This accepted survivor is killed by now: ${file}: ${change}`);
  const percent = Math.floor(share * 1000) / 10;
  console.log(
    `${name}: ${sampled.length - lives.length} of ${sampled.length} killed, ${percent} %; ${lives.length} survived, ${unexplained.length} of them without a reason`,
  );
  return share >= wanted && unexplained.length === 0 && gone.length === 0 && dead.length === 0;
}
