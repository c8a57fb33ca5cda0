import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import pg from 'pg';
import { type Embedded, startEmbedded } from './embedded/start.ts';

let embedded: Embedded;
let pool: pg.Pool;
beforeAll(async () => {
  embedded = await startEmbedded({ kind: 'memory', template: inject('template') });
  pool = new pg.Pool({ ...address(), max: 9 });
});
afterAll(async () => {
  await pool.end();
  await embedded.close();
});

const address = () => ({ host: embedded.host, port: 5432, user: 'postgres', database: 'postgres' });

test('statements beside open transactions of others get the answers to their own questions', async () => {
  await pool.query('create table tally (worker int, value int)');
  const rounds = 60;
  const workers = Array.from({ length: 9 }, async (_, worker) => {
    for (let round = 0; round < rounds; round++) await ask(worker % 3, worker, worker * 1000 + round);
  });
  await Promise.all(workers);
  const { rows } = await pool.query('select worker, count(*)::int as count from tally group by 1 order by 1');
  expect(rows).toEqual([0, 3, 6].map((worker) => ({ worker, count: rounds })));
});

async function ask(kind: number, worker: number, value: number): Promise<void> {
  if (kind === 0) return insert(worker, value);
  if (kind === 1) return expectRow('select $1::int + 1 as more', [value], { more: value + 1 });
  await expect(pool.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
  return expectRow('select $1::int - $2::int as less', [value, 1], { less: value - 1 });
}

async function insert(worker: number, value: number): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('insert into tally values ($1, $2)', [worker, value]);
  expect((await client.query('select $1::int as own', [value])).rows).toEqual([{ own: value }]);
  await client.query('commit');
  client.release();
}

async function expectRow(text: string, values: unknown[], row: object): Promise<void> {
  expect((await pool.query(text, values)).rows).toEqual([row]);
}

test('a value of many packets is not torn apart by the statements of others', async () => {
  const long = 'x'.repeat(2_000_000);
  const lengths = Array.from({ length: 4 }, () =>
    expectRow('select length($1::text) as length, $2::int as id', [long, 1], { length: long.length, id: 1 }),
  );
  const others = Array.from({ length: 40 }, (_, id) => expectRow('select $1::int as id', [id], { id }));
  await Promise.all([...lengths, ...others]);
});

test('a connection that is lost in a transaction or in a statement holds nobody up', async () => {
  const connect = async () => {
    const client = new pg.Client(address());
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
