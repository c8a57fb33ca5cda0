import { NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { salaryIntervals } from '../../../api/jobs/jobs.ts';
import { type Offer, type OfferInput, offersApi } from '../../../api/hiring/offers.ts';
import { call, freshKey } from '../../platform/client.ts';
import { wholeNumber } from '../../jobs/job-form/job-form-values.ts';
import { intervalWords, options } from '../../jobs/jobs/job-labels.ts';
import { toast } from '../../platform/ui/toast.ts';
import { CheckedForm } from '../../platform/ui/checked-form.tsx';
import { useCheckedForm } from '../../platform/ui/use-checked-form.ts';
import { applicantOffersQuery } from './offer-queries.ts';
import { dayOf, endOfDay } from './offer-labels.ts';

type Values = Record<'salary' | 'currency' | 'interval' | 'start' | 'until' | 'text', string>;
type Props = { applicationId: string; offer: Offer | null; onClose: () => void };

/** Writes an offer to an applicant, or changes one that was not sent. */
export function OfferForm(props: Props) {
  const [values, setValues] = useState(() => valuesOf(props.offer));
  const { form, errors, refuse, refuseBy, forget, wholeOf } = useCheckedForm();
  const save = useSave(props);
  function send() {
    const read = inputOf(values);
    if ('errors' in read) return refuse(read.errors);
    forget();
    save.mutate(read.value, { onError: refuseBy });
  }
  const field = (name: keyof Values, sentAs: string = name) => ({
    value: values[name],
    error: errors[sentAs],
    onChange: (event: { currentTarget: { value: string } }) => {
      setValues({ ...values, [name]: event.currentTarget.value });
      forget([sentAs]);
    },
  });
  return (
    <CheckedForm
      form={form}
      whole={wholeOf(save.error)}
      submit="Save offer"
      busy={save.isPending}
      onSubmit={send}
      onBack={props.onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TextInput
          label="Salary"
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          {...field('salary')}
        />
        <TextInput label="Currency" maxLength={3} autoComplete="off" {...field('currency')} />
        <NativeSelect label="Paid" data={options(intervalWords)} {...field('interval')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput type="date" label="First day (optional)" {...field('start', 'start_on')} />
        <TextInput type="date" label="To be answered until" {...field('until', 'expires_at')} />
      </SimpleGrid>
      <Textarea label="What you offer" autosize minRows={6} maxLength={10_000} {...field('text')} />
      <Text size="xs" c="dimmed">
        It is sent once an owner or admin has approved it.
      </Text>
    </CheckedForm>
  );
}

function useSave({ applicationId, offer, onClose }: Props) {
  const client = useQueryClient();
  const [idempotencyKey, setKey] = useState(() => freshKey());
  return useMutation({
    mutationFn: (value: OfferInput) =>
      offer === null
        ? call(offersApi.writeOffer, { params: { id: applicationId }, body: value, idempotencyKey })
        : call(offersApi.changeOffer, { params: { id: offer.id }, body: { version: offer.version, value } }),
    onSuccess: (answer) => {
      client.setQueryData(applicantOffersQuery(applicationId).queryKey, answer);
      void client.invalidateQueries({ queryKey: ['applicants', 'one', applicationId] });
      void client.invalidateQueries({ queryKey: ['recruiter'] });
      toast.success('The offer is saved.');
      onClose();
    },
    onError: () => setKey(freshKey()),
  });
}

function valuesOf(offer: Offer | null): Values {
  if (offer === null) {
    const inAWeek = dayOf(new Date(Date.now() + 7 * 86_400_000).toISOString());
    return { salary: '', currency: 'USD', interval: 'year', start: '', until: inAWeek, text: '' };
  }
  return {
    salary: String(offer.salary),
    currency: offer.currency,
    interval: offer.interval,
    start: offer.start_on ?? '',
    until: dayOf(offer.expires_at),
    text: offer.text,
  };
}

function inputOf(values: Values): { value: OfferInput } | { errors: Record<string, string> } {
  const salary = wholeNumber(values.salary) ?? Number.NaN;
  const expires = endOfDay(values.until);
  const interval = salaryIntervals.find((name) => name === values.interval) ?? 'year';
  const errors: Record<string, string> = {};
  if (!Number.isSafeInteger(salary) || salary < 1) errors['salary'] = 'Enter the salary as a whole number.';
  if (expires === null) errors['expires_at'] = 'Enter a date.';
  if (values.text.trim() === '') errors['text'] = 'Write what you offer.';
  if (expires === null || Object.keys(errors).length > 0) return { errors };
  const start = values.start === '' ? null : values.start;
  const currency = values.currency.trim().toUpperCase();
  return { value: { salary, currency, interval, start_on: start, expires_at: expires, text: values.text } };
}
