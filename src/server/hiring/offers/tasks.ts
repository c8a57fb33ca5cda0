import { z } from 'zod';
import { memberIds } from '../../identity/companies/queries.ts';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { recordOffer, notifyCandidate, notifyColleagues } from './notices.ts';
import { endOffer, findOffer, takeOverdueOffer } from './queries.ts';

/** Each minute: ends the offers whose time is over, and those of applications that have ended; both sides are told, once. */
export const endOffersTask = defineTask({
  name: 'end-offers',
  payload: z.object({}),
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '* * * * *',
  run: async (_payload, services) => {
    while (!services.closing.aborted && (await services.database.transact(() => endOne(services))));
  },
});

async function endOne(services: Services): Promise<boolean> {
  const { database } = services;
  const due = await takeOverdueOffer(database, services.now());
  if (!due) return false;
  const status = due.expired ? 'expired' : 'withdrawn';
  const reason = due.expired ? '' : 'The application has ended.';
  await endOffer(database, due.id, { status, reason }, services.now());
  const offer = await findOffer(database, { companyId: due.companyId }, due.id);
  if (!offer) throw new Error('An offer that was just taken is gone.');
  await recordOffer(services, null, status, offer);
  const members = await memberIds(database, offer.companyId, offer.jobId);
  const concerned = members.filter((id) => id === offer.createdBy || id === offer.approvedBy);
  const people = { to: concerned.length > 0 ? concerned : members, except: null };
  const title = due.expired
    ? 'An offer has expired without an answer'
    : 'An offer ended with its application';
  await notifyColleagues(services, offer, people, title);
  if (due.expired) await notifyCandidate(services, offer, 'An offer to you has expired');
  return true;
}
