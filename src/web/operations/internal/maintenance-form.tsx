import { Modal, Textarea, TextInput } from '@mantine/core';
import {
  type Maintenance,
  maintenance,
  maintenanceApi,
  newMaintenanceWindow,
} from '../../../api/operations/maintenance.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ownZone, zoneLabels } from '../../hiring/interviews/interview-times.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { formOf, windowOf } from './maintenance-form-values.ts';
import { schemaErrors } from '../../platform/ui/schema-errors.ts';
import { t } from '../../platform/messages.ts';

const mistakesIn = schemaErrors(newMaintenanceWindow);

/** Announces maintenance, or changes what is announced or open. */
export function MaintenanceForm(props: {
  state: Maintenance;
  keep: (newer: Maintenance) => void;
  onClose: () => void;
}) {
  const { state, keep, onClose } = props;
  const zone = ownZone();
  const made = useMutationForm({
    initialValues: formOf(state.window, zone),
    draft: 'maintenance',
    validate: (values) => mistakesIn(windowOf(values, zone)),
    save: (values) =>
      call(maintenanceApi.setMaintenance, {
        body: { version: state.version, window: windowOf(values, zone) },
      }),
    saved: state.window ? t('internalWork.maintenanceChanged') : t('internalWork.maintenanceAnnounced'),
    onSaved: (saved) => {
      keep(saved);
      onClose();
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'stale_version') keep(maintenance.parse(error.current));
    },
    fieldOf: (path) => path.replace(/^window\./, ''),
  });
  const field = made.form.getInputProps;
  const title = state.window ? t('internalWork.changeMaintenance') : t('internalWork.announceMaintenance');
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('internalWork.close') }}
    >
      <DialogForm form={made} submit={title} onBack={onClose}>
        <TextInput
          type="datetime-local"
          label={t('internalWork.starts')}
          description={t('internalWork.startsNote', { zone: zoneLabels(zone) })}
          data-autofocus
          {...field('starts_at')}
        />
        <TextInput type="datetime-local" label={t('internalWork.ends')} {...field('ends_at')} />
        <Textarea
          label={t('internalWork.why')}
          description={t('internalWork.maintenanceMessageNote')}
          autosize
          minRows={2}
          maxLength={300}
          {...field('message')}
        />
      </DialogForm>
    </Modal>
  );
}
