import { Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { applicationsApi } from '../../api/applications.ts';
import type { MyApplication } from '../../api/applications.ts';
import type { Job } from '../../api/jobs.ts';
import { candidateStageWords, wordsOfStage } from '../applicants/stage-words.ts';
import { call } from '../client.ts';
import { ConfirmButton } from '../ui/confirm.tsx';
import { formatDate } from '../ui/format.ts';
import { toast } from '../ui/toast.ts';
import { jobQuery, myApplicationsQuery } from './job-queries.ts';

type Mine = NonNullable<NonNullable<Job['mine']>['application']>;

/** Where the candidate's application to this job stands, what was sent, and the way to withdraw it. */
export function MyApplicationCard({ job, application }: { job: Job; application: Mine }) {
  const sent = useQuery(myApplicationsQuery).data?.items.find((item) => item.id === application.id);
  const ended = ['hired', 'rejected', 'withdrawn'].includes(application.stage);
  return (
    <Card component="section" aria-labelledby="my-application">
      <Group justify="space-between" align="flex-start">
        <Stack gap={4} style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          <Group gap="xs">
            <Title order={2} size="h3" id="my-application">
              Your application
            </Title>
            <Badge color={ended ? 'gray' : 'accent'}>
              {wordsOfStage(candidateStageWords, application.stage)}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            Sent on {formatDate(application.created_at)}
            {sent && ` with ${sent.resume_name}`}
            {sent &&
              sent.stage_since !== sent.created_at &&
              `, in this stage since ${formatDate(sent.stage_since)}`}
          </Text>
        </Stack>
        {sent && !ended && <Withdraw job={job} id={sent.id} version={sent.version} />}
      </Group>
      {sent && (sent.cover_note !== '' || sent.answers.length > 0) && (
        <details>
          <Text component="summary" size="sm" mt="sm" style={{ cursor: 'pointer' }}>
            What you sent
          </Text>
          <SentWords note={sent.cover_note} answers={sent.answers} />
        </details>
      )}
    </Card>
  );
}

function SentWords({ note, answers }: Pick<MyApplication, 'answers'> & { note: string }) {
  const parts = answers.map(({ prompt, answer }) => ({ name: prompt, words: answer }));
  if (note !== '') parts.unshift({ name: 'Cover note', words: note });
  return (
    <Stack gap="xs" mt="xs" maw="75ch" style={{ overflowWrap: 'anywhere' }}>
      {parts.map(({ name, words }, index) => (
        <div key={index}>
          <Text size="sm" fw={500}>
            {name}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {words === '' ? 'Not answered' : words}
          </Text>
        </div>
      ))}
    </Stack>
  );
}

function Withdraw({ job, id, version }: { job: Job; id: string; version: number }) {
  const queries = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => call(applicationsApi.withdrawApplication, { params: { id }, body: { version } }),
    onSuccess: () => toast.success('Application withdrawn.'),
    onError: () => toast.error('Your application could not be withdrawn. Please try again.'),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: jobQuery(job.id).queryKey }),
        queries.invalidateQueries({ queryKey: myApplicationsQuery.queryKey }),
        queries.invalidateQueries({ queryKey: ['dashboard'] }),
      ]),
  });
  return (
    <ConfirmButton
      label="Withdraw"
      title={`Withdraw from ${job.title}?`}
      confirmLabel="Withdraw application"
      onConfirm={() => withdraw.mutateAsync().catch(() => undefined)}
    >
      {job.employer_name} will see that you withdrew. You cannot apply to this job again.
    </ConfirmButton>
  );
}
