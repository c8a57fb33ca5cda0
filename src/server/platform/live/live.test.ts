import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../../api/index.ts';
import { liveEvent } from '../../../api/platform/live.ts';
import type { Person } from '../http/person.ts';
import { postJob, uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

const opening = /^retry: 2000\nevent: message\ndata: \{"type":"opened","at":\d+,"told_at":\d+\}\n\n$/;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.close());

async function openStream(person: Person) {
  const response = await person.send('GET', '/api/live');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error(`No stream: ${response.status}`);
  return { next: async () => (await reader.read()).value, close: () => reader.cancel() };
}

test('a person hears of their own work only', async () => {
  const [one, other] = [await world.candidate(), await world.candidate()];
  const streams = [await openStream(one), await openStream(other)];
  for (const stream of streams) expect(await stream.next()).toMatch(opening);
  const resume = await uploadResume(one, ['Go']);
  expect(await streams[0]?.next()).toContain(resume.id);
  const theirs = await uploadResume(other, ['Go']);
  expect(await streams[1]?.next()).toContain(theirs.id);
  for (const stream of streams) await stream.close();
  expect(world.services.live.count(one.id) + world.services.live.count(other.id)).toBe(0);
});

test('a stream begins with when its person was last told anything, while it was closed too', async () => {
  const [person, other] = [await world.candidate(), await world.candidate()];
  const opened = async (of: Person) => {
    const stream = await openStream(of);
    const [, text = ''] = /data: (.*)\n/.exec((await stream.next()) ?? '') ?? [];
    await stream.close();
    const event = liveEvent.parse(JSON.parse(text));
    return event.type === 'opened' ? event : { at: Number.NaN, told_at: Number.NaN };
  };
  const before = await opened(person);
  expect((await opened(person)).told_at).toBe(before.told_at);
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(before.at));
  await world.services.live.publish(person.id, { type: 'notifications' });
  // A PostgreSQL carries messages a moment after they were told.
  const after = await vi.waitFor(async () => {
    const now = await opened(person);
    expect(now.told_at).toBeGreaterThan(before.at);
    return now;
  });
  expect(after.at).toBeGreaterThanOrEqual(after.told_at);
  expect((await opened(other)).told_at).toBeLessThan(after.told_at);
});

test('an event of a newer version, which this one does not know, is passed over', async () => {
  const person = await world.candidate();
  const stream = await openStream(person);
  expect(await stream.next()).toMatch(opening);
  const unknown = { userId: person.id, event: { type: 'invented_later', id: person.id } };
  await world.services.database.notify('tenon_live_events', JSON.stringify(unknown));
  await world.services.live.publish(person.id, { type: 'notifications' });
  expect(await stream.next()).toContain('"notifications"');
  await stream.close();
});

test('a stream ends once its person has signed out', async () => {
  const person = await world.candidate();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stream = await openStream(person);
  expect(await stream.next()).toMatch(opening);
  vi.advanceTimersByTime(25_000);
  expect(await stream.next()).toBe(': beat\n\n');
  await person.call(api.signOut, {});
  vi.advanceTimersByTime(25_000);
  expect(await stream.next()).toBeUndefined();
  expect(world.services.live.count(person.id)).toBe(0);
});

test('one person keeps only so many streams, and asking for the headers alone keeps none', async () => {
  const person = await world.candidate();
  for (let index = 0; index < 30; index++) {
    expect((await person.send('HEAD', '/api/live')).status).toBe(200);
  }
  expect(world.services.live.count(person.id)).toBe(0);
  const streams = [];
  for (let index = 0; index < 20; index++) streams.push(await openStream(person));
  expect((await person.send('GET', '/api/live')).status).toBe(429);
  for (const stream of streams) await stream.close();
  const again = await openStream(person);
  await again.close();
});

test('a browser that does not read is let go, and what it was told of is done all the same', async () => {
  const recruiter = await world.recruiter();
  await recruiter.send('GET', '/api/live');
  const { live } = world.services;
  for (let index = 0; index < 600; index++) {
    await live.publish(recruiter.id, { type: 'fit', done: index, total: 600 });
  }
  // A PostgreSQL carries messages a moment after they were told.
  await vi.waitFor(() => expect(live.count(recruiter.id)).toBe(0));
  expect((await postJob(recruiter)).status).toBe('open');
});
