import { Badge, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyOffer } from '../../../api/hiring/offer.ts';
import { offersApi } from '../../../api/hiring/offers.ts';
import { refreshApplications } from '../my-applications/application-queries.ts';
import { call } from '../../platform/client.ts';
import { ListCard } from '../../platform/ui/list-card.tsx';
import { ReasonButton } from '../../platform/ui/reason-dialog.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { OfferFileLink } from './offer-file.tsx';
import { OfferLetterLink, Signatures } from './signatures.tsx';
import { DiscussButton } from './discuss-offer.tsx';
import { JobDescription } from '../../jobs/jobs/job-description.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { myOffersQuery } from './my-offer-queries.ts';
import { datesLabel, offerColor, salaryLabel } from './offer-labels.ts';
import { t } from '../../platform/messages.ts';

const words: Record<MyOffer['status'], string> = {
  draft: '',
  approved: '',
  sent: t('offers.awaitingYou'),
  accepted: t('offers.youAccepted'),
  declined: t('offers.youDeclined'),
  withdrawn: t('offers.withdrawn'),
  expired: t('offers.expired'),
  replaced: t('offers.replacedForCandidate'),
};

/** The offers that an employer sent me, and the ways to answer. */
export function MyOffers({ applicationId, employer }: { applicationId: string; employer: string }) {
  const items = useQuery(myOffersQuery(applicationId)).data?.items;
  return (
    <ListCard
      id="my-offers"
      title={items?.length === 1 ? t('offers.offer') : t('offers.offers')}
      items={items}
      show={(item) => <Mine offer={item} employer={employer} />}
    />
  );
}

function Mine({ offer, employer }: { offer: MyOffer; employer: string }) {
  const { status, reason } = offer;
  const dates = datesLabel(offer);
  return (
    <>
      <Group justify="space-between" gap="xs" align="flex-start">
        <Text fw={650} size="lg">
          {salaryLabel(offer)}
        </Text>
        <Badge color={offerColor(status)}>{words[status]}</Badge>
      </Group>
      {dates !== '' && (
        <Text size="sm" c="dimmed">
          {dates}
        </Text>
      )}
      {status === 'replaced' ? (
        <details>
          <summary>
            <Text span size="sm">
              {t('offers.text')}
            </Text>
          </summary>
          <JobDescription text={offer.text} />
        </details>
      ) : (
        <JobDescription text={offer.text} />
      )}
      <OfferLetterLink id={offer.id} />
      {offer.file && <OfferFileLink id={offer.id} file={offer.file} />}
      {reason !== '' && (
        <Text size="sm">
          {status === 'withdrawn'
            ? t('offers.withdrawalReason', { employer, reason })
            : t('offers.reason', { reason })}
        </Text>
      )}
      <Signatures offer={offer} />
      {status === 'accepted' && <Text size="sm">{t('offers.employerNotified', { employer })}</Text>}
      {status === 'sent' && offer.discussed_at !== null && (
        <Text size="sm" c="dimmed">
          {t('offers.youDiscussed', { day: formatDate(offer.discussed_at) })}
        </Text>
      )}
      {status === 'sent' && <Answer offer={offer} employer={employer} />}
    </>
  );
}

function Answer({ offer, employer }: { offer: MyOffer; employer: string }) {
  const answer = useAnswer(offer);
  return (
    <Group gap="xs" mt="xs">
      <ReasonButton
        label={t('offers.acceptOffer')}
        variant="filled"
        title={t('offers.confirmAccept')}
        text={t('offers.acceptWarning', { salary: salaryLabel(offer), employer })}
        field={t('offers.signToAccept')}
        confirmLabel={t('offers.acceptOffer')}
        about={`signature ${offer.id}`}
        isName
        needed
        onConfirm={(signature) => answer.mutateAsync({ answer: 'accept', reason: '', signature })}
      />
      <DiscussButton offer={offer} employer={employer} />
      <ReasonButton
        label={t('offers.decline')}
        title={t('offers.confirmDecline')}
        text={t('offers.declineWarning', { employer })}
        field={t('offers.why')}
        confirmLabel={t('offers.declineOffer')}
        about={offer.id}
        danger
        onConfirm={(reason) => answer.mutateAsync({ answer: 'decline', reason, signature: '' })}
      />
    </Group>
  );
}

function useAnswer({ id, version, application_id: applicationId }: MyOffer) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { answer: 'accept' | 'decline'; reason: string; signature: string }) =>
      call(offersApi.answerOffer, { params: { id }, body: { version, ...body } }),
    onSuccess: (now, { answer }) => {
      client.setQueryData(myOffersQuery(applicationId).queryKey, now);
      toast.success(answer === 'accept' ? t('offers.offerAccepted') : t('offers.offerDeclined'));
    },
    onError: (error) => toast.error(error.message),
    onSettled: () => refreshApplications(client),
  });
}
