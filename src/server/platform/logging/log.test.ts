import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../db/schema.ts';
import { createLog } from './log.ts';
import { forTerminal } from './terminal.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a failed statement is logged without the values in it', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { to: { write: (line) => void lines.push(line) } });
  const { database } = world.services;
  const secret = 'Nadia Osei, nadia@mail.example';
  const failures = [
    database.db.insert(users).values({ email: secret, name: secret, role: secret }),
    database.sql("insert into users (id, email, role) values (gen_random_uuid(), $1, 'nobody')", [secret]),
    database.sql('select $1::uuid', [secret]),
  ];
  for (const failure of await Promise.allSettled(failures)) {
    if (failure.status === 'fulfilled') throw new Error('The statement was to fail.');
    log.error({ err: failure.reason }, 'a request failed');
  }
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('users_role_check');
  expect(lines[0]).toContain('insert into');
  expect(lines.join('')).not.toContain('Nadia');
});

test('at a terminal an entry is one short line, and nothing in it is a command to the terminal', () => {
  const lines: string[] = [];
  const to = forTerminal((line) => lines.push(line));
  const log = createLog({ logLevel: 'warn' }, { to });
  log.info('nobody waits for this');
  log.error({ err: new Error('the lamp\n\u001B[2Jis out'), task: 'read-resume' }, 'a task failed');
  expect(lines).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d error a task failed \(read-resume\): the lamp \[2Jis out\n$/),
  ]);
});
