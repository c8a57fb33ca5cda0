import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { type Embedded, startEmbedded } from './embedded/start.ts';
import { type Database, openDatabase } from './connect.ts';

let database: Database;
let embedded: Embedded;
beforeAll(async () => {
  const memory = { kind: 'memory', template: null } as const;
  [database, embedded] = await Promise.all([openDatabase(memory, console.error), startEmbedded(memory)]);
});
afterAll(async () => {
  await database.close();
  await embedded.close();
});

test('statements beside open transactions get the answers to their own questions', async () => {
  await database.sql('create table tally (worker int, value int)');
  const rounds = 60;
  const workers = Array.from({ length: 9 }, async (_, worker) => {
    for (let round = 0; round < rounds; round++) {
      const value = worker * 1000 + round;
      if (worker % 3 === 0) {
        await database.transact(async () => {
          await database.sql('insert into tally values ($1, $2)', [worker, value]);
          expect(await database.sql('select $1::int as one', [value])).toEqual([{ one: value }]);
        });
      } else if (worker % 3 === 1) {
        expect(await database.sql('select $1::int + 1 as more', [value])).toEqual([{ more: value + 1 }]);
      } else {
        await expect(database.sql('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
        expect(await database.sql('select $1::int - $2::int as less', [value, 1])).toEqual([
          { less: value - 1 },
        ]);
      }
    }
  });
  await Promise.all(workers);
  expect(
    await database.sql('select worker, count(*)::int as count from tally group by 1 order by 1'),
  ).toEqual([0, 3, 6].map((worker) => ({ worker, count: rounds })));
});

test('a value of many packets is not torn apart by the statements of others', async () => {
  const long = 'x'.repeat(2_000_000);
  const lengths = Array.from({ length: 4 }, () =>
    database.sql('select length($1::text) as length, $2::int as id', [long, 1]),
  );
  const others = Array.from({ length: 40 }, (_, id) => database.sql('select $1::int as id', [id]));
  for (const rows of await Promise.all(lengths)) expect(rows).toEqual([{ length: long.length, id: 1 }]);
  for (const [id, rows] of (await Promise.all(others)).entries()) expect(rows).toEqual([{ id }]);
});

test('a connection that is lost in a transaction or in a statement holds nobody up', async () => {
  const connect = async () => {
    const client = new pg.Client({ host: embedded.host, port: 5432, user: 'postgres', database: 'postgres' });
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const [kept, inTransaction, inStatement] = await Promise.all([connect(), connect(), connect()]);
  await kept.query('create table kept (value int)');
  await inTransaction.query('begin');
  await inTransaction.query('insert into kept values (1)');
  streamOf(inTransaction).destroy();
  // A Parse with an error in it, and no Sync ever.
  const text = Buffer.from('\0select nowhere\0\0\0');
  streamOf(inStatement).write(Buffer.concat([Buffer.from('P'), lengthOf(text), text]));
  streamOf(inStatement).end();
  await kept.query('insert into kept values ($1)', [2]);
  expect((await kept.query('select value from kept')).rows).toEqual([{ value: 2 }]);
  await kept.end();
});

function streamOf(client: pg.Client) {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

function lengthOf(text: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(text.length + 4);
  return length;
}
