import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type JobInvitation, talentApi } from '../../../api/talent/talent-pool.ts';
import { call } from '../../platform/client.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { invitationsQuery } from './talent-queries.ts';
import classes from './talent.module.css';
import { t } from '../../platform/messages.ts';

/** Employers' invitations to apply: followed by applying, or refused, with all further ones of that employer if wished. */
export function InvitationsCard() {
  const items = useQuery(invitationsQuery).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="invitations" mb="lg">
      <Title order={2} size="h3" id="invitations" mb="xs">
        {t('talentPool.invitationsToApply')}
      </Title>
      <ul className={classes.list}>
        {items.map((item) => (
          <Invitation key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function Invitation({ item }: { item: JobInvitation }) {
  const client = useQueryClient();
  const refuse = useMutation({
    mutationFn: (all: boolean) =>
      call(talentApi.refuseJobInvitation, { params: { id: item.id }, body: { all } }),
    onSuccess: (left, all) => {
      client.setQueryData(invitationsQuery.queryKey, left);
      toast.success(
        all
          ? t('talentPool.invitationsStopped', { employer: item.employer_name })
          : t('talentPool.invitationDeclined'),
      );
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <li>
      <Stack gap="xs">
        <Text size="sm" fw={500} className={classes.words}>
          {t('talentPool.invitationLine', {
            employer: item.employer_name,
            job: item.job_title,
          })}
        </Text>
        <Text size="sm" className={classes.words}>
          {item.message}
        </Text>
        <Text size="xs" c="dimmed">
          {formatDate(item.at)}
        </Text>
        <Group gap="xs">
          <LinkButton to="/jobs/$id" params={{ id: item.job_id }} size="compact-sm">
            {t('talentPool.seeTheJob')}
          </LinkButton>
          <Button
            variant="default"
            size="compact-sm"
            loading={refuse.isPending && !refuse.variables}
            onClick={() => refuse.mutate(false)}
          >
            {t('talentPool.notForMe')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            loading={refuse.isPending && refuse.variables}
            onClick={() => refuse.mutate(true)}
          >
            {t('talentPool.stopInvitations', { employer: item.employer_name })}
          </Button>
        </Group>
      </Stack>
    </li>
  );
}
