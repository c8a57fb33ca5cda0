import { resolve } from 'node:path';

/** One test file, read while one mutant is active: 0 for none. */
export type Run = {
  mutant: number;
  test: string;
  /** Names of the only tests that are carried out; null for all. */
  only: string[] | null;
  /** Where it is written down, for each test, which mutants it came by; null for nowhere. */
  reached: string | null;
};

/** One line of what is written down: a test by its full name ('' for what goes before and after all), and the mutants it came by. */
export type Reached = { test: string; name: string; ids: number[] };

/**
 * The source of a test file that makes its mutant the active one and then reads the real tests. Once one of them has failed, whatever
 * is left of the mutant's tests is skipped.
 */
export function runFile({ mutant, test, only, reached }: Run): string {
  return `import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, test } from 'vitest';
globalThis.activeMutant = ${mutant};
const killed = (globalThis.killedMutants ??= new Set());
${reached === null ? '' : noteReached(test, reached)}
const only = ${only === null ? 'null' : `new Set(${JSON.stringify(only)})`};
beforeEach(({ skip, task }) => {
  if (killed.has(${mutant}) || (only !== null && !only.has(task.fullTestName))) skip();
});
afterEach(({ task }) => {
  if (${mutant} !== 0 && task.result?.state === 'fail') killed.add(${mutant});
});
if (killed.has(${mutant})) test.skip('was noticed already');
else await import(${JSON.stringify(`${resolve(test)}?mutant=${mutant}`)});
`;
}

function noteReached(test: string, path: string): string {
  return `const note = (name) => {
  const ids = [...globalThis.reachedMutants];
  appendFileSync(${JSON.stringify(path)}, JSON.stringify({ test: ${JSON.stringify(test)}, name, ids }) + '\\n');
  globalThis.reachedMutants = new Set();
};
globalThis.reachedMutants = new Set();
beforeEach(() => note(''));
afterEach(({ task }) => note(task.fullTestName));
afterAll(() => note(''));
`;
}
