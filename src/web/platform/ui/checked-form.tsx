import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';

/** A form in a dialog: what went wrong as a whole on top, its fields, and the ways out below. */
export function CheckedForm({
  form,
  whole,
  submit,
  busy,
  onSubmit,
  onBack,
  children,
}: {
  form: RefObject<HTMLFormElement | null>;
  /** What went wrong that no field says; null when nothing did. */
  whole: string | null;
  submit: string;
  busy: boolean;
  onSubmit: () => void;
  onBack: () => void;
  children: ReactNode;
}) {
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="md">
        {whole !== null && (
          <Text size="sm" c="red" role="alert">
            {whole}
          </Text>
        )}
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
          <Button type="submit" loading={busy}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
