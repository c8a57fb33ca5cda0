import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { t } from '../../platform/messages.ts';

/** A password field whose show/hide toggle can be reached by keyboard and has a name. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      size="md"
      required
      withAsterisk={false}
      visibilityToggleFocusable
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword') }}
      {...props}
    />
  );
}
