import { Checkbox, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { type ApplicantTask, applicantTasksApi } from '../../../api/hiring/applicant-tasks.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { applicantQuery } from '../applications/applicant-queries.ts';
import classes from './stage-rules.module.css';

/** What is to be done about an applicant; nothing where there is nothing. */
export function TaskList({ applicant: { id, tasks } }: { applicant: Applicant }) {
  const client = useQueryClient();
  const finish = useMutation({
    mutationFn: (wish: { task: ApplicantTask; done: boolean }) =>
      call(applicantTasksApi.finishApplicantTask, {
        params: { id },
        body: { task_id: wish.task.id, done: wish.done },
      }),
    onSuccess: ({ items }, { task, done }) => {
      client.setQueryData(applicantQuery(id).queryKey, (shown) => shown && { ...shown, tasks: items });
      if (done) toast.undo(t('stageRules.finished'), () => finish.mutate({ task, done: false }));
    },
    onError: () => toast.error(t('stageRules.finishFailed')),
    onSettled: () => client.invalidateQueries({ queryKey: applicantQuery(id).queryKey }),
  });
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="tasks" className={classes.todo}>
      <Title order={2} size="md" id="tasks" mb="xs" tabIndex={-1}>
        {t('stageRules.tasks')}
      </Title>
      <ul className={classes.tasks}>
        {tasks.map((task) => (
          <li key={task.id}>
            <Checkbox
              aria-label={t('stageRules.finish', { task: task.text })}
              checked={finish.isPending && finish.variables.task.id === task.id && finish.variables.done}
              disabled={finish.isPending}
              onChange={() => {
                // The row goes, and with the last one its heading.
                document.getElementById(tasks.length > 1 ? 'tasks' : 'main')?.focus();
                finish.mutate({ task, done: true });
              }}
              label={task.text}
              description={
                <Text span size="xs" c={dueColor(task)}>
                  {`${whose(task)}, ${t('stageRules.due', { day: formatDate(task.due_at.slice(0, 10)) })}`}
                </Text>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function dueColor({ due_at: dueAt }: ApplicantTask): string {
  return Date.parse(dueAt) < Date.now() ? 'var(--mantine-color-error)' : 'dimmed';
}

function whose({ is_mine: isMine, to }: ApplicantTask): string {
  if (isMine) return t('stageRules.forYou');
  return to === '' ? t('stageRules.forAnyone') : t('stageRules.forWhom', { name: to });
}
