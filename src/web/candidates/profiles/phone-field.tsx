import { Input, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type * as PhoneNumbers from './phone-numbers.ts';
import classes from './profile.module.css';
import { t } from '../../platform/messages.ts';

type Reader = typeof PhoneNumbers;

/**
 * A phone number of any country: typed with its country code, or in the country's own way after choosing it. It is written
 * the international way when the field is left. `onProblem` tells what is wrong with it, null when nothing is.
 */
export function PhoneField(props: {
  id: string;
  label: string;
  value: string;
  /** What is stored already, which is taken as it is. */
  stored: string;
  error: ReactNode;
  onChange: (value: string) => void;
  onProblem: (problem: string | null) => void;
}) {
  const { id, label, value, stored, error } = props;
  const errorId = useId();
  const [reader, setReader] = useState<Reader | null>(null);
  const [chosen, setChosen] = useState('');
  // The numbering of all countries is as large as a page: it comes when a number is there, or is about to be.
  const [isWanted, setIsWanted] = useState(value !== '');
  useEffect(() => {
    let here = isWanted || value !== '';
    if (here) void import('./phone-numbers.ts').then((loaded) => here && setReader(loaded));
    return () => {
      here = false;
    };
  }, [isWanted, value]);
  const country = reader?.countryOf(value) ?? chosen;

  function check(text: string, of: string) {
    if (!reader || text.trim() === '' || text === stored) return props.onProblem(null);
    const written = reader.writtenPhone(text, of);
    if (written !== null) props.onChange(written);
    props.onProblem(written === null ? t('profiles.notPhone') : null);
  }
  return (
    <Input.Wrapper label={label} labelProps={{ htmlFor: id }} error={error} errorProps={{ id: errorId }}>
      <div
        className={classes.phone}
        onFocus={() => setIsWanted(true)}
        onPointerEnter={() => setIsWanted(true)}
      >
        <NativeSelect
          aria-label={t('profiles.phoneCountry')}
          value={country}
          data={[{ value: '', label: t('profiles.country') }, ...(reader?.callingCodes() ?? [])]}
          onChange={(event) => {
            const of = event.currentTarget.value;
            setChosen(of);
            if (value.trim() !== '' && !value.trim().startsWith('+')) check(value, of);
          }}
        />
        <TextInput
          id={id}
          type="tel"
          autoComplete="tel"
          value={value}
          error={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          onBlur={() => check(value, country)}
        />
      </div>
    </Input.Wrapper>
  );
}
