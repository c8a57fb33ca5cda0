import { Checkbox, type CheckboxProps } from '@mantine/core';

/** Asks whether API tokens end as well; they do unless somebody says otherwise. */
export function EndTokens(props: CheckboxProps) {
  return (
    <Checkbox
      label="End my API tokens too"
      description="Programs that use them will need new ones."
      {...props}
    />
  );
}
