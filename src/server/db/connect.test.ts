import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

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
