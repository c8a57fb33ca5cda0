/** Tests that start the whole program in processes of its own. */
export const wholeProgram = [
  'src/server/testing/{backup,crash,flooded,import-crash,mail-in-crash,observed,program,record-import-crash,traced}.test.ts',
  'deploy/scaled.test.ts',
  'src/server/integrations/webhooks/example.test.ts',
];

/** A test outside of the server that needs its database. */
export const onAWorld = 'evaluation/disclosure/disclosure.test.ts';

/** Tests of the embedded database itself, which no PostgreSQL can stand in for. */
export const embeddedAlone = [
  'src/server/platform/db/embedded.test.ts',
  'src/server/platform/db/embedded/{checkpoints,copy-running}.test.ts',
];

/**
 * Server tests that run on PostgreSQL and on the embedded database, where there is a PostgreSQL; the others run on it alone. Here
 * belongs what the two could do differently: opening, migrating, copying, waiting and telling; the only connection of the embedded one
 * under many requests at once; searching and erasing; and each endpoint's statements once.
 */
export const onBothDatabases = [
  'src/server/platform/{db,live,tasks}/**/*.test.ts',
  'src/server/operations/backups/backups.test.ts',
  'src/server/operations/database-operations/**/*.test.ts',
  'src/server/candidates/resumes/races.test.ts',
  'src/server/jobs/job-search/find-jobs.test.ts',
  'src/server/privacy/personal-data/erasure.test.ts',
  'src/server/testing/answers.test.ts',
];
