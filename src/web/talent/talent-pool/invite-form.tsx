import { Button, NativeSelect, Stack, Text, Textarea, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type TalentRecord, talentApi } from '../../../api/talent/talent-pool.ts';
import { call } from '../../platform/client.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { useOpenJobs } from './talent-filters.tsx';
import { t } from '../../platform/messages.ts';

type Props = { person: TalentRecord; job: string | undefined };

/** Invites somebody to apply to an open job, and shows the invitations they got and what became of them. */
export function InviteForm({ person, job }: Props) {
  const jobs = useOpenJobs().filter(({ id }) => !person.invitations.some(({ job_id }) => job_id === id));
  return (
    <section aria-label={t('talentPool.inviteToApply')}>
      <Title order={4} mb="xs">
        {t('talentPool.inviteToApply')}
      </Title>
      {person.invitations.map((item) => (
        <Text key={item.job_id} size="sm">
          {t('talentPool.invitedOn', {
            job: item.job_title,
            on: formatDate(item.at),
            answer: item.applied ? 'applied' : item.refused ? 'refused' : 'none',
          })}
        </Text>
      ))}
      {person.refuses ? (
        <Text size="sm">{t('talentPool.refusesInvitations')}</Text>
      ) : jobs.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('talentPool.noOpenJobs')}
        </Text>
      ) : (
        <Invitation person={person} job={job} jobs={jobs} />
      )}
    </section>
  );
}

function Invitation({ person, job, jobs }: Props & { jobs: { id: string; title: string }[] }) {
  const client = useQueryClient();
  const chosenOf = (picked: string) => jobs.find(({ id }) => id === picked)?.id ?? jobs[0]?.id ?? '';
  const { form, busy, formProps } = useMutationForm({
    initialValues: { job_id: job ?? '', message: '' },
    draft: `invitation of ${person.id}`,
    validate: { message: (message) => (message.trim() === '' ? t('talentPool.enterAMessage') : null) },
    save: ({ job_id, message }, idempotencyKey) =>
      call(talentApi.inviteTalent, {
        params: { id: person.id },
        body: { job_id: chosenOf(job_id), message },
        idempotencyKey,
      }),
    saved: t('talentPool.invitationSent', { name: person.name }),
    onSaved: () => {
      form.setFieldValue('message', '');
      return refresh();
    },
    onFailed: async (error) => {
      toast.error(reasonOf(error));
      await refresh();
    },
  });
  const refresh = () => client.invalidateQueries({ queryKey: ['recruiter', 'talent'] });
  return (
    <form {...formProps}>
      <Stack gap="sm" align="flex-start">
        <NativeSelect
          label={t('talentPool.job')}
          data={jobs.map(({ id, title }) => ({ value: id, label: title }))}
          {...form.getInputProps('job_id')}
          value={chosenOf(form.values.job_id)}
        />
        <Textarea
          w="100%"
          label={t('talentPool.message')}
          description={t('talentPool.aboutInvitation')}
          autosize
          minRows={3}
          maxLength={2000}
          {...form.getInputProps('message')}
        />
        <Button type="submit" loading={busy}>
          {t('talentPool.sendInvitation')}
        </Button>
      </Stack>
    </form>
  );
}
