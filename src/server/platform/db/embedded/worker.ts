import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { DurableFiles, durableStartParams } from './durable-files.ts';
import { wholePipelines } from './pipelines.ts';
import type { EmbeddedSource, WorkerMessage } from './start.ts';

/** Runs the embedded database beside the program's own thread, so that a slow query never holds up HTTP. */
async function run(source: EmbeddedSource, socketPath: string): Promise<void> {
  const database = await PGlite.create(options(source));
  const server = new PGLiteSocketServer({
    db: wholePipelines(database),
    path: socketPath,
    maxConnections: 20,
  });
  await server.start();
  post({ type: 'ready' });
  parentPort?.on('message', (message: WorkerMessage) => {
    if (message.type === 'close') void close(database, server);
    if (message.type === 'dump') void dump(database);
  });
}

function options(source: EmbeddedSource): PGliteOptions {
  if (source.kind === 'folder') return { fs: new DurableFiles(source.path), startParams: durableStartParams };
  // Short segments: a dump holds two of them, and every copy of it reads them.
  if (source.template === null) return { initDbStartParams: ['--wal-segsize=1'] };
  return { loadDataDir: new Blob([new Uint8Array(readFileSync(source.template))]) };
}

async function close(database: PGlite, server: PGLiteSocketServer): Promise<void> {
  await server.stop();
  await database.exec('CHECKPOINT');
  await database.close();
  post({ type: 'closed' });
  process.exit(0);
}

async function dump(database: PGlite): Promise<void> {
  await database.exec('CHECKPOINT');
  const file = await database.dumpDataDir('none');
  post({ type: 'dumped', bytes: new Uint8Array(await file.arrayBuffer()) });
}

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

run(workerData.source, workerData.socketPath).catch((error: unknown) =>
  post({ type: 'failed', message: wordsOf(error) }),
);

/** The database's own file system throws numbers of its own, where 51 is a full disk. */
function wordsOf(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message;
  const errno = typeof error === 'object' && error !== null && 'errno' in error ? error.errno : null;
  return errno === 51 ? 'No space left on device' : `error ${String(errno)}`;
}
