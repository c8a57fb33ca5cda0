import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { salaryIntervals } from '../../../api/jobs/jobs.ts';
import type { Offer, OfferInput } from '../../../api/hiring/offer.ts';
import { offersApi } from '../../../api/hiring/offers.ts';
import type { Returned } from '../../../api/platform/endpoint.ts';
import { call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { withTemplate } from '../messages/message-fields.tsx';
import { offerTemplatesQuery } from '../messages/message-queries.ts';
import { type Approver, ApproverOrder } from './approver-order.tsx';
import { OfferText } from './offer-text.tsx';
import { wholeNumber } from '../../platform/ui/whole-number.ts';
import { intervalLabels, options } from '../../jobs/jobs/job-labels.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { applicantOffersQuery, offerStartQuery } from './offer-queries.ts';
import { dayOf, endOfDay } from './employers-offer-labels.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { t } from '../../platform/messages.ts';

type Values = Record<'salary' | 'currency' | 'interval' | 'start_on' | 'expires_at' | 'text', string> & {
  approvers: Approver[];
};
/** What an offer begins with, once it is loaded. */
type Start = Returned<typeof offersApi.getOfferStart>;
type Props = { applicationId: string; offer: Offer | null; onClose: () => void };

/** Writes an offer to an applicant, changes one that was not sent, or revises one that was. */
export function OfferForm(props: Props) {
  const start = useQuery(offerStartQuery(props.applicationId));
  if (start.data) return <LoadedForm {...props} start={start.data} />;
  return start.isError ? (
    <ErrorView title={t('offers.startFailed')} error={start.error} onRetry={() => void start.refetch()} />
  ) : (
    <SkeletonList rows={4} height={48} />
  );
}

function LoadedForm(props: Props & { start: Start }) {
  const made = useOfferForm(props);
  const { user } = useSession();
  const field = made.form.getInputProps;
  const { approvers } = made.form.values;
  return (
    <DialogForm form={made} submit={t('offers.saveOffer')} onBack={props.onClose}>
      {props.offer?.status === 'sent' && <Text size="sm">{t('offers.reviseAbout')}</Text>}
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TextInput
          label={t('offers.salary')}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          {...field('salary')}
        />
        <TextInput label={t('offers.currency')} maxLength={3} autoComplete="off" {...field('currency')} />
        <NativeSelect label={t('offers.paid')} data={options(intervalLabels)} {...field('interval')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput type="date" label={t('offers.firstDay')} {...field('start_on')} />
        <TextInput type="date" label={t('offers.answerBy')} {...field('expires_at')} />
      </SimpleGrid>
      <OfferTemplateSelect
        onChoose={(body) => made.form.setFieldValue('text', withTemplate(made.form.values.text, body))}
      />
      <OfferText label={t('offers.offerText')} own={props.start.fields} {...field('text')} />
      <ApproverOrder
        people={approvers}
        without={user?.id}
        error={made.form.errors['approvers']}
        about={approvers.length > 0 ? t('offers.approvalInOrder') : t('offers.approvalNeeded')}
        onChange={(next) => made.form.setFieldValue('approvers', next)}
      />
    </DialogForm>
  );
}

/** Begins the text with a template; nothing while the company has none. */
function OfferTemplateSelect({ onChoose }: { onChoose: (body: string) => void }) {
  const templates = useQuery(offerTemplatesQuery).data?.items ?? [];
  if (templates.length === 0) return null;
  return (
    <NativeSelect
      label={t('offers.startFromTemplate')}
      data={[
        { value: '', label: t('offers.chooseTemplate') },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value=""
      onChange={(event) => {
        const chosen = templates.find(({ id }) => id === event.currentTarget.value);
        if (chosen) onChoose(chosen.body);
      }}
    />
  );
}

function useOfferForm({ applicationId, offer, start, onClose }: Props & { start: Start }) {
  const client = useQueryClient();
  return useMutationForm({
    initialValues: valuesOf(offer, start),
    draft: offer === null ? `offer to ${applicationId}` : `offer ${offer.id} ${offer.status}`,
    validate: {
      salary: (value) => (salaryOf(value) === null ? t('offers.salaryInvalid') : null),
      expires_at: (value) => (endOfDay(value) === null ? t('offers.dateInvalid') : null),
      text: (value) => (value.trim() === '' ? t('offers.textMissing') : null),
    },
    save: (values, idempotencyKey) =>
      offer === null || offer.status === 'sent'
        ? call(offersApi.writeOffer, {
            params: { id: applicationId },
            body: { ...inputOf(values), ...(offer && { revises: offer.id }) },
            idempotencyKey,
          })
        : call(offersApi.changeOffer, {
            params: { id: offer.id },
            body: { version: offer.version, value: inputOf(values) },
          }),
    saved: t('offers.offerSaved'),
    onSaved: (answer) => {
      client.setQueryData(applicantOffersQuery(applicationId).queryKey, answer);
      void client.invalidateQueries({ queryKey: ['applicants', 'one', applicationId] });
      void client.invalidateQueries({ queryKey: ['recruiter'] });
      onClose();
    },
  });
}

function valuesOf(offer: Offer | null, start: Start): Values {
  const inAWeek = dayOf(new Date(Date.now() + 7 * dayMs).toISOString());
  const usual = start.approvers.map(({ id, name }) => ({ id, name }));
  if (offer === null) {
    const terms = { salary: '', currency: 'USD', interval: 'year', start_on: '', text: '' };
    return { ...terms, expires_at: inAWeek, approvers: usual };
  }
  const isRevision = offer.status === 'sent';
  return {
    // What the candidate has in mind is where a revision begins.
    salary: String((isRevision ? offer.counter_salary : null) ?? offer.salary),
    currency: offer.currency,
    interval: offer.interval,
    start_on: offer.start_on ?? '',
    expires_at: isRevision ? inAWeek : dayOf(offer.expires_at),
    text: offer.source,
    approvers: isRevision
      ? usual
      : offer.approvals.flatMap(({ id, name }) => (name === '' ? [] : [{ id, name }])),
  };
}

/** What is sent of values that break no rule. */
function inputOf(values: Values): OfferInput {
  return {
    salary: salaryOf(values.salary) ?? Number.NaN,
    currency: values.currency.trim().toUpperCase(),
    interval: salaryIntervals.find((name) => name === values.interval) ?? 'year',
    start_on: values.start_on === '' ? null : values.start_on,
    expires_at: endOfDay(values.expires_at) ?? '',
    text: values.text,
    approvers: values.approvers.map(({ id }) => id),
  };
}

function salaryOf(typed: string): number | null {
  const salary = wholeNumber(typed) ?? Number.NaN;
  return Number.isSafeInteger(salary) && salary >= 1 ? salary : null;
}
