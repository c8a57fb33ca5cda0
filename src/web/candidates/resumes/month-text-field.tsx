import { TextInput, type TextInputProps } from '@mantine/core';
import { t } from '../../platform/messages.ts';

/** A month that is typed, in any usual way, or only a year. */
export function MonthTextField(props: TextInputProps) {
  return <TextInput description={t('resumes.monthHint')} maxLength={20} {...props} />;
}
