import { termsVersion } from '../../../api/identity/terms.ts';
import { message } from '../../../messages/message.ts';
import { storeTypedContact } from '../../candidates/profiles/commands.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../actor.ts';
import { storeTerms } from '../auth/queries.ts';
import { admitStrangerMails } from '../companies/stranger-mail-commands.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { presentReader, readersLanguage } from '../../platform/http/reader.ts';
import { addedAddress } from '../../platform/mail/added-address.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { scoreCandidate } from '../../platform/tasks/task-definitions.ts';
import { forgetReferred } from '../../hiring/referrals/people-queries.ts';
import { eraseAddedPerson } from '../../privacy/personal-data/erase-added-commands.ts';
import { addedMail } from './added-mail.ts';
import * as queries from './queries.ts';
import { recordToken } from './record-links.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'now' | 'queue'>;

/** Stores somebody without an account, of whom nothing is known yet, for a company; `source` is where it has their data from. */
export function addPerson(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  addedBy: string | null,
  person: { userId: string; companyId: string; source: string },
): Promise<void> {
  const address = addedAddress(person.userId);
  return queries.insertAddedPerson(database, { ...person, address, addedBy, now: now() });
}

/** Calls somebody without an account as their importer says, and keeps the address given; refuses to leave them without a name. */
export async function nameAddedPerson(
  { database }: Pick<Ports, 'database'>,
  userId: string,
  { name, email }: { name?: string | undefined; email?: string | undefined },
): Promise<void> {
  const person = await queries.lockAddedPerson(database, userId);
  if (!person) throw new ApiError('conflict', { detail: message('hiringErrors.fileGone') });
  const called = name || person.name;
  if (called === '') {
    throw new ApiError('invalid_input', {
      errors: [{ pointer: '#/body/name', detail: message('hiringErrors.nameNeeded') }],
    });
  }
  await queries.storeContact(database, userId, { ...person, name: called, email: email ?? person.email });
  if (called === person.name) return;
  await storeTypedContact(database, userId, { name: called });
}

/** Keeps what was typed of somebody without an account before their resume is read: it stands, whatever the resume says. */
export async function describeAddedPerson(
  { database }: Pick<Ports, 'database'>,
  userId: string,
  { name, email, phone }: { name: string; email: string; phone: string },
): Promise<void> {
  await queries.storeContact(database, userId, { name, email, phone: phone.replaceAll(/\D/g, '') });
  if (name !== '' || phone !== '') await storeTypedContact(database, userId, { name, phone });
}

/**
 * Tells somebody without an account that a company has their data, from where, and how to have them removed or take them over; once. Counts as
 * a mail to a stranger: refused as those are. False when they were told, or cannot be.
 */
export function notifyAddedPerson(
  ports: Ports,
  sender: { personId: string; companyId: string },
  userId: string,
): Promise<boolean> {
  const { config, database } = ports;
  return database.transact(async () => {
    const person = await queries.lockAddedPerson(database, userId);
    if (!person || person.notifiedAt || person.email === '' || person.companyId !== sender.companyId)
      return false;
    const facts = await queries.findRecordFacts(database, userId);
    if (!facts) return false;
    const from = await admitStrangerMails(ports, sender, [person.email]);
    await queries.markNotified(database, userId, ports.now());
    const link = `${config.origin}/added#${recordToken(config.secrets.links, person)}`;
    const mailFacts = { sender: from, source: person.source, jobTitle: facts.jobs[0]?.title ?? null, link };
    await postMail(ports, person.email, addedMail(mailFacts), presentReader());
    return true;
  });
}

/** Removes somebody without an account at their own wish; the company adds their address no more. */
export async function removeRecord(ports: Ports, person: queries.AddedPerson): Promise<void> {
  const { database } = ports;
  const beside = async () => {
    await queries.insertRefusal(database, person.companyId, person.email, ports.now());
    await recordEvent(database, {
      actorId: null,
      action: 'company.added_person_objected',
      objectType: 'company',
      objectId: person.companyId,
      companyId: person.companyId,
    });
  };
  await eraseAddedPerson(ports, person.userId, {
    first: () => forgetReferred(database, person.userId),
    beside,
  });
}

/** Makes somebody without an account a candidate with one, under the address to which their link went. Returns whose session begins. */
export async function makeAccount(ports: Ports, person: queries.AddedPerson): Promise<string> {
  const { database } = ports;
  const { userId, email } = person;
  const gone = await database.transact(async () => {
    if (!(await queries.lockAddedPerson(database, userId))) throw new ApiError('bad_link');
    if (await queries.findAccountOf(database, email))
      throw new ApiError('conflict', { detail: message('hiringErrors.signInToTakeOver') });
    const now = ports.now();
    const others = await queries.listSamePeople(database, userId);
    await queries.makeAccount(database, userId, email, now);
    for (const one of others) await queries.moveRecords(database, one.userId, userId);
    await storeTerms(database, userId, { version: termsVersion, language: readersLanguage() }, now);
    await recordClaim(ports, userId, person);
    await ports.queue.enqueue(scoreCandidate, { userId }, { key: userId });
    return others;
  });
  for (const one of gone) await eraseAddedPerson(ports, one.userId, { moved: true });
  return userId;
}

/** Gives what a company holds of somebody without an account to a candidate's account. */
export async function moveToAccount(ports: Ports, actor: Actor, person: queries.AddedPerson): Promise<void> {
  const { database } = ports;
  const gone = await database.transact(async () => {
    if (!(await queries.lockAddedPerson(database, person.userId))) throw new ApiError('bad_link');
    const others = await queries.listSamePeople(database, person.userId);
    for (const one of [person, ...others]) await queries.moveRecords(database, one.userId, actor.id);
    await recordClaim(ports, actor.id, person);
    await ports.queue.enqueue(scoreCandidate, { userId: actor.id }, { key: actor.id });
    return [person, ...others];
  });
  for (const { userId } of gone) await eraseAddedPerson(ports, userId, { moved: true });
}

function recordClaim(
  { database }: Pick<Ports, 'database'>,
  userId: string,
  { companyId }: Pick<queries.AddedPerson, 'companyId'>,
): Promise<void> {
  return recordEvent(database, {
    actorId: userId,
    action: 'account.record_claimed',
    objectType: 'user',
    objectId: userId,
    companyId,
    subjectId: userId,
  });
}
