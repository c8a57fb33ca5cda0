import { Button, Text } from '@mantine/core';
import { AuthCard } from './auth-card.tsx';
import classes from './auth.module.css';
import { t } from '../../platform/messages.ts';

/** Tells somebody who has just signed in by mail that the account's old password has ended, and why. */
export function PasswordEnded({ onContinue }: { onContinue: () => void }) {
  return (
    <AuthCard title={t('auth.signedIn')} other={null}>
      <div className={classes.form} aria-live="polite">
        <Text>{t('auth.passwordEnded')}</Text>
        <Text>{t('auth.passwordEndedNext')}</Text>
        <Button size="md" fullWidth onClick={onContinue}>
          {t('auth.continue')}
        </Button>
      </div>
    </AuthCard>
  );
}
