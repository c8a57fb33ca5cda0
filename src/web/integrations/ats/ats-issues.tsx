import { Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AtsStatus, atsSyncApi } from '../../../api/integrations/ats-sync.ts';
import { call } from '../../platform/client.ts';
import { PathLink } from '../../platform/ui/path-link.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { atsStatusQuery } from './ats-queries.ts';
import classes from './ats.module.css';
import { t } from '../../platform/messages.ts';

const notDone = {
  application: t('ats.notSent'),
  withdrawal: t('ats.withdrawalNotReported'),
  stage: t('ats.moveNotReported'),
  erasure: t('ats.notDeletedThere'),
};

/** What was not taken over, not sent, not told or not forgotten there, each with its reason. */
export function AtsIssues({ issues }: { issues: AtsStatus['issues'] }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call(atsSyncApi.retryAts),
    onSuccess: (status) => {
      client.setQueryData(atsStatusQuery.queryKey, status);
      toast.success(t('ats.tryingAgain'));
    },
    onError: (error) => toast.error(error.message),
  });
  if (issues.length === 0) return null;
  return (
    <Card component="section" padding="lg" aria-labelledby="ats-issues">
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h3" id="ats-issues">
          {t('ats.needsAttention')}
        </Title>
        {issues.some(({ kind }) => kind !== 'job') && (
          <Button
            variant="default"
            size="compact-sm"
            loading={retry.isPending}
            onClick={() => retry.mutate()}
          >
            {t('ats.tryAgain')}
          </Button>
        )}
      </Group>
      <ul className={classes.list}>
        {issues.map(({ kind, id, title, problem, path, failed }) => (
          <li key={`${kind} ${id}`} className={classes.row}>
            <div className={classes.grow}>
              {kind === 'erasure' ? (
                <Text size="sm" fw={500}>
                  {title}
                </Text>
              ) : (
                <PathLink path={path} size="sm" fw={500}>
                  {title}
                </PathLink>
              )}
              <Text size="sm" className={classes.words}>
                {problem}
              </Text>
            </div>
            <Badge variant="light" color={failed ? 'red' : 'gray'}>
              {kind === 'job' ? t('ats.job') : failed ? notDone[kind] : t('ats.waiting')}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
