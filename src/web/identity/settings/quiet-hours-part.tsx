import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AccountSettings, accountSettingsApi } from '../../../api/identity/account-settings.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { call } from '../../platform/client.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { ownZone, zoneLabels } from '../../hiring/interviews/interview-times.ts';
import { accountSettingsQuery } from './account-settings-queries.ts';
import { LoadedPart } from './loaded-part.tsx';
import { SettingsPart } from './settings-part.tsx';
import { settingsMessages } from './settings-messages.ts';
import { t } from '../../platform/messages.ts';

const none = '';
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** The hours in which mails of notifications wait. */
export function QuietHoursPart() {
  const query = useQuery(accountSettingsQuery);
  const zone = query.data?.quiet_hours?.time_zone ?? ownZone();
  return (
    <SettingsPart
      title={t('settings.quietHours')}
      about={t('settings.quietHoursAbout', { zone: zoneLabels(zone) })}
    >
      <LoadedPart query={query} failure={t('settings.quietHoursNotLoaded')}>
        {(settings) => <QuietHoursForm settings={settings} />}
      </LoadedPart>
    </SettingsPart>
  );
}

function QuietHoursForm({ settings }: { settings: AccountSettings }) {
  const client = useQueryClient();
  const { queryKey } = accountSettingsQuery;
  const { quiet_hours: quiet } = settings;
  const { form, problem, busy, formProps } = useMutationForm({
    ...settingsMessages,
    initialValues: { from: quiet ? String(quiet.from) : none, until: quiet ? String(quiet.until) : '7' },
    validate: {
      until: (until, { from }) => (until === from ? t('settings.sameHours') : null),
    },
    save: ({ from, until }) => {
      const quiet_hours =
        from === none ? null : { from: Number(from), until: Number(until), time_zone: ownZone() };
      const body = { version: settings.version, value: { quiet_hours } };
      return call(accountSettingsApi.saveAccountSettings, { body });
    },
    onSaved: (stored) => client.setQueryData(queryKey, stored),
    onFailed: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <form {...formProps}>
      <Stack gap="md" maw="24rem">
        <FormProblem problem={problem} />
        <Group gap="md" grow align="flex-start">
          <NativeSelect
            label={t('settings.from')}
            data={[{ value: none, label: t('settings.noHour') }, ...hours]}
            {...form.getInputProps('from')}
          />
          <NativeSelect
            label={t('settings.until')}
            data={hours}
            disabled={form.values.from === none}
            {...form.getInputProps('until')}
          />
        </Group>
        <Button type="submit" variant="default" loading={busy} w="fit-content">
          {t('settings.saveChanges')}
        </Button>
      </Stack>
    </form>
  );
}
