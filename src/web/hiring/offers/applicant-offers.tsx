import { Badge, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Applicant } from '../../../api/hiring/applications.ts';
import type { Offer } from '../../../api/hiring/offers.ts';
import { applicantName } from '../applications/applicants-table.tsx';
import { EditableListCard } from '../applications/editable-list-card.tsx';
import { isOpenStage } from '../job-stages/stage-labels.ts';
import { ReasonButton } from '../../platform/ui/reason-dialog.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { OfferFileActs, OfferFileLink } from './offer-file.tsx';
import { OfferForm } from './offer-form.tsx';
import { applicantOffersQuery } from './offer-queries.ts';
import { datesLabel, offerColor, offerStatusLabels, salaryLabel } from './offer-labels.ts';
import { useOfferActs } from './use-offer-acts.ts';

/** The offers to an applicant: written, approved by another, sent, answered or taken back. */
export function ApplicantOffers({ applicant }: { applicant: Applicant }) {
  const { data, isError } = useQuery(applicantOffersQuery(applicant.id));
  const canOffer = isOpenStage(applicant.stage);
  if (!canOffer && (!data || data.items.length === 0)) return null;
  const hasOpen = data?.items.some(({ status }) => ['draft', 'approved', 'sent'].includes(status)) ?? true;
  return (
    <EditableListCard
      id="offers"
      title="Offers"
      about={applicantName(applicant.candidate)}
      items={data?.items}
      isError={isError}
      show={(item, onChange) => <OfferItem offer={item} canChange={canOffer} onChange={onChange} />}
      canAdd={canOffer && !hasOpen}
      labels={{ add: 'Write an offer', change: 'Change the offer' }}
      form={(offer, onClose) => <OfferForm applicationId={applicant.id} offer={offer} onClose={onClose} />}
    />
  );
}

function OfferItem(props: { offer: Offer; canChange: boolean; onChange: () => void }) {
  const { offer } = props;
  const { status, author, approver } = offer;
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Text size="sm" fw={500}>
          {salaryLabel(offer)}
        </Text>
        <Badge color={offerColor(status)}>{offerStatusLabels[status]}</Badge>
      </Group>
      <Text size="xs" c="dimmed">
        {datesLabel(offer)} Written by {author || 'a former colleague'}
        {approver === '' ? '.' : `, approved by ${approver}.`}
      </Text>
      <details>
        <summary>
          <Text span size="sm">
            Text
          </Text>
        </summary>
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {offer.text}
        </Text>
      </details>
      {offer.file && <OfferFileLink id={offer.id} file={offer.file} />}
      {offer.reason !== '' && <Text size="sm">“{offer.reason}”</Text>}
      {status === 'accepted' && props.canChange && (
        <Text size="sm">Move the application to hired when it is settled.</Text>
      )}
      {props.canChange && <OfferButtons offer={offer} onChange={props.onChange} />}
    </>
  );
}

function OfferButtons({ offer, onChange }: { offer: Offer; onChange: () => void }) {
  const acts = useOfferActs(offer);
  const { status } = offer;
  if (status !== 'draft' && status !== 'approved' && status !== 'sent') return null;
  return (
    <>
      {status === 'draft' && !offer.can_approve && (
        <Text size="xs" c="dimmed">
          An owner or admin other than the author approves it. If there is only one, they approve it
          themselves.
        </Text>
      )}
      <Group gap="xs">
        {offer.can_approve && (
          <Button
            size="compact-sm"
            variant="default"
            loading={acts.approve.isPending}
            onClick={() => acts.approve.mutate()}
          >
            Approve
          </Button>
        )}
        {status === 'approved' && <SendButton offer={offer} onSend={() => acts.send.mutateAsync()} />}
        {status !== 'sent' && (
          <Button size="compact-sm" variant="default" onClick={onChange}>
            Change
          </Button>
        )}
        {status !== 'sent' && <OfferFileActs file={offer.file} acts={acts} />}
        <WithdrawOffer id={offer.id} isSent={status === 'sent'} onWithdraw={acts.withdraw.mutateAsync} />
      </Group>
    </>
  );
}

function SendButton({ offer, onSend }: { offer: Offer; onSend: () => Promise<unknown> }) {
  return (
    <ConfirmButton
      label="Send offer"
      size="compact-sm"
      danger={false}
      title="Send this offer?"
      confirmLabel="Send offer"
      onConfirm={onSend}
    >
      {salaryLabel(offer)}. {datesLabel(offer)} The candidate is notified immediately. You can’t change the
      offer afterwards.
    </ConfirmButton>
  );
}

function WithdrawOffer(props: {
  id: string;
  isSent: boolean;
  onWithdraw: (reason: string) => Promise<unknown>;
}) {
  return (
    <ReasonButton
      label="Take back"
      variant="subtle"
      danger
      size="compact-sm"
      title="Withdraw this offer?"
      text={
        props.isSent
          ? 'The candidate will be notified.'
          : 'It was not sent, so the candidate won’t be notified.'
      }
      field={props.isSent ? 'Message to the candidate (optional)' : 'Why? (optional)'}
      confirmLabel="Withdraw offer"
      about={props.id}
      onConfirm={props.onWithdraw}
    />
  );
}
