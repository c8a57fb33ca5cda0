import { Modal, PasswordInput, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { availabilityApi, type CalendarConnection } from '../../../api/hiring/availability.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { calendarsQuery } from './calendar-queries.ts';

/** Connects calendars on a CalDAV server, or gives a connection another password; nothing is open at null. */
export function CalendarForm(props: { connection: CalendarConnection | 'new' | null; onClose: () => void }) {
  const { connection, onClose } = props;
  return (
    <Modal
      opened={connection !== null}
      onClose={onClose}
      title={t('availability.connectCalDav')}
      closeButtonProps={{ 'aria-label': t('availability.close') }}
    >
      {connection && <Form connection={connection === 'new' ? null : connection} onClose={onClose} />}
    </Modal>
  );
}

function Form({ connection, onClose }: { connection: CalendarConnection | null; onClose: () => void }) {
  const client = useQueryClient();
  const form = useMutationForm({
    initialValues: {
      address: connection?.address ?? '',
      username: connection?.account ?? '',
      password: '',
    },
    draft: `calendar ${connection?.id ?? 'new'}`,
    notKept: ['password'],
    save: (body) => call(availabilityApi.connectCalendar, { body }),
    saved: t('availability.connected'),
    onSaved: (answer) => {
      client.setQueryData(calendarsQuery.queryKey, answer);
      onClose();
    },
  });
  const { getInputProps: field } = form.form;
  return (
    <DialogForm form={form} submit={t('availability.connect')} onBack={onClose}>
      <Text size="sm" c="dimmed">
        {t('availability.calDavHint')}
      </Text>
      <TextInput
        label={t('availability.serverAddress')}
        placeholder="https://"
        type="url"
        readOnly={connection !== null}
        data-autofocus={connection === null || undefined}
        {...field('address')}
      />
      <TextInput
        label={t('availability.username')}
        autoComplete="off"
        readOnly={connection !== null}
        {...field('username')}
      />
      <PasswordInput
        label={t('availability.appPassword')}
        autoComplete="off"
        data-autofocus={connection !== null || undefined}
        {...field('password')}
      />
    </DialogForm>
  );
}
