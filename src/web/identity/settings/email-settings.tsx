import { Badge, Button, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EmailState } from '../../../api/identity/email-changes.ts';
import { emailQuery } from '../auth/email-query.ts';
import { UnverifiedNotice } from '../auth/unverified-notice.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { useOpenForm } from '../../platform/ui/use-open-form.ts';
import { EmailForm, WaitingEmail } from './email-change.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { SettingsSection } from './settings-section.tsx';
import classes from './settings.module.css';
import { t } from '../../platform/messages.ts';

/** The address of the account: whether it is verified, and how it is changed, which both addresses confirm. */
export function EmailSettings() {
  const { user } = useSession();
  const query = useQuery({ ...emailQuery, enabled: user?.id !== 'pending' });
  return (
    <SettingsSection
      id="email"
      title={t('security.emailTitle')}
      mark={
        query.data && (
          <Badge variant="light" color={query.data.verified ? 'green' : 'orange'}>
            {query.data.verified ? t('security.verified') : t('security.notVerified')}
          </Badge>
        )
      }
    >
      <LoadedPart query={query} failure={t('security.emailNotLoaded')}>
        {(state) => <Address state={state} />}
      </LoadedPart>
    </SettingsSection>
  );
}

function Address({ state }: { state: EmailState }) {
  const client = useQueryClient();
  const { shown: editing, open, close, place, button } = useOpenForm<true>();
  return (
    <Stack gap="md">
      <Text className={classes.address}>{state.email}</Text>
      {!state.verified && (
        <UnverifiedNotice
          email={state.email}
          onVerified={() => void client.invalidateQueries({ queryKey: emailQuery.queryKey })}
        />
      )}
      {state.change ? (
        <WaitingEmail change={state.change} />
      ) : editing ? (
        <div ref={place}>
          <EmailForm onMailed={close} onCancel={close} />
        </div>
      ) : (
        <Button ref={button} variant="default" w="fit-content" onClick={() => open(true)}>
          {t('security.changeEmail')}
        </Button>
      )}
    </Stack>
  );
}
