import { expect } from 'vitest';
import { type Endpoint } from '../../../api/platform/endpoint.ts';
import { api } from '../../../api/index.ts';
import { someId } from '../request-bodies.ts';
import { type MergeServer, startMergeServer } from '../merge-server.ts';
import { openWorld, type World } from '../world.ts';
import { type Actor, actors, type Caller, removeAndSuspend, openActors } from './actors.ts';
import { type Attempt, attempt, type Name } from './attempt.ts';
import { expected, type Kind, kindOf, type Outcome, pathKindOf, worksNowhere } from './expected.ts';
import { bodiesOf, openRecords, type Records } from './records.ts';

/** The program with everybody and one record of every kind, in which endpoints are tried. */
export type Trial = {
  world: World;
  callers: Record<Actor, Caller>;
  records: Records;
  /** Tries an endpoint as everybody, about the record of its kind, and holds what comes against `expected`. */
  tryAsEverybody(name: Name, endpoint: Endpoint): Promise<void>;
  close(): Promise<unknown>;
};

/** Every endpoint by name. */
export const endpoints = Object.entries(api) as [Name, Endpoint][];

/** Starts it. */
export async function openTrial(): Promise<Trial> {
  const merge: MergeServer = await startMergeServer();
  const env = { MERGE_URL: merge.url, PRIVATE_HOSTS: merge.host, RATE_LIMITS: 'off' };
  const world = await openWorld({ env });
  const callers = await openActors(world);
  const records = await openRecords(world, callers);
  await removeAndSuspend(world, callers);
  const trial = { world, callers, records, close: () => Promise.all([world.close(), merge.close()]) };
  return { ...trial, tryAsEverybody: (name, endpoint) => tryAsEverybody(trial, name, endpoint) };
}

async function tryAsEverybody(
  { world, callers, records }: Pick<Trial, 'world' | 'callers' | 'records'>,
  name: Name,
  endpoint: Endpoint,
): Promise<void> {
  const [kind, inPath] = [kindOf(name), pathKindOf(name)];
  const body = bodiesOf(records)[name];
  const call = { record: inPath ? records[inPath] : '', ...(body ? { body } : {}) };
  const came: Partial<Record<Actor, Outcome>> = {};
  const due: Partial<Record<Actor, Outcome>> = {};
  const refused = new Set<unknown>();
  for (const actor of Object.keys(actors) as Actor[]) {
    const { role } = callers[actor];
    due[actor] = expected(name, endpoint, actor, callers[actor]);
    // Whom their role keeps out is kept out whoever they are: one of them is enough.
    if (due[actor] === 'wrong_role' && refused.has(role)) delete due[actor];
    if (due[actor] === undefined) continue;
    if (due[actor] === 'wrong_role') refused.add(role);
    const made = await attempt(world, callers[actor], name, endpoint, call);
    expect(made.status, `${actor} made it fail: ${made.text}`).toBeLessThan(500);
    came[actor] = outcomeOf(made, kind, actor);
    if (came[actor] === 'hidden' && inPath && !call.record.startsWith('/')) {
      const missing = await attempt(world, callers[actor], name, endpoint, { ...call, record: someId });
      expect([actor, made.status, made.code]).toEqual([actor, missing.status, missing.code]);
    }
  }
  expect(came).toEqual(due);
}

function outcomeOf({ code }: Attempt, kind: Kind | null, actor: Actor): Outcome {
  switch (code) {
    case 'not_signed_in':
    case 'missing_scope':
    case 'wrong_role':
      return code;
    case 'owner_only':
      return worksNowhere(actor) ? 'hidden' : code;
    case 'no_company':
      return worksNowhere(actor) ? 'hidden' : 'reached';
    case 'not_found':
      // Where no record is named, those who may call have nothing yet.
      return kind === null ? 'reached' : 'hidden';
    case 'bad_link':
      return 'hidden';
    default:
      return 'reached';
  }
}
