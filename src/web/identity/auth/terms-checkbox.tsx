import { Checkbox, type CheckboxProps } from '@mantine/core';
import { TextLink } from '../../platform/ui/link-button.tsx';

/** Agreement to the terms and the privacy notice, each a link to a tab of its own. */
export function TermsCheckbox(props: CheckboxProps) {
  return (
    <Checkbox
      required
      aria-invalid={props.error ? true : undefined}
      label={
        <>
          I agree to the{' '}
          <TextLink to="/terms" target="_blank" inherit underline="always">
            terms
          </TextLink>{' '}
          and the{' '}
          <TextLink to="/privacy" target="_blank" inherit underline="always">
            privacy notice
          </TextLink>
        </>
      }
      {...props}
    />
  );
}
