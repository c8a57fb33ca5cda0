import { Button, Text } from '@mantine/core';
import { AuthCard } from './auth-card.tsx';
import classes from './auth.module.css';

/** Tells somebody who has just signed in by mail that the account's old password has ended, and why. */
export function PasswordEnded({ onContinue }: { onContinue: () => void }) {
  return (
    <AuthCard title="You are signed in" other={null}>
      <div className={classes.form} aria-live="polite">
        <Text>
          Your email is now verified. Before that, anyone could have set this account’s password, so the
          password no longer works and other devices are signed out.
        </Text>
        <Text>You can set a new password in Settings, or keep signing in by email.</Text>
        <Button size="md" fullWidth onClick={onContinue}>
          Continue
        </Button>
      </div>
    </AuthCard>
  );
}
