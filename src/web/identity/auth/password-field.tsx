import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password field whose show/hide toggle can be reached by keyboard and has a name. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      size="md"
      required
      withAsterisk={false}
      visibilityToggleFocusable
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      {...props}
    />
  );
}
