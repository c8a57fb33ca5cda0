import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebIfStale } from './steps/build-web.ts';
import { root } from './steps/processes.ts';
import { makeReleaseTree } from './steps/release-tree.ts';
import packageJson from '../package.json' with { type: 'json' };

/**
 * What the program needs of the system: the C and C++ libraries of Node, what keeps the readers of files apart (confinement.ts), and what
 * recognises the text of scans, in four languages.
 */
const packages = ['libc6', 'libstdc++6', 'dash', 'coreutils', 'mount', 'util-linux', 'tesseract-ocr'].concat(
  ['deu', 'fra', 'spa'].map((language) => `tesseract-ocr-${language}`),
);
const suite = 'bookworm';
const usage = `Use: npm run image -- [NAME]   (${packageJson.name}:${packageJson.version} without one)
It runs on Debian or a system like it, as root, with these packages: apt-get install mmdebstrap buildah binutils`;

const [name = `${packageJson.name}:${packageJson.version}`, ...rest] = process.argv.slice(2);
const missing = ['mmdebstrap', 'buildah'].filter((program) => spawnSync(program, ['--version']).error);
if (rest.length > 0 || name.startsWith('-') || missing.length > 0 || process.getuid?.() !== 0) {
  console.error(missing.length > 0 ? `There is no ${missing.join(' and no ')} here.\n${usage}` : usage);
  process.exit(1);
}
const context = mkdtempSync(join(tmpdir(), 'tenon-image-'));
try {
  await buildWebIfStale();
  makeReleaseTree(join(context, 'tenon'));
  makeReachable(join(context, 'tenon'));
  makeSystem(join(context, 'system'));
  mkdirSync(join(context, 'owned/data'), { recursive: true, mode: 0o700 });
  build();
} finally {
  rmSync(context, { recursive: true, force: true });
}

/** `node` is the one that npm installed, without what is only of use in a debugger. */
function makeReachable(place: string): void {
  const [node = ''] = globSync('node_modules/node-*/bin/node', { cwd: place });
  mkdirSync(join(place, 'bin'));
  symlinkSync(join('..', node), join(place, 'bin/node'));
  spawnSync('strip', [join(place, node)]);
}

/** Unpacks Debian's packages, without what is read by people alone but for the licences, and makes the folders that are written to. */
function makeSystem(place: string): void {
  console.error('Fetching the packages of the system...');
  const options = ['--variant=extract', `--include=${packages.join(',')}`, '--quiet'];
  run('mmdebstrap', ...options, suite, place);
  const read = [
    'usr/share/{man,info,locale,lintian,bug,doc-base}',
    'usr/share/doc/*/!(copyright)',
    'var/cache/*',
  ];
  for (const path of globSync(read, { cwd: place }).filter((one) => !one.endsWith('/copyright')))
    rmSync(join(place, path), { recursive: true, force: true });
  for (const path of ['tmp', 'proc', 'sys', 'dev']) mkdirSync(join(place, path), { recursive: true });
  chmodSync(join(place, 'tmp'), 0o1777);
  // Nothing in there may make anyone root.
  for (const path of globSync('{bin,sbin,usr/bin,usr/sbin}/*', { cwd: place }).map((one) => join(place, one)))
    if (lstatSync(path).isFile()) chmodSync(path, statSync(path).mode & 0o777);
  writeFileSync(join(place, 'etc/passwd'), 'root:x:0:0::/:\ntenon:x:1000:1000::/data:\n');
  writeFileSync(join(place, 'etc/group'), 'root:x:0:\ntenon:x:1000:\n');
}

function build(): void {
  const file = join(root, 'deploy/Containerfile');
  const options = ['--format=docker', `--build-arg=VERSION=${packageJson.version}`, '--layers=false'];
  run('buildah', 'build', ...options, '--file', file, '--tag', name, context);
  const [{ size }] = JSON.parse(
    execFileSync('buildah', ['images', '--json', name], { encoding: 'utf8' }),
  ) as [{ size: string }];
  console.log(
    `${name} is built: ${size}. \`buildah push ${name} docker-archive:FILE\` writes it into a file.`,
  );
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 2, 2] });
}
