import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../src/server/config.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const operations = read('docs/operations.md');
const deployed = globSync('deploy/**', { cwd: root }).filter(
  (path) => statSync(join(root, path)).isFile() && !path.endsWith('.test.ts'),
);
/** What stands for a value of the machine in the files of deploy/ha. */
const placeholder = /@([A-Z][A-Z_]+)@/g;
const texts = deployed.map((path) => read(path).replaceAll(placeholder, '')).concat(operations);

/** Variables of deploy/ha, of Debian's etcd and of the PostgreSQL image, and kinds of addresses in systemd. */
const foreign = [
  'BASE_PORT',
  'DAEMON_ARGS',
  'ON_ERROR_STOP',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_INITDB_ARGS',
  'AF_INET',
  'AF_INET6',
  'AF_UNIX',
];

const found = (pattern: RegExp, within = texts) => [
  ...new Set(within.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];

test('every setting that deploy/ or docs/operations.md name is read by the program', () => {
  const named = found(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g).concat(
    found(/`([A-Z]{3,})(?:=\w+)?`/g, [operations]),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !settingNames.includes(name) && !foreign.includes(name))).toEqual([]);
});

test('every setting that the program reads is explained in docs/operations.md', () => {
  const explained = operations.split('\n').filter((line) => line.startsWith('| `'));
  const names = found(
    /`([A-Z][A-Z0-9_]+)`/g,
    explained.map((line) => line.split('|')[1] ?? ''),
  );
  expect(settingNames.filter((name) => !names.includes(name))).toEqual([]);
});

test('every file and command that deploy/ names exists', () => {
  const files = found(/(?<![\w/.])((?:deploy|docs|commands|src)\/[\w./-]*\w)/g);
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = found(/npm run ([\w-]+)/g);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('containers are started from the image of this version', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const images = found(/image: \S*?(tenon:\S+)/g);
  expect(images.filter((image) => !image.includes('{{'))).toEqual([`tenon:${version}`]);
});

test('every placeholder in deploy/ha is filled by its script and explained in its README', () => {
  const settings = deployed.filter((path) => /\.(?:yml|cfg|ini)$/.test(path) && path.includes('deploy/ha/'));
  const used = found(placeholder, settings.map(read)).toSorted();
  expect(used).toContain('ETCD');
  expect(found(/s\|@([A-Z_]+)@\|/g, [read('deploy/ha/cluster.sh')]).toSorted()).toEqual(used);
  const table = read('deploy/ha/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `@'));
  expect(
    found(
      placeholder,
      table.map((line) => line.split(' | ')[0] ?? ''),
    ).toSorted(),
  ).toEqual(used);
});
