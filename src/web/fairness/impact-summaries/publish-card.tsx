import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { impactSummariesApi, type ImpactSummary } from '../../../api/fairness/impact-summaries.ts';
import { call, fieldErrors } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { impactSummaryQuery } from '../equal-opportunity/survey-queries.ts';

/** Publishing the figures of the last twelve whole months on the company's public page, and taking them back. */
export function PublishCard() {
  const id = useSession().user?.company?.id ?? '';
  const { data } = useQuery({ ...impactSummaryQuery(id), enabled: id !== '' });
  if (!data) return null;
  return (
    <Card component="section" aria-labelledby="publish">
      <Title order={2} size="h3" id="publish" mb="xs">
        Public summary
      </Title>
      <Loaded key={data.summary?.published_at} id={id} data={data} />
    </Card>
  );
}

function Loaded({ id, data: { summary } }: { id: string; data: ImpactSummary }) {
  const client = useQueryClient();
  const [since, setSince] = useState(summary?.used_since ?? '');
  const [auditor, setAuditor] = useState(summary?.auditor ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const keep = (now: ImpactSummary) => client.setQueryData(impactSummaryQuery(id).queryKey, now);
  const publish = useMutation({
    mutationFn: () => call(impactSummariesApi.publishImpactSummary, { body: { used_since: since, auditor } }),
    onSuccess: (now) => {
      keep(now);
      toast.success('The summary is public.');
    },
    onError: (error) => {
      const wrong = fieldErrors(error)['used_since'];
      if (wrong) setProblem(wrong);
      else toast.error(error.message);
    },
  });
  async function takeBack() {
    try {
      keep(await call(impactSummariesApi.withdrawImpactSummary));
      toast.success('The summary is no longer public.');
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'That did not work.');
    }
  }
  return (
    <Stack gap="sm">
      <Text size="sm" maw="75ch">
        {summary === null
          ? 'Nothing is published. '
          : `Published on ${formatDate(summary.published_at)}${summary.outdated ? ', more than a year ago: publish it anew' : ''}. `}
        Everybody, applicants above all, can read{' '}
        <TextLink
          to="/companies/$id"
          params={{ id }}
          search={{ show: 'fairness' }}
          inherit
          underline="always"
        >
          your public page
        </TextLink>
        . It shows who came to an interview and who scored above the middle, for all jobs and the last twelve
        whole months, with small numbers hidden. It stays as it is until you publish anew.
      </Text>
      <Group gap="sm" align="flex-start">
        <TextInput
          type="date"
          label="Score used since"
          value={since}
          error={problem}
          onChange={(event) => {
            setSince(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <TextInput
          label="Independent auditor (optional)"
          maxLength={200}
          w={{ base: '100%', xs: 280 }}
          value={auditor}
          onChange={(event) => setAuditor(event.currentTarget.value)}
        />
      </Group>
      <Group gap="xs">
        <Button
          variant="default"
          loading={publish.isPending}
          onClick={() => (since === '' ? setProblem('Enter a date.') : publish.mutate())}
        >
          {summary === null ? 'Publish the summary' : 'Publish anew'}
        </Button>
        {summary !== null && (
          <ConfirmButton
            label="Take back"
            title="Take the public summary back?"
            confirmLabel="Take summary back"
            onConfirm={takeBack}
          >
            The page then says that nothing is published.
          </ConfirmButton>
        )}
      </Group>
    </Stack>
  );
}
