import { createHmac, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { listCandidateOutside } from '../../integrations/ats/application-queries.ts';
import type { Services } from '../../context.ts';
import { deleteAnswersOf } from '../../fairness/equal-opportunity/queries.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { accountErasedMail, newOwnerMail } from '../../platform/mail/account-mails.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { forgetInAts } from '../../platform/tasks/task-definitions.ts';
import {
  deletePerson,
  findErased,
  handOverApplications,
  insertErasure,
  type Leaver,
  leaveCompany,
  listPaths,
  lockLeaver,
} from './erase-queries.ts';
import { listErasure } from './erasure-list.ts';
import { insertDeletion } from './queries.ts';

/** Deletes an account whose time to undo is over, with its files, and says so to whoever had it. */
export async function eraseAccount(services: Services, userId: string): Promise<void> {
  const leaver = await erase(services, userId);
  if (leaver) await sayGoodbye(services, leaver);
}

/**
 * Deletes the accounts with these marks (`erasedMark`), which a restored backup has brought back; they were told when it happened
 * first. Answers how many they were.
 */
export async function eraseAgain(services: Services, marks: string[]): Promise<number> {
  const found = await findErased(services.database, marks);
  for (const userId of found) {
    const now = services.now();
    await insertDeletion(services.database, {
      userId,
      tokenHash: randomUUID(),
      requestedAt: now,
      dueAt: now,
    });
    await erase(services, userId);
  }
  return found.length;
}

async function erase(services: Services, userId: string): Promise<Leaver | null> {
  const { database, files, live } = services;
  const now = services.now();
  const gone = await database.transact(async () => {
    const leaver = await lockLeaver(database, userId, now);
    if (!leaver) return null;
    const paths = await listPaths(database, userId);
    const elsewhere = await listCandidateOutside(database, userId);
    await deleteAnswersOf(database, userId);
    const anonymousPerson = { userId: v7(), resumeId: v7() };
    const keptApplications = await handOverApplications(database, userId, anonymousPerson, now);
    await passOnCompany(services, userId);
    await deletePerson(database, leaver);
    for (const candidate of elsewhere) await services.queue.enqueue(forgetInAts, candidate);
    const counts = { files: paths.length, keptApplications };
    const subjectHash = createHmac('sha256', services.config.secrets.links)
      .update(leaver.email)
      .digest('hex');
    await insertErasure(database, {
      id: v7(),
      subjectHash,
      requestedAt: leaver.requestedAt,
      now,
      counts,
    });
    // Last, so that nobody who stays is listed; before the commit, so that nobody who goes is missing.
    await listErasure(services.config.dataDir, userId, now);
    return { leaver, paths };
  });
  if (!gone) return null;
  // What a crash leaves here has no row any more: the sweep of loose files removes it.
  for (const path of gone.paths) await files.remove(path);
  await live.publish(userId, { type: 'account' });
  return gone.leaver;
}

async function passOnCompany(services: Services, userId: string): Promise<void> {
  const left = await leaveCompany(services.database, userId, services.now());
  if (!left) return;
  await recordEvent(services.database, {
    actorId: null,
    action: left.heir ? 'company.owner_changed' : 'company.member_left',
    objectType: 'company',
    objectId: left.companyId,
    companyId: left.companyId,
    subjectId: left.heir?.id ?? null,
  });
  if (!left.heir) return;
  await postMail(services, left.heir.email, newOwnerMail(services.config.origin, left.name));
  await services.live.publish(left.heir.id, { type: 'account' });
}

/** The last mail goes straight out: kept in the outbox it would name somebody who is gone. */
async function sayGoodbye(services: Services, { email }: Leaver): Promise<void> {
  const { subject, text, html } = accountErasedMail(services.config.origin);
  try {
    await services.mail.deliver({
      id: v7(),
      to: email,
      subject,
      text,
      html,
      unsubscribe: null,
      calendar: null,
    });
  } catch (error) {
    services.log.warn({ err: error }, 'the last mail of an erased account was not taken');
  }
}
