import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Offer } from '../../../api/hiring/offer.ts';
import { offersApi } from '../../../api/hiring/offers.ts';
import { call } from '../../platform/client.ts';
import { upload } from '../../platform/upload.ts';
import { toast } from '../../platform/ui/toast.ts';
import { applicantOffersQuery } from './offer-queries.ts';
import { t } from '../../platform/messages.ts';

/** What can be done with an offer to an applicant; each tells how it went. */
export function useOfferActions({ id, version, status, application_id: applicationId }: Offer) {
  const client = useQueryClient();
  const params = { id };
  const wasApproved = status === 'approved';
  const ends = (done: string) => ({
    onSuccess: (answer: { items: Offer[] }) => {
      client.setQueryData(applicantOffersQuery(applicationId).queryKey, answer);
      toast.success(done);
    },
    onError: (error: Error) => toast.error(error.message),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['applicants'] }),
        client.invalidateQueries({ queryKey: ['recruiter'] }),
      ]),
  });
  const approve = useMutation({
    mutationFn: () => call(offersApi.approveOffer, { params, body: { version } }),
    ...ends(t('offers.offerApproved')),
  });
  const sendBack = useMutation({
    mutationFn: (reason: string) => call(offersApi.returnOffer, { params, body: { version, reason } }),
    ...ends(t('offers.offerSentBack')),
  });
  const send = useMutation({
    mutationFn: () => call(offersApi.sendOffer, { params, body: { version } }),
    ...ends(t('offers.offerSent')),
  });
  const withdraw = useMutation({
    mutationFn: (reason: string) => call(offersApi.withdrawOffer, { params, body: { version, reason } }),
    ...ends(t('offers.offerWithdrawn')),
  });
  const countersign = useMutation({
    mutationFn: (signature: string) =>
      call(offersApi.countersignOffer, { params, body: { version, signature } }),
    ...ends(t('offers.offerCountersigned')),
  });
  const attach = useMutation({
    mutationFn: (file: File) =>
      upload(offersApi.attachOfferFile, { params, query: { file_name: file.name, version }, body: file }),
    ...ends(wasApproved ? t('offers.fileAttachedApproveAgain') : t('offers.fileAttached')),
  });
  const removeFile = useMutation({
    mutationFn: () => call(offersApi.removeOfferFile, { params, query: { version } }),
    ...ends(wasApproved ? t('offers.fileRemovedApproveAgain') : t('offers.fileRemoved')),
  });
  return { approve, sendBack, send, withdraw, countersign, attach, removeFile };
}

/** What `useOfferActions` answers. */
export type OfferActions = ReturnType<typeof useOfferActions>;
