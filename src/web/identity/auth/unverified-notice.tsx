import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './auth.module.css';
import { VerifyEmail } from './verify-email.tsx';

/** Asks a person who has not verified their address to do so. */
export function UnverifiedNotice({ email, onVerified }: { email: string; onVerified: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={classes.notice} aria-label="Verify your email">
      <Text fw={500}>Your email is not verified yet</Text>
      {open ? (
        <div className={classes.noticeForm}>
          <VerifyEmail email={email} size="sm" onVerified={onVerified} />
        </div>
      ) : (
        <>
          <Text size="sm" mt={4} mb="sm">
            Verify it so that you can always recover your account.
          </Text>
          <Button variant="default" size="sm" onClick={() => setOpen(true)}>
            Verify now
          </Button>
        </>
      )}
    </section>
  );
}
