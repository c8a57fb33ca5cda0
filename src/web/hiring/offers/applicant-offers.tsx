import { Badge, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Applicant } from '../../../api/hiring/applications.ts';
import type { Offer } from '../../../api/hiring/offer.ts';
import { applicantName } from '../applications/applicant-name.ts';
import { EditableListCard, NothingHere } from '../applications/editable-list-card.tsx';
import { isOpenStage } from '../job-stages/stage-labels.ts';
import { ReasonButton } from '../../platform/ui/reason-dialog.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { OfferFileActions, OfferFileLink } from './offer-file.tsx';
import { OfferForm } from './offer-form.tsx';
import { applicantOffersQuery } from './offer-queries.ts';
import { stateLabel, writtenLabel } from './employers-offer-labels.ts';
import { datesLabel, offerColor, salaryLabel } from './offer-labels.ts';
import { braced } from './offer-text.tsx';
import { OfferLetterLink, Signatures } from './signatures.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { JobDescription } from '../../jobs/jobs/job-description.tsx';
import classes from './offers.module.css';
import { useOfferActions } from './use-offer-actions.ts';
import { t } from '../../platform/messages.ts';

/** The offers to an applicant: written, approved by another, sent, answered or taken back. */
export function ApplicantOffers({ applicant }: { applicant: Applicant }) {
  const { data, isError } = useQuery(applicantOffersQuery(applicant.id));
  const canOffer = isOpenStage(applicant.stage);
  if (!canOffer && data?.items.length === 0) return <NothingHere text={t('applications.noOffers')} />;
  const hasOpen = data?.items.some(({ status }) => ['draft', 'approved', 'sent'].includes(status)) ?? true;
  const hasDraft = data?.items.some(({ status }) => status === 'draft' || status === 'approved') ?? false;
  return (
    <EditableListCard
      id="offers"
      title={t('offers.offers')}
      about={applicantName(applicant.candidate)}
      items={data?.items}
      isError={isError}
      show={(item, onChange) => (
        <OfferItem offer={item} canChange={canOffer} hasDraft={hasDraft} onChange={onChange} />
      )}
      canAdd={canOffer && !hasOpen}
      labels={{ add: t('offers.writeOffer'), change: t('offers.changeOffer') }}
      form={(offer, onClose) => <OfferForm applicationId={applicant.id} offer={offer} onClose={onClose} />}
    />
  );
}

function OfferItem(props: { offer: Offer; canChange: boolean; hasDraft: boolean; onChange: () => void }) {
  const { offer } = props;
  const { status } = offer;
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Text size="sm" fw={500}>
          {salaryLabel(offer)}
        </Text>
        <Badge color={offerColor(status)}>{stateLabel(offer)}</Badge>
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
        <JobDescription text={offer.text} />
      </details>
      <Approvals offer={offer} />
      {offer.unfilled.length > 0 && (
        <Text size="sm" c="red">
          {t('offers.fillBeforeSending', { fields: braced(offer.unfilled) })}
        </Text>
      )}
      {status === 'sent' && offer.discussed_at !== null && <Text size="sm">{discussedLabel(offer)}</Text>}
      <OfferLetterLink id={offer.id} />
      {offer.file && <OfferFileLink id={offer.id} file={offer.file} />}
      {offer.reason !== '' && <Text size="sm">{t('offers.reason', { reason: offer.reason })}</Text>}
      <Signatures offer={offer} />
      {offer.can_countersign && <Countersign offer={offer} />}
      {status === 'accepted' && props.canChange && <Text size="sm">{t('offers.moveToHired')}</Text>}
      {props.canChange && <OfferButtons offer={offer} hasDraft={props.hasDraft} onChange={props.onChange} />}
    </>
  );
}

function OfferButtons({
  offer,
  hasDraft,
  onChange,
}: {
  offer: Offer;
  hasDraft: boolean;
  onChange: () => void;
}) {
  const acts = useOfferActions(offer);
  const { status } = offer;
  if (status !== 'draft' && status !== 'approved' && status !== 'sent') return null;
  return (
    <>
      {status === 'draft' &&
        !offer.can_approve &&
        offer.approvals.length === 0 &&
        offer.returned === null && (
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
        {offer.can_approve && <SendBack offer={offer} onSendBack={acts.sendBack.mutateAsync} />}
        {status === 'approved' && <SendButton offer={offer} onSend={() => acts.send.mutateAsync()} />}
        {!(status === 'sent' && hasDraft) && (
          <Button size="compact-sm" variant="default" onClick={onChange}>
            {status === 'sent' ? t('offers.revise') : t('offers.change')}
          </Button>
        )}
        {status !== 'sent' && <OfferFileActions file={offer.file} acts={acts} />}
        <WithdrawOffer id={offer.id} isSent={status === 'sent'} onWithdraw={acts.withdraw.mutateAsync} />
      </Group>
    </>
  );
}

/** Who approves an offer that was not sent, one after the other, and whose turn it is. */
function Approvals({ offer: { approvals, returned, sent_at: sentAt, status } }: { offer: Offer }) {
  if (sentAt !== null || status === 'withdrawn') return null;
  const next = approvals.findIndex(({ approved_at: at }) => at === null);
  return (
    <>
      {returned && (
        <Text size="sm">
          {t('offers.sentBackBy', {
            name: returned.by || t('offers.formerColleague'),
            reason: returned.reason,
          })}
        </Text>
      )}
      {approvals.length > 0 && (
        <ol className={classes.people} aria-label={t('offers.approvalSteps')}>
          {approvals.map(({ id, name, approved_at: at }, place) => (
            <li key={id}>
              <span aria-hidden>{place + 1}</span>
              <span className={classes.name}>{name || t('offers.formerColleague')}</span>
              <Text span size="xs" c="dimmed">
                {at !== null
                  ? t('offers.approvedOn', { when: formatDate(at) })
                  : place === next && returned === null
                    ? t('offers.isNext')
                    : t('offers.waits')}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function SendBack(props: { offer: Offer; onSendBack: (reason: string) => Promise<unknown> }) {
  return (
    <ReasonButton
      label={t('offers.sendBack')}
      size="compact-sm"
      title={t('offers.confirmSendBack')}
      text={t('offers.sendBackText')}
      field={t('offers.whatToChange')}
      confirmLabel={t('offers.sendBack')}
      about={`return ${props.offer.id}`}
      needed
      onConfirm={props.onSendBack}
    />
  );
}

function discussedLabel({ counter_salary: salary, currency, interval }: Offer): string {
  return salary === null
    ? t('offers.wantsToDiscuss')
    : t('offers.wantsToDiscussPay', { pay: salaryLabel({ salary, currency, interval }) });
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
