import { Button, type ButtonProps, Group, Stack, Text } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormProblem } from './form-problem.tsx';

/**
 * A form in a dialog: what went wrong as a whole on top, its fields, and the ways out below. What was typed before the dialog was
 * closed is there again, and can be discarded.
 */
export function DialogForm({
  form: { formProps, problem, busy, isTypedBefore, discard },
  submit,
  submitProps,
  back = 'Back',
  onBack,
  other,
  children,
}: {
  /** What `useMutationForm` answers. */
  form: {
    formProps: ComponentProps<'form'>;
    problem: string | null;
    busy: boolean;
    isTypedBefore: boolean;
    discard: () => void;
  };
  submit: string;
  submitProps?: ButtonProps;
  back?: string;
  onBack: () => void;
  /** Another button, between the two ways out. */
  other?: ReactNode;
  children: ReactNode;
}) {
  const [isDraft, setIsDraft] = useState(isTypedBefore);
  return (
    <form {...formProps}>
      <Stack gap="md">
        {isDraft && (
          <Group justify="space-between" gap="xs">
            <Text size="sm" c="dimmed">
              What you entered before is still here. It is not saved yet.
            </Text>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                discard();
                setIsDraft(false);
              }}
            >
              Discard it
            </Button>
          </Group>
        )}
        <FormProblem problem={problem} />
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onBack}>
            {back}
          </Button>
          {other}
          <Button type="submit" loading={busy} {...submitProps}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
