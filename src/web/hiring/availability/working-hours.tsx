import { Button, Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { availabilityApi, type WorkingHours } from '../../../api/hiring/availability.ts';
import { LoadedPart } from '../../identity/settings/loaded-part.tsx';
import { settingsMessages } from '../../identity/settings/settings-messages.ts';
import { SettingsPart } from '../../identity/settings/settings-part.tsx';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { locale } from '../../platform/ui/locale-settings.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { clockOf, minutesOf } from '../interviews/calendar-week.ts';
import { allZones, ownZone, zoneLabels } from '../interviews/interview-times.ts';
import classes from './availability.module.css';

const hoursQuery = queryOptions({
  queryKey: ['account', 'working-hours'],
  queryFn: ({ signal }) => call(availabilityApi.getWorkingHours, { signal }),
});

type Day = { works: boolean; from: string; until: string };
type Values = { time_zone: string; week: Day[] };

/** From when until when I work on each day of the week, by the clock of which zone. */
export function WorkingHoursPart() {
  return (
    <SettingsPart title={t('availability.workingHours')} about={t('availability.aboutHours')}>
      <LoadedPart query={useQuery(hoursQuery)} failure={t('availability.hoursFailed')} rows={7}>
        {(hours) => <HoursForm hours={hours} />}
      </LoadedPart>
    </SettingsPart>
  );
}

function HoursForm({ hours }: { hours: WorkingHours }) {
  const client = useQueryClient();
  const { queryKey } = hoursQuery;
  const { form, problem, busy, formProps } = useMutationForm<Values, WorkingHours>({
    ...settingsMessages,
    initialValues: valuesOf(hours),
    validate: (values) =>
      Object.fromEntries(
        values.week.flatMap(({ works, from, until }, day) =>
          works && minutesOf(until) <= minutesOf(from)
            ? [[`week.${day}.until`, t('availability.endAfterStart')]]
            : [],
        ),
      ),
    save: ({ time_zone, week }) =>
      call(availabilityApi.saveWorkingHours, {
        body: {
          version: client.getQueryData(queryKey)?.version ?? hours.version,
          time_zone,
          week: week.map(({ works, from, until }) =>
            works ? { from: minutesOf(from), until: minutesOf(until) } : null,
          ),
        },
      }),
    onSaved: (stored) => client.setQueryData(queryKey, stored),
    onFailed: () => client.invalidateQueries({ queryKey }),
  });
  const { time_zone: zone } = form.values;
  return (
    <form {...formProps}>
      <Stack gap="md" maw="32rem">
        <FormProblem problem={problem} />
        <Select
          label={t('settings.timeZone')}
          searchable
          allowDeselect={false}
          maw="24rem"
          data={allZones(zone).map((value) => ({ value, label: zoneLabels(value) }))}
          {...form.getInputProps('time_zone')}
        />
        <Days form={form} />
        <Button type="submit" loading={busy} w="fit-content">
          {t('settings.saveChanges')}
        </Button>
      </Stack>
    </form>
  );
}

function Days({ form }: { form: UseFormReturnType<Values> }) {
  return (
    <ul className={classes.days}>
      {form.values.week.map(({ works }, day) => (
        <li key={day}>
          <Checkbox
            label={dayNames()[day]}
            className={classes.day}
            {...form.getInputProps(`week.${day}.works`, { type: 'checkbox' })}
          />
          {works ? (
            <Group gap="xs" wrap="nowrap" align="flex-start">
              <TextInput
                type="time"
                step={900}
                aria-label={t('availability.dayFrom', { day: dayNames()[day] ?? '' })}
                {...form.getInputProps(`week.${day}.from`)}
              />
              <Text mt={6}>–</Text>
              <TextInput
                type="time"
                step={900}
                aria-label={t('availability.dayUntil', { day: dayNames()[day] ?? '' })}
                {...form.getInputProps(`week.${day}.until`)}
              />
            </Group>
          ) : (
            <Text size="sm" c="dimmed" className={classes.off}>
              {t('availability.dayOff')}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}

function valuesOf({ time_zone, week }: WorkingHours): Values {
  return {
    time_zone: time_zone ?? ownZone(),
    week: week.map((day) => ({
      works: day !== null,
      from: clockOf(day?.from ?? 540),
      // The last field of a day is a minute before midnight.
      until: clockOf(Math.min(day?.until ?? 1020, 1439)),
    })),
  };
}

/** The names of the days from Monday on. */
function dayNames(): string[] {
  const format = new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' });
  // November 23, 2026 is a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 10, 23 + day)));
}
