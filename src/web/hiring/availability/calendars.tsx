import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import {
  availabilityApi,
  type CalendarConnection,
  type CalendarProvider,
} from '../../../api/hiring/availability.ts';
import { LoadedPart } from '../../identity/settings/loaded-part.tsx';
import { SettingsPart } from '../../identity/settings/settings-part.tsx';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatAgo, formatDateTime } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { calendarsQuery } from './calendar-queries.ts';
import { providerNames, usePermission } from './use-permission.ts';
import { CalendarForm } from './calendar-form.tsx';
import classes from './availability.module.css';

/** Calendars elsewhere: connected, read again, put right and disconnected. */
export function CalendarsPart() {
  return (
    <SettingsPart title={t('availability.calendars')} about={t('availability.aboutCalendars')}>
      <LoadedPart query={useQuery(calendarsQuery)} failure={t('availability.calendarsFailed')}>
        {(data) => <Calendars {...data} />}
      </LoadedPart>
    </SettingsPart>
  );
}

function Calendars({ items, services }: { items: CalendarConnection[]; services: CalendarProvider[] }) {
  const permit = usePermission();
  const [form, setForm] = useState<CalendarConnection | 'new' | null>(null);
  return (
    <Stack gap="md">
      {items.length > 0 && (
        <ul className={classes.calendars}>
          {items.map((item) => (
            <li key={item.id}>
              <Connection
                connection={item}
                onFix={() => (item.kind === 'caldav' ? setForm(item) : permit.mutate(item.kind))}
              />
            </li>
          ))}
        </ul>
      )}
      <Group gap="xs">
        {services.map((kind) => (
          <Button
            key={kind}
            variant="default"
            leftSection={<CalendarPlus size={16} aria-hidden />}
            loading={permit.isPending && permit.variables === kind}
            onClick={() => permit.mutate(kind)}
          >
            {t('availability.connectProvider', { name: providerNames[kind] })}
          </Button>
        ))}
        <Button
          variant="default"
          leftSection={<CalendarPlus size={16} aria-hidden />}
          onClick={() => setForm('new')}
        >
          {services.length > 0 ? t('availability.connectOther') : t('availability.connectCalDav')}
        </Button>
      </Group>
      <CalendarForm connection={form} onClose={() => setForm(null)} />
    </Stack>
  );
}

function Connection({ connection, onFix }: { connection: CalendarConnection; onFix: () => void }) {
  const { id, kind, account, address, problem } = connection;
  const client = useQueryClient();
  const keep = (answer: { items: CalendarConnection[]; services: CalendarProvider[] }) =>
    client.setQueryData(calendarsQuery.queryKey, answer);
  const read = useMutation({
    mutationFn: () => call(availabilityApi.readCalendar, { params: { id } }),
    onSuccess: (answer) => {
      keep(answer);
      const now = answer.items.find((one) => one.id === id);
      if (now?.problem === null) toast.success(t('availability.calendarRead'));
      else toast.warning(t('availability.calendarNotRead'));
    },
    onError: (error) => toast.error(error.message),
  });
  const remove = useMutation({
    mutationFn: () => call(availabilityApi.disconnectCalendar, { params: { id } }),
    onSuccess: (answer) => {
      keep(answer);
      toast.success(t('availability.disconnected'));
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Stack gap="xs">
      <Text fw={500} className={classes.account}>
        {kind === 'caldav'
          ? t('availability.accountAt', { account, host: new URL(address).host })
          : t('availability.accountAt', { account, host: providerNames[kind] })}
      </Text>
      <State connection={connection} />
      <Group gap="xs">
        {problem === 'refused' && (
          <Button size="compact-sm" variant="default" onClick={onFix}>
            {connection.kind === 'caldav' ? t('availability.newPassword') : t('availability.connectAgain')}
          </Button>
        )}
        <Button size="compact-sm" variant="default" loading={read.isPending} onClick={() => read.mutate()}>
          {t('availability.readNow')}
        </Button>
        <ConfirmButton
          label={t('availability.disconnect')}
          size="compact-sm"
          title={t('availability.disconnectQuestion')}
          confirmLabel={t('availability.disconnect')}
          onConfirm={() => remove.mutateAsync()}
        >
          {t('availability.disconnectNote')}
        </ConfirmButton>
      </Group>
    </Stack>
  );
}

/** When it was last read, or since when and why it cannot be. */
function State({ connection }: { connection: CalendarConnection }) {
  const { problem, failed_since: since, read_at: at, calendars, unread_events: unread } = connection;
  return (
    <>
      {problem !== null && since !== null && (
        <Alert color="orange" p="xs">
          {t('availability.failedSince', { since: formatDateTime(since), reason: reasons[problem] })}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        {at === null
          ? t('availability.neverRead')
          : t('availability.lastRead', { count: calendars, when: formatAgo(at) })}
        {unread > 0 && ` ${t('availability.unreadEvents', { count: unread })}`}
      </Text>
    </>
  );
}

const reasons: Record<NonNullable<CalendarConnection['problem']>, string> = {
  unreachable: t('availability.unreachable'),
  refused: t('availability.refused'),
  not_calendar: t('availability.notCalendar'),
  no_calendars: t('availability.noCalendars'),
  unreadable: t('availability.unreadable'),
};
