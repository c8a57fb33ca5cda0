import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesOf, isReleased, lastReleasedMigration, whatBreaksOlder } from './changelog.ts';

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const folder = 'src/server/platform/db/migrations';
const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'));

test('the changelog has a section of this version, with what to know before an upgrade', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const changes = changesOf(changelog, version);
  expect(changes).toMatch(/^## \d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)\n/);
  expect(changes).toContain('**Upgrading:**');
  expect(changesOf(changelog, '99.0.0')).toBeNull();
});

test('no migration after the last release breaks a process of that release', () => {
  const last = lastReleasedMigration(changelog);
  expect(migrations.some((name) => Number(name.slice(0, 4)) === last)).toBe(true);
  const newer = migrations.filter((name) => Number(name.slice(0, 4)) > last);
  const breaking = newer.flatMap((name) =>
    whatBreaksOlder(readFileSync(`${folder}/${name}`, 'utf8')).map((what) => `${name} ${what}`),
  );
  // Found by running both versions side by side; the changelog says what follows from it.
  const known = ['0100_offer-approvals-and-templates.sql drops a unique index'];
  // Its successor covers more, so that what the version before asks for is still found.
  const widened = ['0101_job-boards.sql drops a unique index'];
  expect(breaking).toEqual([...known, ...widened]);
});

test.each([
  ['ALTER TABLE "a" DROP COLUMN "b";', ['drops a column']],
  ['drop table a;', ['drops a table']],
  ['DROP INDEX "a_b_key";', ['drops a unique index']],
  ['DROP INDEX "a_b_idx";', []],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', ['renames']],
  ['ALTER TABLE "a" RENAME TO "c";', ['renames']],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;', ['changes the type of a column']],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', ['forbids null where it was allowed']],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', ['adds a column that must be given']],
  [`ALTER TABLE "a" ADD COLUMN "b" text DEFAULT 'x' NOT NULL;`, []],
  ['ALTER TABLE "a" ADD COLUMN "b" text;', []],
  ['CREATE TABLE "a" ("b" text NOT NULL);', []],
  [`INSERT INTO notes VALUES ('drop table a');`, []],
  ['-- contract: unused since 0.2.0\nALTER TABLE "a" DROP COLUMN "b";', []],
])('%s', (sql, found) => {
  expect(whatBreaksOlder(sql)).toEqual(found);
});

test('tests and measurements stay out of a release, and what starts the program is in it', () => {
  const paths = [
    'e2e/axe.spec.ts',
    'evaluation/bench/load.ts',
    'commands/launch.mjs',
    'src/main.ts',
    'NOTICE',
  ];
  expect(paths.filter(isReleased)).toEqual(['commands/launch.mjs', 'src/main.ts', 'NOTICE']);
});
