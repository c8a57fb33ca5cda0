import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';
import { drawSchema, withDiagrams } from './schema-diagram.ts';

const page = readFileSync(new URL('../../../../docs/database.md', import.meta.url), 'utf8');
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('every foreign key has an index that begins with its columns', async () => {
  const withoutIndex = await world.rows(
    `select c.conrelid::regclass::text as table, c.conname as name
       from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace
        and not exists (
          select 1 from pg_index i
           where i.indrelid = c.conrelid and i.indpred is null
             and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
      order by 1, 2`,
  );
  expect(withoutIndex).toEqual([]);
});

test('docs/database.md names every function, trigger and generated column, and no others', async () => {
  const kept = await world.rows<{ name: string; triggers: string[] }>(
    `select p.proname as name, array_agg(t.tgname::text order by t.tgname) filter (where t.tgname is not null) as triggers
       from pg_proc p left join pg_trigger t on t.tgfoid = p.oid and not t.tgisinternal
      where p.pronamespace = 'public'::regnamespace group by 1 order by 1`,
  );
  const rows = [...page.matchAll(/^\| `(\w+)` \| (.*?) ?\| \S/gm)].map(([, name = '', triggers = '']) => ({
    name,
    triggers: triggers ? triggers.split(', ').map((trigger) => trigger.slice(1, -1)) : null,
  }));
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  const sorted = rows.map(({ name, triggers }) => ({ name, triggers: triggers?.toSorted() ?? null }));
  expect(sorted.toSorted(byName)).toEqual(kept.toSorted(byName));
  const generated = await world.rows<{ name: string }>(
    `select attrelid::regclass || '.' || attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where attgenerated <> '' and c.relkind = 'r' order by 1`,
  );
  const line = page.split('\n').find((text) => text.startsWith('**Generated columns.**')) ?? '';
  const named = [...line.matchAll(/`(\w+\.\w+)`/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(generated.map(({ name }) => name)));
});

test('docs/database.md shows the tables as they are', async () => {
  expect(page, 'npm run schema draws them anew').toBe(withDiagrams(page, await drawSchema()));
});

test('the newest migration alone keeps its snapshot, which is all that the next one is compared with', () => {
  const folder = fileURLToPath(new URL('migrations/', import.meta.url));
  const numbers = (path: string, ending: string) =>
    readdirSync(folder + path).flatMap((name) => (name.endsWith(ending) ? name.slice(0, 4) : []));
  expect(numbers('meta', '_snapshot.json')).toEqual([numbers('', '.sql').toSorted().at(-1)]);
});
