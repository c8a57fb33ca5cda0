import { Button, Checkbox, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { SessionUser } from '../../../api/identity/auth.ts';
import { askForSignInBody, codeMinutes, mailLinksApi } from '../../../api/identity/mail-links.ts';
import { call } from '../../platform/client.ts';
import { enterSession } from '../../platform/shell/session.tsx';
import { safeReturnPath } from '../../platform/shell/landing.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { AuthCard } from './auth-card.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import classes from './auth.module.css';
import { CodeForm } from './code-form.tsx';
import { PasswordEnded } from './password-ended.tsx';
import { useAskForCode } from './use-ask-for-code.ts';
import { useMailRequest } from './use-mail-request.ts';
import { rich, t } from '../../platform/messages.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An address typed on the page before; it stands in no address of the browser. */
    email?: string;
  }
}

/** Signs in by mail: a link for this browser, or the code beside it. What it says never tells whether an account exists. */
export function MagicLinkPage() {
  const client = useQueryClient();
  const { form, problem, busy, sentTo, formProps, again } = useMagicLink();
  // The frame leads on once the session is entered, which waits here until this is read.
  const [waiting, setWaiting] = useState<SessionUser | null>(null);
  if (waiting) return <PasswordEnded onContinue={() => enterSession(client, waiting)} />;
  return (
    <AuthCard
      title={sentTo ? t('auth.checkYourEmail') : t('auth.signInByEmail')}
      context={sentTo ? null : t('auth.signInByEmailHint')}
      other={
        <TextLink to="/auth/login" size="sm" underline="always">
          {t('auth.signInWithPassword')}
        </TextLink>
      }
    >
      <div aria-live="polite">
        {sentTo && <Sent email={sentTo} onAgain={again} onPasswordEnded={setWaiting} />}
      </div>
      {!sentTo && (
        <form className={classes.form} {...formProps}>
          <FormProblem problem={problem} />
          <TextInput
            label={t('auth.email')}
            type="email"
            size="md"
            required
            withAsterisk={false}
            autoComplete="username"
            {...form.getInputProps('email')}
          />
          <Checkbox label={t('auth.rememberMe')} {...form.getInputProps('remember', { type: 'checkbox' })} />
          <Button type="submit" size="md" loading={busy} fullWidth>
            {t('auth.emailMeLink')}
          </Button>
        </form>
      )}
    </AuthCard>
  );
}

function Sent({
  email,
  onAgain,
  onPasswordEnded,
}: {
  email: string;
  onAgain: () => void;
  onPasswordEnded: (user: SessionUser) => void;
}) {
  const client = useQueryClient();
  const askForCode = useAskForCode();
  const enter = useMutation({
    mutationFn: (code: string) => call(mailLinksApi.signInByCode, { body: { email, code } }),
    onSuccess: ({ user, password_ended: ended }) => {
      if (!user) return askForCode();
      toast.success(t('auth.loginSucceeded'));
      return ended ? onPasswordEnded(user) : enterSession(client, user);
    },
  });
  return (
    <div className={classes.form}>
      <Text>
        {rich('auth.linkAndCodeSent', {
          email,
          minutes: codeMinutes,
          b: (text) => <b className={classes.address}>{text}</b>,
        })}
      </Text>
      <CodeForm
        label={t('auth.codeFromEmail')}
        submitLabel={t('auth.signInWithCode')}
        onCode={(code) => enter.mutateAsync(code)}
      />
      <Text size="sm" c="dimmed">
        {t('auth.noEmailYet')}
      </Text>
      <Button variant="subtle" size="md" fullWidth onClick={onAgain}>
        {t('auth.tryAgain')}
      </Button>
    </div>
  );
}

function useMagicLink() {
  const { from } = useSearch({ strict: false });
  const typed = useLocation({ select: ({ state }) => state.email });
  return useMailRequest(typed ?? '', askForSignInBody.shape.email, ({ email, remember }) =>
    call(mailLinksApi.askForSignIn, { body: { email, remember, return_to: safeReturnPath(from) } }),
  );
}
