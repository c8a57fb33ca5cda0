import { Button, Group, Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { ProblemLine } from './problem-line.tsx';

/** A form in a dialog: what went wrong as a whole on top, its fields, and the ways out below. */
export function DialogForm({
  form: { formProps, problem, busy },
  submit,
  back = 'Back',
  onBack,
  children,
}: {
  /** What `useMutationForm` answers. */
  form: { formProps: ComponentProps<'form'>; problem: string | null; busy: boolean };
  submit: string;
  back?: string;
  onBack: () => void;
  children: ReactNode;
}) {
  return (
    <form {...formProps}>
      <Stack gap="md">
        <ProblemLine problem={problem} />
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onBack}>
            {back}
          </Button>
          <Button type="submit" loading={busy}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
