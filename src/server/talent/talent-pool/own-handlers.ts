import {
  poolConsent,
  consentMonths,
  type KeptState,
  type talentApi,
} from '../../../api/talent/talent-pool.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { agreedText } from '../../platform/agreed-texts.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { refuseJobInvitation, setPoolConsent } from './consent-commands.ts';
import { findConsentState, listInvitations } from './consent-queries.ts';
import { monthsAfter } from './rules.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'now'>;

type Own = Pick<
  typeof talentApi,
  'listJobInvitations' | 'refuseJobInvitation' | 'getKeptState' | 'setKeptState'
>;

/** What a candidate has to say to the pools that they are in. */
export const ownTalentHandlers: Handlers<Own, Ports> = {
  listJobInvitations: (_input, context) => open(context),

  refuseJobInvitation: ({ params, body }, context) =>
    context.database.transact(async () => {
      await refuseJobInvitation(context, context.actor.id, { id: params.id, all: body.all });
      return open(context);
    }),

  getKeptState: ({ params }, context) => presentStorageConsent(context, params.id),

  setKeptState: ({ params, body }, context) =>
    context.database.transact(async () => {
      const { database, actor } = context;
      const after = monthsAfter(context.now(), -consentMonths);
      const found = await findConsentState(database, actor.id, params.id, after);
      if (!found) throw new ApiError('not_found');
      if (body.kept && body.consent_version !== poolConsent.version) {
        throw new ApiError('invalid_input', {
          errors: [{ pointer: '#/body/consent_version', detail: message('talentErrors.agreeToWording') }],
        });
      }
      const agreed = body.kept ? agreedText(poolConsent, body.consent_language) : null;
      await setPoolConsent(context, actor.id, found.companyId, agreed);
      return presentStorageConsent(context, params.id);
    }),
};

async function open(context: SignedIn<Ports>) {
  return { items: await listInvitations(context.database, context.actor.id, context.now()) };
}

async function presentStorageConsent(context: SignedIn<Ports>, applicationId: string): Promise<KeptState> {
  const after = monthsAfter(context.now(), -consentMonths);
  const found = await findConsentState(context.database, context.actor.id, applicationId, after);
  if (!found) throw new ApiError('not_found');
  return {
    employer_name: found.employer_name,
    kept: found.kept,
    until: found.givenAt && monthsAfter(found.givenAt, consentMonths).toISOString(),
  };
}
