import { Button, Modal, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from './dialog-form.tsx';
import { useMutationForm } from './use-mutation-form.ts';
import { t } from '../messages.ts';

type Props = {
  label: string;
  title: string;
  text: string;
  field: string;
  confirmLabel: string;
  /** What it is about, such as the id of the offer: the words are kept under it until they are sent. */
  about: string;
  danger?: boolean;
  variant?: 'default' | 'subtle' | 'filled';
  size?: 'sm' | 'compact-sm';
  /** The words may not be left out. */
  needed?: boolean;
  /** A name is typed, in one line, rather than sentences. */
  isName?: boolean;
  /** Rejects when it failed, and has told why: then the dialog stays, with the words. */
  onConfirm: (words: string) => Promise<unknown>;
};

/** A button whose act the other side hears of: it asks for words before it acts. */
export function ReasonButton(props: Props) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant={props.variant ?? 'default'} size={props.size ?? 'sm'} onClick={() => setOpened(true)}>
        {props.label}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={props.title}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {opened && <ReasonForm {...props} onClose={close} />}
      </Modal>
    </>
  );
}

function ReasonForm(props: Props & { onClose: () => void }) {
  const made = useMutationForm({
    initialValues: { words: '' },
    draft: `${props.label} ${props.about}`,
    save: ({ words }) => props.onConfirm(words),
    onSaved: props.onClose,
    onFailed: () => true,
  });
  const { form } = made;
  const isMissing = props.needed === true && form.values.words.trim() === '';
  return (
    <DialogForm
      form={made}
      submit={props.confirmLabel}
      submitProps={{ color: props.danger ? 'red' : 'accent', disabled: isMissing }}
      onBack={props.onClose}
    >
      <Text size="sm">{props.text}</Text>
      {props.isName ? (
        <TextInput
          label={props.field}
          autoComplete="name"
          maxLength={200}
          data-autofocus
          {...form.getInputProps('words')}
        />
      ) : (
        <Textarea
          label={props.field}
          autosize
          minRows={3}
          maxLength={1000}
          data-autofocus
          {...form.getInputProps('words')}
        />
      )}
    </DialogForm>
  );
}
