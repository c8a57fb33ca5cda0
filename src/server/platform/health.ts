import { Hono } from 'hono';
import type { Services } from '../context.ts';
import { lastMigration } from './db/migrate.ts';
import { packageVersion } from './package-version.ts';

type Ports = Pick<Services, 'closing' | 'database' | 'files' | 'virusScanner'>;

/** What a process of background work answers over HTTP: how it is, and nothing else. */
export function createHealthApp(services: Ports): Hono {
  const app = new Hono();
  serveHealth(app, services);
  return app;
}

/** Answers at /version which version runs, and the last migration that it knows. */
function serveVersion(app: Hono): void {
  const body = { version: packageVersion(), migration: lastMigration() };
  app.get('/version', (c) => c.json(body, 200, { 'cache-control': 'no-store' }));
}

/**
 * /healthz says that the process runs, /readyz that it can work: the database takes what is written, the store of files answers, and it
 * is not stopping. Without its virus scanner it can work: files wait.
 */
export function serveHealth(app: Hono, services: Ports): void {
  serveVersion(app);
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const { virusScanner } = services;
    const [database, files, scanner] = await Promise.all([
      services.database.inRequest(null, () => stateOf(services.database)),
      services.files.answers().then(inWord),
      virusScanner ? virusScanner.answers().then(inWord) : undefined,
    ]);
    const stopping = services.closing.aborted;
    const ready = database === 'ok' && files === 'ok' && !stopping;
    const body = { status: ready ? 'ok' : 'unavailable', database, files, virus_scanner: scanner, stopping };
    return c.json(body, ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
}

function inWord(answers: boolean): 'ok' | 'failed' {
  return answers ? 'ok' : 'failed';
}

/** A standby, or a server set to read only, answers but keeps nothing. */
async function stateOf(database: Ports['database']): Promise<'ok' | 'read_only' | 'failed'> {
  try {
    const [row] = await database.sql<{ only: string }>(
      "select current_setting('transaction_read_only') as only",
    );
    return row?.only === 'off' ? 'ok' : 'read_only';
  } catch {
    return 'failed';
  }
}
