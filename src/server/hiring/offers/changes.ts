import { canWithdraw } from '../applications/rules.ts';
import { ApiError, type SignedIn } from '../../context.ts';
import {
  companysApplication,
  companysOffer,
  countApprovers,
  forCompany,
  presentToCompany,
} from './access.ts';
import { notifyColleagues } from './notices.ts';
import { holdOffer, listApprovers, type StoredOffer } from './queries.ts';
import { isOpenOffer, isUnsent } from './rules.ts';

/** Changes an open offer of the company as it stands at a version; with a newer one, refuses and shows it. */
export function changeOffer(
  context: SignedIn,
  id: string,
  version: number,
  act: (before: StoredOffer) => Promise<void>,
) {
  return context.database.transact(async () => {
    const before = await companysOffer(context, id);
    if (!(await holdOffer(context.database, id, version))) {
      const now = await companysOffer(context, id);
      const current = forCompany(context, now, await countApprovers(context, now));
      throw new ApiError('stale_version', { current });
    }
    if (!isOpenOffer(before))
      throw new ApiError('conflict', { detail: 'This offer was answered or has ended.' });
    requireOpen((await companysApplication(context, before.applicationId)).stage);
    await act(before);
    return presentToCompany(context, before.applicationId);
  });
}

/** Refuses what concerns an application that has ended. */
export function requireOpen(stage: Parameters<typeof canWithdraw>[0]): void {
  if (!canWithdraw(stage)) throw new ApiError('conflict', { detail: 'This application has ended.' });
}

/** Refuses to change an offer that was sent. */
export function requireUnsent(offer: StoredOffer): void {
  if (isUnsent(offer)) return;
  throw new ApiError('conflict', {
    detail: 'An offer that was sent stays as it is. Take it back and write another.',
  });
}

/** Tells the owners and admins of the company that an offer waits for one of them, in the caller's transaction. */
export async function askForApproval(context: SignedIn, offer: StoredOffer): Promise<void> {
  const people = { to: await listApprovers(context.database, offer), except: context.actor.id };
  await notifyColleagues(context, offer, people, 'An offer waits for your approval');
}
