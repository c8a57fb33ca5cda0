import { createHash } from 'node:crypto';
import { confirmHours } from '../../../api/identity/guest-applications.ts';
import { hourMs } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { MailChecks } from '../../platform/adapters/mail-in/mail-in.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { keepResume, sendGuestApplication } from './commands.ts';
import { openJob } from './open-job.ts';
import { countMailed, insertGuestApplication } from './queries.ts';

type Ports = Pick<
  Services,
  'config' | 'database' | 'documents' | 'files' | 'log' | 'metrics' | 'now' | 'queue' | 'virusScanner'
>;

/** An application that came by mail. */
type Mailed = {
  jobId: string;
  email: string;
  name: string;
  coverNote: string;
  file: { name: string; bytes: Uint8Array };
  checks: MailChecks;
};

/** No browser sent it: nobody but who reads the mail goes on. */
const noBrowser = 'by mail';

/** So many applications wait for one job that came by mail, and so many of one address. */
const mostWaiting = { all: 500, own: 3 };

/**
 * Keeps an application that came by mail, and mails the link that confirms it to its sender, who may be somebody else: the same mail, within
 * the same limits, as for whoever applies on the site. Whoever follows it agrees and answers the job's questions then. `isFirst` is asked in the
 * transaction, and says whether the mail did not come before; the same file of the same address is not asked about again.
 */
export async function storeMailedApplication(
  ports: Ports,
  { jobId, email, name, coverNote, file, checks }: Mailed,
  isFirst: () => Promise<boolean>,
): Promise<void> {
  const { database, files, now } = ports;
  const { job } = await openJob(ports, jobId);
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const since = new Date(now().getTime() - confirmHours * hourMs);
  const before = await countMailed(database, { jobId, email, sha256, since });
  if (before.same) return;
  if (before.own >= mostWaiting.own)
    throw new ApiError('conflict', { detail: message('hiringErrors.confirmFirst') });
  if (before.all >= mostWaiting.all)
    throw new ApiError('quota_reached', { detail: message('hiringErrors.tooManyWaiting') });
  const kept = await keepResume(ports, file.name || 'resume', streamOf(file.bytes));
  const isKept = await database
    .transact(async () => {
      if (!(await isFirst())) return false;
      const expiresAt = new Date(now().getTime() + confirmHours * hourMs);
      await insertGuestApplication(database, {
        ...kept,
        jobId,
        browserHash: noBrowser,
        byMail: checks,
        createdAt: now(),
        expiresAt,
      });
      const sent = { name, email, coverNote, answers: [], source: 'email', termsVersion: '' };
      await sendGuestApplication(ports, kept, sent, { title: job.title, employer: job.employer_name });
      return true;
    })
    .catch(async (error: unknown) => {
      await files.remove(kept.filePath);
      throw error;
    });
  if (!isKept) await files.remove(kept.filePath);
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
