import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';

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

test('the newest migration alone keeps its snapshot, which is all that the next one is compared with', () => {
  const folder = fileURLToPath(new URL('migrations/', import.meta.url));
  const numbers = (path: string, ending: string) =>
    readdirSync(folder + path).flatMap((name) => (name.endsWith(ending) ? name.slice(0, 4) : []));
  expect(numbers('meta', '_snapshot.json')).toEqual([numbers('', '.sql').toSorted().at(-1)]);
});
