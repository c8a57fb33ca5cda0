import { Checkbox, type CheckboxProps } from '@mantine/core';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { rich } from '../../platform/messages.ts';

/** Agreement to the terms and the privacy notice, each a link to a tab of its own. */
export function TermsCheckbox(props: CheckboxProps) {
  return (
    <Checkbox
      required
      aria-invalid={props.error ? true : undefined}
      label={rich('auth.agreeToTerms', {
        terms: (text) => (
          <TextLink to="/terms" target="_blank" inherit underline="always">
            {text}
          </TextLink>
        ),
        privacy: (text) => (
          <TextLink to="/privacy" target="_blank" inherit underline="always">
            {text}
          </TextLink>
        ),
      })}
      {...props}
    />
  );
}
