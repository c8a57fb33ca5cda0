import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useMutationForm } from './use-mutation-form.ts';

type Props = {
  label: string;
  title: string;
  text: string;
  field: string;
  confirmLabel: string;
  danger?: boolean;
  variant?: 'default' | 'subtle';
  size?: 'sm' | 'compact-sm';
  /** The words may not be left out. */
  needed?: boolean;
  /** Rejects when it failed, and has told why: then the dialog stays, with the words. */
  onConfirm: (words: string) => Promise<unknown>;
};

/** A button whose act the other side hears of: it asks for words before it acts. */
export function ReasonButton(props: Props) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const { form, busy, formProps } = useMutationForm({
    initialValues: { words: '' },
    save: ({ words }) => props.onConfirm(words),
    onSaved: () => {
      close();
      form.reset();
    },
    onFailed: () => true,
  });
  const isMissing = props.needed === true && form.values.words.trim() === '';
  return (
    <>
      <Button variant={props.variant ?? 'default'} size={props.size ?? 'sm'} onClick={() => setOpened(true)}>
        {props.label}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        closeOnClickOutside={false}
        title={props.title}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <form {...formProps}>
          <Stack gap="sm">
            <Text size="sm">{props.text}</Text>
            <Textarea
              label={props.field}
              autosize
              minRows={3}
              maxLength={1000}
              data-autofocus
              {...form.getInputProps('words')}
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close} disabled={busy}>
                Back
              </Button>
              <Button
                type="submit"
                color={props.danger ? 'red' : 'accent'}
                loading={busy}
                disabled={isMissing}
              >
                {props.confirmLabel}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
