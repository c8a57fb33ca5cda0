import { memberIds } from '../../identity/companies/queries.ts';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import type { ApplicationState } from './queries.ts';

/** Writes down what somebody did with an application, which concerns its candidate, in the caller's transaction. */
export function recordApplicationEvent(
  { database }: Pick<Services, 'database'>,
  actorId: string | null,
  application: Pick<ApplicationState, 'id' | 'candidateId' | 'companyId'>,
  event: { id?: string; action: string; data?: Record<string, unknown> },
): Promise<void> {
  return recordEvent(database, {
    ...event,
    actorId,
    objectType: 'application',
    objectId: application.id,
    companyId: application.companyId,
    subjectId: application.candidateId,
  });
}

/** Tells everybody at a company who works with a job that an application to it changed; nobody for an outside job. */
export async function notifyCompany(
  { database, live }: Pick<Services, 'database' | 'live'>,
  companyId: string | null,
  jobId: string,
): Promise<void> {
  if (companyId === null) return;
  for (const member of await memberIds(database, companyId, jobId)) {
    await live.publish(member, { type: 'applications', job_id: jobId });
  }
}

/** Tells a candidate's open pages that one of their applications changed. */
export function notifyCandidate(
  { live }: Pick<Services, 'live'>,
  { candidateId, jobId }: Pick<ApplicationState, 'candidateId' | 'jobId'>,
): Promise<void> {
  return live.publish(candidateId, { type: 'applications', job_id: jobId });
}
