import { Button, NativeSelect, Select, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AccountSettings, accountSettingsApi, locales } from '../../../api/identity/account-settings.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { call } from '../../platform/client.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { allZones, zoneLabels } from '../../hiring/interviews/interview-times.ts';
import { followLanguage } from '../../platform/shell/page-language.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { accountSettingsQuery } from './account-settings-queries.ts';
import { LoadedPart } from './loaded-part.tsx';
import { SettingsSection } from './settings-section.tsx';
import { settingsMessages } from './settings-messages.ts';
import { pageLocale, t } from '../../platform/messages.ts';

const browser = '';

/** The language of the texts, and how dates, times, numbers and amounts are written. */
export function LanguageSettings() {
  return (
    <SettingsSection
      id="language"
      title={t('settings.languageAndTimeZone')}
      about={t('settings.languageAbout')}
    >
      <LoadedPart query={useQuery(accountSettingsQuery)} failure={t('settings.languageNotLoaded')} rows={2}>
        {(settings) => <LanguageForm settings={settings} />}
      </LoadedPart>
    </SettingsSection>
  );
}

function LanguageForm({ settings }: { settings: AccountSettings }) {
  const names = new Intl.DisplayNames(pageLocale(), { type: 'language', languageDisplay: 'standard' });
  const { form, problem, busy, formProps } = useLanguageForm(settings);
  const { locale, time_zone: zone } = form.values;
  return (
    <form {...formProps}>
      <Stack gap="md" maw="24rem">
        <FormProblem problem={problem} />
        <NativeSelect
          label={t('settings.language')}
          data={[
            { value: browser, label: t('settings.sameAsThisBrowser') },
            ...locales.map((value) => ({ value, label: names.of(value) ?? value })),
          ]}
          {...form.getInputProps('locale')}
        />
        <Select
          label={t('settings.timeZone')}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('settings.noSuchTimeZone')}
          data={[
            { value: browser, label: t('settings.sameAsThisBrowser') },
            ...allZones('UTC').map((value) => ({ value, label: zoneLabels(value) })),
          ]}
          {...form.getInputProps('time_zone')}
        />
        <Text size="sm" c="dimmed" component="output">
          {t('settings.sample', sampleOf(locale, zone))}
        </Text>
        <Button type="submit" loading={busy} w="fit-content">
          {t('settings.saveChanges')}
        </Button>
      </Stack>
    </form>
  );
}

function useLanguageForm(settings: AccountSettings) {
  const client = useQueryClient();
  const { refresh } = useSession();
  const { queryKey } = accountSettingsQuery;
  return useMutationForm({
    ...settingsMessages,
    initialValues: { locale: settings.locale ?? browser, time_zone: settings.time_zone ?? browser },
    save: ({ locale, time_zone }) => {
      const value = { locale: locales.find((one) => one === locale) ?? null, time_zone: time_zone || null };
      const body = { version: settings.version, value };
      return call(accountSettingsApi.saveAccountSettings, { body });
    },
    onSaved: async (stored) => {
      client.setQueryData(queryKey, stored);
      await refresh();
      followLanguage(stored.locale ?? navigator.language);
    },
    onFailed: () => client.invalidateQueries({ queryKey }),
  });
}

/** The present day and time and a number, written as chosen. */
function sampleOf(locale: string, zone: string): { moment: string; number: string } {
  const format = new Intl.DateTimeFormat(locale || undefined, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone || undefined,
  });
  return { moment: format.format(new Date()), number: (12_345.6).toLocaleString(locale || undefined) };
}
