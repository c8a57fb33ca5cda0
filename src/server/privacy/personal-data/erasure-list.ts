import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The file of a folder that lists erased accounts, and applications whose writers a company has forgotten, one a line: the SHA-256 of the random
 * id, and when. It names nobody, and lets a restored backup forget again whom it still holds.
 */
export function erasureList(folder: string): string {
  return join(folder, 'erasures.txt');
}

/** How an account or an application stands in a list of erased ones. */
export function erasedMark(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** Adds an account to the list of a data folder; it is on the disk when this resolves. */
export function listErasure(dataDir: string, userId: string, at: Date): Promise<void> {
  return listErasures(dataDir, [userId], at);
}

/** Adds accounts, or applications whose writers a company has forgotten, to the list of a data folder. */
export function listErasures(dataDir: string, ids: string[], at: Date): Promise<void> {
  return append(
    dataDir,
    ids.map((id) => `${erasedMark(id)} ${at.toISOString()}`),
  );
}

/** Adds what other lists have to the list of a data folder, and returns the marks of all. Files that are missing list nobody. */
export async function joinErasures(dataDir: string, others: string[]): Promise<string[]> {
  const own = await readLines(erasureList(dataDir));
  const known = new Set(own.map(markOf));
  const fresh = (await Promise.all(others.map(readLines))).flat().filter((line) => !known.has(markOf(line)));
  if (fresh.length > 0) await append(dataDir, fresh);
  return [...new Set([...own, ...fresh].map(markOf))];
}

async function append(dataDir: string, lines: string[]): Promise<void> {
  const file = await open(erasureList(dataDir), 'a', 0o600);
  try {
    await file.appendFile(lines.map((line) => `${line}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The whole lines of a list: one that a full disk cut short counts for nothing. */
async function readLines(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => /^[0-9a-f]{64} \S+$/.test(line));
}

function markOf(line: string): string {
  return line.slice(0, 64);
}
