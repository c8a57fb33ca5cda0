import type { Services } from '../../context.ts';
import { memberIds } from '../../identity/companies/queries.ts';
import type { ApplicationState } from '../applications/queries.ts';
import { storeUndelivered } from './queries.ts';

/** Tells the open pages of everyone at the company who works with a job that a thread about it changed. */
export async function publishToTeam(
  { database, live }: Pick<Services, 'database' | 'live'>,
  { id, companyId, jobId }: Pick<ApplicationState, 'id' | 'companyId' | 'jobId'>,
): Promise<void> {
  if (companyId === null) return;
  for (const person of await memberIds(database, companyId, jobId)) {
    await live.publish(person, { type: 'message', application_id: id });
  }
}

/** Notes that the mail which tells an applicant of a message does not arrive, and what a mail server said, in the caller's transaction. */
export async function markUndelivered(
  ports: Pick<Services, 'database' | 'live' | 'now'>,
  messageId: string,
  says: string,
): Promise<void> {
  const found = await storeUndelivered(ports.database, messageId, says, ports.now());
  if (found) await publishToTeam(ports, found);
}
