import { Modal, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Maintenance, maintenance, maintenanceApi } from '../../../api/operations/maintenance.ts';
import { ApiError, call, fieldErrors } from '../../platform/client.ts';
import { ownZone, zoneWords } from '../../hiring/interviews/interview-times.ts';
import { CheckedForm } from '../../platform/ui/checked-form.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useCheckedForm } from '../../platform/ui/use-checked-form.ts';
import { formOf, type MaintenanceFormValues, windowOf } from './maintenance-form-values.ts';

/** Announces maintenance, or changes what is announced or open. */
export function MaintenanceForm(props: {
  state: Maintenance;
  keep: (newer: Maintenance) => void;
  onClose: () => void;
}) {
  const { state, keep, onClose } = props;
  const zone = ownZone();
  const [values, setValues] = useState(() => formOf(state.window, zone));
  const { form, errors, refuse, forget, wholeOf } = useCheckedForm();
  const save = useMutation({
    mutationFn: (window: Maintenance['window']) =>
      call(maintenanceApi.setMaintenance, { body: { version: state.version, window } }),
    onSuccess: (saved) => {
      keep(saved);
      toast.success(state.window ? 'Maintenance is changed.' : 'Maintenance is announced.');
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'stale_version') keep(maintenance.parse(error.current));
      const found = Object.entries(fieldErrors(error));
      refuse(Object.fromEntries(found.map(([name, text]) => [name.replace(/^window\./, ''), text])));
    },
  });
  function send() {
    const read = windowOf(values, zone);
    if ('errors' in read) return refuse(read.errors);
    forget();
    save.mutate(read.window);
  }
  const field = (name: keyof MaintenanceFormValues) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setValues({ ...values, [name]: event.currentTarget.value });
      forget([name]);
    },
  });
  const title = state.window ? 'Change maintenance' : 'Announce maintenance';
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <CheckedForm
        form={form}
        whole={wholeOf(save.error)}
        submit={title}
        busy={save.isPending}
        onSubmit={send}
        onBack={onClose}
      >
        <TextInput
          type="datetime-local"
          label="Starts"
          description={`By the clocks of ${zoneWords(zone)}. A start that has passed counts at once.`}
          data-autofocus
          {...field('starts_at')}
        />
        <TextInput type="datetime-local" label="Ends" {...field('ends_at')} />
        <Textarea
          label="Why"
          description="Everybody reads this, in a sentence."
          autosize
          minRows={2}
          maxLength={300}
          {...field('message')}
        />
      </CheckedForm>
    </Modal>
  );
}
