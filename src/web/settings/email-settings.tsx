import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EmailState } from '../../api/email-changes.ts';
import { emailQuery } from '../auth/email-query.ts';
import { UnverifiedNotice } from '../auth/unverified-notice.tsx';
import { useSession } from '../shell/session.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { SkeletonList } from '../ui/skeleton-list.tsx';
import { EmailForm, WaitingEmail } from './email-change.tsx';
import classes from './settings.module.css';

/** The address of the account: whether it is verified, and how it is changed, which both addresses confirm. */
export function EmailSettings() {
  const { user } = useSession();
  const { data, error, refetch } = useQuery({ ...emailQuery, enabled: user?.id !== 'pending' });
  return (
    <Card component="section" padding="lg" aria-labelledby="email-title" id="email">
      <Group gap="xs" mb="sm">
        <Title order={2} id="email-title">
          Email
        </Title>
        {data && (
          <Badge variant="light" color={data.verified ? 'green' : 'orange'}>
            {data.verified ? 'Verified' : 'Not verified'}
          </Badge>
        )}
      </Group>
      {error && !data ? (
        <ErrorView
          title="Your email could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          order={3}
        />
      ) : data ? (
        <Address state={data} />
      ) : (
        <SkeletonList rows={1} height={48} />
      )}
    </Card>
  );
}

function Address({ state }: { state: EmailState }) {
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  return (
    <Stack gap="md">
      <Text className={classes.address}>{state.email}</Text>
      {!state.verified && (
        <UnverifiedNotice
          email={state.email}
          onVerified={() => void client.invalidateQueries({ queryKey: emailQuery.queryKey })}
        />
      )}
      {state.change ? (
        <WaitingEmail change={state.change} />
      ) : editing ? (
        <EmailForm onMailed={() => setEditing(false)} onCancel={() => setEditing(false)} />
      ) : (
        <Button variant="default" w="fit-content" onClick={() => setEditing(true)}>
          Change email
        </Button>
      )}
    </Stack>
  );
}
