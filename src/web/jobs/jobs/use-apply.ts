import { useQueryClient } from '@tanstack/react-query';
import { applicationsApi } from '../../../api/hiring/applications.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { answerMistakes } from '../../../api/jobs/screening-questions.ts';
import { call } from '../../platform/client.ts';
import { jobQuery } from './job-queries.ts';
import { sourceOf } from './job-labels.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { t } from '../../platform/messages.ts';
import { saidInPage } from '../../../messages/in-page.ts';

/** The form of an application. */
export function useApply(props: { job: Job; resumes: Resume[]; onDone: () => void }) {
  const { job, resumes } = props;
  const queries = useQueryClient();
  const current = resumes.find((resume) => resume.is_current) ?? resumes[0];
  const given = (answers: Record<string, string>) =>
    job.questions.map(({ id }) => ({ question_id: id, answer: answers[id]?.trim() ?? '' }));
  return useMutationForm({
    initialValues: {
      resume_id: current?.id ?? '',
      note: '',
      answers: {} as Record<string, string>,
      agreed: false,
    },
    draft: `application to ${job.id}`,
    notKept: ['resume_id', 'agreed'],
    validate: ({ answers, agreed }) => ({
      ...prefixed(answerMistakes(job.questions, given(answers))),
      agreed: agreed ? null : t('jobs.agreeFirst'),
    }),
    onInvalid: (errors) => {
      const [first = ''] = Object.keys(errors);
      const id = first === 'agreed' ? 'apply-consent' : first.replace('answers.', 'answer-');
      document.getElementById(id)?.focus();
      return true;
    },
    // The rules of answers are checked before; what the server says of one stands above the buttons.
    fieldOf: (path) => (path.startsWith('answers') ? 'form' : path),
    save: ({ resume_id, note, answers }, idempotencyKey) =>
      call(applicationsApi.applyToJob, {
        params: { id: job.id },
        body: {
          resume_id,
          cover_note: note,
          answers: given(answers),
          ...sourceOf(window.location.search),
        },
        idempotencyKey,
      }),
    saved: t('myApplications.submitted'),
    onSaved: async () => {
      props.onDone();
      await Promise.all([
        queries.invalidateQueries({ queryKey: jobQuery(job.id).queryKey }),
        queries.invalidateQueries({ queryKey: ['applications'] }),
        queries.invalidateQueries({ queryKey: ['jobs', 'list'] }),
        queries.invalidateQueries({ queryKey: ['dashboard'] }),
      ]);
    },
  });
}

function prefixed(mistakes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mistakes).map(([id, mistake]) => [`answers.${id}`, saidInPage(mistake)]),
  );
}
