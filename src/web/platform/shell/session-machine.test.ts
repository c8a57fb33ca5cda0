import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionUser } from '../../../api/identity/auth.ts';
import type { Role } from '../../../api/identity/roles.ts';
import { createSessionMachine, type SessionAnswer } from './session-machine.ts';

const ada: SessionUser = {
  id: '0190f3a0-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  name: '',
  role: 'recruiter',
  created_at: '2026-01-01T00:00:00.000Z',
  company: null,
  formats: null,
};
const bob: SessionUser = { ...ada, id: '0190f3a0-0000-7000-8000-000000000002', role: 'candidate' };
type Reply = SessionAnswer | 'no answer' | 'silence';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A browser with a marker and a server that gives these answers in turn, the last one for ever. */
function browser({ role = null, server = [{ user: ada }] }: { role?: Role | null; server?: Reply[] } = {}) {
  let marker = role;
  const told: string[] = [];
  const seen = { asked: 0, ended: 0, forgotten: 0, left: 0, ends: true };
  const machine = createSessionMachine({
    ask: (signal) => {
      const reply = server[Math.min(seen.asked++, server.length - 1)] ?? 'no answer';
      if (reply === 'no answer') return Promise.reject(new Error('offline'));
      if (reply !== 'silence') return Promise.resolve(reply);
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    },
    end: () => {
      seen.ended += 1;
      return seen.ends ? Promise.resolve() : Promise.reject(new Error('offline'));
    },
    readMarker: () => marker,
    writeMarker: (next) => (marker = next),
    forgetData: () => (seen.forgotten += 1),
    tell: { success: (text) => told.push(text), error: (text) => told.push(text) },
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { machine, told, seen, pass, marker: () => marker, mark: (next: Role | null) => (marker = next) };
}

/** A browser in which Ada is signed in and the server says this from now on. */
async function signedIn(...server: Reply[]) {
  const here = browser({ server: [{ user: ada }, ...server] });
  void here.machine.start();
  await here.pass(0);
  expect(here.machine.state()).toMatchObject({ status: 'in', user: ada });
  return here;
}

describe('at the start', () => {
  test('it loads, then somebody is signed in, and the marker is set', async () => {
    const { machine, pass, marker } = browser();
    void machine.start();
    expect(machine.state()).toEqual({ status: 'loading', user: null, error: null, left: false });
    await pass(0);
    expect(machine.state()).toEqual({ status: 'in', user: ada, error: null, left: false });
    expect(marker()).toBe('recruiter');
  });

  test('it loads, then nobody is signed in', async () => {
    const { machine, pass } = browser({ server: [{ user: null }] });
    void machine.start();
    await pass(0);
    expect(machine.state()).toEqual({ status: 'out', user: null, error: null, left: false });
  });

  test('a stored marker draws a provisional user of the stored role at once, until the server has answered', async () => {
    const { machine, pass, marker } = browser({ role: 'candidate' });
    expect(machine.state()).toMatchObject({ status: 'in', user: { id: 'pending', role: 'candidate' } });
    void machine.start();
    await pass(0);
    expect(machine.state().user).toEqual(ada);
    expect(marker()).toBe('recruiter');
  });

  test('a marker without a session behind it is cleared', async () => {
    const { machine, pass, marker } = browser({ role: 'candidate', server: [{ user: null }] });
    void machine.start();
    await pass(0);
    expect(machine.state()).toMatchObject({ status: 'out', user: null });
    expect(marker()).toBeNull();
  });

  test.each([
    [null, 'loading', 'out'],
    ['candidate', 'in', 'in'],
  ] as const)(
    'with the marker %s it gives up after 5 s, and a later answer still counts',
    async (role, before, after) => {
      const { machine, pass } = browser({ role, server: ['silence', 'silence', { user: ada }] });
      void machine.start();
      await pass(4999);
      expect(machine.state()).toMatchObject({ status: before, error: null });
      await pass(1);
      expect(machine.state()).toMatchObject({ status: after, error: 'Failed to initialize authentication' });
      await pass(60_000);
      expect(machine.state()).toMatchObject({ status: 'in', user: ada, error: null });
    },
  );

  test('a network error is tried again after 1, 2 and 4 s', async () => {
    const { machine, pass, seen } = browser({ server: ['no answer', 'no answer', { user: ada }] });
    void machine.start();
    await pass(999);
    expect(seen.asked).toBe(1);
    await pass(1);
    expect(seen.asked).toBe(2);
    await pass(2000);
    expect(machine.state()).toMatchObject({ status: 'in', user: ada, error: null });
    await pass(60_000);
    expect(seen.asked).toBe(3);
    expect(machine.state().error).toBeNull();
  });

  test.each([
    ['hiring_manager', 'hiring_manager'],
    [null, 'candidate'],
  ] as const)(
    'a session without a profile is a minimal user; the marker %s makes the role %s',
    async (role, shown) => {
      const { machine, pass } = browser({ role, server: [{ user: { id: ada.id, email: ada.email } }] });
      void machine.start();
      await pass(0);
      const user = { id: ada.id, email: ada.email, name: '', role: shown, created_at: '', company: null };
      const error = 'Failed to fetch user profile';
      expect(machine.state()).toMatchObject({ status: 'in', user, error });
    },
  );
});

describe('a refresh', () => {
  test('that finds no session three times in a row signs out, clears the marker and says why', async () => {
    const { machine, marker, told, seen } = await signedIn({ user: null });
    for (let time = 0; time < 2; time++) {
      expect(await machine.refresh()).toBeNull();
      expect(machine.state()).toMatchObject({ status: 'in', user: ada, error: null });
    }
    await machine.refresh();
    const lost = 'Unable to refresh session. Please sign in again.';
    expect(machine.state()).toEqual({ status: 'out', user: null, error: lost, left: false });
    expect([marker(), told, seen.forgotten]).toEqual([null, [lost], 1]);
  });

  test('that succeeds starts the count anew', async () => {
    const none = { user: null };
    const { machine } = await signedIn(none, none, { user: ada }, none, none, none);
    for (let time = 0; time < 5; time++) await machine.refresh();
    expect(machine.state().status).toBe('in');
    await machine.refresh();
    expect(machine.state().status).toBe('out');
  });

  test('asked for three times at once counts once', async () => {
    const { machine, seen } = await signedIn({ user: null });
    await Promise.all([machine.refresh(), machine.refresh(), machine.refresh()]);
    expect([machine.state().status, seen.asked]).toEqual(['in', 2]);
  });

  test('without an answer times out after 5 s with an error, and does not count', async () => {
    const { machine, pass } = await signedIn('silence');
    for (let time = 0; time < 4; time++) {
      const done = machine.refresh();
      await pass(4999);
      expect(machine.state().error).toBe(time === 0 ? null : 'Failed to refresh authentication');
      await pass(1);
      expect(await done).toEqual(ada);
      expect(machine.state()).toMatchObject({
        status: 'in',
        user: ada,
        error: 'Failed to refresh authentication',
      });
    }
  });

  test('meets network errors by trying again, which do not count', async () => {
    const none = { user: null };
    const { machine, pass } = await signedIn(none, none, 'no answer', 'no answer', { user: ada });
    await machine.refresh();
    await machine.refresh();
    const third = machine.refresh();
    await pass(3000);
    expect(await third).toEqual(ada);
    expect(machine.state()).toMatchObject({ status: 'in', error: null });
  });

  test('that is overtaken by a sign-out changes nothing', async () => {
    const { machine, pass } = await signedIn('no answer', { user: ada });
    const late = machine.refresh();
    await machine.signOut(() => {});
    await pass(1000);
    expect(await late).toBeNull();
    expect(machine.state()).toMatchObject({ status: 'out', user: null });
  });
});

describe('signing in and out', () => {
  test('whoever signs in is there at once, without anything of the person before', async () => {
    const { machine, marker, seen } = browser();
    machine.enter(bob);
    expect(machine.state()).toEqual({ status: 'in', user: bob, error: null, left: false });
    expect([marker(), seen.asked, seen.forgotten]).toEqual(['candidate', 0, 1]);
  });

  test('signing out ends the session, clears the marker and the data, and leaves', async () => {
    const { machine, marker, told, seen } = await signedIn();
    await machine.signOut(() => (seen.left += 1));
    expect(machine.state()).toEqual({ status: 'out', user: null, error: null, left: true });
    expect([marker(), told]).toEqual([null, ['Successfully signed out']]);
    expect(seen).toMatchObject({ ended: 1, forgotten: 1, left: 1 });
  });

  test('a sign-out that the server does not hear of changes nothing', async () => {
    const { machine, marker, told, seen } = await signedIn();
    seen.ends = false;
    await machine.signOut(() => (seen.left += 1));
    expect(machine.state()).toMatchObject({ status: 'in', user: ada });
    expect([marker(), told, seen.left]).toEqual(['recruiter', ['Failed to sign out. Please try again.'], 0]);
  });

  test('a call that is refused makes it ask, and believe at once that the session has ended', async () => {
    const { machine, pass, marker } = await signedIn({ user: null });
    machine.check();
    await pass(0);
    expect([machine.state().status, marker()]).toEqual(['out', null]);
  });

  test('an answer that is the same tells nobody, another person makes it forget', async () => {
    const { machine, pass, seen } = await signedIn({ user: { ...ada } }, { user: bob });
    let changes = 0;
    const stop = machine.subscribe(() => (changes += 1));
    machine.check();
    await pass(0);
    expect([changes, seen.forgotten]).toEqual([0, 0]);
    machine.check();
    await pass(0);
    expect([changes, seen.forgotten, machine.state().user?.id]).toEqual([1, 1, bob.id]);
    stop();
  });
});

describe('another tab', () => {
  test('that signs out signs out this one', async () => {
    const { machine, mark, seen } = await signedIn();
    mark(null);
    machine.follow();
    expect(machine.state()).toMatchObject({ status: 'out', user: null, left: true });
    expect([seen.forgotten, seen.ended]).toEqual([1, 0]);
  });

  test('that signs in makes this one ask who it is', async () => {
    const { machine, pass, mark } = browser({ server: [{ user: null }, { user: ada }] });
    void machine.start();
    await pass(0);
    mark('recruiter');
    machine.follow();
    await pass(0);
    expect(machine.state()).toMatchObject({ status: 'in', user: ada });
  });
});
