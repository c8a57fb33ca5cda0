import { type Ats, AtsError, type AtsPage, type AtsPlace } from '../../platform/adapters/ats/ats.ts';
import type { Services } from '../../context.ts';
import { atsOf, isReady } from './connection.ts';
import { notifyOwners } from './commands.ts';
import { takeApplication, takeStage } from './pull-commands.ts';
import { findConnectionById, type StoredConnection } from './queries.ts';
import {
  advancePart,
  beginPart,
  beginSync,
  endSync,
  restartPart,
  type SyncPart,
  syncParts,
} from './sync-queries.ts';
import { importJob } from './import-job.ts';
import { message } from '../../../messages/message.ts';
import { toStoredText } from '../../../messages/stored-text.ts';

type Ports = Pick<
  Services,
  'closing' | 'config' | 'database' | 'live' | 'log' | 'now' | 'queue' | 'safeFetch'
>;

const longestWaitMinutes = 360;
const ownFailure = message('integrationErrors.ownFailure');

/**
 * Brings a company's jobs and applications in sync with its applicant tracking system, page by page: the place after a page is kept once
 * its records are, so that a sync that was cut off takes some of that page again and goes on. What the other side refuses, and what fails here, ends it until
 * later, and is said so.
 */
export async function syncConnection(services: Ports, connectionId: string): Promise<void> {
  const { database } = services;
  const connection = await findConnectionById(database, connectionId);
  if (!connection || !isReady(connection) || (connection.nextAt && connection.nextAt > services.now()))
    return;
  await beginSync(database, connectionId, services.now());
  await notifyOwners(services, connection);
  try {
    const ats = atsOf(services, connection);
    if (!ats) throw new AtsError('refused key', message('integrationErrors.accountNotLinked'));
    for (const part of syncParts) await syncPart(services, connection, ats, part);
    const end = { now: services.now(), problem: null, nextAt: null, failed: false };
    await endSync(database, connectionId, end);
  } catch (error) {
    const ended = error instanceof AtsError ? error : new AtsError('broken', ownFailure, { cause: error });
    services.log.info({ err: ended, company: connection.companyId }, 'a sync with an ATS ended early');
    await endSync(database, connectionId, {
      now: services.now(),
      problem: toStoredText(ended.said),
      nextAt: nextTry(services.now(), connection.failures, ended),
      failed: ended.failure !== 'limited',
    });
    await notifyOwners(services, connection);
    if (ended !== error) throw error;
    return;
  }
  await notifyOwners(services, connection);
}

/** When to ask again: as the other side says, or later with each failure, at most in six hours. */
export function nextTry(now: Date, failures: number, error: AtsError): Date {
  const minutes = Math.min(2 ** Math.min(failures, 10), longestWaitMinutes);
  const seconds = error.failure === 'limited' ? (error.retryAfterSeconds ?? 60) : minutes * 60;
  return new Date(now.getTime() + seconds * 1000);
}

async function syncPart(
  services: Ports,
  connection: StoredConnection,
  ats: Ats,
  part: SyncPart,
): Promise<void> {
  const { database } = services;
  const begun = await beginPart(database, connection.id, part, services.now());
  for (let { cursor } = begun; ;) {
    const askedAt = services.now();
    const page = await ask(
      services,
      connection,
      part,
      readers[part](ats, { cursor, since: begun.since }),
      cursor,
    );
    if (page.cursor !== null && page.cursor === cursor)
      throw new AtsError('broken', message('integrationErrors.repeatsPage'));
    await page.take(services, connection, askedAt);
    const goesOn = await database.transact(async () => {
      const step = { from: cursor, to: page.cursor, records: page.count, now: services.now() };
      if (!(await advancePart(database, connection.id, part, step))) return false;
      await notifyOwners(services, connection);
      return page.cursor !== null;
    });
    if (!goesOn || services.closing.aborted) return;
    cursor = page.cursor;
  }
}

/** A page that was read, and what takes its records over, each in a transaction of its own; to take one again changes nothing. */
type ReadPage = {
  cursor: string | null;
  count: number;
  take(services: Ports, connection: StoredConnection, askedAt: Date): Promise<void>;
};

const readers: Record<SyncPart, (ats: Ats, place: AtsPlace) => Promise<ReadPage>> = {
  jobs: async (ats, place) => readPage(await ats.listJobs(place), importJob),
  stages: async (ats, place) => readPage(await ats.listStages(place), takeStage),
  applications: async (ats, place) => readPage(await ats.listApplications(place), takeApplication),
};

function readPage<T>(
  { items, cursor }: AtsPage<T>,
  take: (services: Ports, connection: StoredConnection, item: T, askedAt: Date) => Promise<void>,
): ReadPage {
  return {
    cursor,
    count: items.length,
    take: async (services, connection, askedAt) => {
      for (const item of items)
        await services.database.transact(() => take(services, connection, item, askedAt));
    },
  };
}

/** A place that the other side does not know any more is given up: the run begins again with the next try. */
async function ask<T>(
  services: Ports,
  connection: StoredConnection,
  part: SyncPart,
  answer: Promise<T>,
  cursor: string | null,
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AtsError && error.failure === 'refused' && cursor !== null)
      await restartPart(services.database, connection.id, part);
    throw error;
  }
}
