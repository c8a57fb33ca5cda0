import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';
import { tidyTables } from './queries.ts';
import { tidyDatabaseTask } from './tasks.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('tidying counts the tables for the planner; the embedded database gets it every hour', async () => {
  await world.candidate();
  const counted = async () =>
    (await world.rows<{ n: number }>("select reltuples::int as n from pg_class where relname = 'users'"))[0]
      ?.n;
  const before = await counted();
  if (world.services.database.kind === 'embedded') await tidyDatabaseTask.run({}, world.services);
  else await tidyTables(world.services.database);
  expect(before).not.toBe(1);
  expect(await counted()).toBe(1);
});

test('others have their turn between the tables that are tidied', async () => {
  let isOver = false;
  let turns = 0;
  const tidying = tidyTables(world.services.database).finally(() => (isOver = true));
  for (; !isOver; turns++) await world.rows('select 1');
  await tidying;
  expect(turns).toBeGreaterThan(50);
});
