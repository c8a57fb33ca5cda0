import { v7 } from 'uuid';
import { confirmHours, unsentHours } from '../../../api/identity/guest-applications.ts';
import { hourMs } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';
import { addResume } from '../../candidates/resumes/commands.ts';
import { findCurrentResume } from '../../candidates/resumes/queries.ts';
import { takeDocument } from '../../candidates/resumes/upload-commands.ts';
import { storeTypedContact } from '../../candidates/profiles/commands.ts';
import type { Services } from '../../context.ts';
import { apply } from '../../hiring/applications/commands.ts';
import { listOwnApplications } from '../../hiring/my-applications/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { presentReader } from '../../platform/http/reader.ts';
import { requireClean } from '../../platform/http/virus-scan.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import type { Formats } from '../account-settings/first-formats.ts';
import { findAccountOf } from '../added-people/queries.ts';
import { giveToOwner } from '../auth/claim-commands.ts';
import { mayMail } from '../auth/mail-links/mail-limits.ts';
import { openOwnersAccount } from '../auth/owner-account-commands.ts';
import { isDuplicate } from '../auth/queries.ts';
import { confirmApplicationMail } from './confirm-mail.ts';
import { confirmToken } from './confirm-links.ts';
import * as queries from './queries.ts';

type Ports = Pick<
  Services,
  | 'auth'
  | 'config'
  | 'database'
  | 'documents'
  | 'files'
  | 'live'
  | 'log'
  | 'metrics'
  | 'now'
  | 'queue'
  | 'virusScanner'
>;
type Kept = Pick<queries.GuestApplication, 'id' | 'fileName' | 'fileSize'>;

/** So many bytes of resumes may wait to be confirmed: strangers must not fill the disk. */
const maxWaitingBytes = 2_000_000_000;

/** So many links are mailed for one application, and for all of a company's jobs while nobody follows them: its words must not reach strangers without end. */
const maxSends = { own: 10, ofCompany: 500 };

/** Keeps the resume of somebody who is not signed in and begins to apply, for two hours. */
export async function storeGuestResume(
  ports: Ports,
  { jobId, browserHash }: Pick<queries.GuestApplication, 'jobId' | 'browserHash'>,
  fileName: string,
  body: ReadableStream<Uint8Array>,
): Promise<Kept> {
  const kept = await keepResume(ports, fileName, body);
  const stored = { ...kept, jobId, browserHash, expiresAt: later(ports, unsentHours) };
  await queries.insertGuestApplication(ports.database, stored).catch(async (error: unknown) => {
    await ports.files.remove(kept.filePath);
    throw error;
  });
  return stored;
}

/** Keeps the file of an application that is to wait; refuses where too many wait, and what is no clean document. */
export async function keepResume(
  ports: Pick<Ports, 'database' | 'documents' | 'files' | 'log' | 'metrics' | 'now' | 'virusScanner'>,
  fileName: string,
  body: ReadableStream<Uint8Array>,
): Promise<
  Pick<queries.GuestApplication, 'id' | 'filePath' | 'fileName' | 'fileSize' | 'fileType' | 'fileSha256'>
> {
  if ((await queries.countWaitingBytes(ports.database)) > maxWaitingBytes)
    throw new ApiError('quota_reached', { detail: message('hiringErrors.tooManyWaiting') });
  const id = v7();
  const { bytes, file } = await takeDocument(ports, id, fileName, body);
  await requireClean(ports, bytes).catch(async (error: unknown) => {
    await ports.files.remove(file.key);
    throw error;
  });
  return {
    id,
    filePath: file.key,
    fileName: file.name,
    fileSize: file.size,
    fileType: file.type,
    fileSha256: file.sha256,
  };
}

/** Stores who applies, and mails the link that confirms it; as often as that is asked for, within what an address is mailed. */
export function sendGuestApplication(
  ports: Pick<Services, 'config' | 'database' | 'now' | 'queue'>,
  { id }: Pick<queries.GuestApplication, 'id'>,
  sent: queries.Sent,
  job: { title: string; employer: string },
): Promise<void> {
  const { config, database } = ports;
  return database.transact(async () => {
    const sends = await queries.countSends(database, id, ports.now());
    if (sends.own >= maxSends.own || sends.ofCompany >= maxSends.ofCompany)
      throw new ApiError('quota_reached', { detail: message('hiringErrors.tooManyWaiting') });
    await queries.storeSender(database, id, sent, later(ports, confirmHours));
    const token = confirmToken(config.secrets.links, { id, email: sent.email });
    const mail = confirmApplicationMail(job, `${config.origin}/apply/confirm#token=${token}`);
    if (await mayMail(ports, sent.email, mail.kind)) await postMail(ports, sent.email, mail, presentReader());
  });
}

/** What who follows the link says then, where the application came by mail: that they agree, and the answers to the job's questions. */
export type Completed = Pick<queries.GuestApplication, 'termsVersion' | 'answers'>;

/** What became of an application whose link was followed: whose it is, and whether they had an account that was theirs already. */
type Confirmed = { applicationId: string; hadApplied: boolean; userId: string; hadAccount: boolean };

/**
 * Applies for who has followed the link in their mail: into their account, or a new one without a password under the address. Works once;
 * refuses, and keeps what was sent, where the job takes no applications any more or the account is no candidate's.
 */
export async function confirmGuestApplication(
  ports: Ports,
  id: string,
  formats: Formats,
  completed: Completed | null,
): Promise<Confirmed> {
  const { database, files } = ports;
  const work = async () => {
    const waiting = await queries.takeGuestApplication(database, id, ports.now());
    if (!waiting) throw new ApiError('expired_link');
    const guest = { ...waiting, ...completed };
    const person = await accountOf(ports, guest, formats);
    const [before] = await listOwnApplications(database, person.userId, { jobId: guest.jobId });
    if (before && before.stage !== 'withdrawn')
      return { applicationId: before.id, hadApplied: true, ...person, looseFile: guest.filePath };
    const resume = await addGuestResume(ports, person, guest);
    const { id: applicationId } = await apply(
      ports,
      { id: person.userId, email: guest.email, role: 'candidate', company: null },
      guest.jobId,
      {
        resume_id: resume.id,
        cover_note: guest.coverNote,
        source: guest.source,
        answers: guest.answers,
        byMail: guest.byMail,
      },
    );
    const looseFile = resume.storage_path === guest.filePath ? null : guest.filePath;
    return { applicationId, hadApplied: false, ...person, looseFile };
  };
  const { looseFile, ...confirmed } = await database.transact(work).catch((error: unknown) => {
    // Two links to one new address at once: the other one made the account.
    if (isDuplicate(error)) return database.transact(work);
    throw error;
  });
  if (looseFile !== null) await files.remove(looseFile);
  return confirmed;
}

/** Deletes an application that waits. */
export async function discardGuestApplication(
  { database, files, now }: Pick<Ports, 'database' | 'files' | 'now'>,
  id: string,
): Promise<void> {
  const guest = await queries.takeGuestApplication(database, id, now());
  if (!guest) throw new ApiError('expired_link');
  await files.remove(guest.filePath);
}

/** Deletes what nobody confirmed in time. */
export async function purgeGuestApplications({
  database,
  files,
  now,
}: Pick<Ports, 'database' | 'files' | 'now'>): Promise<void> {
  for (const path of await queries.deleteExpired(database, now())) await files.remove(path);
}

/** The account under the address of who applies, which they have shown to be theirs. */
async function accountOf(
  ports: Ports,
  { email, name, termsVersion }: queries.GuestApplication,
  formats: Formats,
): Promise<{ userId: string; hadAccount: boolean }> {
  const { database } = ports;
  const account = await findAccountOf(database, email);
  if (!account) {
    const userId = await openOwnersAccount(ports, { email, terms: termsVersion, formats });
    await storeTypedContact(database, userId, { name });
    return { userId, hadAccount: false };
  }
  const { id: userId, verified } = account;
  if (account.suspended) throw new ApiError('account_suspended');
  if (account.role !== 'candidate')
    throw new ApiError('conflict', { detail: message('hiringErrors.addressOfEmployer') });
  await giveToOwner(ports, { userId, email, verified });
  return { userId, hadAccount: true };
}

async function addGuestResume(ports: Ports, { userId }: { userId: string }, guest: queries.GuestApplication) {
  const file = {
    name: guest.fileName,
    size: guest.fileSize,
    sha256: guest.fileSha256,
    type: guest.fileType,
    key: guest.filePath,
    isCurrent: (await findCurrentResume(ports.database, userId)) === null,
  };
  return addResume(ports, { id: userId, company: null }, file);
}

function later({ now }: Pick<Services, 'now'>, hours: number): Date {
  return new Date(now().getTime() + hours * hourMs);
}
