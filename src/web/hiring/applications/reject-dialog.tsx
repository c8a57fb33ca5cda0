import { Checkbox, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Rejection } from '../../../api/hiring/rejections.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { t } from '../../platform/messages.ts';
import { type OfferedReason, useOfferedReasons } from './reject-reasons.ts';

const noReason = t('applications.chooseReason');
/** So many reasons have a number key. */
const keys = 9;

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
  const reasons = useOfferedReasons(opened);
  /** The number key that was pressed before the reasons were known: R and a number may follow each other fast. */
  const [early, setEarly] = useState<string | null>(null);
  const isWaiting = opened && reasons === null;
  useWindowEvent('keydown', ({ key }) => {
    if (isWaiting && /^[1-9]$/.test(key)) setEarly(key);
  });
  const onClose = () => {
    setEarly(null);
    props.onClose();
  };
  return (
    <Modal
      opened={opened && reasons !== null}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('applications.close') }}
    >
      {opened && reasons && <RejectForm {...props} onClose={onClose} reasons={reasons} early={early} />}
    </Modal>
  );
}

type FormProps = Props & { reasons: OfferedReason[]; early: string | null };

function RejectForm(props: FormProps) {
  const { reasons } = props;
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
        <Reasons reasons={reasons} />
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
        {t('applications.numberHint', { count: Math.min(keys, reasons.length) })}
      </Text>
    </DialogForm>
  );
}

function Reasons({ reasons }: { reasons: OfferedReason[] }) {
  return (
    <Stack gap="xs" mt="xs">
      {reasons.map(({ value, label }, index) => (
        <Radio
          key={value}
          value={value}
          label={index < keys ? `${index + 1}. ${label}` : label}
          data-autofocus={index === 0 || undefined}
        />
      ))}
    </Stack>
  );
}

function useRejectForm({ about, onClose, onReject, reasons, early }: FormProps) {
  const made = useMutationForm({
    initialValues: { reason: '', note: '', tell: true },
    draft: `rejection of ${about}`,
    // One of before may be offered no more.
    validate: { reason: (reason) => (reasons.some(({ value }) => value === reason) ? null : noReason) },
    save: async ({ reason, note, tell }) => {
      const chosen = reasons.find(({ value }) => value === reason);
      if (!chosen) throw new Error(noReason);
      const own = chosen.own_reason === undefined ? {} : { own_reason: chosen.own_reason };
      await onReject({ reason: chosen.reason, ...own, note: note.trim(), tell });
    },
    onSaved: onClose,
    // Rejecting has told why.
    onFailed: () => true,
  });
  const { form, send } = made;
  function choose(key: string): boolean {
    const chosen = Number(key) <= keys ? reasons[Number(key) - 1]?.value : undefined;
    if (chosen === undefined) return false;
    form.setFieldValue('reason', chosen);
    if (chosen !== 'other' || form.values.note.trim() !== '') send({ reason: chosen });
    return true;
  }
  // Also before the focus has come into the dialog.
  useWindowEvent('keydown', (event) => {
    if (event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (choose(event.key)) event.preventDefault();
  });
  const chooseEarly = useEffectEvent(() => early !== null && choose(early));
  useEffect(() => {
    chooseEarly();
  }, []);
  return made;
}
