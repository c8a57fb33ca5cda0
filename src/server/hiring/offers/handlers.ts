import type { offersApi } from '../../../api/hiring/offers.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf, employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { companysApplication } from '../applications/access.ts';
import { findOwnApplication } from '../my-applications/queries.ts';
import { answerOffer } from './candidate-commands.ts';
import {
  approveOffer,
  changeOffer,
  type Employer,
  sendOffer,
  withdrawOffer,
  writeOffer,
} from './commands.ts';
import { companysOffer } from './access.ts';
import { offerFileHandlers, requireScannedFile } from './file-handlers.ts';
import { presentToCandidate, presentToCompany } from './presenter.ts';
import type { StoredOffer } from './queries.ts';

type Ports = Pick<
  Services,
  'config' | 'database' | 'files' | 'live' | 'log' | 'metrics' | 'now' | 'queue' | 'virusScanner'
>;

/** Offers to applicants: written, approved by another, sent, answered or taken back. */
export const offersHandlers: Handlers<typeof offersApi, Ports> = {
  ...offerFileHandlers,

  listApplicantOffers: async ({ params }, context) => {
    await companysApplication(context.database, employerScope(context), params.id);
    return presentToCompany(context.database, context.actor, companyOf(context), params.id);
  },

  writeOffer: async ({ params, body }, context) =>
    answer(context, await writeOffer(context, employer(context), params.id, body)),

  changeOffer: async ({ params, body }, context) => {
    const seen = { id: params.id, version: body.version };
    return answer(context, await changeOffer(context, employer(context), seen, body.value));
  },

  approveOffer: async ({ params, body }, context) => {
    const seen = { id: params.id, version: body.version };
    return answer(context, await approveOffer(context, employer(context), seen));
  },

  sendOffer: async ({ params, body }, context) => {
    await companysOffer(context.database, employerScope(context), params.id);
    await requireScannedFile(context, params.id);
    const seen = { id: params.id, version: body.version };
    return answer(context, await sendOffer(context, employer(context), seen));
  },

  withdrawOffer: async ({ params, body }, context) => {
    const seen = { id: params.id, version: body.version };
    return answer(context, await withdrawOffer(context, employer(context), seen, body.reason));
  },

  listMyOffers: async ({ params }, context) => {
    if (!(await findOwnApplication(context.database, context.actor.id, params.id))) {
      throw new ApiError('not_found');
    }
    return presentToCandidate(context.database, context.actor.id, params.id);
  },

  answerOffer: async ({ params, body }, context) => {
    const seen = { id: params.id, version: body.version };
    const offer = await answerOffer(context, context.actor, seen, body);
    return presentToCandidate(context.database, context.actor.id, offer.applicationId);
  },
};

function employer(context: SignedIn): Employer {
  return { ...employerScope(context), actor: context.actor };
}

function answer({ database, actor }: SignedIn<Ports>, offer: StoredOffer) {
  return presentToCompany(database, actor, offer.companyId, offer.applicationId);
}
