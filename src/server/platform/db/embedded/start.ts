import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

/** Where the embedded database lives: a folder on disk, or memory (empty, or filled from a dumped template file). */
export type EmbeddedSource = { kind: 'folder'; path: string } | { kind: 'memory'; template: string | null };

/** What the program's thread and the database's thread say to each other. */
export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'close' }
  | { type: 'closed' }
  | { type: 'dump' }
  | { type: 'dumped'; bytes: Uint8Array };

/** A running embedded database, reached by a socket in `host` (a folder only this user can enter). */
export type Embedded = {
  host: string;
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** Another process holds the data folder. */
export class FolderInUse extends Error {}

/** Starts the embedded database. Throws FolderInUse at once when another process has the folder open. */
export async function startEmbedded(source: EmbeddedSource): Promise<Embedded> {
  const unlock = source.kind === 'folder' ? lockFolder(source.path) : () => {};
  const host = mkdtempSync(join(tmpdir(), 'tenon-'));
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { source, socketPath: join(host, '.s.PGSQL.5432') },
  });
  const address = source.kind === 'folder' ? addressFile(source.path) : null;
  const release = () => {
    if (address) rmSync(address, { force: true });
    rmSync(host, { recursive: true, force: true });
    unlock();
  };
  try {
    await answer(worker, 'ready');
  } catch (error) {
    await worker.terminate();
    release();
    throw error;
  }
  worker.unref();
  if (address) writeFileSync(address, host, { mode: 0o600 });
  return {
    host,
    dump: async () => {
      worker.postMessage({ type: 'dump' } satisfies WorkerMessage);
      return (await answer(worker, 'dumped')).bytes;
    },
    close: async () => {
      worker.ref();
      worker.postMessage({ type: 'close' } satisfies WorkerMessage);
      await answer(worker, 'closed');
      release();
    },
  };
}

/** Where the process that has this folder open can be reached, for commands run beside it; null when there is none. */
export function runningAddress(folder: string): string | null {
  try {
    lockFolder(folder)();
    return null;
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return readFileSync(addressFile(folder), 'utf8');
  }
}

function addressFile(folder: string): string {
  return `${folder}.address`;
}

/** Takes the folder for this process. The lock is the operating system's, so that it ends with the process, however it ends. */
function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(`${folder}.lock`);
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA busy_timeout=0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(
      `Another Tenon is running on ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return () => lock.close();
}

/** Whether SQLite says that somebody else holds its file; a full disk is another matter. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

function answer<T extends WorkerMessage['type']>(
  worker: Worker,
  type: T,
): Promise<Extract<WorkerMessage, { type: T }>> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
    };
    const onMessage = (message: WorkerMessage) => {
      if (message.type === 'failed') {
        stop();
        reject(new Error(`The embedded database did not start: ${message.message}`));
      } else if (isOfType(message, type)) {
        stop();
        resolve(message);
      }
    };
    const onError = (error: unknown) => {
      stop();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const onExit = (code: number) => onError(new Error(`The embedded database ended with code ${code}.`));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
  });
}

function isOfType<T extends WorkerMessage['type']>(
  message: WorkerMessage,
  type: T,
): message is Extract<WorkerMessage, { type: T }> {
  return message.type === type;
}
