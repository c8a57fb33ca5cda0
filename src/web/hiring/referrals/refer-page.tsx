import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from '@tanstack/react-router';
import type { ReferralPortal, ReferredState } from '../../../api/hiring/referrals.ts';
import type { Api } from '../../../api/index.ts';
import { ApiError, call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { DividedList } from '../../platform/ui/divided-list.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { ReferForm } from './refer-form.tsx';

const states: Record<ReferredState, string> = {
  received: t('referrals.received'),
  in_process: t('referrals.inProcess'),
  hired: t('referrals.wasHired'),
  closed: t('referrals.closed'),
};

/** The portal of a referral link: its open jobs, the form to send somebody, and what became of those who were sent. */
export function ReferPage(): ReactNode {
  const token: string = useLocation({ select: ({ hash }) => hash });
  const portal = useQuery({
    queryKey: ['referral', token],
    queryFn: ({ signal }): Promise<ReferralPortal> =>
      call<Api['openReferral']>({ method: 'POST', path: '/api/referral' }, { body: { token }, signal }),
    retry: false,
  });
  const { data } = portal;
  return (
    <>
      <PageHeader
        title={data ? t('referrals.portalTitle', { company: data.company }) : t('referrals.portal')}
        context={data ? t('referrals.portalFor', { name: data.name }) : '\u00a0'}
      />
      {portal.isPending && <SkeletonList rows={4} height={64} />}
      {portal.error && (
        <Card maw="44rem">
          <Text role="alert">{problemOf(portal.error)}</Text>
        </Card>
      )}
      {data && (
        <Stack gap="xl" maw="44rem">
          <Terms portal={data} />
          {data.jobs.length === 0 ? (
            <Text>{t('referrals.noOpenJobs', { company: data.company })}</Text>
          ) : (
            <ReferForm token={token} portal={data} />
          )}
          <Sent token={token} />
          {data.jobs.length > 0 && <Jobs jobs={data.jobs} />}
        </Stack>
      )}
    </>
  );
}

function Terms({ portal: { fee_terms: terms, expires_on: until } }: { portal: ReferralPortal }) {
  if (terms === '' && until === null) return null;
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {[
        terms !== '' && t('referrals.terms', { terms }),
        until !== null && t('referrals.until', { day: formatDate(until) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  );
}

function Jobs({ jobs }: { jobs: ReferralPortal['jobs'] }) {
  return (
    <section aria-labelledby="referral-jobs">
      <Title order={2} size="h3" id="referral-jobs" mb="sm">
        {t('referrals.openJobs')}
      </Title>
      <DividedList
        items={jobs}
        show={({ id, title, locations }) => (
          <div>
            <TextLink to="/jobs/$id" params={{ id }} target="_blank" fw={500} size="sm">
              {title}
            </TextLink>
            {locations.length > 0 && (
              <Text size="sm" c="dimmed">
                {locations.join(' · ')}
              </Text>
            )}
          </div>
        )}
      />
    </section>
  );
}

function Sent({ token }: { token: string }) {
  const list = useInfiniteQuery({
    queryKey: ['referral', token, 'people'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call<Api['listReferred']>(
        { method: 'POST', path: '/api/referral/people' },
        { body: { token, ...(pageParam && { cursor: pageParam }) }, signal },
      ),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
  const people = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="referred-people">
      <Title order={2} size="h3" id="referred-people" mb="xs">
        {t('referrals.sentPeople')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('referrals.aboutSentPeople')}
      </Text>
      <DividedList
        items={people}
        show={({ name, job_title: job, sent_at: at, state }) => (
          <Group justify="space-between" gap="xs">
            <div>
              <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
                {name || t('referrals.nameForgotten')}
              </Text>
              <Text size="sm" c="dimmed">
                {t('referrals.sentTo', { job, day: formatDate(at) })}
              </Text>
            </div>
            <Text size="sm">{states[state]}</Text>
          </Group>
        )}
      />
      <ShowMore list={list} />
    </section>
  );
}

function problemOf(error: Error): string {
  return error instanceof ApiError && error.code === 'bad_link'
    ? t('referrals.badLink')
    : t('addedPeople.openFailed');
}
