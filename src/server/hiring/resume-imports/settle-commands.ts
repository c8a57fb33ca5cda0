import { isReferral } from '../../../api/hiring/application-sources.ts';
import type { ImportState, StoredMatch } from '../../../api/hiring/resume-imports.ts';
import { messageText } from '../../../api/platform/message-text.ts';
import { toStoredText } from '../../../messages/stored-text.ts';
import { findAnyResume, type ResumeRow } from '../../candidates/resumes/queries.ts';
import type { ResumeReading } from '../../../engine/resume/reading.ts';
import type { Services } from '../../context.ts';
import { lockJob } from '../../jobs/jobs/queries.ts';
import { takesAddedPeople } from '../../jobs/jobs/rules.ts';
import { notifyImported } from '../../platform/tasks/task-definitions.ts';
import { eraseAddedPerson } from '../../privacy/personal-data/erase-added-commands.ts';
import { contactOf } from '../../identity/added-people/rules.ts';
import { findAddedPerson, refuses, storeContact } from '../../identity/added-people/queries.ts';
import { addApplicant } from '../applications/commands.ts';
import { addFileToPool } from './pool-commands.ts';
import { findMatches } from './match-queries.ts';
import { findRecordGiven, storeRecordFile } from './merge-queries.ts';
import * as queries from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;
type Outcome = { state: ImportState; detail?: string | null; matches?: StoredMatch[] };

/**
 * Goes on with a file that was read, or could not be: makes its person an applicant, or leaves it to its importer where it has no name, or
 * may be of somebody who is here. Whoever asked the company not to keep their data is removed at once.
 */
export async function settleRead(ports: Ports, resumeId: string): Promise<void> {
  const { database } = ports;
  const refused = await database.transact(async () => {
    const file = await queries.lockFileOfResume(database, resumeId);
    const resume = await findAnyResume(database, resumeId);
    if (!file || !resume || file.state !== 'reading' || file.undone || file.userId === null) return null;
    if (resume.parseStatus === 'waiting' || resume.parseStatus === 'reading') return null;
    if (!resume.reading || resume.parseStatus === 'failed') {
      await settle(ports, file, { state: 'failed', detail: resume.parseMessage });
      return null;
    }
    const contact = await learnContact(ports, file.userId, resume.reading);
    if (contact.email !== '' && (await refuses(database, file.companyId, contact.email))) return file;
    const outcome = await judge(ports, file, resume);
    if (outcome) await settle(ports, file, outcome);
    else await join(ports, file, file.createdBy);
    return null;
  });
  if (!refused) return;
  await leaveOut(ports, refused, {
    state: 'failed',
    detail: toStoredText(messageText('hiringErrors.personRefuses')),
  });
}

/** How the person of a file is called and reached: as was typed, else as their resume says. */
async function learnContact({ database }: Ports, userId: string, reading: ResumeReading) {
  const read = contactOf(reading);
  const typed = await findAddedPerson(database, userId);
  const contact = {
    name: typed?.name || read.name,
    email: typed?.email || read.email,
    phone: typed?.phone || read.phone,
  };
  await storeContact(database, userId, contact);
  return contact;
}

/** Makes the person of a file an applicant, or puts them into the talent pool, in the caller's transaction. */
export async function join(
  ports: Ports,
  file: queries.WaitingFile,
  by: string | null,
  state: 'added' | 'merged' = 'added',
): Promise<void> {
  if (file.userId === null || file.resumeId === null) return;
  const { companyId, jobId, userId, resumeId } = file;
  if (jobId === null) await settle(ports, file, { state, talentId: await addFileToPool(ports, file, by) });
  else {
    const source = file.applicationSource;
    const action = isReferral(source) ? 'application.referred' : 'application.added';
    const added = { jobId, candidateId: userId, resumeId, source, action } as const;
    const applicationId = await addApplicant(ports, { personId: by, companyId }, added);
    const matches = state === 'merged' ? file.matches : [];
    await settle(ports, file, { state, matches, applicationId });
  }
  if (await queries.isNotifying(ports.database, file.importId))
    await ports.queue.enqueue(notifyImported, { importId: file.importId }, { key: file.importId });
}

/** Removes the person of a file with all that is held of them, and keeps why; outside of transactions. */
export async function leaveOut(
  ports: Ports,
  file: queries.WaitingFile,
  outcome: Outcome = { state: 'skipped' },
): Promise<void> {
  const { userId } = file;
  if (userId !== null)
    await eraseAddedPerson(ports, userId, {
      alone: true,
      first: async () => {
        // A record of the pool that was here before stays, without the file.
        const given = await findRecordGiven(ports.database, userId);
        if (given) await storeRecordFile(ports.database, given, null);
      },
      beside: () => settle(ports, file, outcome),
    });
}

/** Why a file that was read is not added: its job was closed, it has no name, or its person may be here already; null to add it. */
async function judge(
  { database }: Ports,
  file: queries.WaitingFile,
  resume: ResumeRow,
): Promise<Outcome | null> {
  const person = await findAddedPerson(database, resume.userId);
  if (!person || !resume.reading) return null;
  const job = file.jobId === null ? null : await lockJob(database, file.jobId);
  if (file.jobId !== null && (!job || !takesAddedPeople(job)))
    return { state: 'failed', detail: toStoredText(messageText('hiringErrors.jobTakesNoResumes')) };
  if (person.name === '')
    return { state: 'to_check', detail: toStoredText(messageText('hiringErrors.noNameFound')) };
  const matches = await findMatches(database, {
    companyId: file.companyId,
    intoPool: file.jobId === null,
    userId: resume.userId,
    sha256: file.sha256,
    name: person.name,
    email: person.email,
    phone: person.phone,
    employers: resume.reading.experience.flatMap(({ company }) => (company ? [company.toLowerCase()] : [])),
  });
  return matches.length > 0 ? { state: 'duplicate', matches } : null;
}

/** Keeps what became of a file, and shows it. */
export async function settle(
  { database, live, now }: Ports,
  file: queries.WaitingFile,
  outcome: Outcome & { applicationId?: string; talentId?: string },
): Promise<void> {
  await queries.settleFileAs(database, file.id, outcome, now());
  await publishImport({ live }, file);
}

/** Shows whoever began an import that it has come further. */
export async function publishImport(
  { live }: Pick<Ports, 'live'>,
  { importId, createdBy }: Pick<queries.WaitingFile, 'importId' | 'createdBy'>,
): Promise<void> {
  if (createdBy) await live.publish(createdBy, { type: 'resume_import', id: importId });
}
