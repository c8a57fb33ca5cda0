import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Secrets } from '../../platform/secrets/stored-secrets.ts';

/** What a backup holds, and how to know that it is whole: rows and SHA-256 per table, size and SHA-256 per file. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** The state of the tables, see `tablesLevel`. */
  level: z.number(),
  /** Tells whether another installation has the keys that these rows were sealed with; null for a backup that carries them. */
  secrets: z.string(),
  tables: z.array(
    z.strictObject({ name: z.string(), rows: z.number(), columns: z.array(z.string()), sha256: z.string() }),
  ),
  files: z.array(z.strictObject({ key: z.string(), size: z.number(), sha256: z.string() })),
});

/** The list of what a backup holds. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The backup cannot be used, and why; nothing was changed. */
export class BadBackup extends Error {}

/** Where a table's rows stand in a backup: one JSON object a line, in the order of its key. */
export function tablePath(folder: string, name: string): string {
  return join(folder, 'tables', `${name}.jsonl`);
}

/** Where a file stands in a backup. */
export function filePath(folder: string, key: string): string {
  return join(folder, 'files', ...key.split('/'));
}

/** A mark of an installation's keys that does not tell them. */
export function markOfSecrets(secrets: Secrets): string {
  return createHash('sha256')
    .update(
      `tenon backup ${JSON.stringify(Object.entries(secrets).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`,
    )
    .digest('hex');
}

/** Writes the manifest: last, so that a backup cut off in the middle has none. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
}

/** Reads a backup's manifest and checks every table and file against it. Throws BadBackup with all that is wrong. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const wrong: string[] = [];
  for (const { name, sha256 } of manifest.tables) {
    if ((await hashOf(tablePath(folder, name))) !== sha256) wrong.push(`table ${name}`);
  }
  for (const { key, sha256 } of manifest.files) {
    if ((await hashOf(filePath(folder, key))) !== sha256) wrong.push(`file ${key}`);
  }
  if (wrong.length > 0) {
    throw new BadBackup(`This backup is damaged: ${wrong.slice(0, 20).join(', ')} (${wrong.length} in all).`);
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null);
  if (text === null) throw new BadBackup(`There is no whole backup in ${folder}: manifest.json is missing.`);
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new BadBackup(`The manifest.json in ${folder} is damaged.`);
  const manifest = parsed.data;
  const odd = manifest.files.find(({ key }) => key.split('/').some((part) => part === '' || part === '..'));
  if (odd) throw new BadBackup(`The manifest.json in ${folder} names a file outside of it.`);
  return manifest;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The SHA-256 of a file in hex; null when it cannot be read. */
async function hashOf(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
  } catch {
    return null;
  }
  return hash.digest('hex');
}
