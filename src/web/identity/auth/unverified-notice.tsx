import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './auth.module.css';
import { VerifyEmail } from './verify-email.tsx';
import { t } from '../../platform/messages.ts';

/** Asks a person who has not verified their address to do so. */
export function UnverifiedNotice({ email, onVerified }: { email: string; onVerified: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={classes.notice} aria-label={t('auth.verifyEmail')}>
      <Text fw={500}>{t('auth.notVerified')}</Text>
      {open ? (
        <div className={classes.noticeForm}>
          <VerifyEmail email={email} size="sm" onVerified={onVerified} />
        </div>
      ) : (
        <>
          <Text size="sm" mt={4} mb="sm">
            {t('auth.verifyToRecover')}
          </Text>
          <Button variant="default" size="sm" onClick={() => setOpen(true)}>
            {t('auth.verifyNow')}
          </Button>
        </>
      )}
    </section>
  );
}
