import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AtsStatus, atsSyncApi } from '../../../api/integrations/ats-sync.ts';
import { call } from '../../platform/client.ts';
import { formatAgo } from '../../platform/ui/dates.ts';
import { PathLink } from '../../platform/ui/path-link.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { atsStatusQuery } from './ats-queries.ts';
import classes from './ats.module.css';
import { t } from '../../platform/messages.ts';

type Pending = AtsStatus['pending'][number];

/** Decisions made in the other system that a person here has to confirm, and stages that differ. */
export function AtsPending({ pending }: { pending: Pending[] }) {
  if (pending.length === 0) return null;
  return (
    <Card component="section" padding="lg" aria-labelledby="ats-pending">
      <Title order={2} size="h3" id="ats-pending">
        {t('ats.toConfirm')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="xs" maw="42rem">
        {t('ats.toConfirmNote')}
      </Text>
      <ul className={classes.list}>
        {pending.map((item) => (
          <PendingRow key={item.application_id} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function PendingRow({ item }: { item: Pending }) {
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: (choice: 'ours' | 'theirs') =>
      call(atsSyncApi.settleAtsDifference, { params: { id: item.application_id }, body: { choice } }),
    onSuccess: (status) => client.setQueryData(atsStatusQuery.queryKey, status),
    onError: (error) => toast.error(error.message),
  });
  return (
    <li className={classes.row}>
      <div className={classes.grow}>
        <PathLink path={`/applicants/${item.application_id}`} size="sm" fw={500}>
          {item.job_title}
        </PathLink>
        <Text size="sm">
          {item.kind === 'rejected'
            ? t('ats.rejectedThere', { here: item.stage_here })
            : t('ats.movedHere', { there: item.stage_there, here: item.stage_here })}{' '}
          <Text span size="xs" c="dimmed">
            {formatAgo(item.since)}
          </Text>
        </Text>
      </div>
      <Group gap="xs">
        {item.kind === 'conflict' && (
          <Button
            size="compact-sm"
            variant="default"
            disabled={settle.isPending}
            onClick={() => settle.mutate('theirs')}
          >
            {t('ats.accept')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          disabled={settle.isPending}
          onClick={() => settle.mutate('ours')}
        >
          {t('ats.keepOurs')}
        </Button>
      </Group>
    </li>
  );
}
