import { type Ats, AtsError, type AtsNote } from '../../platform/adapters/ats/ats.ts';
import type { Services } from '../../context.ts';
import { atsOf } from './connection.ts';
import { findConnection, waitUntil } from './queries.ts';
import { recordOutboundUpdate, notifyOwners } from './commands.ts';
import { nextTry } from './sync.ts';
import { toStoredText } from '../../../messages/stored-text.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'log' | 'now' | 'safeFetch'>;

/** What a company's system is told of an application. */
type OutboundUpdate = {
  applicationId: string;
  companyId: string;
  candidateId: string;
  /** What the timeline calls it once it is done, and what the log says when it is not. */
  done: string;
  undone: string;
  send(ats: Ats): Promise<void>;
  /** Keeps how it went: told, refused until somebody tries again, or waiting for a better time; with the words of what stood in the way. */
  keep(state: 'told' | 'failed' | 'waiting', problem: string | null): Promise<void>;
};

/**
 * Tells a company's applicant tracking system something, unless none is connected or it asked to wait. What it does not take is kept
 * and shown to the owners; what may pass by itself waits for the next try, and is answered.
 */
export async function notifySystem(services: Ports, update: OutboundUpdate): Promise<AtsError | null> {
  const { database, log } = services;
  const { applicationId, companyId } = update;
  const connection = await findConnection(database, companyId);
  const ats = connection && atsOf(services, connection);
  if (!ats || (connection.nextAt && connection.nextAt > services.now())) return null;
  let passing: AtsError | null = null;
  try {
    await update.send(ats);
    await recordOutboundUpdate(services, connection, {
      applicationId,
      candidateId: update.candidateId,
      action: update.done,
      keep: () => update.keep('told', null),
    });
  } catch (error) {
    if (!(error instanceof AtsError)) throw error;
    log.info({ err: error, application: applicationId }, update.undone);
    const passes = ['limited', 'unreachable', 'broken'].includes(error.failure);
    if (passes) passing = error;
    await update.keep(passes ? 'waiting' : 'failed', toStoredText(error.said));
    if (error.failure === 'limited')
      await waitUntil(database, connection.id, nextTry(services.now(), 0, error));
  }
  await notifyOwners(services, connection);
  return passing;
}

/** Adds a note at a candidate, unless it stands there since an instant: the connection may have broken after it was taken. */
export async function addNoteOnce(ats: Ats, candidateId: string, note: AtsNote, since: Date): Promise<void> {
  if (!(await ats.findNote(candidateId, note, since))) await ats.addNote(candidateId, note);
}
