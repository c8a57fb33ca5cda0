import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, type TestContext, vi } from 'vitest';
import { api } from '../../../api/index.ts';
import type { LiveEvent } from '../../../api/platform/live.ts';
import type { Person } from '../http/person.ts';
import { type FaultyConnection, openFaultyConnection } from '../../testing/faulty-connection.ts';
import { uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let line: FaultyConnection | undefined;
// Each test leaves its line to the database in a bad state.
beforeEach(async () => {
  const url = inject('testDatabaseUrl');
  if (url) line = await openFaultyConnection(url);
  world = await openWorld(line ? { line } : {});
});
afterEach(async () => {
  await world.close();
  await line?.close();
});

function lineOf(context: TestContext): FaultyConnection {
  if (!line) return context.skip('The embedded database has a single connection.');
  return line;
}

/** Runs `work` while somebody else holds the row of an account. */
async function whileLocked(person: Person, work: () => Promise<void>): Promise<void> {
  const [{ name } = { name: '' }] = await world.rows<{ name: string }>('select current_database() as name');
  const address = new URL(inject('testDatabaseUrl') ?? '');
  address.pathname = `/${name}`;
  const other = new pg.Client({ connectionString: address.href });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from users where id = $1 for update', [person.id]);
    await work();
  } finally {
    await other.query('rollback');
    await other.end();
  }
}

test('while one account waits for a locked row, with more requests than there are connections, others are answered', async (context) => {
  lineOf(context);
  const [person, other] = [await world.candidate(), await world.candidate()];
  const { id } = await uploadResume(person, ['Go']);
  await whileLocked(person, async () => {
    let answered = 0;
    const stuck = Array.from({ length: 12 }, async () => {
      const answer = await person.call(api.makeResumeCurrent, { params: { id } });
      answered++;
      return answer;
    });
    await vi.waitFor(() => expect(world.services.database.connections().open).toBeGreaterThan(2), 10_000);
    for (let time = 0; time < 20; time++) {
      expect((await other.call(api.getProfile, {})).status).toBe(200);
    }
    expect(answered).toBe(0);
    const started = performance.now();
    for (const { status, problem } of await Promise.all(stuck)) {
      expect([status, problem?.code]).toEqual([503, 'unavailable']);
    }
    // Whoever waits for the row is told so within ten seconds, also those for whom there was no turn.
    expect(performance.now() - started).toBeLessThan(12_000);
    // Nor does the database keep anything that waits for the row on behalf of those who were answered.
    const waiting = () =>
      world.rows(
        "select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
    await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  });
  expect((await person.call(api.makeResumeCurrent, { params: { id } })).status).toBe(200);
});

test('while the line to the database is silent, nobody waits for more than ten seconds', async (context) => {
  const person = await world.candidate();
  lineOf(context).freeze('');
  const started = performance.now();
  const { status, problem } = await person.call(api.listExperiences, {});
  expect([status, problem?.code]).toEqual([503, 'unavailable']);
  expect(performance.now() - started).toBeLessThan(10_000);
  // Those that are frozen are given up one after the other.
  await expect
    .poll(async () => (await person.call(api.listExperiences, {})).status, { timeout: 60_000 })
    .toBe(200);
});

test('a line that dies in silence is found and opened again, and open pages are told that they may have missed something', async (context) => {
  const faulty = lineOf(context);
  const person = await world.candidate();
  const heard: LiveEvent[] = [];
  const leave = world.services.live.follow(person.id, (event) => void heard.push(event));
  faulty.freeze('listen "tenon_live_events"');
  await vi.waitFor(() => expect(heard).toMatchObject([{ type: 'opened' }]), 15_000);
  await world.services.live.publish(person.id, { type: 'ats' });
  await vi.waitFor(() => expect(heard).toMatchObject([{ type: 'opened' }, { type: 'ats' }]), 5000);
  leave();
});

/** The connections that the system asks, once they are silent, whether they are still there: port here, seconds until then. */
function askedBySystem(): [number, number][] {
  const rows = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  return rows.flatMap((row) => {
    const [, local = '', , , , timer = ''] = row.trim().split(/\s+/);
    const [kind, due = ''] = timer.split(':');
    return kind === '02' ? [[Number.parseInt(local.slice(-4), 16), Number.parseInt(due, 16) / 100]] : [];
  });
}

test('the system watches every silent connection to the database, the one that listens too', async (context) => {
  const faulty = lineOf(context);
  context.skip(process.platform !== 'linux', 'Only Linux shows it.');
  await vi.waitFor(() => {
    const asked = new Map(askedBySystem());
    const ports = faulty.ports();
    expect(ports.length).toBeGreaterThan(1);
    for (const port of ports) expect(asked.get(port)).toBeLessThanOrEqual(10);
  }, 10_000);
});
