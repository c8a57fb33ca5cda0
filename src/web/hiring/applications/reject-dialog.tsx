import { Checkbox, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { rejectReasons } from '../../../api/hiring/applications.ts';
import type { Rejection, RejectReason } from '../../../api/hiring/applications.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';

const reasons = Object.entries(rejectReasons) as [RejectReason, string][];
const noReason = 'Choose a reason.';

type Props = {
  /** Who is rejected: what is typed is kept for them until it is used. */
  about: string;
  onClose: () => void;
  /** Rejects its promise when it failed, and has told why. */
  onReject: (rejection: Rejection) => Promise<unknown>;
};

/** Asks why somebody is rejected. A digit chooses its reason and rejects at once, where no note is needed. */
export function RejectDialog({
  opened,
  title,
  ...props
}: Props & {
  opened: boolean;
  /** "Reject Ruth Oak" or "Reject 12 applicants". */
  title: string;
}) {
  return (
    <Modal opened={opened} onClose={props.onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      {opened && <RejectForm {...props} />}
    </Modal>
  );
}

function RejectForm(props: Props) {
  const made = useRejectForm(props);
  const { form } = made;
  const { reason, note } = form.values;
  const isWhole = reason !== '' && (reason !== 'other' || note.trim() !== '');
  return (
    <DialogForm
      form={made}
      submit="Reject"
      submitProps={{ color: 'red', disabled: !isWhole }}
      back="Cancel"
      onBack={props.onClose}
    >
      <Radio.Group label="The reason is for your team and your records." {...form.getInputProps('reason')}>
        <Stack gap="xs" mt="xs">
          {reasons.map(([name, words], index) => (
            <Radio
              key={name}
              value={name}
              label={`${index + 1}. ${words}`}
              data-autofocus={index === 0 || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label="Note for your team"
        autosize
        minRows={2}
        maxLength={2000}
        {...form.getInputProps('note')}
      />
      <Checkbox
        label="Email the candidate"
        description="The email is sent after 24 hours. Until then you can undo the rejection, and nothing is sent."
        {...form.getInputProps('tell', { type: 'checkbox' })}
      />
      <Text size="xs" c="dimmed">
        Press a number from 1 to {reasons.length} to reject for that reason immediately.
      </Text>
    </DialogForm>
  );
}

function useRejectForm({ about, onClose, onReject }: Props) {
  const made = useMutationForm({
    initialValues: { reason: '' as RejectReason | '', note: '', tell: true },
    draft: `rejection of ${about}`,
    validate: { reason: (reason) => (reason === '' ? noReason : null) },
    save: async ({ reason, note, tell }) => {
      if (reason === '') throw new Error(noReason);
      await onReject({ reason, note: note.trim(), tell });
    },
    onSaved: onClose,
    // Rejecting has told why.
    onFailed: () => true,
  });
  const { form, send } = made;
  // Also before the focus has come into the dialog: R and a number may follow each other fast.
  useWindowEvent('keydown', (event) => {
    if (event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = reasons[Number(event.key) - 1]?.[0];
    if (chosen === undefined) return;
    event.preventDefault();
    form.setFieldValue('reason', chosen);
    if (chosen !== 'other' || form.values.note.trim() !== '') send({ reason: chosen });
  });
  return made;
}
