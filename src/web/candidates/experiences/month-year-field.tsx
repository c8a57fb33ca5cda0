import { Autocomplete, Input, NativeSelect } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './experiences.module.css';
import { type MonthYear, monthOptions, yearOptions } from './month-year.ts';
import { t } from '../../platform/messages.ts';

const years = yearOptions(new Date().getFullYear());
const months = [{ value: '', label: t('experiences.month') }, ...monthOptions];

/** A month chosen and a year chosen or typed, under one label; `id` is the month's, where an error leads. */
export function MonthYearField(props: {
  id: string;
  label: string;
  value: MonthYear;
  onChange: (value: MonthYear) => void;
  error: ReactNode;
  required?: boolean;
  disabled?: boolean;
}) {
  const { value, onChange, error, disabled = false, required = false } = props;
  const label = useId();
  const errorId = useId();
  const control = {
    disabled,
    required,
    error: Boolean(error),
    ...(error ? { 'aria-describedby': errorId } : {}),
  };
  return (
    <fieldset className={classes.dates} aria-labelledby={label}>
      <Input.Label component="div" id={label} required={required}>
        {props.label}
      </Input.Label>
      <div className={classes.month}>
        <NativeSelect
          {...control}
          id={props.id}
          aria-label={t('experiences.labelMonth', { label: props.label })}
          data={months}
          value={value.month}
          onChange={(event) => onChange({ ...value, month: event.currentTarget.value })}
        />
        <Autocomplete
          {...control}
          aria-label={t('experiences.labelYear', { label: props.label })}
          placeholder={t('experiences.year')}
          inputMode="numeric"
          maxLength={4}
          data={years}
          filter={({ options, search }) =>
            years.includes(search)
              ? options
              : options.filter((option) => 'value' in option && option.value.startsWith(search))
          }
          value={value.year}
          onChange={(year) => onChange({ ...value, year })}
        />
      </div>
      {error && (
        <Input.Error id={errorId} mt={4}>
          {error}
        </Input.Error>
      )}
    </fieldset>
  );
}
