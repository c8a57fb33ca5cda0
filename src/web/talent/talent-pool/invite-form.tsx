import { Button, NativeSelect, Stack, Text, Textarea, Title } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { type TalentRecord, talentApi } from '../../../api/talent/talent-pool.ts';
import { call } from '../../platform/client.ts';
import { requestKeys } from '../../jobs/job-form/request-keys.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useOpenJobs } from './talent-filters.tsx';

/** Invites somebody to apply to an open job, and shows the invitations they got and what became of them. */
export function InviteForm({ person, job }: { person: TalentRecord; job: string | undefined }) {
  const client = useQueryClient();
  const [keyFor] = useState(() => requestKeys());
  const jobs = useOpenJobs().filter(({ id }) => !person.invitations.some(({ job_id }) => job_id === id));
  const [picked, setPicked] = useState(job ?? '');
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  const chosen = jobs.find(({ id }) => id === picked)?.id ?? jobs[0]?.id ?? '';
  const invite = useMutation({
    mutationFn: () => {
      const body = { job_id: chosen, message };
      return call(talentApi.inviteTalent, {
        params: { id: person.id },
        body,
        idempotencyKey: keyFor({ id: person.id, ...body }),
      });
    },
    onSuccess: () => {
      setMessage('');
      toast.success(`${person.name} is invited.`);
    },
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['recruiter', 'talent'] }),
  });
  function send(event: SubmitEvent) {
    event.preventDefault();
    setProblem(message.trim() === '' ? 'Write why you write to them.' : '');
    if (message.trim() !== '') invite.mutate();
  }
  return (
    <section aria-label="Invite to apply">
      <Title order={4} mb="xs">
        Invite to apply
      </Title>
      {person.invitations.map((item) => (
        <Text key={item.job_id} size="sm">
          {item.job_title}: invited {formatDate(item.at)}
          {item.applied ? ', applied' : item.refused ? ', refused' : ', not answered'}
        </Text>
      ))}
      {person.refuses ? (
        <Text size="sm">They want no invitations of your company.</Text>
      ) : jobs.length === 0 ? (
        <Text size="sm" c="dimmed">
          There is no open job to invite them to.
        </Text>
      ) : (
        <form onSubmit={send}>
          <Stack gap="sm" align="flex-start">
            <NativeSelect
              label="Job"
              data={jobs.map(({ id, title }) => ({ value: id, label: title }))}
              value={chosen}
              onChange={(event) => setPicked(event.currentTarget.value)}
            />
            <Textarea
              w="100%"
              label="Message"
              description="They get it by mail and in Tenon, and may refuse. At most 3 invitations in 90 days."
              autosize
              minRows={3}
              maxLength={2000}
              value={message}
              error={problem}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
            <Button type="submit" loading={invite.isPending}>
              Send the invitation
            </Button>
          </Stack>
        </form>
      )}
    </section>
  );
}
