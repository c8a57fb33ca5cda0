import { Button, Card, Group, SegmentedControl } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ExternalApplication } from '../../../api/candidates/external-applications.ts';
import { InvitationsCard } from '../../talent/talent-pool/invitations-card.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { useLive } from '../../platform/ui/use-live.ts';
import { type ApplicationState, myApplicationsQuery, refreshApplications } from './application-queries.ts';
import { ApplicationRow } from './application-row.tsx';
import classes from './applications.module.css';
import { ExternalApplicationForm } from '../../candidates/external-applications/external-application-form.tsx';
import { useOfflineCopy } from '../../candidates/offline-copy/offline-copy.ts';
import { rich, t } from '../../platform/messages.ts';

/** Everything I applied for, here and elsewhere: in which stage, and for how long. */
export function ApplicationsPage() {
  useOfflineCopy();
  const state: ApplicationState = useSearch({ strict: false }).state === 'closed' ? 'closed' : 'open';
  const client = useQueryClient();
  const list = useInfiniteQuery(myApplicationsQuery(state));
  const [edited, setEdited] = useState<ExternalApplication | 'new' | null>(null);
  useLive((event) => {
    if (event.type === 'applications') void refreshApplications(client);
  });
  return (
    <>
      <PageHeader
        title={t('myApplications.myApplications')}
        context={rich('myApplications.aboutList', {
          link: (text) => (
            <TextLink to="/target-jobs" inherit underline="always">
              {text}
            </TextLink>
          ),
        })}
        action={<Button onClick={() => setEdited('new')}>{t('myApplications.addApplication')}</Button>}
      />
      <InvitationsCard />
      <StateFilter state={state} counts={list.data?.pages[0] ?? null} />
      <Applications state={state} onEdit={setEdited} />
      {edited !== null && (
        <ExternalApplicationForm
          application={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function Applications(props: { state: ApplicationState; onEdit: (outside: ExternalApplication) => void }) {
  const list = useInfiniteQuery(myApplicationsQuery(props.state));
  const [first] = list.data?.pages ?? [];
  if (!first && list.error) {
    return (
      <ErrorView
        title={t('myApplications.listFailed')}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!first) return <SkeletonList rows={5} height={64} />;
  if (first.items.length === 0) return <Nothing state={props.state} />;
  return (
    <Card>
      <ul className={classes.list}>
        {list.data?.pages
          .flatMap((page) => page.items)
          .map((item) => (
            <ApplicationRow
              key={`${item.kind} ${item.id}`}
              application={item}
              now={first.as_of}
              onEdit={props.onEdit}
            />
          ))}
      </ul>
      {list.hasNextPage && (
        <Group mt="md">
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('myApplications.showOlder')}
          </Button>
        </Group>
      )}
    </Card>
  );
}

type Counts = { open: number; closed: number };

function StateFilter({ state, counts }: { state: ApplicationState; counts: Counts | null }) {
  const navigate = useNavigate();
  const label = (name: string, count: number | undefined) =>
    count === undefined ? name : `${name} (${count})`;
  return (
    <SegmentedControl
      mb="md"
      aria-label={t('myApplications.whichApplications')}
      data={[
        { value: 'open', label: label(t('myApplications.open'), counts?.open) },
        { value: 'closed', label: label(t('myApplications.ended'), counts?.closed) },
      ]}
      value={state}
      onChange={(value) =>
        void navigate({ to: '.', search: value === 'closed' ? { state: 'closed' } : {}, replace: true })
      }
    />
  );
}

function Nothing({ state }: { state: ApplicationState }) {
  if (state === 'closed') {
    return <Empty title={t('myApplications.noneEnded')}>{t('myApplications.endedHint')}</Empty>;
  }
  return (
    <Empty
      title={t('myApplications.noneOpen')}
      action={<LinkButton to="/jobs">{t('myApplications.browseJobs')}</LinkButton>}
    >
      {t('myApplications.openHint')}
    </Empty>
  );
}
