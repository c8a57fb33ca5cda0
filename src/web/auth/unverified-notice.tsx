import { Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../shell/session.tsx';
import classes from './auth.module.css';
import { emailQuery } from './email-query.ts';
import { VerifyEmail } from './verify-email.tsx';

/** Asks a person who has not verified their address to do so; nothing for everybody else. */
export function UnverifiedNotice() {
  const client = useQueryClient();
  const { user } = useSession();
  const { data } = useQuery({ ...emailQuery, enabled: user?.id !== 'pending' });
  const [open, setOpen] = useState(false);
  if (!data || data.verified) return null;
  return (
    <section className={classes.notice} aria-label="Verify your email">
      <Text fw={500}>Your email is not verified yet</Text>
      {open ? (
        <div className={classes.noticeForm}>
          <VerifyEmail
            email={data.email}
            size="sm"
            onVerified={() => void client.invalidateQueries({ queryKey: emailQuery.queryKey })}
          />
        </div>
      ) : (
        <>
          <Text size="sm" mt={4} mb="sm">
            Verify it, so that you can always get back into your account.
          </Text>
          <Button variant="default" size="sm" onClick={() => setOpen(true)}>
            Verify now
          </Button>
        </>
      )}
    </section>
  );
}
