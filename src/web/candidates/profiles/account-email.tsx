import { Button, Modal, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { emailQuery } from '../../identity/auth/email-query.ts';
import { EmailForm, WaitingEmail } from '../../identity/settings/email-change.tsx';
import { t } from '../../platform/messages.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import classes from './profile.module.css';

/** The address the person signs in with; `onChange` begins to change it. */
export function AccountEmail({ email, onChange }: { email: string; onChange: () => void }) {
  return (
    <div>
      <div className={classes.email}>
        <TextInput id="email" type="email" label={t('profiles.email')} required readOnly value={email} />
        <Button variant="default" onClick={onChange}>
          {t('profiles.changeEmail')}
        </Button>
      </div>
      <Text size="xs" c="dimmed" mt={6}>
        {t('profiles.emailHint')}
      </Text>
    </div>
  );
}

/** Changes the address, or tells which change waits. Stands outside other forms, as it is one. */
export function EmailDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('profiles.changeEmail')}
      closeButtonProps={{ 'aria-label': t('profiles.close') }}
    >
      <EmailChange onClose={onClose} />
    </Modal>
  );
}

function EmailChange({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(emailQuery);
  if (data) return data.change ? <WaitingEmail change={data.change} /> : <EmailForm onCancel={onClose} />;
  return error ? (
    <ErrorView title={t('profiles.emailNotLoaded')} error={error} onRetry={() => void refetch()} order={3} />
  ) : (
    <SkeletonList rows={1} height={120} />
  );
}
