import type { offersApi } from '../../../api/hiring/offers.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { memberIds } from '../../identity/companies/queries.ts';
import { companyOf, employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { companysApplication } from '../applications/access.ts';
import { message } from '../../../messages/message.ts';
import { fileHeaders } from '../../platform/http/file-names.ts';
import { findHider, nothingHidden } from '../applications/identity-queries.ts';
import { findOwnApplication } from '../my-applications/queries.ts';
import { answerOffer, discussOffer } from './candidate-commands.ts';
import { approveOffer, changeOfferApprovers, returnOffer } from './approval-commands.ts';
import { findOfferApprovers } from './approver-queries.ts';
import type { Employer } from './change-offer.ts';
import { changeOffer, sendOffer, withdrawOffer, writeOffer } from './commands.ts';
import { companysOffer, ownOffer } from './access.ts';
import { offerFileHandlers, requireScannedFile } from './file-handlers.ts';
import { presentToCandidate, presentToCompany } from './presenter.ts';
import type { StoredOffer } from './queries.ts';
import { findSigningFacts } from './signing-queries.ts';
import { readerOf } from './rules.ts';
import { countersignOffer } from './signing-commands.ts';
import { ownFieldValues } from './offer-fields.ts';
import { offerLetter, signedCopy } from './signed-copy.ts';

type Ports = Pick<
  Services,
  'config' | 'database' | 'files' | 'live' | 'log' | 'metrics' | 'now' | 'queue' | 'virusScanner'
>;

/** Offers to applicants: written, approved by another, sent, answered or taken back. */
export const offersHandlers: Handlers<typeof offersApi, Ports> = {
  ...offerFileHandlers,

  getOfferApprovers: (_input, context) => findOfferApprovers(context.database, companyOf(context)),

  changeOfferApprovers: ({ body }, context) => changeOfferApprovers(context, context.actor, body),

  getOfferStart: async ({ params }, context) => {
    const by = employerScope(context);
    const { database } = context;
    const found = await companysApplication(database, by, params.id);
    const of = { applicationId: found.id, jobId: found.jobId };
    const [own, named, reaching, hider] = await database.together([
      () => ownFieldValues(database, by.companyId, of),
      () => findOfferApprovers(database, by.companyId),
      () => memberIds(database, by.companyId, found.jobId),
      () => findHider(database, by, found.id),
    ]);
    return {
      fields: Object.entries(own).map(([name, value]) => ({ name, value: hider.hide(value) })),
      approvers: named.items.filter(({ id }) => id !== by.viewerId && reaching.includes(id)),
    };
  },

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

  returnOffer: async ({ params, body }, context) => {
    const seen = { id: params.id, version: body.version };
    return answer(context, await returnOffer(context, employer(context), seen, body.reason));
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
    const { offer, facts } = await readOffer(context, params.id);
    if (!facts || offer.signature === '')
      throw new ApiError('conflict', { detail: message('hiringErrors.offerNotSigned') });
    return pdf(offer, await signedCopy(offer, facts));
  },

  getOfferLetter: async ({ params }, context) => {
    const { offer, facts } = await readOffer(context, params.id);
    if (!facts) throw new ApiError('not_found');
    return pdf(offer, await offerLetter(offer, facts));
  },

  listMyOffers: async ({ params }, context) => {
    if (!(await findOwnApplication(context.database, context.actor.id, params.id))) {
      throw new ApiError('not_found');
    }
    return presentToCandidate(context.database, context.actor.id, params.id);
  },

  discussOffer: async ({ params, body }, context) => {
    const seen = { id: params.id, version: body.version };
    const offer = await discussOffer(context, context.actor, seen, body);
    return presentToCandidate(context.database, context.actor.id, offer.applicationId);
  },

  answerOffer: async ({ params, body }, context) => {
    const seen = { id: params.id, version: body.version };
    const offer = await answerOffer(context, context.actor, seen, body);
    return presentToCandidate(context.database, context.actor.id, offer.applicationId);
  },
};

/** An offer that the caller may read with whom it names; refuses who must not know that yet. */
async function readOffer(context: SignedIn<Ports>, id: string) {
  const { database, actor } = context;
  const reader = readerOf(context);
  const offer =
    'candidateId' in reader ? await ownOffer(database, actor, id) : await companysOffer(database, reader, id);
  if ('companyId' in reader && (await findHider(database, reader, offer.applicationId)) !== nothingHidden)
    throw new ApiError('conflict', { detail: message('hiringErrors.signedCopyHidden') });
  return { offer, facts: await findSigningFacts(database, offer.id) };
}

function pdf({ id }: StoredOffer, bytes: Uint8Array<ArrayBuffer>): Response {
  const headers = fileHeaders({ fileName: `offer-${id}.pdf`, fileType: 'application/pdf' });
  return new Response(bytes, { headers });
}

function employer(context: SignedIn): Employer {
  return { ...employerScope(context), actor: context.actor };
}

function answer({ database, actor }: SignedIn<Ports>, offer: StoredOffer) {
  return presentToCompany(database, actor, offer.companyId, offer.applicationId);
}
