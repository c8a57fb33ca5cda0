import { Button, type ButtonProps, Group, Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { DraftNotice } from './draft-notice.tsx';
import { FormProblem } from './form-problem.tsx';
import { t } from '../messages.ts';

/**
 * A form in a dialog: what went wrong as a whole on top, its fields, and the ways out below. What was typed before the dialog was
 * closed is there again, and can be discarded.
 */
export function DialogForm({
  form: { formProps, problem, busy, isTypedBefore, discard },
  submit,
  submitProps,
  back = t('ui.back'),
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
  return (
    <form {...formProps}>
      <Stack gap="md">
        <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
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
