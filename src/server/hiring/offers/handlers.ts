import type { offersApi } from '../../../api/hiring/offers.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf, employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { companysApplication } from '../applications/access.ts';
import { message } from '../../../messages/message.ts';
import { fileHeaders } from '../../platform/http/file-names.ts';
import { findHider, nothingHidden } from '../applications/identity-queries.ts';
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
import { companysOffer, ownOffer } from './access.ts';
import { offerFileHandlers, requireScannedFile } from './file-handlers.ts';
import { presentToCandidate, presentToCompany } from './presenter.ts';
import { findSigningFacts, type StoredOffer } from './queries.ts';
import { readerOf } from './rules.ts';
import { countersignOffer } from './signing-commands.ts';
import { signedCopy } from './signed-copy.ts';

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

  countersignOffer: async ({ params, body }, context) => {
    const seen = { id: params.id, version: body.version };
    return answer(context, await countersignOffer(context, employer(context), seen, body.signature));
  },

  getSignedOffer: async ({ params }, context) => {
    const { database, actor } = context;
    const reader = readerOf(context);
    const offer =
      'candidateId' in reader
        ? await ownOffer(database, actor, params.id)
        : await companysOffer(database, reader, params.id);
    const facts = offer.signature === '' ? null : await findSigningFacts(database, offer.id);
    if (!facts) throw new ApiError('conflict', { detail: message('hiringErrors.offerNotSigned') });
    if ('companyId' in reader && (await findHider(database, reader, offer.applicationId)) !== nothingHidden)
      throw new ApiError('conflict', { detail: message('hiringErrors.signedCopyHidden') });
    const headers = fileHeaders({ fileName: `offer-${offer.id}.pdf`, fileType: 'application/pdf' });
    return new Response(await signedCopy(offer, facts), { headers });
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
