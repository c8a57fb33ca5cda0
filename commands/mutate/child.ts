import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  BaseSequencer,
  createVitest,
  type Reporter,
  type TestModule,
  type TestSpecification,
} from 'vitest/node';
import { instrument } from './instrument.ts';
import type { Mutant } from './mutants.ts';
import { type Run, runFile } from './run-file.ts';

/** What the program asks of this process: to run these tests against these mutants, one after the other. */
export type Order = {
  /** Where the files of the runs are written. */
  folder: string;
  /** Those that the sources hold: all of the area. */
  mutants: Mutant[];
  runs: Run[];
};

/** What it tells, a line of JSON each: a run has begun or ended. */
export type TestProgress = Pick<Run, 'mutant' | 'test'> & {
  state: 'begun' | 'passed' | 'failed';
  error?: string;
};

const order = JSON.parse(await text(process.stdin)) as Order;
const runs = new Map<string, Run>();
mkdirSync(order.folder, { recursive: true });
for (const [index, run] of order.runs.entries()) {
  const path = resolve(order.folder, `${String(index).padStart(5, '0')}.test.ts`);
  writeFileSync(path, runFile(run));
  runs.set(path, run);
}
async function runAll(): Promise<void> {
  const byFile = Map.groupBy(order.mutants, ({ file }) => resolve(file));
  const vitest = await createVitest(
    'test',
    {
      config: false,
      watch: false,
      // One process reads the program once and keeps it: only the file of a test is read again for each mutant.
      isolate: false,
      fileParallelism: false,
      pool: 'threads',
      include: [`${order.folder}/*.test.ts`],
      exclude: [],
      // What holds mutants must not be kept for other runs.
      fsModuleCachePath: resolve(order.folder, '../modules'),
      // Making a database takes longer than most tests that need none.
      globalSetup: order.runs.some(({ test }) => opensWorld(test))
        ? ['src/server/testing/global-setup.ts']
        : [],
      // A test that is only slow must not count as one that notices.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      silent: true,
      reporters: [reporter()],
      // What a mutant leaves undone may fail after its test, during the next one's.
      dangerouslyIgnoreUnhandledErrors: true,
      sequence: { sequencer: InOrder },
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform: (code, id) => {
            const mutants = byFile.get(id.split('?')[0] ?? '');
            return mutants ? { code: instrument(code, mutants), map: null } : null;
          },
        },
      ],
    },
  );
  await vitest.start();
  await vitest.close();
}

function opensWorld(test: string): boolean {
  return readFileSync(test, 'utf8').includes('/testing/') || test.includes('/testing/');
}

/** The runs in the order in which they were asked for. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId));
  }
}

function reporter(): Reporter {
  return {
    onTestModuleStart: ({ moduleId }) => report(moduleId, { state: 'begun' }),
    onTestModuleEnd: (module) => report(module.moduleId, stateOf(module)),
  };
}

function report(moduleId: string, state: Pick<TestProgress, 'state' | 'error'>): void {
  const run = runs.get(moduleId);
  if (run)
    process.stdout.write(`\u0001${JSON.stringify({ mutant: run.mutant, test: run.test, ...state })}\n`);
}

function stateOf(module: TestModule): Pick<TestProgress, 'state' | 'error'> {
  const [failed] = module.children.allTests('failed');
  if (module.ok() && !failed) return { state: 'passed' };
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const error = failed?.result().errors?.[0] ?? module.errors()[0] ?? suites[0];
  return {
    state: 'failed',
    error: `${failed?.fullName ?? 'The file'}: ${error?.message ?? ''}`.slice(0, 300),
  };
}

await runAll();
process.exit(0);
