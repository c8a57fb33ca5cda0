import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createQueue, defineTask, type Queue, type Worker } from './queue.ts';
import type { Services } from '../../context.ts';
import { openWorld, type World } from '../../testing/world.ts';

const payload = z.object({ name: z.string() });
const done: string[] = [];
let tries = 0;

const note = defineTask({
  name: 'test-note',
  payload,
  timeoutSeconds: 30,
  concurrency: 2,
  run: async ({ name }) => void done.push(name),
});
const fails = defineTask({
  name: 'test-fails',
  payload,
  timeoutSeconds: 30,
  concurrency: 1,
  run: async () => {
    tries++;
    throw new Error('it cannot be done with password=hunter2');
  },
});

let world: World;
let queue: Queue & Worker<Services>;
beforeAll(async () => {
  world = await openWorld();
  const { database, log } = world.services;
  queue = await createQueue(database, [note], log);
});
afterAll(async () => {
  await queue.stop();
  await world.close();
});
beforeEach(() => {
  done.length = 0;
});

const drain = () => queue.drain(world.services);
const statesOf = (task: string) =>
  world.rows<{ state: string; retry_count: number }>(
    'select state, retry_count from pgboss.job where name = $1 order by created_on',
    [task],
  );

test('a task enqueued in a transaction that is rolled back never runs', async () => {
  const work = world.services.database.transact(async () => {
    await queue.enqueue(note, { name: 'lost' });
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  await world.services.database.transact(() => queue.enqueue(note, { name: 'kept' }));
  await drain();
  expect(done).toEqual(['kept']);
});

test('a burst of one key is one task, another key and no key are their own', async () => {
  for (const name of ['first', 'second', 'third']) await queue.enqueue(note, { name }, { key: 'same' });
  await queue.enqueue(note, { name: 'other' }, { key: 'other' });
  await queue.enqueue(note, { name: 'free' });
  await queue.enqueue(note, { name: 'free too' });
  await drain();
  expect(done.toSorted()).toEqual(['first', 'free', 'free too', 'other']);
});

test('a key that has run can wait again', async () => {
  for (const name of ['once', 'again']) {
    await queue.enqueue(note, { name }, { key: 'repeated' });
    await drain();
  }
  expect(done).toEqual(['once', 'again']);
});

test('a task that waits is not started before a caller who counts on it has committed', async () => {
  // The embedded database runs one transaction at a time, so that this cannot happen there.
  if (world.services.database.kind === 'embedded') return;
  await queue.enqueue(note, { name: 'counted on' }, { key: 'meet' });
  const entered = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const transaction = world.services.database.transact(async () => {
    await queue.enqueue(note, { name: 'not needed' }, { key: 'meet' });
    entered.resolve();
    await leave.promise;
  });
  await entered.promise;
  await drain();
  expect(done).toEqual([]);
  leave.resolve();
  await transaction;
  await drain();
  expect(done).toEqual(['counted on']);
});

test('a task that was cut off has as many tries left as before, and is left alone only when that happened too often', async () => {
  for (const name of ['cut off', 'hopeless', 'still running']) await queue.enqueue(note, { name });
  await world.rows(
    `update pgboss.job set state = 'active', retry_count = 4, started_on = now(),
            heartbeat_on = case data->>'name' when 'still running' then now() + interval '1 minute' else now() - interval '16 seconds' end,
            retry_limit = case data->>'name' when 'hopeless' then 24 else 4 end
      where name = $1 and state = 'created'`,
    [note.name],
  );
  const again = await createQueue(world.services.database, [note], world.services.log);
  await again.start(world.services);
  await vi.waitFor(() => expect(done).toEqual(['cut off']), 20_000);
  await again.stop();
  expect(
    await world.rows("select data->>'name' as task, state from pgboss.job where state = 'active' order by 1"),
  ).toEqual([
    { task: 'hopeless', state: 'active' },
    { task: 'still running', state: 'active' },
  ]);
  expect(
    await world.rows(
      "select state, retry_limit - retry_count as left from pgboss.job where name = $1 and data->>'name' = 'cut off'",
      [note.name],
    ),
  ).toEqual([{ state: 'completed', left: 0 }]);
  await world.rows("delete from pgboss.job where state = 'active'");
});

test('a payload of another shape is refused before it is stored', async () => {
  const wrong = { name: 7 } as unknown as { name: string };
  await expect(queue.enqueue(note, wrong)).rejects.toThrow();
  await drain();
  expect(done).toEqual([]);
});

test('a failing task is tried again after a while, and after four more tries set aside with its payload', async () => {
  const failing = await createQueue(world.services.database, [fails], world.services.log);
  await failing.enqueue(fails, { name: 'hopeless' });
  await failing.start(world.services);
  for (let attempt = 1; attempt <= 5; attempt++) {
    await vi.waitFor(async () => {
      expect(tries).toBe(attempt);
      expect(await statesOf(fails.name)).toMatchObject([{ state: attempt < 5 ? 'retry' : 'failed' }]);
    }, 10_000);
    await bringForward();
  }
  await failing.stop();
  expect(await world.rows("select data from pgboss.job where name = 'dead-letters'")).toEqual([
    { data: { name: 'hopeless' } },
  ]);
  await world.services.errors.flush();
  const kept = await world.rows<{ words: string }>(
    "select source_output->>'message' as words from pgboss.job where name = 'dead-letters'",
  );
  expect(kept).toEqual([{ words: 'it cannot be done with password=[secret]' }]);
  expect(JSON.stringify(await world.rows('select output from pgboss.job'))).not.toContain('hunter2');
  expect(await world.rows('select source, action, message from error_log')).toEqual([
    { source: 'task', action: fails.name, message: 'it cannot be done with password=[secret]' },
  ]);
});

/** Lets the waiting time of a failed task be over. */
async function bringForward(): Promise<void> {
  const early = await world.rows(
    "update pgboss.job set start_after = now() where name = $1 and state = 'retry' and start_after > now() returning id",
    [fails.name],
  );
  if (tries < 5) expect(early).toHaveLength(1);
  await world.services.database.notify('tenon_tasks', fails.name);
}

test('a task that a newer version gives more time has it in the queue that is there', async () => {
  const newer = await createQueue(
    world.services.database,
    [{ ...note, timeoutSeconds: 90 }],
    world.services.log,
  );
  await newer.stop();
  const times = await world.rows('select expire_seconds from pgboss.queue where name = $1', [note.name]);
  expect(times).toEqual([{ expire_seconds: 90 }]);
});

test('tasks that come together are taken up one right after the other, not one at each look', async () => {
  const many = { ...note, name: 'test-many' };
  const started = await createQueue(world.services.database, [many], world.services.log);
  await world.services.database.transact(async () => {
    for (let index = 0; index < 40; index++) await started.enqueue(many, { name: `task ${index}` });
  });
  await started.start(world.services);
  // With one at each look of each of the two workers they would take 40 seconds.
  await vi.waitFor(() => expect(done).toHaveLength(40), { timeout: 20_000 });
  await started.stop();
});
