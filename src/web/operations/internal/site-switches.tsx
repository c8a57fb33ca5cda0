import { Card, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SiteSwitch, type SwitchName, switchesApi } from '../../../api/operations/switches.ts';
import { call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmDialog } from '../../platform/ui/confirm.tsx';
import { Loaded } from './loaded.tsx';
import { useStaffAction } from './use-staff-action.ts';
import { t } from '../../platform/messages.ts';

const switches: Record<SwitchName, { label: string; off: string }> = {
  models: { label: t('internalWork.models'), off: t('internalWork.modelsOff') },
  sign_ups: { label: t('internalWork.signUps'), off: t('internalWork.signUpsOff') },
};

const switchesQuery = queryOptions({
  queryKey: ['switches'],
  queryFn: ({ signal }) => call(switchesApi.listSwitches, { signal }),
});

/** What internal staff can switch off for everybody; others see nothing of it. */
export function SiteSwitches() {
  const { user } = useSession();
  return user?.role === 'internal' ? <Part /> : null;
}

function Part() {
  const list = useQuery(switchesQuery);
  return (
    <section aria-labelledby="switches">
      <Title order={2} id="switches" mb="md">
        {t('internalWork.switches')}
      </Title>
      <Loaded query={list}>
        {({ items }) => (
          <Card>
            <Stack gap="lg">
              {items.map((item) => (
                <Row key={item.name} item={item} />
              ))}
            </Stack>
          </Card>
        )}
      </Loaded>
    </section>
  );
}

function Row({ item }: { item: SiteSwitch }) {
  const [asks, setAsks] = useState(false);
  const { label, off } = switches[item.name];
  const by = item.changed_by ?? t('internalWork.deletedAccount');
  const at = item.changed_at?.slice(0, 16).replace('T', ' ') ?? '';
  const change = useStaffAction(
    ['switches'],
    (isOn: boolean) => call(switchesApi.changeSwitch, { params: { name: item.name }, body: { is_on: isOn } }),
    (isOn) => (isOn ? t('internalWork.switchedOn', { label }) : t('internalWork.switchedOff', { label })),
  );
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div>
        <Text fw={500}>{label}</Text>
        <Text size="sm" c="dimmed" maw="42rem">
          {t('internalWork.whenOff', { effect: off })}
        </Text>
        {item.changed_at && (
          <Text size="xs" c="dimmed" mt={4}>
            {item.is_on
              ? t('internalWork.turnedOnBy', { by, at })
              : t('internalWork.turnedOffBy', { by, at })}
          </Text>
        )}
      </div>
      <Switch
        aria-label={label}
        checked={item.is_on}
        onChange={(event) => (event.currentTarget.checked ? change.mutate(true) : setAsks(true))}
      />
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('internalWork.turnOffQuestion', { label })}
        confirmLabel={t('internalWork.turnOff')}
        onConfirm={() => change.mutateAsync(false)}
      >
        {off}
      </ConfirmDialog>
    </Group>
  );
}
