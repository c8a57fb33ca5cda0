import { expect, test } from 'vitest';
import { createPasswordHashing, takeTurns } from './password-hashing.ts';

/** Work that ends when it is told to. */
function slowWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const begin = (id: number) => () => {
    started.push(id);
    return new Promise<number>((resolve) => (ends[id] = () => resolve(id)));
  };
  return { started, end: (id: number) => ends[id]?.(), begin };
}

test('so many run at once, the others in the order they came, and one too many is refused at once', async () => {
  const { started, end, begin } = slowWork();
  const inTurn = takeTurns({ running: 2, waiting: 2 });
  const all = [0, 1, 2, 3].map((id) => inTurn(begin(id)));
  await expect(inTurn(begin(4))).rejects.toMatchObject({ code: 'unavailable' });
  expect(started).toEqual([0, 1]);
  end(1);
  await all[1];
  expect(started).toEqual([0, 1, 2]);
  const late = inTurn(begin(5));
  for (const id of [0, 2, 3]) {
    end(id);
    await all[id];
  }
  expect(started).toEqual([0, 1, 2, 3, 5]);
  end(5);
  expect(await late).toBe(5);
});

test('work that fails makes room for the next', async () => {
  const inTurn = takeTurns({ running: 1, waiting: 1 });
  const failed = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('a password fits its own hash and no other', async () => {
  const { hash, verify } = createPasswordHashing({ running: 1, waiting: 3 });
  const [one, two] = await Promise.all([hash('correct horse'), hash('correct horse')]);
  expect(one).not.toBe(two);
  expect(await verify({ hash: one, password: 'correct horse' })).toBe(true);
  expect(await verify({ hash: one, password: 'correct house' })).toBe(false);
});
