import { v7 } from 'uuid';
import {
  poolConsent,
  consentMonths,
  type KeptState,
  type talentApi,
} from '../../../api/talent/talent-pool.ts';
import { type Handlers, ApiError, type SignedIn } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import {
  endKept,
  findKept,
  forgetWithoutConsent,
  listInvitations,
  refuseInvitation,
  storeKept,
} from './consent-queries.ts';
import { monthsAfter } from './rules.ts';

type Own = Pick<
  typeof talentApi,
  'listJobInvitations' | 'refuseJobInvitation' | 'getKeptState' | 'setKeptState'
>;

/** What a candidate has to say to the pools that they are in. */
export const ownTalentHandlers: Handlers<Own> = {
  listJobInvitations: (_input, context) => open(context),

  refuseJobInvitation: ({ params, body }, context) =>
    context.database.transact(async () => {
      const wish = { id: params.id, all: body.all };
      const refused = await refuseInvitation(context.database, context.actor.id, wish, context.now());
      if (!refused) throw new ApiError('not_found');
      await recordEvent(context.database, {
        actorId: context.actor.id,
        action: 'talent.refused',
        objectType: 'talent',
        objectId: refused.recordId,
        companyId: refused.companyId,
        subjectId: context.actor.id,
        data: { job: refused.jobId, all: body.all },
      });
      return open(context);
    }),

  getKeptState: ({ params }, context) => shownKept(context, params.id),

  setKeptState: ({ params, body }, context) =>
    context.database.transact(async () => {
      const { database, actor } = context;
      const now = context.now();
      const after = monthsAfter(now, -consentMonths);
      const found = await findKept(database, actor.id, params.id, after);
      if (!found) throw new ApiError('not_found');
      if (body.kept && body.consent_version !== poolConsent.version) {
        throw new ApiError('invalid_input', {
          errors: [
            { pointer: '#/body/consent_version', detail: 'Read the present wording and agree to it.' },
          ],
        });
      }
      const { companyId } = found;
      if (body.kept) await storeKept(database, { id: v7(), userId: actor.id, companyId, now });
      else await endKept(database, actor.id, companyId, now);
      await forgetWithoutConsent(database, actor.id, after);
      await recordEvent(database, {
        actorId: actor.id,
        action: body.kept ? 'talent.consented' : 'talent.withdrew',
        objectType: 'user',
        objectId: actor.id,
        companyId,
        subjectId: actor.id,
      });
      return shownKept(context, params.id);
    }),
};

async function open(context: SignedIn) {
  return { items: await listInvitations(context.database, context.actor.id, context.now()) };
}

async function shownKept(context: SignedIn, applicationId: string): Promise<KeptState> {
  const after = monthsAfter(context.now(), -consentMonths);
  const found = await findKept(context.database, context.actor.id, applicationId, after);
  if (!found) throw new ApiError('not_found');
  return {
    employer_name: found.employer_name,
    kept: found.kept,
    until: found.givenAt && monthsAfter(found.givenAt, consentMonths).toISOString(),
  };
}
