import { v7 } from 'uuid';
import type { z } from 'zod';
import type { offerInput, offersApi } from '../../../api/hiring/offers.ts';
import { findOwnApplication } from '../my-applications/queries.ts';
import { memberIds } from '../../identity/companies/queries.ts';
import { companyOf, type Handlers, ApiError, type SignedIn } from '../../context.ts';
import {
  companysApplication,
  companysOffer,
  countApprovers,
  forCandidate,
  ownOffer,
  presentToCandidate,
  presentToCompany,
} from './access.ts';
import { askForApproval, changeOffer, requireOpen, requireUnsent } from './changes.ts';
import { offerFileHandlers } from './file-handlers.ts';
import { recordOffer, notifyCandidate, notifyColleagues } from './notices.ts';
import {
  approve,
  endOffer,
  holdOffer,
  insertOffer,
  markSent,
  type OfferValue,
  storeOffer,
} from './queries.ts';
import { canApprove } from './rules.ts';

const longestDays = 366;

/** Offers to applicants: written, approved by another, sent, answered or taken back. */
export const offersHandlers: Handlers<typeof offersApi> = {
  ...offerFileHandlers,

  listApplicantOffers: async ({ params }, context) => {
    await companysApplication(context, params.id);
    return presentToCompany(context, params.id);
  },

  writeOffer: async ({ params, body }, context) => {
    const application = await companysApplication(context, params.id);
    requireOpen(application.stage);
    const id = v7();
    const stored = await insertOffer(context.database, {
      ...checked(context, body, '#/body'),
      id,
      applicationId: application.id,
      companyId: companyOf(context),
      createdBy: context.actor.id,
      now: context.now(),
    });
    if (!stored) throw new ApiError('conflict', { detail: 'Another offer to this applicant is open.' });
    const offer = await companysOffer(context, id);
    await recordOffer(context, context.actor.id, 'written', offer);
    await askForApproval(context, offer);
    return presentToCompany(context, application.id);
  },

  changeOffer: ({ params, body }, context) =>
    changeOffer(context, params.id, body.version, async (before) => {
      requireUnsent(before);
      const value = { ...checked(context, body.value, '#/body/value'), author: context.actor.id };
      await storeOffer(context.database, before.id, value, context.now());
      const offer = await companysOffer(context, before.id);
      await recordOffer(context, context.actor.id, 'changed', offer);
      await askForApproval(context, offer);
    }),

  approveOffer: ({ params, body }, context) =>
    changeOffer(context, params.id, body.version, async (before) => {
      if (before.status !== 'draft') throw new ApiError('conflict', { detail: 'It is approved already.' });
      if (!canApprove(before, context.actor, await countApprovers(context, before))) {
        const detail = 'An owner or admin other than the one who wrote it approves an offer.';
        throw new ApiError('owner_only', { detail });
      }
      await approve(context.database, before.id, context.actor.id, context.now());
      const offer = await companysOffer(context, before.id);
      const own = before.createdBy === context.actor.id;
      await recordOffer(context, context.actor.id, 'approved', offer, own ? { alone: true } : {});
      const people = { to: [offer.createdBy], except: context.actor.id };
      await notifyColleagues(context, offer, people, 'Your offer is approved and can be sent');
    }),

  sendOffer: ({ params, body }, context) =>
    changeOffer(context, params.id, body.version, async (before) => {
      if (before.status !== 'approved') {
        throw new ApiError('conflict', { detail: 'An offer is sent once it is approved.' });
      }
      if (before.expiresAt <= context.now()) {
        throw new ApiError('conflict', { detail: 'The day to answer it is over. Change it first.' });
      }
      await markSent(context.database, before, context.now());
      const offer = await companysOffer(context, before.id);
      await recordOffer(context, context.actor.id, 'sent', offer);
      const until = offer.expiresAt.toISOString().slice(0, 16).replace('T', ' at ');
      await notifyCandidate(
        context,
        offer,
        `${offer.employer} offers you the job`,
        `Answer until ${until} UTC.`,
      );
    }),

  withdrawOffer: ({ params, body }, context) =>
    changeOffer(context, params.id, body.version, async (before) => {
      const end = { status: 'withdrawn' as const, reason: body.reason };
      await endOffer(context.database, before.id, end, context.now());
      const offer = await companysOffer(context, before.id);
      await recordOffer(context, context.actor.id, 'withdrawn', offer);
      const people = { to: [offer.createdBy], except: context.actor.id };
      await notifyColleagues(context, offer, people, 'An offer of yours was taken back');
      if (offer.sentAt === null) return;
      await notifyCandidate(context, offer, `${offer.employer} took its offer back`, body.reason);
    }),

  listMyOffers: async ({ params }, context) => {
    if (!(await findOwnApplication(context.database, context.actor.id, params.id))) {
      throw new ApiError('not_found');
    }
    return presentToCandidate(context, params.id);
  },

  answerOffer: ({ params, body }, context) =>
    context.database.transact(async () => {
      const before = await ownOffer(context, params.id);
      if (!(await holdOffer(context.database, before.id, body.version))) {
        throw new ApiError('stale_version', { current: forCandidate(await ownOffer(context, params.id)) });
      }
      if (before.status !== 'sent')
        throw new ApiError('conflict', { detail: 'This offer was answered already.' });
      if (before.expiresAt <= context.now())
        throw new ApiError('conflict', { detail: 'This offer has expired.' });
      const mine = await findOwnApplication(context.database, context.actor.id, before.applicationId);
      requireOpen(mine?.application.stage ?? 'withdrawn');
      const status = body.answer === 'accept' ? 'accepted' : 'declined';
      const reason = status === 'declined' ? body.reason : '';
      await endOffer(context.database, before.id, { status, reason }, context.now());
      const offer = await ownOffer(context, params.id);
      await recordOffer(context, context.actor.id, status, offer);
      const members = await memberIds(context.database, offer.companyId, offer.jobId);
      const concerned = members.filter((id) => id === offer.createdBy || id === before.approvedBy);
      await notifyColleagues(
        context,
        offer,
        { to: concerned.length > 0 ? concerned : members, except: null },
        status === 'accepted' ? 'Your offer is accepted' : 'Your offer is declined',
      );
      return presentToCandidate(context, offer.applicationId);
    }),
};

function checked(context: SignedIn, body: z.output<typeof offerInput>, at: string): OfferValue {
  const now = context.now();
  const expiresAt = new Date(body.expires_at);
  const errors: { pointer: string; detail: string }[] = [];
  if (expiresAt <= now) errors.push({ pointer: `${at}/expires_at`, detail: 'Choose a day ahead.' });
  if (expiresAt.getTime() > now.getTime() + longestDays * 86_400_000) {
    errors.push({ pointer: `${at}/expires_at`, detail: 'At most a year ahead.' });
  }
  // A day earlier than in UTC it is still today somewhere.
  const today = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  if (body.start_on !== null && body.start_on < today) {
    errors.push({ pointer: `${at}/start_on`, detail: 'Choose a day ahead.' });
  }
  if (errors.length > 0) throw new ApiError('invalid_input', { errors });
  const { salary, currency, interval, start_on: startOn, text } = body;
  return { salary, currency, interval, startOn, expiresAt, text };
}
