import { Stack, Switch, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pushApi } from '../../../api/platform/push.ts';
import { storeOffline } from '../../candidates/offline-copy/offline-copy.ts';
import { call } from '../../platform/client.ts';
import {
  deviceState,
  endWorker,
  keepDeviceState,
  offlineData,
  offlineStore,
  startWorker,
} from '../../platform/device/device-state.ts';
import {
  knowsPush,
  ownEndpoint,
  PushRefused,
  turnOffPush,
  turnOnPush,
} from '../../platform/device/push-device.ts';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { LoadedPart } from './loaded-part.tsx';
import { SettingsPart } from './settings-part.tsx';

/** The key of the server, and whether it sends notices to this browser. */
const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: async ({ signal }) => {
    const { public_key: key, items } = await call(pushApi.getPush, { signal });
    const endpoint = await ownEndpoint();
    return { key, isOn: endpoint !== null && items.some((one) => one.endpoint === endpoint) };
  },
});

/** What this one device does: push notices, and the last seen applications without a connection. All off until asked. */
export function DevicePart() {
  const { user } = useSession();
  const push = useQuery(pushQuery);
  return (
    <SettingsPart title={t('settings.deviceHeading')} about={t('settings.deviceAbout')}>
      <Stack gap="md">
        {knowsPush() ? (
          <LoadedPart query={push} failure={t('settings.choicesNotLoaded')} rows={1}>
            {({ key, isOn }) => <PushSwitch publicKey={key} isOn={isOn} />}
          </LoadedPart>
        ) : (
          <Text size="sm">{t('settings.pushUnsupported')}</Text>
        )}
        {user?.role === 'candidate' && 'serviceWorker' in navigator && <OfflineSwitch />}
      </Stack>
    </SettingsPart>
  );
}

function PushSwitch({ publicKey, isOn }: { publicKey: string; isOn: boolean }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (wanted: boolean) => {
      if (wanted) await turnOnPush(publicKey);
      else await turnOffPush();
      await settle({ ...deviceState(), push: wanted });
    },
    onError: (error) =>
      toast.error(
        !(error instanceof PushRefused)
          ? error.message
          : error.why === 'denied'
            ? t('settings.pushDenied')
            : t('settings.pushFailed'),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
  return (
    <Switch
      label={t('settings.pushOn')}
      description={t('settings.pushAbout')}
      checked={isOn}
      disabled={isPending}
      onChange={(event) => mutate(event.currentTarget.checked)}
    />
  );
}

function OfflineSwitch() {
  const [isOn, setOn] = useState(() => deviceState().offline);
  const { mutate, isPending } = useMutation({
    mutationFn: async (wanted: boolean) => {
      await settle({ ...deviceState(), offline: wanted });
      if (wanted) await storeOffline();
      else await (await caches.open(offlineStore)).delete(offlineData);
    },
    onSuccess: (_done, wanted) => setOn(wanted),
    onError: async () => {
      await settle({ ...deviceState(), offline: false }).catch(() => {});
      toast.error(t('settings.offlineFailed'));
    },
  });
  return (
    <Switch
      label={t('settings.offlineOn')}
      description={t('settings.offlineAbout')}
      checked={isOn}
      disabled={isPending}
      onChange={(event) => mutate(event.currentTarget.checked)}
    />
  );
}

/** Notes what is wanted of this device; its service worker is there as long as anything is. */
async function settle(wanted: ReturnType<typeof deviceState>): Promise<void> {
  keepDeviceState(wanted);
  if (wanted.push || wanted.offline) await startWorker();
  else await endWorker();
}
