import { createHmac, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { listExternalCandidateIds } from '../../integrations/ats/application-queries.ts';
import type { Services } from '../../context.ts';
import { forgetAbandoned } from '../../jobs/job-boards/commands.ts';
import { forgetReferred, forgetTypedOf } from '../../hiring/referrals/people-queries.ts';
import { deleteAnswersOf } from '../../fairness/equal-opportunity/queries.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { accountErasedMail, newOwnerMail } from '../../platform/mail/account-mails.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { wordMail } from '../../platform/mail/templates.ts';
import { eraseInAts } from '../../platform/tasks/task-definitions.ts';
import {
  deletePerson,
  findErased,
  handOverApplications,
  insertErasure,
  type Leaver,
  listPaths,
  lockLeaver,
} from './erase-queries.ts';
import { forgetMergedInto } from './erase-added-commands.ts';
import { leaveCompany } from './leave-company-queries.ts';
import { joinErasures, listErasure } from './erasure-list.ts';
import { insertDeletion } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'log' | 'mail' | 'now' | 'queue'>;
type ErasePorts = Omit<Ports, 'log' | 'mail'>;

/** Deletes an account whose time to undo is over, with its files, and says so to whoever had it. */
export async function eraseAccount(ports: Ports, userId: string): Promise<void> {
  const leaver = await erase(ports, userId);
  if (leaver) await sayGoodbye(ports, leaver);
}

/**
 * Deletes the accounts with these marks (`erasedMark`), which a restored backup has brought back; they were told when it happened
 * first. Returns how many they were.
 */
export async function eraseAgain(ports: ErasePorts, marks: string[]): Promise<number> {
  const found = await findErased(ports.database, marks);
  for (const userId of found) {
    const now = ports.now();
    await insertDeletion(ports.database, {
      userId,
      tokenHash: randomUUID(),
      requestedAt: now,
      dueAt: now,
    });
    await erase(ports, userId);
  }
  return found.length;
}

/** Erases again whom the list of the data folder names and the database still holds, as after it was restored by other means than a backup of ours. */
export async function eraseListed(ports: ErasePorts): Promise<number> {
  const marks = await joinErasures(ports.config.dataDir, []);
  return marks.length === 0 ? 0 : eraseAgain(ports, marks);
}

/** How many accounts the list of the data folder names, and how many of them the database holds. */
export async function countListed({
  config,
  database,
}: {
  config: Pick<ErasePorts['config'], 'dataDir'>;
  database: ErasePorts['database'];
}): Promise<{ listed: number; back: number }> {
  const marks = await joinErasures(config.dataDir, []);
  return { listed: marks.length, back: (await findErased(database, marks)).length };
}

async function erase(ports: ErasePorts, userId: string): Promise<Leaver | null> {
  const { database, files, live } = ports;
  const now = ports.now();
  const gone = await database.transact(async () => {
    const leaver = await lockLeaver(database, userId, now);
    if (!leaver) return null;
    const paths = [...(await listPaths(database, userId)), ...(await forgetMergedInto(ports, userId))];
    const elsewhere = await listExternalCandidateIds(database, userId);
    await deleteAnswersOf(database, userId);
    const anonymousPerson = { userId: v7(), resumeId: v7() };
    const keptApplications = await handOverApplications(database, userId, anonymousPerson, now);
    await passOnCompany(ports, userId);
    await forgetReferred(database, userId);
    await forgetTypedOf(database, leaver);
    await deletePerson(database, leaver);
    await forgetAbandoned(ports);
    for (const candidate of elsewhere) await ports.queue.enqueue(eraseInAts, candidate);
    const counts = { files: paths.length, keptApplications };
    const subjectHash = createHmac('sha256', ports.config.secrets.links).update(leaver.email).digest('hex');
    await insertErasure(database, {
      id: v7(),
      subjectHash,
      requestedAt: leaver.requestedAt,
      now,
      counts,
    });
    // Last, so that nobody who stays is listed; before the commit, so that nobody who goes is missing.
    await listErasure(ports.config.dataDir, userId, now);
    return { leaver, paths };
  });
  if (!gone) return null;
  // What a crash leaves here has no row any more: the sweep of loose files removes it.
  for (const path of gone.paths) await files.remove(path);
  await live.publish(userId, { type: 'account' });
  return gone.leaver;
}

async function passOnCompany(ports: ErasePorts, userId: string): Promise<void> {
  const left = await leaveCompany(ports.database, userId, ports.now());
  if (!left) return;
  await recordEvent(ports.database, {
    actorId: null,
    action: left.heir ? 'company.owner_changed' : 'company.member_left',
    objectType: 'company',
    objectId: left.companyId,
    companyId: left.companyId,
    subjectId: left.heir?.id ?? null,
  });
  if (!left.heir) return;
  await postMail(ports, left.heir.email, newOwnerMail(ports.config.origin, left.name));
  await ports.live.publish(left.heir.id, { type: 'account' });
}

/** The last mail goes straight out: kept in the outbox it would name somebody who is gone. */
async function sayGoodbye(ports: Ports, { email, reader }: Leaver): Promise<void> {
  const { subject, text, html } = wordMail(accountErasedMail(ports.config.origin), reader);
  try {
    await ports.mail.deliver({
      replyTo: null,
      bounceTo: null,
      id: v7(),
      to: email,
      subject,
      text,
      html,
      unsubscribe: null,
      calendar: null,
      attachment: null,
    });
  } catch (error) {
    ports.log.warn({ err: error }, 'the last mail of an erased account was not taken');
  }
}
