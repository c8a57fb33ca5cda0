import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { createReadStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { buildWebIfStale } from './steps/build-web.ts';
import { root } from './steps/processes.ts';
import { changesOf } from './steps/changelog.ts';
import { git, makeReleaseTree, npm } from './steps/release-tree.ts';

const [target] = process.argv.slice(2);
if (!target) {
  console.error(
    'Use: npm run release -- FOLDER   (a folder for the archive, its list of packages and their checksums)',
  );
  process.exit(1);
}
try {
  await release(resolve(target));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Makes the archive of this version for this system, with its packages and built pages, a list of those packages, and checksums. */
async function release(folder: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const changes = changesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  if (changes === null) throw new Error(`CHANGELOG.md has no section "## ${version}". Write one first.`);
  await buildWebIfStale();
  const name = `tenon-${version}-${process.platform}-${process.arch}`;
  const parent = mkdtempSync(join(tmpdir(), 'tenon-release-'));
  mkdirSync(folder, { recursive: true });
  try {
    makeReleaseTree(join(parent, name));
    const packages = join(folder, `tenon-${version}.cdx.json`);
    writeFileSync(
      packages,
      npm(
        join(parent, name),
        'sbom',
        '--package-lock-only',
        '--omit=dev',
        '--sbom-format=cyclonedx',
        '--sbom-type=application',
      ),
    );
    const archive = join(folder, `${name}.tar.gz`);
    console.error('Packing...');
    const at = `--mtime=@${git('log', '-1', '--format=%ct')}`;
    const owner = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name'];
    execFileSync('tar', ['-C', parent, ...owner, at, '-czf', archive, name]);
    const notes = join(folder, `tenon-${version}.md`);
    writeFileSync(notes, changes);
    const lines = await Promise.all(
      [archive, packages, notes].map(async (file) => `${await hashOf(file)}  ${basename(file)}`),
    );
    writeFileSync(join(folder, 'SHA256SUMS'), `${lines.join('\n')}\n`);
    console.log(`${lines.join('\n')}\nThese and SHA256SUMS are in ${folder}.`);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
