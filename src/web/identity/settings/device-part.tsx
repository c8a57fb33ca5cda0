import { Stack, Switch, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pushApi } from '../../../api/platform/push.ts';
import { storeOffline } from '../../candidates/offline-copy/offline-copy.ts';
import { call } from '../../platform/client.ts';
import {
  deviceState,
  endWorker,
  saveDeviceState,
  offlineData,
  offlineStore,
  startWorker,
} from '../../platform/device/device-state.ts';
import {
  knowsPush,
  ownEndpoint,
  PushError,
  subscribeHere,
  unsubscribeHere,
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
    return { key, deviceId: items.find((one) => one.endpoint === endpoint)?.id ?? null };
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
            {({ key, deviceId }) => <PushSwitch publicKey={key} deviceId={deviceId} />}
          </LoadedPart>
        ) : (
          <Text size="sm">{t('settings.pushUnsupported')}</Text>
        )}
        {user?.role === 'candidate' && 'serviceWorker' in navigator && <OfflineSwitch />}
      </Stack>
    </SettingsPart>
  );
}

function PushSwitch({ publicKey, deviceId }: { publicKey: string; deviceId: string | null }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (wanted: boolean) => {
      if (wanted) await call(pushApi.subscribePush, { body: await subscribeHere(publicKey) });
      else {
        if (deviceId !== null) await call(pushApi.unsubscribePush, { params: { id: deviceId } });
        await unsubscribeHere();
      }
      await settle({ ...deviceState(), push: wanted });
    },
    onError: (error) =>
      toast.error(
        !(error instanceof PushError)
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
      checked={deviceId !== null}
      disabled={isPending}
      onChange={(event) => mutate(event.currentTarget.checked)}
    />
  );
}

function OfflineSwitch() {
  const client = useQueryClient();
  const [isOn, setOn] = useState(() => deviceState().offline);
  const { mutate, isPending } = useMutation({
    mutationFn: async (wanted: boolean) => {
      await settle({ ...deviceState(), offline: wanted });
      if (wanted) await storeOffline(client);
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
  saveDeviceState(wanted);
  if (wanted.push || wanted.offline) await startWorker();
  else await endWorker();
}
