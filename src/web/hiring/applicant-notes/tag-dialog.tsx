import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { tagsQuery } from '../bulk-actions/bulk-queries.ts';

/** Asks for a tag: a new one, or one that the company uses already. */
export function TagDialog(props: {
  opened: boolean;
  title: string;
  /** The tag is on its way; it stays until that is done. */
  busy: boolean;
  onClose: () => void;
  onTag: (tag: string) => void;
}) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {props.opened && <Form {...props} />}
    </Modal>
  );
}

function Form(props: { busy: boolean; onTag: (tag: string) => void; onClose: () => void }) {
  const used = useQuery(tagsQuery).data?.items.slice(0, 12) ?? [];
  const { form, formProps } = useMutationForm({
    initialValues: { tag: '' },
    save: async ({ tag }) => {
      if (tag.trim() !== '') props.onTag(tag.trim());
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput label="Tag" maxLength={40} data-autofocus {...form.getInputProps('tag')} />
        {used.length > 0 && (
          <Stack gap={4}>
            <Text size="xs" c="dimmed">
              Or one that your team uses:
            </Text>
            <Group gap="xs">
              {used.map((item) => (
                <Button
                  key={item.tag}
                  variant="default"
                  size="compact-sm"
                  disabled={props.busy}
                  onClick={() => props.onTag(item.tag)}
                >
                  {item.tag}
                </Button>
              ))}
            </Group>
          </Stack>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={form.values.tag.trim() === ''} loading={props.busy}>
            Add tag
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
