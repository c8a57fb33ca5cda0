import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { drawSchema, withDiagrams } from '../src/server/platform/db/schema-diagram.ts';

const page = new URL('../docs/database.md', import.meta.url);
const snapshots = new URL('../src/server/platform/db/migrations/meta/', import.meta.url);

writeFileSync(page, withDiagrams(readFileSync(page, 'utf8'), await drawSchema()));
// drizzle-kit compares the tables with the newest snapshot alone.
const older = readdirSync(snapshots)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted()
  .slice(0, -1);
for (const name of older) rmSync(new URL(name, snapshots));
console.log(`The diagrams are in docs/database.md; ${older.length} older snapshots were removed.`);
