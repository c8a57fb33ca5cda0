import { Badge, Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { type Offer, offersApi } from '../../../api/hiring/offers.ts';
import { applicantName } from '../applications/applicants-table.tsx';
import { PaperCard } from '../applications/paper-card.tsx';
import { isOpenStage } from '../job-stages/stage-labels.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ReasonButton } from '../../platform/ui/reason-dialog.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { OfferFileActs, OfferFileLink } from './offer-file.tsx';
import { OfferForm } from './offer-form.tsx';
import { applicantOffersQuery } from './offer-queries.ts';
import { datesLabel, offerColor, offerStatusLabels, salaryLabel } from './offer-labels.ts';

/** The offers to an applicant: written, approved by another, sent, answered or taken back. */
export function ApplicantOffers({ applicant }: { applicant: Applicant }) {
  const { data, isError } = useQuery(applicantOffersQuery(applicant.id));
  const [editing, setEditing] = useState<Offer | 'new' | null>(null);
  const canOffer = isOpenStage(applicant.stage);
  if (!canOffer && (!data || data.items.length === 0)) return null;
  const hasOpen = data?.items.some(({ status }) => ['draft', 'approved', 'sent'].includes(status)) ?? true;
  return (
    <PaperCard
      id="offers"
      title="Offers"
      items={data?.items}
      isError={isError}
      show={(item) => <OfferItem offer={item} canChange={canOffer} onChange={() => setEditing(item)} />}
      add={canOffer && !hasOpen ? 'Write an offer' : null}
      onAdd={() => setEditing('new')}
      dialog={{
        title: `${editing === 'new' ? 'Write an offer' : 'Change the offer'}: ${applicantName(applicant.candidate)}`,
        form:
          editing === null ? null : (
            <OfferForm
              applicationId={applicant.id}
              offer={editing === 'new' ? null : editing}
              onClose={() => setEditing(null)}
            />
          ),
        onClose: () => setEditing(null),
      }}
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
            What it says
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
      {props.canChange && <OfferActs {...props} />}
    </>
  );
}

function OfferActs({ offer, onChange }: { offer: Offer; onChange: () => void }) {
  const client = useQueryClient();
  const { id, version, status, application_id: applicationId } = offer;
  if (status !== 'draft' && status !== 'approved' && status !== 'sent') return null;
  const at = { params: { id }, body: { version } };
  async function act(work: () => Promise<{ items: Offer[] }>, done: string) {
    let isDone = false;
    try {
      client.setQueryData(applicantOffersQuery(applicationId).queryKey, await work());
      isDone = true;
      toast.success(done);
    } catch (error) {
      const said = error instanceof ApiError ? (error.detail ?? error.title) : undefined;
      toast.error(said ?? 'That did not work. Nothing was changed.');
    }
    await client.invalidateQueries({ queryKey: ['applicants'] });
    await client.invalidateQueries({ queryKey: ['recruiter'] });
    return isDone;
  }
  return (
    <>
      {status === 'draft' && !offer.can_approve && (
        <Text size="xs" c="dimmed">
          An owner or admin other than its author approves it; where there is only one, they do.
        </Text>
      )}
      <Group gap="xs">
        {offer.can_approve && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => void act(() => call(offersApi.approveOffer, at), 'The offer is approved.')}
          >
            Approve
          </Button>
        )}
        {status === 'approved' && (
          <ConfirmButton
            label="Send offer"
            size="compact-sm"
            danger={false}
            title="Send this offer?"
            confirmLabel="Send offer"
            onConfirm={() => act(() => call(offersApi.sendOffer, at), 'The offer is sent.')}
          >
            {salaryLabel(offer)}. {datesLabel(offer)} The candidate is told at once; it cannot be changed
            then.
          </ConfirmButton>
        )}
        {status !== 'sent' && (
          <Button size="compact-sm" variant="default" onClick={onChange}>
            Change
          </Button>
        )}
        {status !== 'sent' && <OfferFileActs offer={offer} act={act} />}
        <ReasonButton
          label="Take back"
          variant="subtle"
          danger
          size="compact-sm"
          title="Take this offer back?"
          text={
            status === 'sent' ? 'The candidate is told.' : 'It was not sent; the candidate hears nothing.'
          }
          field={status === 'sent' ? 'What the candidate is told (optional)' : 'Why? (optional)'}
          confirmLabel="Take offer back"
          onConfirm={(reason) =>
            act(
              () => call(offersApi.withdrawOffer, { params: { id }, body: { version, reason } }),
              'The offer is taken back.',
            )
          }
        />
      </Group>
    </>
  );
}
