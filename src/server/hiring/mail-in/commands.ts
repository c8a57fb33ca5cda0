import { createHash } from 'node:crypto';
import { replyText } from '../../../engine/messages/reply-text.ts';
import { hourMs, dayMs } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import { emailAddress } from '../../../api/identity/auth.ts';
import { storeMailedApplication } from '../../identity/guest-applications/mail-commands.ts';
import type { Verdict, MailChecks, ReadMail } from '../../platform/adapters/mail-in/mail-in.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { inEnglish } from '../../platform/http/reader.ts';
import { type AddressKind, bouncedMailId, newAddressToken } from '../../platform/mail/in-addresses.ts';
import { companysApplication, ownApplication } from '../applications/access.ts';
import { writeToApplicant, writeToCompany } from '../messages/commands.ts';
import { markUndelivered } from '../messages/team-commands.ts';
import * as queries from './queries.ts';
import { isForged, isProven, resumeAmong } from './rules.ts';

/** What taking a mail in needs. */
export type TakePorts = Pick<
  Services,
  | 'auth'
  | 'config'
  | 'database'
  | 'documents'
  | 'errors'
  | 'files'
  | 'live'
  | 'log'
  | 'metrics'
  | 'now'
  | 'queue'
  | 'virusScanner'
>;
type By = { companyId: string; personId: string };

/** A mail as it was read, with what is known of where it comes from. */
export type IncomingMail = { mail: ReadMail; checks: MailChecks };
type Addressed = IncomingMail & { token: string; kind: AddressKind };
type Sender = NonNullable<ReadMail['from']>;

const longestMessage = 5000;
const maxPerHour = 30;
const taken: Verdict = { taken: true };
const keptDays = 30;

/** Gives a job an address that applications come by; one that it had before works no more. */
export function renewJobAddress(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { companyId, personId }: By,
  jobId: string,
): Promise<void> {
  return database.transact(async () => {
    await queries.revokeJobToken(database, jobId, now());
    await queries.insertJobToken(database, { jobId, token: newAddressToken('job'), now: now() });
    await recordEvent(database, {
      actorId: personId,
      action: 'job.mail_address_made',
      objectType: 'job',
      objectId: jobId,
      companyId,
    });
  });
}

/** Ends the address of a job: mails to it come back. */
export function endJobAddress(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { companyId, personId }: By,
  jobId: string,
): Promise<void> {
  return database.transact(async () => {
    if (!(await queries.revokeJobToken(database, jobId, now()))) return;
    await recordEvent(database, {
      actorId: personId,
      action: 'job.mail_address_ended',
      objectType: 'job',
      objectId: jobId,
      companyId,
    });
  });
}

/**
 * Takes a mail in that came to one of our addresses, once, however often it comes. What a program wrote by itself is taken and does
 * nothing; what is refused says why. Only a mail that somebody wrote, and whose sender is not known to be forged, does anything.
 */
export async function takeMail(ports: TakePorts, incoming: Addressed): Promise<Verdict> {
  const { mail, checks, kind, token } = incoming;
  if (kind === 'bounce') return takeBounce(ports, incoming);
  const from = mail.from && emailAddress.safeParse(mail.from.address).success ? mail.from : null;
  if (mail.kind !== 'letter' || from?.address === ports.config.smtp?.from.address.toLowerCase()) {
    await recordOnce(ports, incoming, 'automatic');
    return taken;
  }
  if (!from) return refused('The sender is not one plain address.');
  if (isForged(checks)) return refused('The sender of this mail could not be verified (SPF and DKIM).');
  const come = kind === 'job' ? takeApplication(ports, from, incoming) : takeAnswer(ports, from, incoming);
  return come.catch((error: unknown) => {
    if (error instanceof ApiError) return verdictOf(error);
    ports.log.error({ err: error, token: token.slice(0, 4) }, 'a mail could not be taken in');
    throw error;
  });
}

/** Forgets which mails came in after a month: none is sent again so late. */
export function purgeOldMails({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  return queries.purgeReceived(database, new Date(now().getTime() - keptDays * dayMs));
}

async function takeApplication(ports: TakePorts, from: Sender, incoming: Addressed): Promise<Verdict> {
  const { mail, checks, token } = incoming;
  const jobId = await queries.findJobOfToken(ports.database, token);
  if (jobId === null) return refused('There is no such address here.');
  const file = resumeAmong(mail.files);
  if (!file)
    return refused(
      'No resume is attached. Please send it as a PDF, DOCX, DOC or TXT file of less than 5 MB.',
    );
  if (await queries.isReceived(ports.database, fingerprintOf(incoming))) return taken;
  await storeMailedApplication(
    ports,
    {
      jobId,
      email: from.address,
      name: from.name || (from.address.split('@')[0] ?? ''),
      coverNote: replyText(mail.text).slice(0, longestMessage),
      file,
      checks,
    },
    () => recordOnce(ports, incoming, 'application'),
  );
  return taken;
}

async function takeAnswer(ports: TakePorts, from: Sender, incoming: Addressed): Promise<Verdict> {
  const { database, now } = ports;
  const { mail, checks, token } = incoming;
  const thread = await queries.findThreadOfToken(database, token);
  if (!thread || thread.suspended || thread.email.toLowerCase() !== from.address)
    return refused('This address takes answers only from the person whom the mail was sent to.');
  if (!thread.isApplicant && !(thread.reaches && isProven(checks)))
    return refused('The sender of this mail could not be verified (SPF and DKIM).');
  const text = replyText(mail.text).slice(0, longestMessage);
  if (text === '') return refused('There is no text in this answer.');
  const since = new Date(now().getTime() - hourMs);
  if ((await queries.countMailed(database, thread, since)) >= maxPerHour)
    return { taken: false, forGood: false, says: 'Too many mails in an hour.' };
  const byMail = { ...checks, files: mail.files.map(({ name }) => name.slice(0, 200)) };
  await database.transact(async () => {
    if (!(await recordOnce(ports, incoming, 'message'))) return;
    const { applicationId: id, userId, companyId } = thread;
    if (thread.isApplicant) {
      await writeToCompany(ports, await ownApplication(database, userId, id), text, byMail);
      return;
    }
    const found = await companysApplication(database, { companyId, onTeam: null }, id);
    const by = { personId: userId, companyId, onTeam: null };
    await writeToApplicant(ports, by, found, { text, delayMinutes: 0, byMail });
  });
  return taken;
}

/** A mail of ours did not arrive: what it told of says so, and staff find it among the errors. */
async function takeBounce(ports: TakePorts, incoming: Addressed): Promise<Verdict> {
  const { config, database, now } = ports;
  const { bounce } = incoming.mail;
  const mailId = bouncedMailId(config.secrets.links, incoming.token);
  if (mailId === null) return refused('There is no such address here.');
  if (!bounce?.forGood) return taken;
  const says = bounce.says.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300);
  const bounced = await database.transact(async () => {
    if (!(await recordOnce(ports, incoming, 'bounce'))) return null;
    const found = await queries.markBounced(database, { mailId, says, now: now() });
    if (found?.messageId) await markUndelivered(ports, found.messageId, says);
    return found;
  });
  if (bounced)
    ports.errors.write({
      source: 'mail',
      action: bounced.kind,
      error: { type: 'MailBounced', message: says },
    });
  return taken;
}

function recordOnce({ database, now }: TakePorts, incoming: Addressed, outcome: queries.Outcome) {
  const fingerprint = fingerprintOf(incoming);
  return queries.insertReceived(database, { fingerprint, outcome, checks: incoming.checks, now: now() });
}

/** The same for each time that a mail is handed over, whatever servers wrote onto it on its way. */
function fingerprintOf({ mail, token }: Addressed): string {
  const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
  const files = mail.files.map(({ name, bytes }) => [name, bytes && hash(bytes)]);
  return hash(JSON.stringify([token, mail.from?.address, mail.messageId, hash(mail.text), files]));
}

function refused(says: string): Verdict {
  return { taken: false, forGood: true, says };
}

/** What refuses an act refuses its mail: for now where it may work later. */
function verdictOf({ code, more }: ApiError): Verdict {
  const forGood = !['quota_reached', 'unavailable', 'too_many_requests'].includes(code);
  const says = more.detail ? inEnglish(more.detail) : code.replaceAll('_', ' ');
  return { taken: false, forGood, says: says.replace(/[\r\n]+/g, ' ') };
}
