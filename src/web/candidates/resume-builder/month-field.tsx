import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../platform/messages.ts';
import { formatMonth } from '../../platform/ui/dates.ts';
import { parseMonthText } from '../resumes/month-text.ts';

/** A month or year of a resume, typed in any usual way; what is no month is shown as such and not passed on. */
export function MonthField(props: {
  label: string;
  hint: string;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (props.value ? formatMonth(props.value) : '');
  const isWrong = typed !== null && parseMonthText(typed) === undefined;
  return (
    <TextInput
      label={props.label}
      description={props.hint}
      value={text}
      maxLength={20}
      error={isWrong && t('resumeBuilder.wrongMonth')}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setTyped(value);
        const month = parseMonthText(value);
        if (month !== undefined) props.onChange(month);
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
