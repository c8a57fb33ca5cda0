import { memberIds } from '../../identity/companies/queries.ts';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { type DueMessage, listListeners, takeDueMessage, touchThread } from './queries.ts';

/** Sends one message that is due, or that one when it is, in the caller's transaction; false when there is none. */
export async function deliverMessage(services: Services, id: string | null = null): Promise<boolean> {
  const { database } = services;
  const now = services.now();
  const due = await takeDueMessage(database, now, id);
  if (!due) return false;
  await touchThread(database, due, now);
  await recordEvent(database, {
    actorId: due.senderId,
    action: due.fromCompany ? 'application.message_sent' : 'application.message_received',
    objectType: 'application',
    objectId: due.applicationId,
    companyId: due.companyId,
    subjectId: due.candidateId,
  });
  await (due.fromCompany ? notifyCandidate(services, due) : notifyCompany(services, due));
  for (const person of [due.candidateId, ...(await memberIds(database, due.companyId, due.jobId))]) {
    await services.live.publish(person, { type: 'message', application_id: due.applicationId });
  }
  return true;
}

async function notifyCandidate(services: Services, due: DueMessage): Promise<void> {
  await notify(services, {
    userId: due.candidateId,
    kind: 'message_from_employer',
    key: `message:${due.id}`,
    title: `${due.employer} wrote to you about ${due.jobTitle}`,
    text: due.body,
    path: `/applications/${due.applicationId}`,
  });
}

async function notifyCompany(services: Services, due: DueMessage): Promise<void> {
  for (const userId of await listListeners(services.database, due.applicationId, due.companyId)) {
    await notify(services, {
      userId,
      kind: 'message_from_candidate',
      key: `message:${due.id}`,
      title: `An applicant for ${due.jobTitle} wrote to you`,
      // Where the job is reviewed blind, their words could tell who they are.
      text: due.blind ? '' : due.body,
      path: `/applicants/${due.applicationId}`,
    });
  }
}
