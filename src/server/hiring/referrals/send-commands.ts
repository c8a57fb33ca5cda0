import { v7 } from 'uuid';
import type { Services } from '../../context.ts';
import { takeDocument } from '../../candidates/resumes/upload-commands.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { storeRowOf } from '../../platform/http/stored-files.ts';
import { requireClean } from '../../platform/http/virus-scan.ts';
import { takeIn } from '../resume-imports/commands.ts';
import { insertImport } from '../resume-imports/queries.ts';
import * as people from './people-queries.ts';
import type { StoredLink } from './queries.ts';

/** What bringing in a resume needs. */
export type SendPorts = Pick<
  Services,
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

/**
 * Takes the resume of somebody who is sent by a link, as one that the company brings in: it is read, scored and shown as all are, and waits for the
 * team where the person may be known. Whoever sent it is told nothing of that. Returns how the file is called.
 */
export async function sendResume(
  ports: SendPorts,
  link: StoredLink,
  referral: people.WaitingReferral,
  fileName: string,
  body: ReadableStream<Uint8Array>,
): Promise<string> {
  const { database, files } = ports;
  const userId = v7();
  const { bytes, file } = await takeDocument(ports, userId, fileName, body);
  try {
    await requireClean(ports, bytes);
  } catch (error) {
    await files.remove(file.key);
    throw error;
  }
  const { key } = await storeRowOf(files, file.key, () =>
    database.transact(async () => {
      if (!(await people.lockWaiting(database, referral.id))) throw new ApiError('bad_link');
      const { id, key: kept } = await takeIn(
        ports,
        { companyId: link.companyId, addedBy: link.createdBy, uploader: { id: userId, company: null } },
        await importOf(ports, link, referral.jobId),
        { userId, file, person: { name: referral.name, email: referral.email, phone: '' } },
      );
      if (kept === null) await people.deleteReferral(database, referral.id);
      else await people.joinFile(database, referral.id, { fileId: id, userId });
      return { key: kept };
    }),
  );
  if (key !== file.key) await files.remove(file.key);
  return file.name;
}

/** Where the people of a link for a job come in, made with the first of them. */
async function importOf({ database, now }: SendPorts, link: StoredLink, jobId: string): Promise<string> {
  // Two at a time would make two: the link is locked.
  await people.countSent(database, link.id, now());
  const found = await people.findReferralImport(database, link.id, jobId);
  if (found !== null) return found;
  const id = v7();
  const { companyId, createdBy, source } = link;
  const wanted = {
    id,
    kind: 'referral' as const,
    companyId,
    jobId,
    createdBy,
    source,
    person: null,
    now: now(),
  };
  await insertImport(database, { ...wanted, referralLinkId: link.id });
  return id;
}
