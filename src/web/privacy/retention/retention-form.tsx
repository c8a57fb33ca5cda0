import { ActionIcon, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  mostMonths,
  type Retention,
  retention as retentionSchema,
  retentionApi,
} from '../../../api/privacy/retention.ts';
import { countryCodes } from '../../../messages/countries.ts';
import { ApiError, call } from '../../platform/client.ts';
import { pageLocale, t } from '../../platform/messages.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { wholeNumber } from '../../platform/ui/whole-number.ts';
import { RetentionPreviewPart } from './retention-preview.tsx';
import { previewQuery, retentionQuery } from './retention-queries.ts';
import classes from './retention-settings.module.css';

type Values = { months: string; countries: { country: string; months: string }[] };

/** After how many months data is deleted, in general and by country, with who would be deleted by what stands here. */
export function RetentionForm({ retention }: { retention: Retention }) {
  const { form, problem, busy, formProps } = useRetentionForm(retention);
  const { countries } = form.values;
  const area = useRef<HTMLDivElement>(null);
  /** Changes the countries; the focus goes to the field of the new one, else to the choice of another. */
  function change(next: Values['countries'], focus: 'last' | 'choice') {
    flushSync(() => form.setFieldValue('countries', next));
    const fields = area.current?.querySelectorAll<HTMLElement>('li input');
    if (focus === 'last') fields?.item(fields.length - 1).focus();
    else area.current?.querySelector('select')?.focus();
  }
  return (
    <form {...formProps}>
      <Stack gap="md" ref={area}>
        <FormProblem problem={problem} />
        <TextInput
          maw="24rem"
          inputMode="numeric"
          label={t('retention.months')}
          description={t('retention.aboutMonths')}
          {...form.getInputProps('months')}
        />
        {countries.length > 0 && (
          <CountryRows
            form={form}
            onRemove={(gone) =>
              change(
                countries.filter(({ country }) => country !== gone),
                'choice',
              )
            }
          />
        )}
        <CountryChoice
          taken={countries.map(({ country }) => country)}
          onChoose={(country) => change([...countries, { country, months: form.values.months }], 'last')}
        />
        <Preview values={form.values} />
        <Group>
          <Button type="submit" loading={busy}>
            {t('retention.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The months of each country that has its own. */
function CountryRows({
  form,
  onRemove,
}: {
  form: UseFormReturnType<Values>;
  onRemove: (country: string) => void;
}) {
  return (
    <ul className={classes.countries} aria-label={t('retention.byCountry')}>
      {form.values.countries.map(({ country }, at) => (
        <li key={country}>
          <span className={classes.country}>{nameOf(country)}</span>
          <TextInput
            inputMode="numeric"
            placeholder={t('retention.never')}
            aria-label={t('retention.monthsIn', { country: nameOf(country) })}
            {...form.getInputProps(`countries.${at}.months`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('retention.removeCountry', { country: nameOf(country) })}
            onClick={() => onRemove(country)}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

function CountryChoice({ taken, onChoose }: { taken: string[]; onChoose: (country: string) => void }) {
  const others = countryCodes
    .filter((code) => !taken.includes(code))
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, pageLocale()));
  return (
    <NativeSelect
      maw="24rem"
      label={t('retention.addCountry')}
      description={t('retention.aboutCountries')}
      value=""
      data={[{ value: '', label: t('retention.chooseCountry') }, ...others]}
      onChange={(event) => {
        if (event.currentTarget.value !== '') onChoose(event.currentTarget.value);
      }}
    />
  );
}

function nameOf(country: string): string {
  return new Intl.DisplayNames(pageLocale(), { type: 'region' }).of(country) ?? country;
}

function Preview({ values }: { values: Values }) {
  const [settled] = useDebouncedValue(values, 400);
  const periods = periodsOf(settled);
  const isValid = mistakes(settled) === 0;
  const isOff = isValid && [periods, ...periods.countries].every(({ months }) => months === null);
  const preview = useQuery(previewQuery(isValid && !isOff ? periods : null));
  if (isOff)
    return (
      <Text size="sm" c="dimmed">
        {t('retention.off')}
      </Text>
    );
  return isValid ? <RetentionPreviewPart query={preview} /> : null;
}

function periodsOf({ months, countries }: Values) {
  return {
    months: wholeNumber(months),
    countries: countries.map((one) => ({ country: one.country, months: wholeNumber(one.months) })),
  };
}

function mistake(typed: string): string | null {
  const months = wholeNumber(typed);
  const isFine = months === null || (months >= 1 && months <= mostMonths);
  return isFine ? null : t('retention.wholeMonths', { most: mostMonths });
}

function mistakes({ months, countries }: Values): number {
  return [months, ...countries.map((one) => one.months)].filter((typed) => mistake(typed) !== null).length;
}

function valuesOf({ months, countries }: Retention): Values {
  const typed = (value: number | null) => (value === null ? '' : String(value));
  return {
    months: typed(months),
    countries: countries.map((one) => ({ country: one.country, months: typed(one.months) })),
  };
}

function useRetentionForm(retention: Retention) {
  const client = useQueryClient();
  const { queryKey } = retentionQuery;
  const versionNow = () => client.getQueryData(queryKey)?.version ?? retention.version;
  const made = useMutationForm<Values, Retention>({
    initialValues: valuesOf(retention),
    validate: { months: mistake, countries: { months: mistake } },
    save: (values) =>
      call(retentionApi.changeRetention, { body: { version: versionNow(), ...periodsOf(values) } }),
    saved: t('retention.saved'),
    onSaved: (stored) => {
      client.setQueryData(queryKey, stored);
      made.startFrom(valuesOf(stored));
    },
    onFailed: (error) => {
      const newer =
        error instanceof ApiError && error.code === 'stale_version'
          ? retentionSchema.safeParse(error.current)
          : null;
      if (!newer?.success) return false;
      client.setQueryData(queryKey, newer.data);
      made.startFrom(valuesOf(newer.data));
      made.setProblem(t('retention.newerLoaded'));
      return true;
    },
  });
  return made;
}
