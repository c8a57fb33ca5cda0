import { memberIds } from '../../identity/companies/queries.ts';
import type { SignedIn } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import type { ApplicationState } from './queries.ts';

/** Writes down what the caller did with an application, in their transaction. */
export function recordApplicationEvent(
  context: SignedIn,
  action: string,
  application: Pick<ApplicationState, 'id' | 'candidateId' | 'companyId'>,
  data: Record<string, unknown>,
): Promise<void> {
  return recordEvent(context.database, {
    actorId: context.actor.id,
    action,
    objectType: 'application',
    objectId: application.id,
    companyId: application.companyId,
    subjectId: application.candidateId,
    data,
  });
}

/** Tells everybody at a company who works with a job that an application to it changed; nobody for an outside job. */
export async function notifyCompany(
  context: Pick<SignedIn, 'database' | 'live'>,
  companyId: string | null,
  jobId: string,
): Promise<void> {
  if (companyId === null) return;
  for (const member of await memberIds(context.database, companyId, jobId)) {
    await context.live.publish(member, { type: 'applications', job_id: jobId });
  }
}
