import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWebIfStale } from './steps/build-web.ts';
import { checkSources } from './steps/checks.ts';
import { provideChromium } from './steps/chromium.ts';
import { provideNginx } from './steps/nginx.ts';
import { findPostgres, type Postgres, startPostgres } from './steps/postgres.ts';
import { freePort, modulePath, root, run, runTool } from './steps/processes.ts';
import { readPlaywrightReport, readVitestReport, sumOf, type TestCounts } from './steps/test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenon-test-'));
/** What the browser tests print, told when all is over: beside them others print. */
const browserLog = join(folder, 'browser.log');
/** Where `npm start` keeps what Node compiled: each process of the tests would compile it anew. */
const compiled = { NODE_COMPILE_CACHE: modulePath('.cache/compiled') };
/** Room for what is new in memory, also of the browser tests' workers: it is looked through less often, and most of it is garbage by then. */
const roomForNew = ['--min-semi-space-size=16', '--max-semi-space-size=32'];
let interruption = 0;
// The running step is told by `run`; here we only remember to start no other.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => (interruption ||= 128 + constants.signals[signal]));
}

/** A PostgreSQL of our own, where there is one: its work takes the processor a fraction of what the embedded database's does. */
let postgres = null as Postgres | null;
// Each of the two often waits, for a page or for the database, while the other has work.
const counts = [
  ...(await inOrder([prepare])),
  ...(await Promise.all([inOrder([sources, vitest]), inOrder([playwright])])).flat(),
];
await postgres?.stop();
process.stdout.write(existsSync(browserLog) ? readFileSync(browserLog) : '');
rmSync(folder, { recursive: true, force: true });

const total = sumOf(counts);
for (const failure of total.failures) console.log(`Look at ${failure}`);
if (interruption) console.log('Interrupted.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(interruption || (total.failed > 0 ? 1 : 0));

async function inOrder(steps: (() => Promise<TestCounts>)[]): Promise<TestCounts[]> {
  const done: TestCounts[] = [];
  for (const step of steps) {
    if (interruption) break;
    try {
      done.push(await step());
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      done.push({ passed: 0, failed: 1, failures: [`the step "${step.name}"`] });
    }
  }
  return done;
}

async function prepare(): Promise<TestCounts> {
  await buildWebIfStale();
  await provideNginx();
  const programs = process.env.TEST_DATABASE_URL ? null : findPostgres();
  if (programs) postgres = await startPostgres(programs);
  return { passed: 0, failed: 0, failures: [] };
}

async function sources(): Promise<TestCounts> {
  const failures = await checkSources();
  return { passed: 0, failed: failures.length, failures };
}

async function vitest(): Promise<TestCounts> {
  const url = process.env.TEST_DATABASE_URL || postgres?.url;
  console.log(
    url
      ? '\n== Unit tests, and server tests on PostgreSQL, those of onBothDatabases also on the embedded database'
      : '\n== Unit tests, and server tests on the embedded database alone: there is no PostgreSQL 15 or newer here',
  );
  const report = join(folder, 'vitest.json');
  const code = await runTool(
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    {
      env: {
        ...process.env,
        ...compiled,
        TEST_DATABASE_URL: url ?? '',
        TEST_DATABASE_ENDS: postgres ? '1' : '',
      },
    },
  );
  return readVitestReport(report, code);
}

async function playwright(): Promise<TestCounts> {
  if (!(await provideChromium())) return { passed: 0, failed: 1, failures: ['no Chromium'] };
  const log = openSync(browserLog, 'w');
  writeSync(log, '\n== Browser tests\n');
  const report = join(folder, 'playwright.json');
  const cli = modulePath('@playwright/test/cli.js');
  const code = await run(process.execPath, [...roomForNew, cli, 'test', '--reporter=list,json'], {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      ...compiled,
      // Node reads the sources itself, as in the program: having each process translate them took longer than many a test.
      PW_DISABLE_TS_ESM: '1',
      NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'src/faster-imports.ts')).href}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      E2E_PORT: String(await freePort()),
      E2E_DATA: join(folder, 'data'),
      // Nobody else has its database of this name, which is empty.
      E2E_DATABASE_URL: postgres?.url ?? '',
    },
  });
  closeSync(log);
  return readPlaywrightReport(report, code);
}
