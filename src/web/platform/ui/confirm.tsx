import { Button, type ButtonProps, Group, Modal, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { t } from '../messages.ts';

type Question = {
  /** Names the thing: "Delete cv.pdf?". */
  title: string;
  /** What follows from it, and that it cannot be undone where it cannot. */
  children: ReactNode;
  /** What the button does: "Delete resume". */
  confirmLabel: string;
  /** The dialog stays open and busy until this settles, and closes when it does; the mutation tells its failures. */
  onConfirm: () => void | Promise<unknown>;
  danger?: boolean;
};

/** Asks before an act that cannot be undone. */
export function ConfirmDialog(props: Question & { opened: boolean; onClose: () => void }) {
  const confirm = useMutation({ mutationFn: async () => props.onConfirm(), onSettled: props.onClose });
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text component="div" size="sm">
        {props.children}
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={props.onClose} disabled={confirm.isPending} data-autofocus>
          {t('ui.cancel')}
        </Button>
        <Button
          color={props.danger === false ? 'accent' : 'red'}
          loading={confirm.isPending}
          onClick={() => confirm.mutate()}
        >
          {props.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}

/** A button that asks before it acts; `label` is its own text, the rest is the question. */
export function ConfirmButton({
  label,
  title,
  children,
  confirmLabel,
  onConfirm,
  danger,
  ...button
}: Question & { label: ReactNode } & Omit<ButtonProps, 'children'>) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" {...button} onClick={() => setOpened(true)}>
        {label}
      </Button>
      <ConfirmDialog
        title={title}
        confirmLabel={confirmLabel}
        onConfirm={onConfirm}
        opened={opened}
        onClose={() => setOpened(false)}
        {...(danger === undefined ? {} : { danger })}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
