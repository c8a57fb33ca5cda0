import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ProjectByProject } from './commands/steps/test-order.ts';
import { embeddedAlone, onAWorld, onBothDatabases, wholeProgram } from './commands/steps/test-files.ts';

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);

/** Tests of the server on one database. */
function serverTests(name: 'server' | 'embedded', include: string[], exclude: string[]) {
  return {
    extends: true,
    test: {
      name,
      // Each file opens a program of its own; loading the modules again for each would cost a second and a half.
      isolate: false,
      include,
      exclude: [...wholeProgram, ...exclude],
      globalSetup: 'src/server/testing/global-setup.ts',
      // Three times what any takes beside others on two cores; the few that take longer say so.
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  } satisfies TestProjectInlineConfiguration;
}

export default defineConfig({
  test: {
    maxWorkers: 3,
    // As in the program, Node itself reads the sources, and keeps what it compiled where `npm start` keeps it.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: [
      '--import',
      fileURLToPath(new URL('src/faster-imports.ts', import.meta.url)),
      // Room for what is new in memory: it is looked through less often, and most of it is garbage by then.
      '--min-semi-space-size=16',
      '--max-semi-space-size=32',
    ],
    // The order of files and of tests does not matter: they are shuffled. `--sequence.seed=` tries another order.
    sequence: {
      sequencer: ProjectByProject,
      shuffle: { files: true, tests: true },
      seed: 1_795_417_940_030,
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Loading the vocabulary and the reader again for each file would cost more than most tests.
          isolate: false,
          include: [
            'src/architecture/*.test.ts',
            'src/{api,engine,messages}/**/*.test.ts',
            '{commands,evaluation}/**/*.test.ts',
            'deploy/{failover,replicas,pooler,kubernetes,monitoring,names}.test.ts',
          ],
          exclude: [onAWorld],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          isolate: false,
          include: ['src/web/**/*.test.{ts,tsx}'],
          // Node reads no JSX: Vite does, as for the browser.
          experimental: { viteModuleRunner: true },
          testTimeout: 60_000,
        },
      },
      // At TEST_DATABASE_URL, else on the embedded database.
      serverTests('server', ['src/server/**/*.test.ts', onAWorld], hasPostgres ? embeddedAlone : []),
      ...(hasPostgres ? [serverTests('embedded', [...onBothDatabases, ...embeddedAlone], [])] : []),
      {
        extends: true,
        test: {
          name: 'program',
          include: wholeProgram,
          globalSetup: 'src/server/testing/first-start.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
