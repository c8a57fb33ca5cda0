import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { isBusy } from './start.ts';

/** So much is written before a checkpoint: the less, the shorter it holds the only session. */
const dueBytes = 16 * 1024 * 1024;
const lookMs = 5000;

/**
 * Makes a checkpoint whenever enough was written since the last one. By itself the embedded database makes none while it works, and its
 * write-ahead log would grow until the program ends. Returns how to stop.
 */
export function makeCheckpoints(pool: pg.Pool, folder: string, onError: (error: Error) => void): () => void {
  let timer: NodeJS.Timeout;
  let isOver = false;
  const wait = () => {
    if (!isOver) timer = globalThis.setTimeout(look, lookMs).unref();
  };
  const look = () => {
    makeDueCheckpoint(pool, folder)
      .catch((error: Error) => {
        // A long transaction has the session: the next look is soon enough.
        if (!isOver && error.message !== 'timeout exceeded when trying to connect') onError(error);
      })
      .finally(wait);
  };
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Makes a checkpoint if one is due, and nobody copies the files. */
export async function makeDueCheckpoint(pool: pg.Pool, folder: string): Promise<void> {
  const { rows } = await pool.query<{ due: boolean }>(
    'select pg_current_wal_lsn() - redo_lsn > $1 as due from pg_control_checkpoint()',
    [dueBytes],
  );
  if (!rows[0]?.due) return;
  const end = lockFiles(folder, 'BEGIN EXCLUSIVE');
  if (!end) return;
  try {
    await pool.query('checkpoint');
  } finally {
    end();
  }
}

/** Copies files of an embedded database, in whatever process, while it makes no checkpoint on its own account. */
export async function betweenCheckpoints<T>(folder: string, copy: () => Promise<T>): Promise<T> {
  const begin = () => lockFiles(folder, 'BEGIN; SELECT 1 FROM sqlite_master');
  let end = begin();
  while (!end) {
    await setTimeout(20);
    end = begin();
  }
  try {
    return await copy();
  } finally {
    end();
  }
}

/** Takes the operating system's lock on the files, which ends with the process; null while others hold it in another way. */
function lockFiles(folder: string, how: string): (() => void) | null {
  const lock = new DatabaseSync(`${folder}.copying`);
  try {
    lock.exec(`PRAGMA busy_timeout=0; ${how}`);
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
}
