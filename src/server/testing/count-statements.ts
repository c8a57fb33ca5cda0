import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { expect, vi } from 'vitest';
import type { World } from './world.ts';

/**
 * How many statements a request sends to the database: from the look-up of its session on, `begin` and `commit` among them, and what the
 * clock makes due. What the process does beside it, such as counting calls, is none of its own.
 */
export async function countStatements(world: World, ask: () => Promise<{ status: number }>): Promise<number> {
  const sent = new AsyncLocalStorage<{ count: number }>();
  const send = Reflect.get(pg.Client.prototype, 'query') as (...statement: unknown[]) => void;
  const counting = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...statement: unknown[]
  ) {
    const asked = sent.getStore();
    if (asked) asked.count += 1;
    return Reflect.apply(send, this, statement);
  });
  const asked = { count: 0 };
  try {
    world.services.maintenance.forget();
    expect((await sent.run(asked, ask)).status).toBe(200);
    return asked.count;
  } finally {
    counting.mockRestore();
  }
}
