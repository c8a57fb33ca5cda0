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

/** Everything I applied for, here and elsewhere: in which stage, and for how long. */
export function ApplicationsPage() {
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
        title="My applications"
        context={
          <>
            Applications sent here update automatically. Update the ones you made elsewhere yourself.{' '}
            <TextLink to="/target-jobs" inherit underline="always">
              Open the board
            </TextLink>
          </>
        }
        action={<Button onClick={() => setEdited('new')}>Add an application</Button>}
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
        title="Your applications could not be loaded"
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
            Show older
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
      aria-label="Which applications"
      data={[
        { value: 'open', label: label('Open', counts?.open) },
        { value: 'closed', label: label('Ended', counts?.closed) },
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
    return <Empty title="None ended yet">Finished applications appear here.</Empty>;
  }
  return (
    <Empty title="No open applications" action={<LinkButton to="/jobs">Browse jobs</LinkButton>}>
      Every job you apply to appears here with its stage. Add applications you sent elsewhere to keep
      everything in one place.
    </Empty>
  );
}
