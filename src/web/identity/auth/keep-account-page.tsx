import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { call } from '../../platform/client.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { AuthCard } from './auth-card.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import classes from './auth.module.css';
import { useLinkToken } from './use-link-token.ts';
import { t } from '../../platform/messages.ts';

/** Where the link leads that keeps an account from being deleted. */
export function KeepAccountPage() {
  const token = useLinkToken();
  const keep = useMutation({
    mutationFn: () =>
      call<Api['keepAccount']>(
        { method: 'POST', path: '/api/account-deletion/undo' },
        { body: { token: token ?? '' } },
      ),
  });
  if (token === null) return <NoToken />;
  return (
    <AuthCard
      title={keep.isSuccess ? t('auth.accountStays') : t('auth.keepAccount')}
      other={
        <TextLink to="/auth/login" size="sm" underline="always">
          {t('auth.goToSignIn')}
        </TextLink>
      }
    >
      <div className={classes.form} aria-live="polite">
        <FormProblem problem={keep.error?.message ?? null} />
        {keep.isSuccess ? (
          <>
            <Text>{t('auth.accountStaysHint')}</Text>
            <LinkButton to="/auth/login" size="md" fullWidth>
              {t('auth.signIn')}
            </LinkButton>
          </>
        ) : (
          <>
            <Text>{t('auth.keepAccountHint')}</Text>
            <Button size="md" fullWidth loading={keep.isPending} onClick={() => keep.mutate()}>
              {t('auth.keepMyAccount')}
            </Button>
          </>
        )}
      </div>
    </AuthCard>
  );
}

function NoToken() {
  return (
    <AuthCard title={t('auth.linkDoesNotWork')} other={null}>
      <div className={classes.form}>
        <Text>{t('auth.keepLinkCutOff')}</Text>
        <LinkButton to="/auth/login" size="md" fullWidth>
          {t('auth.signIn')}
        </LinkButton>
      </div>
    </AuthCard>
  );
}
