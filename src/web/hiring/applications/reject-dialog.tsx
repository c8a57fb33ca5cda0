import { Checkbox, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { rejectReasonLabels } from './reject-reasons.ts';
import type { Rejection, RejectReason } from '../../../api/hiring/applications.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { t } from '../../platform/messages.ts';

const reasons = Object.entries(rejectReasonLabels) as [RejectReason, string][];
const noReason = t('applications.chooseReason');

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
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('applications.close') }}
    >
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
      submit={t('applications.reject')}
      submitProps={{ color: 'red', disabled: !isWhole }}
      back={t('applications.cancel')}
      onBack={props.onClose}
    >
      <Radio.Group label={t('applications.aboutReason')} {...form.getInputProps('reason')}>
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
        label={t('applications.teamNote')}
        autosize
        minRows={2}
        maxLength={2000}
        {...form.getInputProps('note')}
      />
      <Checkbox
        label={t('applications.emailCandidate')}
        description={t('applications.emailHint')}
        {...form.getInputProps('tell', { type: 'checkbox' })}
      />
      <Text size="xs" c="dimmed">
        {t('applications.numberHint', { count: reasons.length })}
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
