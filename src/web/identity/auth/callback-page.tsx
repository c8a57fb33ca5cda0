import { Button, Text } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { safeReturnPath } from '../../platform/shell/landing.ts';
import { LoadingPage } from '../../platform/shell/loading-page.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { AuthCard } from './auth-card.tsx';
import classes from './auth.module.css';
import { type CallbackLink, readCallbackLink } from './callback-link.ts';
import { PasswordEnded } from './password-ended.tsx';
import { useCallbackLink } from './use-callback-link.ts';
import { t } from '../../platform/messages.ts';

/** Follows the links of our mails and returns from elsewhere. What they carried is cleared from the address at once. */
export function CallbackPage() {
  // While it leads on, the address is that of the next page already.
  const arrived = useLocation({
    select: ({ pathname, searchStr, hash }) => (pathname === '/auth/callback' ? `${searchStr}#${hash}` : '#'),
  });
  const navigate = useNavigate();
  const [current, setCurrent] = useState(arrived);
  if (arrived !== '#' && arrived !== current) setCurrent(arrived);
  useEffect(() => {
    if (arrived !== '#') void navigate({ to: '.', search: {}, hash: '', replace: true });
  }, [arrived, navigate]);
  const [search = '', fragment = ''] = current.split(/#(.*)/s);
  const next = safeReturnPath(new URLSearchParams(search).get('next') ?? undefined);
  return <Following key={current} link={readCallbackLink(fragment, search)} next={next} />;
}

function Following(props: { link: CallbackLink; next: string | null }) {
  const outcome = useCallbackLink(props.link, props.next);
  const navigate = useNavigate();
  if (outcome?.kind === 'failed') return <Failed isSso={props.link.kind === 'sso'} detail={outcome.detail} />;
  if (outcome?.kind === 'email-waits') return <EmailWaits waitsFor={outcome.waitsFor} />;
  if (outcome?.kind === 'password-ended') {
    const { to } = outcome;
    return <PasswordEnded onContinue={() => void navigate({ href: to, replace: true })} />;
  }
  return <LoadingPage />;
}

function Failed({ isSso, detail }: { isSso: boolean; detail: string | null }) {
  return (
    <AuthCard
      title={isSso ? t('auth.notSignedIn') : t('auth.linkDoesNotWork')}
      other={
        !isSso && (
          <TextLink to="/auth/forgot-password" size="sm" underline="always">
            {t('auth.forgotAskAgain')}
          </TextLink>
        )
      }
    >
      <div className={classes.form}>
        <div role="alert">
          <Text>{t('auth.failed')}</Text>
          {detail && <Text mt="xs">{detail}</Text>}
        </div>
        <LinkButton to="/auth/login" size="md" fullWidth replace>
          {t('auth.goToSignIn')}
        </LinkButton>
      </div>
    </AuthCard>
  );
}

function EmailWaits({ waitsFor }: { waitsFor: 'old' | 'new' }) {
  const navigate = useNavigate();
  return (
    <AuthCard title={waitsFor === 'old' ? t('auth.addressConfirmed') : t('auth.changeApproved')} other={null}>
      <div className={classes.form} aria-live="polite">
        <Text>{t('auth.emailChangeWaits', { waitsFor })}</Text>
        <Button
          size="md"
          fullWidth
          onClick={() => void navigate({ to: '/settings/$section', params: { section: 'email' } })}
        >
          {t('auth.goToSettings')}
        </Button>
      </div>
    </AuthCard>
  );
}
