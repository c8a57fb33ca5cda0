import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../platform/messages.ts';

/** A month or year of a resume, typed as `2024-05` or `2024`; what is no month is shown as such and not passed on. */
export function MonthField(props: {
  label: string;
  hint: string;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? props.value ?? '';
  const isWrong = typed !== null && typed !== '' && !isMonth(typed);
  return (
    <TextInput
      label={props.label}
      description={props.hint}
      value={text}
      maxLength={7}
      error={isWrong && t('resumeBuilder.wrongMonth')}
      onChange={(event) => {
        const value = event.currentTarget.value.trim();
        setTyped(value);
        if (value === '') props.onChange(null);
        else if (isMonth(value)) props.onChange(value);
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}

function isMonth(text: string): boolean {
  return /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(text);
}
