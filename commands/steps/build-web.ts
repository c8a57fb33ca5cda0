import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { builtFile } from '../../src/messages/built-files.ts';
import { type Language, languages } from '../../src/messages/languages.ts';
import { root, runTool } from './processes.ts';

const sources = [
  'src/web',
  'src/api',
  'src/messages',
  'commands/steps/web',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const folder = join(root, 'dist/web');
const stamp = join(folder, '.built-from');

/** Builds the web part into `dist/web` unless the build there is of these very sources. Throws when the build fails. */
export async function buildWebIfStale(): Promise<void> {
  const hash = hashOf(sources.map((source) => join(root, source)));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.error('Building the web part...');
  for (const language of languages) await buildIn(language);
  writeFileSync(stamp, hash);
}

/** Builds the pages in a language: the first into an empty folder, the others beside it. Files of the same content have the same name. */
async function buildIn(language: Language): Promise<void> {
  const [first] = languages;
  const target = language === first ? folder : join(root, 'dist', `web-${language}`);
  await buildPages(language, target);
  if (language === first) return;
  for (const name of ['index.html', 'screens.json'] as const) {
    renameSync(join(target, name), join(target, builtFile(name, language)));
  }
  cpSync(target, folder, { recursive: true });
  rmSync(target, { recursive: true });
}

/** Builds the pages in a language, or in the pseudo-language, into an empty folder. Throws when the build fails. */
export async function buildPages(mode: Language | 'pseudo', target: string): Promise<void> {
  const options = ['--mode', mode, '--outDir', target, '--emptyOutDir', '--logLevel', 'warn'];
  const code = await runTool('vite/bin/vite.js', ['build', ...options]);
  if (code !== 0) throw new Error(`The web part could not be built in ${mode} (vite ended with ${code}).`);
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
