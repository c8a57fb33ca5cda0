import { confirmHours } from '../../../api/identity/guest-applications.ts';
import { hourMs } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import { keepResume, sendGuestApplication } from './commands.ts';
import { findSameWaiting, insertGuestApplication, lockSender } from './queries.ts';

type Ports = Pick<
  Services,
  'config' | 'database' | 'documents' | 'files' | 'log' | 'metrics' | 'now' | 'queue' | 'virusScanner'
>;

/** No browser sent it: nobody but who reads the mail goes on. */
const noBrowser = 'by a careers site';

/** An application that a careers site sends for the person who filled in its form. */
export type BoardApplication = {
  job: { id: string; title: string; employer: string };
  name: string;
  email: string;
  coverNote: string;
  source: string;
  file: { name: string; bytes: Uint8Array<ArrayBuffer> };
};

/**
 * Keeps the application and mails the link that confirms it to the person, who agrees to the terms and answers the job's questions there.
 * Answers its id: the same file for the same job and address is one application, mailed about once.
 */
export async function takeBoardApplication(
  ports: Ports,
  { job, name, email, coverNote, source, file }: BoardApplication,
): Promise<string> {
  const { database, files, now } = ports;
  const kept = await keepResume(ports, file.name, new Blob([file.bytes]).stream());
  const take = async () => {
    await lockSender(database, email);
    const same = await findSameWaiting(database, job.id, { email, sha256: kept.fileSha256, now: now() });
    if (same !== null) return same;
    const expiresAt = new Date(now().getTime() + confirmHours * hourMs);
    await insertGuestApplication(database, { ...kept, jobId: job.id, browserHash: noBrowser, expiresAt });
    const sent = { name, email, coverNote, answers: [], source, termsVersion: '' };
    await sendGuestApplication(ports, kept, sent, job);
    return kept.id;
  };
  const id = await database.transact(take).catch(async (error: unknown) => {
    await files.remove(kept.filePath);
    throw error;
  });
  if (id !== kept.id) await files.remove(kept.filePath);
  return id;
}
