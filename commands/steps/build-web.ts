import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './processes.ts';

const sources = [
  'src/web',
  'src/api',
  'commands/steps/web',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const stamp = join(root, 'dist/web/.built-from');

/** Builds the web part into `dist/web` unless the build there is of these very sources. Throws when the build fails. */
export async function buildWebIfStale(): Promise<void> {
  const hash = hashOf(sources.map((source) => join(root, source)));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.error('Building the web part...');
  const code = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  if (code !== 0) throw new Error(`The web part could not be built (vite ended with ${code}).`);
  writeFileSync(stamp, hash);
}

/** The SHA-256, in hex, of the names and contents of all files at and below these paths; absent ones count as nothing. */
export function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.filter((each) => existsSync(each)).flatMap(filesAt)) {
    const content = readFileSync(path);
    hash.update(`${path.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesAt(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesAt(join(path, name)));
}
