import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
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

test('a statement that comes again is planned once, and answers all the same when a table changes meanwhile', async (context) => {
  const { database } = world.services;
  await database.sql('create table planned_notes (id int primary key, text text)');
  await database.sql("insert into planned_notes values (1, 'one'), (2, 'two')");
  const find = (id: number) =>
    database.planned<{ text: string }>('select text from planned_notes where id = $1', [id]);
  for (const [id, text] of [
    [1, 'one'],
    [2, 'two'],
    [1, 'one'],
  ] as const)
    expect(await find(id)).toEqual([{ text }]);
  await database.sql('alter table planned_notes alter column text type varchar(10), add column more int');
  expect(await find(2)).toEqual([{ text: 'two' }]);
  expect(await database.transact(() => find(1))).toEqual([{ text: 'one' }]);
  context.skip(database.kind === 'embedded', 'All connections of the embedded database are one session.');
  const kept = async () =>
    database.sql<{ statement: string }>(
      "select statement from pg_prepared_statements where statement like '%4711%'",
    );
  await database.planned('select 4711 as told', []);
  expect(await kept()).toEqual([]);
  await database.planned('select 4711 as told', []);
  expect(await kept()).toEqual([{ statement: 'select 4711 as told' }]);
});

test('a request that only reads asks the same once, until it writes after all', async () => {
  const { database } = world.services;
  await database.sql('create table read_once as select 1 as n');
  const elsewhere = AsyncLocalStorage.snapshot();
  const change = (n: number) => elsewhere(() => database.sql('update read_once set n = $1', [n]));
  const read = async () => (await database.planned<{ n: number }>('select n from read_once', []))[0]?.n;
  const readAndWrite = async () => {
    expect(await read()).toBe(1);
    await change(2);
    expect(await read()).toBe(1);
    await database.sql('update read_once set n = 3');
    expect(await read()).toBe(3);
    await change(4);
    expect(await database.transact(read)).toBe(4);
    expect(await read()).toBe(4);
  };
  await database.inRequest(null, readAndWrite, true);
  await database.inRequest(null, async () => {
    expect(await read()).toBe(4);
    await change(5);
    expect(await read()).toBe(5);
  });
});

test('a transaction whose plan a change of a table ended is done again', async (context) => {
  const { database } = world.services;
  context.skip(database.kind === 'embedded', 'All connections of the embedded database are one session.');
  await database.sql('create table planned_letters (id int primary key, text text)');
  let tries = 0;
  const write = () =>
    database.transact(async () => {
      tries++;
      await database.sql('insert into planned_letters select count(*), $1 from planned_letters', ['a']);
      return database.planned('select text from planned_letters where text = $1', ['a']);
    });
  for (const count of [1, 2, 3]) expect(await write()).toHaveLength(count);
  expect(tries).toBe(3);
  await database.sql('alter table planned_letters alter column text type varchar(10)');
  expect(await write()).toHaveLength(4);
  expect(tries).toBe(5);
  expect(await write()).toHaveLength(5);
  expect(tries).toBe(6);
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

test('whoever listens hears what a trigger says, with its commit and not before', async () => {
  const { database } = world.services;
  const heard: string[] = [];
  await database.listen('test_notice', (message) => void heard.push(message));
  await database.transact(async () => {
    await database.sql("select pg_notify('test_notice', 'said')");
    expect(heard).toEqual([]);
  });
  await vi.waitFor(() => expect(heard).toEqual(['said']));
});

const keep = (name: string) =>
  world.services.database.sql("insert into kept_versions (name, value) values ($1, '1')", [name]);
const kept = async (names: string[]) =>
  (await world.rows('select name from kept_versions where name = any($1) order by name', [names])).map(
    ({ name }) => name,
  );

test('a transaction commits with all that was begun beside it, however long that takes', async () => {
  const { database } = world.services;
  const names = ['beside', 'later', 'latest'];
  const answer = await database.transact(async () => {
    database.beside(async () => {
      await setTimeout(30);
      await keep('later');
      database.beside(async () => {
        await setTimeout(30);
        await keep('latest');
      });
    });
    const [, [row]] = await database.together([
      () => keep('beside'),
      () => database.sql("select name from kept_versions where name = 'beside'"),
    ]);
    return row;
  });
  expect(answer).toEqual({ name: 'beside' });
  expect(await kept(names)).toEqual(names);
});

test('what fails beside the work fails the transaction with its own error, and nothing of it is stored, not even later', async () => {
  const { database } = world.services;
  const names = ['first', 'second', 'third', 'slow'];
  const done = vi.fn();
  await database.listen('test_failed', done);
  const failing = database.transact(async () => {
    await database.notify('test_failed', 'told');
    await keep('first');
    database.beside(() => database.sql('select 1/0'));
    database.beside(async () => {
      await setTimeout(50);
      await keep('slow');
    });
    await keep('second');
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  const thrown = database.transact(async () => {
    database.beside(() => keep('third'));
    throw new Error('no');
  });
  await expect(thrown).rejects.toThrow('no');
  await database.transact(() => setTimeout(60));
  expect(await kept(names)).toEqual([]);
  expect(done).not.toHaveBeenCalled();
});

test('what is refused within works done together can be answered, once all of them have ended', async () => {
  const { database } = world.services;
  const names = ['other', 'after'];
  const refused = async () => {
    throw new Error('refused');
  };
  const slow = async () => {
    await setTimeout(40);
    await keep('other');
  };
  await database.transact(async () => {
    await database.together([slow, refused]).catch(() => keep('after'));
  });
  expect(await kept(names)).toEqual(['after', 'other']);
  expect(() => database.beside(refused)).toThrow('no transaction');
});

test('a deadlock that is met beside the work is tried again', async () => {
  const { database } = world.services;
  let tries = 0;
  await database.transact(async () => {
    tries++;
    if (tries === 1)
      database.beside(() => database.sql("do $$ begin raise exception 'x' using errcode = '40P01'; end $$"));
    await keep(`try ${tries}`);
  });
  expect(tries).toBe(2);
  expect(await kept(['try 1', 'try 2'])).toEqual(['try 2']);
});
