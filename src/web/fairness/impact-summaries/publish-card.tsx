import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { impactSummariesApi, type ImpactSummary } from '../../../api/fairness/impact-summaries.ts';
import { call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { impactSummaryQuery } from '../equal-opportunity/survey-queries.ts';
import { rich, t } from '../../platform/messages.ts';

/** Publishing the figures released for the last twelve whole months on the company's public page, and unpublishing them. */
export function PublishCard() {
  const id = useSession().user?.company?.id ?? '';
  const { data } = useQuery({ ...impactSummaryQuery(id), enabled: id !== '' });
  if (!data) return null;
  return (
    <Card component="section" aria-labelledby="publish">
      <Title order={2} size="h3" id="publish" mb="xs">
        {t('impactSummaries.publicSummary')}
      </Title>
      <Stack gap="sm">
        <Published id={id} summary={data.summary} />
        <PublishForm key={data.summary?.published_at} id={id} summary={data.summary} />
      </Stack>
    </Card>
  );
}

type Props = { id: string; summary: ImpactSummary['summary'] };

function Published({ id, summary }: Props) {
  return (
    <Text size="sm" maw="75ch">
      {stateOf(summary)}{' '}
      {rich('impactSummaries.publicPage', {
        link: (text) => (
          <TextLink
            to="/companies/$id"
            params={{ id }}
            search={{ show: 'fairness' }}
            inherit
            underline="always"
          >
            {text}
          </TextLink>
        ),
      })}
    </Text>
  );
}

function stateOf(summary: Props['summary']): string {
  if (summary === null) return t('impactSummaries.nothingPublished');
  const on = formatDate(summary.published_at);
  return summary.outdated
    ? t('impactSummaries.publishedLongAgo', { on })
    : t('impactSummaries.publishedOn', { on });
}

function PublishForm({ id, summary }: Props) {
  const client = useQueryClient();
  const { form, problem, busy, formProps } = useMutationForm({
    initialValues: { used_since: summary?.used_since ?? '', auditor: summary?.auditor ?? '' },
    validate: { used_since: (since) => (since === '' ? t('impactSummaries.enterDate') : null) },
    save: (body) => call(impactSummariesApi.publishImpactSummary, { body }),
    saved: t('impactSummaries.published'),
    onSaved: (now) => client.setQueryData(impactSummaryQuery(id).queryKey, now),
  });
  return (
    <form {...formProps}>
      <Stack gap="sm">
        <FormProblem problem={problem} />
        <Group gap="sm" align="flex-start">
          <TextInput
            type="date"
            label={t('impactSummaries.scoreUsedSince')}
            {...form.getInputProps('used_since')}
          />
          <TextInput
            label={t('impactSummaries.auditor')}
            maxLength={200}
            w={{ base: '100%', xs: 280 }}
            {...form.getInputProps('auditor')}
          />
        </Group>
        <Group gap="xs">
          <Button type="submit" variant="default" loading={busy}>
            {summary === null ? t('impactSummaries.publish') : t('impactSummaries.publishNewest')}
          </Button>
          {summary !== null && <Unpublish id={id} />}
        </Group>
      </Stack>
    </form>
  );
}

function Unpublish({ id }: { id: string }) {
  const client = useQueryClient();
  const unpublish = useMutation({
    mutationFn: () => call(impactSummariesApi.withdrawImpactSummary),
    onSuccess: (now) => {
      client.setQueryData(impactSummaryQuery(id).queryKey, now);
      toast.success(t('impactSummaries.unpublished'));
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <ConfirmButton
      label={t('impactSummaries.unpublish')}
      title={t('impactSummaries.unpublishQuestion')}
      confirmLabel={t('impactSummaries.unpublishSummary')}
      onConfirm={() => unpublish.mutateAsync()}
    >
      {t('impactSummaries.unpublishNote')}
    </ConfirmButton>
  );
}
