import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../commands/steps/processes.ts';
import type * as Accounts from '../../src/server/testing/full-account.ts';
import type * as Api from '../../src/api/index.ts';
import type * as Hiring from '../../src/server/testing/hiring.ts';
import type * as People from '../../src/server/platform/http/person.ts';
import type * as Programs from '../../src/server/testing/program.ts';
import type * as Reading from '../../src/server/testing/read-everything.ts';
import type * as Samples from '../../src/server/testing/sample-entries.ts';

/** What a version brings to a drill: its API, somebody who calls it, what people do with it, and its program. */
export type Version = typeof Api &
  typeof Accounts &
  typeof Hiring &
  typeof People &
  typeof Programs &
  typeof Reading &
  typeof Samples;

/** The commit that a tag, branch or short hash names. Throws what git says where there is none. */
export function commitOf(reference: string): string {
  return git('rev-parse', '--verify', `${reference}^{commit}`).toString().trim();
}

/** The sources of a commit with their packages, in a folder that later drills use again. */
export function checkedOut(commit: string): string {
  const folder = join(root, '.drill', commit);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  execFileSync('tar', ['-x', '-C', unfinished], { input: git('archive', commit) });
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: unfinished,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  renameSync(unfinished, folder);
  return folder;
}

/** The number that a folder's package.json gives its version. */
export function numberOf(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Loads what a drill needs of the version in a folder. */
export async function loadVersion(folder: string): Promise<Version> {
  const files = [
    'api/index.ts',
    'server/platform/http/person.ts',
    'server/testing/full-account.ts',
    'server/testing/hiring.ts',
    'server/testing/program.ts',
    'server/testing/read-everything.ts',
    'server/testing/sample-entries.ts',
  ];
  const modules = files.map(
    (file) => import(pathToFileURL(join(folder, 'src', file)).href) as Promise<object>,
  );
  return Object.assign({}, ...(await Promise.all(modules))) as Version;
}

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { cwd: root, maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'inherit'] });
}
