import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Identity, signInMethodsApi } from '../../../api/identity/sign-in-methods.ts';
import { signInMethodsQuery } from '../auth/sign-in-methods-query.ts';
import { call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { MethodsLoader } from './methods-loader.tsx';
import { SettingsSection } from './settings-section.tsx';
import classes from './settings.module.css';
import { t } from '../../platform/messages.ts';

/** The accounts elsewhere that sign the person in. */
export function IdentitySettings() {
  return (
    <SettingsSection
      id="identities"
      title={t('security.linkedAccounts')}
      about={t('security.linkedAccountsAbout')}
    >
      <MethodsLoader>
        {({ identities }) =>
          identities.length > 0 ? (
            <ul className={classes.rows}>
              {identities.map((identity) => (
                <IdentityRow key={identity.id} identity={identity} />
              ))}
            </ul>
          ) : (
            <Text size="sm">{t('security.noLinkedAccounts')}</Text>
          )
        }
      </MethodsLoader>
    </SettingsSection>
  );
}

function IdentityRow({ identity }: { identity: Identity }) {
  const client = useQueryClient();
  const unlink = useMutation({
    mutationFn: () => call(signInMethodsApi.unlinkIdentity, { params: { id: identity.id } }),
    onSuccess: () => toast.success(t('security.accountUnlinked')),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: signInMethodsQuery.queryKey }),
  });
  return (
    <li className={classes.row}>
      <div>
        <Text fw={500}>{identity.provider}</Text>
        <Text size="sm" c="dimmed">
          {t('security.linkedWhen', { when: formatAgo(identity.created_at) })}
        </Text>
      </div>
      <ConfirmButton
        label={t('security.unlink')}
        size="compact-sm"
        title={t('security.unlinkQuestion', { provider: identity.provider })}
        confirmLabel={t('security.unlink')}
        onConfirm={() => unlink.mutateAsync()}
      >
        {t('security.unlinkNote')}
      </ConfirmButton>
    </li>
  );
}
