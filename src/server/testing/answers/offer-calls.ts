import { api } from '../../../api/index.ts';
import { plainOffer } from '../employer-request-bodies.ts';
import { candidate, ids, recruiter } from './people.ts';

const made = { offer: '', review: '' };
const application = () => ({ params: { id: ids.application } });
const at = (version: number) => ({ params: { id: made.offer }, body: { version } });

/** What a company offers, what its applicants ask to be reviewed, and the answers. */
export const offerCalls = {
  writeOffer: async () => {
    const written = await recruiter.call(api.writeOffer, { ...application(), body: plainOffer() });
    made.offer = written.body.items[0]?.id ?? '';
    return written;
  },
  changeOffer: () =>
    recruiter.call(api.changeOffer, {
      params: { id: made.offer },
      body: { version: 1, value: { ...plainOffer(), salary: 82_000 } },
    }),
  attachOfferFile: () =>
    recruiter.call(api.attachOfferFile, {
      params: { id: made.offer },
      query: { file_name: 'offer.pdf', version: 2 },
      body: new Blob(['%PDF-1.4 letter']),
    }),
  linkOfferFile: () => recruiter.call(api.linkOfferFile, { params: { id: made.offer } }),
  removeOfferFile: () =>
    recruiter.call(api.removeOfferFile, { params: { id: made.offer }, query: { version: 3 } }),
  approveOffer: () => recruiter.call(api.approveOffer, at(4)),
  getOfferStart: () => recruiter.call(api.getOfferStart, application()),
  getOfferLetter: () => recruiter.call(api.getOfferLetter, { params: { id: made.offer } }),
  getOfferApprovers: () => recruiter.call(api.getOfferApprovers, {}),
  changeOfferApprovers: () => recruiter.call(api.changeOfferApprovers, { body: { version: 1, items: [] } }),
  sendOffer: () => recruiter.call(api.sendOffer, at(5)),
  listApplicantOffers: () => recruiter.call(api.listApplicantOffers, application()),
  listMyOffers: () => candidate.call(api.listMyOffers, application()),
  discussOffer: () =>
    candidate.call(api.discussOffer, {
      params: { id: made.offer },
      body: { version: 6, message: 'Could we talk?', salary: 85_000 },
    }),
  answerOffer: () =>
    candidate.call(api.answerOffer, {
      params: { id: made.offer },
      body: { version: 7, answer: 'decline', reason: 'Too far.' },
    }),
  askForHumanReview: () =>
    candidate.call(api.askForHumanReview, { ...application(), body: { reason: 'I have led a team.' } }),
  listMyHumanReviews: () => candidate.call(api.listMyHumanReviews, application()),
  listApplicantHumanReviews: async () => {
    const shown = await recruiter.call(api.listApplicantHumanReviews, application());
    made.review = shown.body.items[0]?.id ?? '';
    return shown;
  },
  answerHumanReview: () =>
    recruiter.call(api.answerHumanReview, {
      params: { id: made.review },
      body: { version: 1, outcome: 'changed', answer: 'We had overlooked it.' },
    }),
  withdrawOffer: async () => {
    const again = await recruiter.call(api.writeOffer, { ...application(), body: plainOffer() });
    made.offer = again.body.items[0]?.id ?? '';
    return recruiter.call(api.withdrawOffer, at(1));
  },
  returnOffer: async () => {
    const sentBack = await recruiter.call(api.writeOffer, { ...application(), body: plainOffer() });
    made.offer = sentBack.body.items[0]?.id ?? '';
    const body = { version: 1, reason: 'Too high.' };
    const returned = await recruiter.call(api.returnOffer, { params: { id: made.offer }, body });
    await recruiter.call(api.withdrawOffer, at(2));
    return returned;
  },
  countersignOffer: async () => {
    const last = await recruiter.call(api.writeOffer, { ...application(), body: plainOffer() });
    made.offer = last.body.items[0]?.id ?? '';
    await recruiter.call(api.approveOffer, at(1));
    await recruiter.call(api.sendOffer, at(2));
    const params = { id: made.offer };
    const accepted = { version: 3, answer: 'accept' as const, signature: 'Robin Okafor' };
    await candidate.call(api.answerOffer, { params, body: accepted });
    return recruiter.call(api.countersignOffer, { params, body: { version: 4, signature: 'Maren Holt' } });
  },
  getSignedOffer: () => candidate.call(api.getSignedOffer, { params: { id: made.offer } }),
};
