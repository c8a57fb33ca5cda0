import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AddedRecord } from '../../../api/identity/added-people.ts';
import type { Api } from '../../../api/index.ts';
import { ApiError, call } from '../../platform/client.ts';
import { rich, t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';

/** Where the mail leads that tells somebody that a company added them: what is stored of them, and how to remove it or take it over. */
export function AddedPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const record = useQuery({
    queryKey: ['added-record', token],
    queryFn: ({ signal }) =>
      call<Api['openAddedRecord']>(
        { method: 'POST', path: '/api/added-record' },
        { body: { token }, signal },
      ),
    retry: false,
    gcTime: 0,
  });
  const remove = useMutation({
    mutationFn: () =>
      call<Api['removeAddedRecord']>(
        { method: 'POST', path: '/api/added-record/remove' },
        { body: { token } },
      ),
  });
  return (
    <>
      <PageHeader title={t('addedPeople.title')} />
      <Card maw="40rem" padding="lg">
        {remove.isSuccess ? (
          <Text component="output">{t('addedPeople.removed')}</Text>
        ) : record.isError ? (
          <Text role="alert">{problemOf(record.error, 'open')}</Text>
        ) : record.data ? (
          <Record record={record.data} token={token} remove={remove} />
        ) : (
          <Text c="dimmed">{t('addedPeople.opening')}</Text>
        )}
      </Card>
    </>
  );
}

type Remove = { mutateAsync: () => Promise<unknown>; error: Error | null };

function Record({ record, token, remove }: { record: AddedRecord; token: string; remove: Remove }) {
  const { company, name, email, source, added_at: at, file_name: file, jobs } = record;
  return (
    <Stack gap="md">
      <Text>
        {jobs.length > 0
          ? t('addedPeople.intro', { company, on: formatDate(at) })
          : t('addedPeople.introPool', { company, on: formatDate(at) })}
      </Text>
      <dl>
        <Fact name={t('addedPeople.name')}>{name}</Fact>
        <Fact name={t('addedPeople.email')}>{email}</Fact>
        <Fact name={t('addedPeople.file')}>{file}</Fact>
        <Fact name={t('addedPeople.jobs')}>{jobs.map(({ title }) => title).join(', ')}</Fact>
        <Fact name={t('addedPeople.source')}>{source}</Fact>
      </dl>
      <Claim record={record} token={token} />
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('addedPeople.aboutRemoving', { company })}</Text>
        {remove.error && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {problemOf(remove.error, 'act')}
          </Text>
        )}
        <ConfirmButton
          label={t('addedPeople.remove')}
          title={t('addedPeople.removeTitle')}
          confirmLabel={t('addedPeople.remove')}
          onConfirm={() => remove.mutateAsync()}
        >
          {t('addedPeople.removeText', { company })}
        </ConfirmButton>
      </Stack>
    </Stack>
  );
}

function Claim({ record, token }: { record: AddedRecord; token: string }) {
  const { user } = useSession();
  const claim = useMutation({
    mutationFn: () =>
      call<Api['claimAddedRecord']>({ method: 'POST', path: '/api/added-record/claim' }, { body: { token } }),
    // The page comes anew, with the session that has begun.
    onSuccess: () => location.assign('/applications'),
  });
  if (user && user.role !== 'candidate') return <Text size="sm">{t('addedPeople.asEmployer')}</Text>;
  if (!user && record.has_account)
    return (
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('addedPeople.signInFirst', { email: record.email })}</Text>
        <LinkButton to="/auth/login">{t('addedPeople.signIn')}</LinkButton>
      </Stack>
    );
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">
        {user
          ? t('addedPeople.aboutMoving', { email: user.email })
          : rich('addedPeople.aboutAccount', { email: record.email, terms: termsLink })}
      </Text>
      {claim.error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {problemOf(claim.error, 'act')}
        </Text>
      )}
      <Group gap="xs">
        <Button loading={claim.isPending} onClick={() => claim.mutate()}>
          {user ? t('addedPeople.move') : t('addedPeople.makeAccount')}
        </Button>
      </Group>
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
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

function termsLink(text: ReactNode[]) {
  return (
    <TextLink to="/terms" inherit underline="always">
      {text}
    </TextLink>
  );
}

function problemOf(error: Error, what: 'open' | 'act'): string {
  if (error instanceof ApiError && error.code === 'bad_link') return t('addedPeople.badLink');
  if (error instanceof ApiError && error.detail) return error.detail;
  return what === 'open' ? t('addedPeople.openFailed') : t('addedPeople.failed');
}
