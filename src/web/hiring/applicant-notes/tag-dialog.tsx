import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { tagsQuery } from '../bulk-actions/bulk-queries.ts';
import { t } from '../../platform/messages.ts';

/** Asks for a tag: a new one, or one that the company uses already. */
export function TagDialog(props: {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** Rejects when it failed, and has told why. */
  onTag: (tag: string) => Promise<unknown>;
}) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ 'aria-label': t('applicantNotes.close') }}
    >
      {props.opened && <TagForm {...props} />}
    </Modal>
  );
}

function TagForm({ onTag, onClose }: { onTag: (tag: string) => Promise<unknown>; onClose: () => void }) {
  const used = useQuery(tagsQuery).data?.items.slice(0, 12) ?? [];
  const made = useMutationForm({
    initialValues: { tag: '' },
    draft: 'tag',
    save: ({ tag }) => onTag(tag.trim()),
    onSaved: onClose,
    // Tagging has told why.
    onFailed: () => true,
  });
  const { form, busy, send } = made;
  return (
    <DialogForm
      form={made}
      submit={t('applicantNotes.addTag')}
      submitProps={{ disabled: form.values.tag.trim() === '' }}
      back={t('applicantNotes.cancel')}
      onBack={onClose}
    >
      <TextInput
        label={t('applicantNotes.tag')}
        maxLength={40}
        data-autofocus
        {...form.getInputProps('tag')}
      />
      {used.length > 0 && (
        <Stack gap={4}>
          <Text size="xs" c="dimmed">
            {t('applicantNotes.usedTags')}
          </Text>
          <Group gap="xs">
            {used.map((item) => (
              <Button
                key={item.tag}
                variant="default"
                size="compact-sm"
                disabled={busy}
                onClick={() => send({ tag: item.tag })}
              >
                {item.tag}
              </Button>
            ))}
          </Group>
        </Stack>
      )}
    </DialogForm>
  );
}
