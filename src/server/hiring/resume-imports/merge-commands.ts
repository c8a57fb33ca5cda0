import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { storeMergedInto } from '../../identity/added-people/queries.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import {
  findApplicationTo,
  findRecordGiven,
  lockMergeTarget,
  type MergeTarget,
  setFileApart,
  storeRecordFile,
} from './merge-queries.ts';
import type { WaitingFile } from './queries.ts';
import { join, publishImport, settle } from './settle-commands.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;
/** With whom a file is merged: one of its matches. */
type Wish = { application_id?: string | undefined; talent_id?: string | undefined };

/**
 * Says that a file that waits is of somebody who is here, in the caller's transaction: it becomes a further file of theirs, and an application
 * of its own where its job has none of theirs yet. Nothing of theirs changes, least of all in an account. Refuses with `conflict` those who are
 * not among the file's matches any more.
 */
export async function mergeFile(ports: Ports, by: string, file: WaitingFile, wish: Wish): Promise<void> {
  const { database } = ports;
  const target = await findTarget(database, file, wish);
  if (!target || file.userId === null)
    throw new ApiError('conflict', { detail: message('hiringErrors.mergeGone') });
  const { matches } = file;
  if (target.personId) await storeMergedInto(database, file.userId, target.personId);
  else if (target.talentId) await storeRecordFile(database, target.talentId, file.userId);
  if (target.talentId) await settle(ports, file, { state: 'merged', matches, talentId: target.talentId });
  else {
    const applicationId = await existingApplication(database, file, target);
    if (applicationId) await settle(ports, file, { state: 'merged', matches, applicationId });
    else await join(ports, file, by, 'merged');
  }
  await recordMerge(ports, by, file, 'merged', target);
}

/** Takes the merge of a file back, in the caller's transaction; refused where the file is none that was merged. */
export async function splitFile(ports: Ports, by: string, file: WaitingFile): Promise<void> {
  const { database } = ports;
  if (file.state !== 'merged' || file.userId === null)
    throw new ApiError('conflict', { detail: message('hiringErrors.fileSettled') });
  const given = await findRecordGiven(database, file.userId);
  if (given) await storeRecordFile(database, given, null);
  await storeMergedInto(database, file.userId, null);
  await setFileApart(database, file.userId, ports.now());
  await recordMerge(ports, by, file, 'split', file);
  await publishImport(ports, file);
}

async function findTarget(
  database: Ports['database'],
  { companyId, matches }: WaitingFile,
  { application_id: applicationId, talent_id: talentId }: Wish,
): Promise<MergeTarget | null> {
  const isMatch = matches.some((one) =>
    applicationId === undefined
      ? talentId !== undefined && one.talent_id === talentId
      : one.application_id === applicationId,
  );
  return isMatch ? lockMergeTarget(database, companyId, { applicationId, talentId }) : null;
}

async function existingApplication(
  database: Ports['database'],
  { companyId, jobId }: WaitingFile,
  { applicationId, jobId: at, personId }: MergeTarget,
): Promise<string | null> {
  if (jobId === null || jobId === at || personId === null) return applicationId;
  return findApplicationTo(database, { companyId, jobId, personId });
}

function recordMerge(
  { database }: Ports,
  by: string,
  { id, companyId }: WaitingFile,
  what: 'merged' | 'split',
  { applicationId, talentId }: { applicationId: string | null; talentId: string | null },
): Promise<void> {
  return recordEvent(database, {
    actorId: by,
    action: `company.resume_${what}`,
    objectType: 'company',
    objectId: companyId,
    companyId,
    data: { file: id, ...(applicationId ? { application: applicationId } : { talent: talentId }) },
  });
}
