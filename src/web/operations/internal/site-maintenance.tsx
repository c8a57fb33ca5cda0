import { Button, Card, Group, Text, Title } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Maintenance, maintenanceApi } from '../../../api/operations/maintenance.ts';
import { call } from '../../platform/client.ts';
import { noticeQuery, spanLabel, usePhase } from '../../platform/shell/maintenance.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useLive } from '../../platform/ui/use-live.ts';
import classes from './internal.module.css';
import { Loaded } from './loaded.tsx';
import { MaintenanceForm } from './maintenance-form.tsx';
import { t } from '../../platform/messages.ts';

const stateQuery = queryOptions({
  queryKey: ['site-maintenance'],
  queryFn: ({ signal }) => call(maintenanceApi.getMaintenance, { signal }),
});

/** Where internal staff announce maintenance of the whole site; others see nothing of it. */
export function SiteMaintenance() {
  const { user } = useSession();
  return user?.role === 'internal' ? <Part /> : null;
}

function Part() {
  const client = useQueryClient();
  const state = useQuery(stateQuery);
  useLive((event) => {
    if (event.type === 'maintenance') void client.invalidateQueries({ queryKey: stateQuery.queryKey });
  });
  const keep = (newer: Maintenance) => {
    client.setQueryData(stateQuery.queryKey, newer);
    client.setQueryData(noticeQuery.queryKey, newer.window);
  };
  return (
    <section aria-labelledby="site-maintenance">
      <Title order={2} id="site-maintenance" mb="md">
        {t('internalWork.maintenance')}
      </Title>
      <Loaded query={state}>
        {(found) => (
          <Card>
            <State state={found} keep={keep} />
          </Card>
        )}
      </Loaded>
    </section>
  );
}

type Props = { state: Maintenance; keep: (newer: Maintenance) => void };

function State({ state, keep }: Props) {
  const [editing, setEditing] = useState(false);
  const phase = usePhase(state.window);
  const window = phase && state.window;
  return (
    <Group justify="space-between" align="flex-start" gap="md">
      <div className={classes.about}>
        <Text fw={500}>{window ? titleOf(phase, window) : t('internalWork.noneAnnounced')}</Text>
        {window && (
          <Text size="sm" className={classes.breaks}>
            {window.message}
          </Text>
        )}
        <Text size="sm" c="dimmed" maw="42rem" mt={4}>
          {t('internalWork.maintenanceNote')}
        </Text>
      </div>
      {window ? (
        <Group gap="xs">
          <Button variant="default" onClick={() => setEditing(true)}>
            {t('internalWork.change')}
          </Button>
          <EndButton state={state} keep={keep} isOpen={phase === 'open'} />
        </Group>
      ) : (
        <Button onClick={() => setEditing(true)}>{t('internalWork.announceMaintenance')}</Button>
      )}
      {editing && <MaintenanceForm state={state} keep={keep} onClose={() => setEditing(false)} />}
    </Group>
  );
}

function titleOf(phase: 'announced' | 'open', window: NonNullable<Maintenance['window']>): string {
  const span = spanLabel(window);
  return phase === 'open'
    ? t('internalWork.readOnlyNow', { span })
    : t('internalWork.announcedFor', { span });
}

function EndButton({ state, keep, isOpen }: Props & { isOpen: boolean }) {
  const end = useMutation({
    mutationFn: () => call(maintenanceApi.setMaintenance, { body: { version: state.version, window: null } }),
    onSuccess: (newer) => {
      keep(newer);
      toast.success(isOpen ? t('internalWork.maintenanceIsOver') : t('internalWork.maintenanceCancelled'));
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <ConfirmButton
      label={isOpen ? t('internalWork.endNow') : t('internalWork.withdraw')}
      title={isOpen ? t('internalWork.endMaintenanceQuestion') : t('internalWork.cancelMaintenanceQuestion')}
      confirmLabel={isOpen ? t('internalWork.endMaintenance') : t('internalWork.cancelMaintenance')}
      danger={false}
      onConfirm={() => end.mutateAsync()}
    >
      {isOpen ? t('internalWork.endMaintenanceNote') : t('internalWork.cancelMaintenanceNote')}
    </ConfirmButton>
  );
}
