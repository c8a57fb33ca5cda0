import { Badge, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Applicant } from '../../../api/hiring/applications.ts';
import type { Offer } from '../../../api/hiring/offers.ts';
import { applicantName } from '../applications/applicant-name.ts';
import { EditableListCard, NothingHere } from '../applications/editable-list-card.tsx';
import { isOpenStage } from '../job-stages/stage-labels.ts';
import { ReasonButton } from '../../platform/ui/reason-dialog.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { OfferFileActions, OfferFileLink } from './offer-file.tsx';
import { OfferForm } from './offer-form.tsx';
import { Signatures } from './signatures.tsx';
import { applicantOffersQuery } from './offer-queries.ts';
import { datesLabel, offerColor, offerStatusLabels, salaryLabel, writtenLabel } from './offer-labels.ts';
import { useOfferActions } from './use-offer-actions.ts';
import { t } from '../../platform/messages.ts';

/** The offers to an applicant: written, approved by another, sent, answered or taken back. */
export function ApplicantOffers({ applicant }: { applicant: Applicant }) {
  const { data, isError } = useQuery(applicantOffersQuery(applicant.id));
  const canOffer = isOpenStage(applicant.stage);
  if (!canOffer && data?.items.length === 0) return <NothingHere text={t('applications.noOffers')} />;
  const hasOpen = data?.items.some(({ status }) => ['draft', 'approved', 'sent'].includes(status)) ?? true;
  return (
    <EditableListCard
      id="offers"
      title={t('offers.offers')}
      about={applicantName(applicant.candidate)}
      items={data?.items}
      isError={isError}
      show={(item, onChange) => <OfferItem offer={item} canChange={canOffer} onChange={onChange} />}
      canAdd={canOffer && !hasOpen}
      labels={{ add: t('offers.writeOffer'), change: t('offers.changeOffer') }}
      form={(offer, onClose) => <OfferForm applicationId={applicant.id} offer={offer} onClose={onClose} />}
    />
  );
}

function OfferItem(props: { offer: Offer; canChange: boolean; onChange: () => void }) {
  const { offer } = props;
  const { status } = offer;
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Text size="sm" fw={500}>
          {salaryLabel(offer)}
        </Text>
        <Badge color={offerColor(status)}>{offerStatusLabels[status]}</Badge>
      </Group>
      <Text size="xs" c="dimmed">
        {datesLabel(offer)} {writtenLabel(offer)}
      </Text>
      <details>
        <summary>
          <Text span size="sm">
            {t('offers.text')}
          </Text>
        </summary>
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {offer.text}
        </Text>
      </details>
      {offer.file && <OfferFileLink id={offer.id} file={offer.file} />}
      {offer.reason !== '' && <Text size="sm">{t('offers.reason', { reason: offer.reason })}</Text>}
      <Signatures offer={offer} />
      {offer.can_countersign && <Countersign offer={offer} />}
      {status === 'accepted' && props.canChange && <Text size="sm">{t('offers.moveToHired')}</Text>}
      {props.canChange && <OfferButtons offer={offer} onChange={props.onChange} />}
    </>
  );
}

function OfferButtons({ offer, onChange }: { offer: Offer; onChange: () => void }) {
  const acts = useOfferActions(offer);
  const { status } = offer;
  if (status !== 'draft' && status !== 'approved' && status !== 'sent') return null;
  return (
    <>
      {status === 'draft' && !offer.can_approve && (
        <Text size="xs" c="dimmed">
          {t('offers.whoApproves')}
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
            {t('offers.approve')}
          </Button>
        )}
        {status === 'approved' && <SendButton offer={offer} onSend={() => acts.send.mutateAsync()} />}
        {status !== 'sent' && (
          <Button size="compact-sm" variant="default" onClick={onChange}>
            {t('offers.change')}
          </Button>
        )}
        {status !== 'sent' && <OfferFileActions file={offer.file} acts={acts} />}
        <WithdrawOffer id={offer.id} isSent={status === 'sent'} onWithdraw={acts.withdraw.mutateAsync} />
      </Group>
    </>
  );
}

function SendButton({ offer, onSend }: { offer: Offer; onSend: () => Promise<unknown> }) {
  return (
    <ConfirmButton
      label={t('offers.sendOffer')}
      size="compact-sm"
      danger={false}
      title={t('offers.confirmSend')}
      confirmLabel={t('offers.sendOffer')}
      onConfirm={onSend}
    >
      {t('offers.sendWarning', {
        salary: salaryLabel(offer),
        dates: datesLabel(offer),
      })}
    </ConfirmButton>
  );
}

function Countersign({ offer }: { offer: Offer }) {
  const { countersign } = useOfferActions(offer);
  return (
    <Group>
      <ReasonButton
        label={t('offers.countersign')}
        size="compact-sm"
        title={t('offers.confirmCountersign')}
        text={t('offers.countersignWarning')}
        field={t('offers.signToAccept')}
        confirmLabel={t('offers.countersign')}
        about={`countersignature ${offer.id}`}
        isName
        needed
        onConfirm={countersign.mutateAsync}
      />
    </Group>
  );
}

function WithdrawOffer(props: {
  id: string;
  isSent: boolean;
  onWithdraw: (reason: string) => Promise<unknown>;
}) {
  return (
    <ReasonButton
      label={t('offers.withdraw')}
      variant="subtle"
      danger
      size="compact-sm"
      title={t('offers.confirmWithdraw')}
      text={props.isSent ? t('offers.candidateNotified') : t('offers.candidateNotNotified')}
      field={props.isSent ? t('offers.messageToCandidate') : t('offers.why')}
      confirmLabel={t('offers.withdrawOffer')}
      about={props.id}
      onConfirm={props.onWithdraw}
    />
  );
}
