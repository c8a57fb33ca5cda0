import { Badge, Card, Group, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MyOffer, offersApi } from '../../../api/hiring/offers.ts';
import { refreshApplications } from '../my-applications/application-queries.ts';
import { ApiError, call } from '../../platform/client.ts';
import { DividedList } from '../../platform/ui/divided-list.tsx';
import { ReasonButton } from '../../platform/ui/reason-dialog.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { OfferFileLink } from './offer-file.tsx';
import { myOffersQuery } from './offer-queries.ts';
import { datesLabel, offerColor, salaryLabel } from './offer-labels.ts';

const words: Record<MyOffer['status'], string> = {
  draft: '',
  approved: '',
  sent: 'Waits for your answer',
  accepted: 'You accepted',
  declined: 'You declined',
  withdrawn: 'Taken back',
  expired: 'Expired',
};

/** The offers that an employer sent me, and the ways to answer. */
export function MyOffers({ applicationId, employer }: { applicationId: string; employer: string }) {
  const { data } = useQuery(myOffersQuery(applicationId));
  if (!data || data.items.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="my-offers">
      <Title order={2} size="h3" id="my-offers" mb="sm">
        {data.items.length === 1 ? 'Offer' : 'Offers'}
      </Title>
      <DividedList items={data.items} show={(item) => <Mine offer={item} employer={employer} />} />
    </Card>
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
      <Text size="sm" maw="75ch" style={{ whiteSpace: 'pre-line' }}>
        {offer.text}
      </Text>
      {offer.file && <OfferFileLink id={offer.id} file={offer.file} />}
      {reason !== '' && (
        <Text size="sm">
          {status === 'withdrawn' ? `${employer}: ` : ''}“{reason}”
        </Text>
      )}
      {status === 'accepted' && (
        <Text size="sm">{employer} was told and gets in touch about what comes next.</Text>
      )}
      {status === 'sent' && <Answer offer={offer} employer={employer} />}
    </>
  );
}

function Answer({ offer, employer }: { offer: MyOffer; employer: string }) {
  const client = useQueryClient();
  async function answer(said: 'accept' | 'decline', reason = '') {
    const body = { version: offer.version, answer: said, reason };
    let isDone = false;
    try {
      const now = await call(offersApi.answerOffer, { params: { id: offer.id }, body });
      client.setQueryData(myOffersQuery(offer.application_id).queryKey, now);
      isDone = true;
      toast.success(said === 'accept' ? 'You accepted the offer.' : 'You declined the offer.');
    } catch (error) {
      const told = error instanceof ApiError ? (error.detail ?? error.title) : undefined;
      toast.error(told ?? 'Your answer could not be sent. Nothing was changed.');
    }
    await refreshApplications(client);
    return isDone;
  }
  return (
    <Group gap="xs" mt="xs">
      <ConfirmButton
        label="Accept offer"
        variant="filled"
        danger={false}
        title="Accept this offer?"
        confirmLabel="Accept offer"
        onConfirm={() => answer('accept')}
      >
        {salaryLabel(offer)}. {employer} is told at once. An answer is final here.
      </ConfirmButton>
      <ReasonButton
        label="Decline"
        title="Decline this offer?"
        text={`${employer} is told. An answer is final here; your application stays.`}
        field="Why? (optional)"
        confirmLabel="Decline offer"
        danger
        onConfirm={(reason) => answer('decline', reason)}
      />
    </Group>
  );
}
