import { NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { salaryIntervals } from '../../../api/jobs/jobs.ts';
import { type Offer, type OfferInput, offersApi } from '../../../api/hiring/offers.ts';
import { call } from '../../platform/client.ts';
import { wholeNumber } from '../../platform/ui/whole-number.ts';
import { intervalLabels, options } from '../../jobs/jobs/job-labels.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { applicantOffersQuery } from './offer-queries.ts';
import { dayOf, endOfDay } from './offer-labels.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { t } from '../../platform/messages.ts';

type Values = Record<'salary' | 'currency' | 'interval' | 'start_on' | 'expires_at' | 'text', string>;
type Props = { applicationId: string; offer: Offer | null; onClose: () => void };

/** Writes an offer to an applicant, or changes one that was not sent. */
export function OfferForm(props: Props) {
  const made = useOfferForm(props);
  const field = made.form.getInputProps;
  return (
    <DialogForm form={made} submit={t('offers.saveOffer')} onBack={props.onClose}>
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
      <Textarea label={t('offers.offerText')} autosize minRows={6} maxLength={10_000} {...field('text')} />
      <Text size="xs" c="dimmed">
        {t('offers.approvalNeeded')}
      </Text>
    </DialogForm>
  );
}

function useOfferForm({ applicationId, offer, onClose }: Props) {
  const client = useQueryClient();
  return useMutationForm({
    initialValues: valuesOf(offer),
    draft: offer === null ? `offer to ${applicationId}` : `offer ${offer.id}`,
    validate: {
      salary: (value) => (salaryOf(value) === null ? t('offers.salaryInvalid') : null),
      expires_at: (value) => (endOfDay(value) === null ? t('offers.dateInvalid') : null),
      text: (value) => (value.trim() === '' ? t('offers.textMissing') : null),
    },
    save: (values, idempotencyKey) =>
      offer === null
        ? call(offersApi.writeOffer, {
            params: { id: applicationId },
            body: inputOf(values),
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

function valuesOf(offer: Offer | null): Values {
  if (offer === null) {
    const inAWeek = dayOf(new Date(Date.now() + 7 * dayMs).toISOString());
    return { salary: '', currency: 'USD', interval: 'year', start_on: '', expires_at: inAWeek, text: '' };
  }
  return {
    salary: String(offer.salary),
    currency: offer.currency,
    interval: offer.interval,
    start_on: offer.start_on ?? '',
    expires_at: dayOf(offer.expires_at),
    text: offer.text,
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
  };
}

function salaryOf(typed: string): number | null {
  const salary = wholeNumber(typed) ?? Number.NaN;
  return Number.isSafeInteger(salary) && salary >= 1 ? salary : null;
}
