import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Order, TestProgress } from './child.ts';
import type { Mutant } from './mutants.ts';
import type { Reached, Run } from './run-file.ts';

/** What became of a mutant: tests failed, took for ever, all passed, or none comes by it. */
export type Outcome = {
  mutant: Mutant;
  state: 'killed' | 'timed out' | 'survived' | 'not reached';
  by: string;
};

/** A process that tells nothing for this long stands still, also on a slow machine. */
const silentMs = 300_000;

/** Tries mutants one after the other against the tests that come by them. Throws when the tests fail without any. */
export async function tryMutants(
  all: Mutant[],
  tried: Mutant[],
  tests: string[],
  isIndependent: boolean,
  say: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const everything = resolve('.mutate', String(process.pid));
  const folder = resolve(everything, 'runs');
  rmSync(everything, { recursive: true, force: true });
  try {
    const { known, quickFirst } = await reachedBy(folder, all, tests);
    const outcomes: Outcome[] = [];
    const done = (outcome: Outcome) => {
      outcomes.push(outcome);
      say(outcome);
    };
    const left = tried.filter((mutant) => {
      const isReached = mutant.isStatic || known.some(({ ids }) => ids.includes(mutant.id));
      if (!isReached) done({ mutant, state: 'not reached', by: '' });
      return isReached;
    });
    const runsOf = (mutant: Mutant) => runsFor(mutant, known, quickFirst, isIndependent);
    const alone = left.filter(({ isStatic }) => isStatic);
    const together = left.filter(({ isStatic }) => !isStatic);
    await tryGroup(folder, all, together, runsOf, (outcome) => {
      if (outcome.state === 'survived' && keepsSomething(outcome.mutant.file)) alone.push(outcome.mutant);
      else done(outcome);
    });
    // What takes effect while a module is read, and what may be hidden by something that a module keeps, gets a process of its own.
    for (const mutant of alone) await tryGroup(folder, all, [mutant], runsOf, done);
    return outcomes;
  } finally {
    rmSync(everything, { recursive: true, force: true });
  }
}

/** True for a module that keeps something while the program runs: what it kept before may hide what a mutant changes. */
function keepsSomething(file: string): boolean {
  return /^(let |(export )?const \w+ = new )/m.test(readFileSync(file, 'utf8'));
}

/** Runs the tests without a mutant: which test comes by which mutants, and the files in the order of what they take. */
async function reachedBy(
  folder: string,
  all: Mutant[],
  tests: string[],
): Promise<{ known: Reached[]; quickFirst: string[] }> {
  const reached = resolve(folder, 'reached.jsonl');
  const runs = tests.map((test) => ({ mutant: 0, test, only: null, reached }));
  const took = new Map<string, number>();
  const told = await ask({ folder, mutants: all, runs }, ({ test }) => {
    took.set(test, performance.now() - (took.get(test) ?? 0));
  });
  const failed = told.find(({ state }) => state === 'failed');
  if (failed) throw new Error(`The tests fail without a mutant: ${failed.test}: ${failed.error ?? ''}`);
  if (!existsSync(reached)) throw new Error('No test was run.');
  const lines = readFileSync(reached, 'utf8').trim().split('\n');
  const quickFirst = tests.toSorted((one, other) => (took.get(one) ?? 0) - (took.get(other) ?? 0));
  return { known: lines.map((line) => JSON.parse(line) as Reached), quickFirst };
}

function runsFor(mutant: Mutant, known: Reached[], tests: string[], isIndependent: boolean): Run[] {
  return tests.flatMap((test) => {
    const own = known.filter((one) => one.test === test && (mutant.isStatic || one.ids.includes(mutant.id)));
    if (own.length === 0 && !mutant.isStatic) return [];
    const isAlways = mutant.isStatic || own.some(({ name }) => name === '');
    const only = isIndependent && !isAlways ? own.map(({ name }) => name) : null;
    return [{ mutant: mutant.id, test, only, reached: null }];
  });
}

async function tryGroup(
  folder: string,
  all: Mutant[],
  group: Mutant[],
  runsOf: (mutant: Mutant) => Run[],
  done: (outcome: Outcome) => void,
): Promise<void> {
  let left = group;
  while (left.length > 0) {
    const verdicts = new Map<number, Outcome>();
    let current = 0;
    const settle = (id: number) => {
      const mutant = left.find((one) => one.id === id);
      if (mutant) done(verdicts.get(id) ?? { mutant, state: 'survived', by: '' });
    };
    const hear = ({ mutant: id, state, error = '' }: TestProgress) => {
      if (id !== current) settle(current);
      current = id;
      const mutant = left.find((one) => one.id === id);
      if (mutant && state === 'failed') verdicts.set(id, { mutant, state: 'killed', by: error });
    };
    const told = await ask({ folder, mutants: all, runs: left.flatMap(runsOf) }, hear);
    const isWhole = told.at(-1)?.state !== 'begun' && told.length > 0;
    if (isWhole) return settle(current);
    const stuck = left.find(({ id }) => id === current) ?? left[0];
    if (!stuck) return;
    done(verdicts.get(stuck.id) ?? { mutant: stuck, state: 'timed out', by: '' });
    left = left.slice(left.indexOf(stuck) + 1);
  }
}

/** Has a process of its own carry out runs; ends it when it stands still. */
function ask(order: Order, hear: (told: TestProgress) => void): Promise<TestProgress[]> {
  rmSync(order.folder, { recursive: true, force: true });
  const end = () => child.kill('SIGKILL');
  const child = spawn(process.execPath, [resolve('commands/mutate/child.ts')], {
    stdio: ['pipe', 'pipe', process.env['MUTATE_LOG'] ? 'inherit' : 'ignore'],
  });
  const told: TestProgress[] = [];
  let timer = setTimeout(() => {}, 0);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, silentMs);
  };
  wait();
  process.once('exit', end);
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (process.env['MUTATE_LOG']) console.error(line);
    const at = line.indexOf('\u0001');
    if (at < 0) return;
    wait();
    const one = JSON.parse(line.slice(at + 1)) as TestProgress;
    told.push(one);
    hear(one);
  });
  child.stdin.end(JSON.stringify(order));
  return new Promise((answer) =>
    child.on('close', () => {
      clearTimeout(timer);
      process.off('exit', end);
      answer(told);
    }),
  );
}
