import { NativeSelect, Switch, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type MailChoice,
  mailChoices,
  notificationKinds,
  type NotificationSetting,
  notificationsApi,
} from '../../../api/platform/notifications.ts';
import { saidInPage } from '../../../messages/in-page.ts';
import { call } from '../../platform/client.ts';
import { settingsQuery } from '../../platform/notifications/notification-queries.ts';
import classes from '../../platform/notifications/notifications.module.css';
import { toast } from '../../platform/ui/toast.ts';
import { DevicePart } from './device-part.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { QuietHoursPart } from './quiet-hours-part.tsx';
import { SettingsSection } from './settings-section.tsx';
import { t } from '../../platform/messages.ts';

const mailWords: Record<MailChoice, string> = {
  at_once: t('settings.emailRightAway'),
  daily: t('settings.dailyDigest'),
  never: t('settings.noEmail'),
};

/** For each kind of news: whether it stands behind the bell, and whether it is mailed. Each change is kept at once. */
export function NotificationSettings() {
  return (
    <SettingsSection
      id="notifications"
      title={t('settings.notifications')}
      about={t('settings.notificationsAbout')}
    >
      <LoadedPart query={useQuery(settingsQuery)} failure={t('settings.choicesNotLoaded')} rows={4}>
        {(data) => (
          <>
            {data.items.map((setting) => (
              <Row key={setting.kind} setting={setting} />
            ))}
            <QuietHoursPart />
            <DevicePart />
          </>
        )}
      </LoadedPart>
    </SettingsSection>
  );
}

function Row({ setting }: { setting: NotificationSetting }) {
  const { keep, busy } = useKeeping(setting.kind);
  return (
    <fieldset className={classes.setting} aria-busy={busy}>
      <Text component="legend" size="sm" fw={500}>
        {saidInPage(notificationKinds[setting.kind].label)}
      </Text>
      <div className={classes.ways}>
        <Switch
          label={t('settings.inTenon')}
          checked={setting.in_app}
          onChange={(event) => keep({ in_app: event.currentTarget.checked })}
        />
        <NativeSelect
          aria-label={t('settings.email')}
          size="sm"
          value={setting.mail}
          data={mailChoices.map((value) => ({ value, label: mailWords[value] }))}
          onChange={(event) => {
            const mail = mailChoices.find((choice) => choice === event.currentTarget.value);
            if (mail) keep({ mail });
          }}
        />
      </div>
    </fieldset>
  );
}

/** Keeps changes of one kind: each shows at once, and they are sent one after another, so that none undoes another. */
function useKeeping(kind: NotificationSetting['kind']) {
  const client = useQueryClient();
  const { queryKey } = settingsQuery;
  const { mutate, isPending } = useMutation({
    scope: { id: `notification-setting-${kind}` },
    onMutate: (change: Partial<NotificationSetting>) => {
      client.setQueryData(queryKey, (data) => {
        return (
          data && { items: data.items.map((item) => (item.kind === kind ? { ...item, ...change } : item)) }
        );
      });
    },
    mutationFn: async () => {
      const body = client.getQueryData(queryKey)?.items.find((item) => item.kind === kind);
      if (body) await call(notificationsApi.setNotification, { body });
    },
    onError: async () => {
      toast.error(t('settings.saveFailed'));
      await client.invalidateQueries({ queryKey });
    },
  });
  return { keep: mutate, busy: isPending };
}
