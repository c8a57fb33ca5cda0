import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { WaitingApplication } from '../../../api/identity/guest-applications.ts';
import { ApiError } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { CompleteForm } from './complete-form.tsx';
import { useLinkToken } from '../auth/use-link-token.ts';
import { useWaitingApplication } from './use-waiting-application.ts';

/** Where the mail leads that asks whether somebody applied: what is about to be sent, and how to send or delete it. */
export function ConfirmApplicationPage() {
  const token = useLinkToken();
  return (
    <>
      <PageHeader title={t('guestApplications.confirmTitle')} />
      <Card maw="40rem" padding="lg">
        {token === null ? (
          <Text role="alert">{t('guestApplications.linkCutOff')}</Text>
        ) : (
          <Opened token={token} />
        )}
      </Card>
    </>
  );
}

function Opened({ token }: { token: string }) {
  const { waiting, confirm, discard } = useWaitingApplication(token);
  if (discard.isSuccess) return <Text component="output">{t('guestApplications.discarded')}</Text>;
  if (confirm.data && !confirm.data.user && !confirm.data.second_step)
    return <SentElsewhere id={confirm.data.application_id} hadApplied={confirm.data.had_applied} />;
  const error = waiting.error ?? confirm.error;
  if (error instanceof ApiError && error.code === 'expired_link') return <Used />;
  if (waiting.error) return <Text role="alert">{t('guestApplications.openFailed')}</Text>;
  if (!waiting.data) return <Text c="dimmed">{t('guestApplications.opening')}</Text>;
  const { asks, job } = waiting.data;
  const isSending = confirm.isPending || confirm.isSuccess;
  const problem = (confirm.error ?? discard.error)?.message ?? null;
  const discardButton = <DiscardButton employer={job.employer_name} onDiscard={discard.mutateAsync} />;
  return (
    <Stack gap="md">
      <Text>{asks ? t('guestApplications.byMailAbout') : t('guestApplications.confirmAbout')}</Text>
      <Facts waiting={waiting.data} />
      {asks ? (
        <CompleteForm
          employer={job.employer_name}
          asks={asks}
          busy={isSending}
          problem={problem}
          onSend={(completed) => confirm.mutateAsync(completed)}
          other={discardButton}
        />
      ) : (
        <>
          <FormProblem problem={problem} />
          <Group gap="xs">
            <Button loading={isSending} onClick={() => confirm.mutate({})}>
              {t('guestApplications.confirm')}
            </Button>
            {discardButton}
          </Group>
        </>
      )}
    </Stack>
  );
}

function DiscardButton({ employer, onDiscard }: { employer: string; onDiscard: () => Promise<unknown> }) {
  return (
    <ConfirmButton
      label={t('guestApplications.discard')}
      title={t('guestApplications.discardTitle')}
      confirmLabel={t('guestApplications.discard')}
      onConfirm={() => onDiscard()}
    >
      {t('guestApplications.discardText', { employer })}
    </ConfirmButton>
  );
}

function Facts({ waiting }: { waiting: WaitingApplication }) {
  return (
    <dl style={{ margin: 0 }}>
      <Fact name={t('guestApplications.job')}>{waiting.job.title}</Fact>
      <Fact name={t('guestApplications.employer')}>{waiting.job.employer_name}</Fact>
      <Fact name={t('guestApplications.name')}>{waiting.name}</Fact>
      <Fact name={t('guestApplications.email')}>{waiting.email}</Fact>
      <Fact name={t('guestApplications.resume')}>{waiting.file_name}</Fact>
      {waiting.cover_note !== '' && (
        <Fact name={t('guestApplications.note')}>
          <span style={{ whiteSpace: 'pre-line' }}>{waiting.cover_note}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} mb="xs" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </>
  );
}

/** The application is sent; the account that was there before is entered as it always is. */
function SentElsewhere({ id, hadApplied }: { id: string; hadApplied: boolean }) {
  return (
    <Stack component="output" gap="md" align="flex-start">
      <div>
        <Title order={2} size="h4">
          {hadApplied ? t('guestApplications.hadApplied') : t('guestApplications.sent')}
        </Title>
        <Text size="sm">
          {hadApplied ? t('guestApplications.hadAppliedAbout') : t('guestApplications.sentAbout')}
        </Text>
      </div>
      <LinkButton to="/auth/login" search={{ from: `/applications/${id}` }}>
        {t('guestApplications.signInToFollow')}
      </LinkButton>
    </Stack>
  );
}

function Used() {
  return (
    <Stack gap="md" role="alert" align="flex-start">
      <div>
        <Title order={2} size="h4">
          {t('guestApplications.linkUsed')}
        </Title>
        <Text size="sm">{t('guestApplications.linkUsedAbout')}</Text>
      </div>
      <LinkButton to="/auth/magic-link" search={{ from: '/applications' }}>
        {t('auth.emailMeLink')}
      </LinkButton>
    </Stack>
  );
}
