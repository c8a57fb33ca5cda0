import { defineConfig } from 'vitest/config';

/** Tests that start the whole program in processes of its own. */
const wholeProgram = [
  'src/server/testing/{crash,observed,program,traced}.test.ts',
  'deploy/scaled.test.ts',
  'src/server/integrations/webhooks/example.test.ts',
];

/** Tests of the server that open no database, or the embedded one alone: they need no second run on another one. */
const withoutDatabase = [
  'src/server/platform/adapters/**',
  'src/server/operations/demo/resume-pdf.test.ts',
  'src/server/platform/db/embedded.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Loading the vocabulary and the reader again for each file would cost more than most tests.
          isolate: false,
          include: [
            'src/architecture.test.ts',
            'src/{api,engine,web}/**/*.test.{ts,tsx}',
            '{commands,evaluation}/**/*.test.ts',
            'deploy/names.test.ts',
          ],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Each file opens a program of its own; loading the modules again for each would cost a second and a half.
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          exclude: process.env.TEST_DATABASE_URL ? [...wholeProgram, ...withoutDatabase] : wholeProgram,
          globalSetup: 'src/server/testing/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'program',
          include: wholeProgram,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
