import { TextInput, type TextInputProps } from '@mantine/core';

/** A month that is typed, in any usual way, or only a year. */
export function MonthTextField(props: TextInputProps) {
  return <TextInput description="Like 2024-03, Mar 2024 or 2024" maxLength={20} {...props} />;
}
