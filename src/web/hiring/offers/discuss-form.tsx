import { Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { MyOffer } from '../../../api/hiring/offer.ts';
import { offersApi } from '../../../api/hiring/offers.ts';
import { refreshApplications } from '../my-applications/application-queries.ts';
import { call } from '../../platform/client.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { wholeNumber } from '../../platform/ui/whole-number.ts';
import { myOffersQuery } from './my-offer-queries.ts';
import { salaryLabel } from './offer-labels.ts';
import { t } from '../../platform/messages.ts';

type Props = { offer: MyOffer; employer: string };

/** What one writes of an offer, and the pay that one has in mind. */
export function DiscussForm({ offer, employer, onClose }: Props & { onClose: () => void }) {
  const made = useDiscussForm(offer, onClose);
  const field = made.form.getInputProps;
  return (
    <DialogForm form={made} submit={t('offers.discussSend')} onBack={onClose}>
      <Text size="sm">{t('offers.discussAbout', { employer })}</Text>
      <Textarea
        label={t('offers.discussMessage')}
        autosize
        minRows={4}
        maxLength={5000}
        data-autofocus
        {...field('message')}
      />
      <TextInput
        label={t('offers.discussPay')}
        description={t('offers.offered', { pay: salaryLabel(offer) })}
        inputMode="numeric"
        autoComplete="off"
        {...field('salary')}
      />
    </DialogForm>
  );
}

function useDiscussForm({ id, version, application_id: applicationId }: MyOffer, onClose: () => void) {
  const client = useQueryClient();
  return useMutationForm({
    initialValues: { message: '', salary: '' },
    draft: `discuss offer ${id}`,
    validate: {
      message: (text) => (text.trim() === '' ? t('offers.messageMissing') : null),
      salary: (typed) => (typed.trim() !== '' && figureOf(typed) === null ? t('offers.salaryInvalid') : null),
    },
    save: ({ message, salary }) =>
      call(offersApi.discussOffer, {
        params: { id },
        body: { version, message, salary: figureOf(salary) },
      }),
    saved: t('offers.discussed'),
    onSaved: (now) => {
      client.setQueryData(myOffersQuery(applicationId).queryKey, now);
      void client.invalidateQueries({ queryKey: ['messages'] });
      void refreshApplications(client);
      onClose();
    },
  });
}

function figureOf(typed: string): number | null {
  const figure = wholeNumber(typed) ?? Number.NaN;
  return Number.isSafeInteger(figure) && figure >= 1 ? figure : null;
}
