import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('everybody who asks at once gets their own answer', async () => {
  const { database } = world.services;
  const ask = async (number: number) => {
    const [row] = await database.sql<{ number: number; text: string }>(
      number % 2 === 0 ? 'select $1::int as number' : 'select $1::int as number, $2::text as text',
      number % 2 === 0 ? [number] : [number, `text ${number}`],
    );
    return row?.number;
  };
  const numbers = Array.from({ length: 1000 }, (_one, index) => index);
  const answers = await Promise.all(
    numbers.map((number) => (number % 7 === 0 ? database.transact(() => ask(number)) : ask(number))),
  );
  expect(answers).toEqual(numbers);
});

test('whoever listens is told when messages may have been missed, and hears those that follow', async (context) => {
  const { database } = world.services;
  context.skip(database.kind === 'embedded', 'Messages of the embedded database cannot be lost.');
  const heard: string[] = [];
  await database.listen('test_gap', (message) => void heard.push(message));
  await database.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`,
  );
  await vi.waitFor(() => expect(heard).toEqual(['']), 10_000);
  await database.notify('test_gap', 'again');
  await vi.waitFor(() => expect(heard).toEqual(['', 'again']), 10_000);
});
