import { useQueryClient } from '@tanstack/react-query';
import { applicationsApi } from '../../../api/hiring/applications.ts';
import type { EarlierAnswer } from '../../../api/hiring/my-applications.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { call } from '../../platform/client.ts';
import { jobQuery } from './job-queries.ts';
import { answerErrors, focusByIdOf, givenAnswers } from './answers-form.ts';
import { sourceOf } from './job-labels.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { t } from '../../platform/messages.ts';

/** The form of an application, with the resume that the address names (a copy made for this job), else the current one. */
export function useApply(props: {
  job: Job;
  resumes: Resume[];
  earlier: EarlierAnswer[];
  onDone: () => void;
}) {
  const { job, resumes, earlier } = props;
  const queries = useQueryClient();
  const asked = new URLSearchParams(window.location.search).get('resume');
  const copy = resumes.find(({ id }) => id === asked);
  const chosen = copy ?? resumes.find(({ is_current }) => is_current) ?? resumes[0];
  const made = useMutationForm({
    initialValues: {
      resume_id: chosen?.id ?? '',
      note: '',
      answers: Object.fromEntries(earlier.map(({ question_id, answer }) => [question_id, answer])),
      agreed: false,
    },
    draft: `application to ${job.id}`,
    notKept: ['resume_id', 'agreed'],
    validate: ({ answers, agreed }) => ({
      ...answerErrors(job.questions, answers),
      agreed: agreed ? null : t('jobs.agreeFirst'),
    }),
    onInvalid: (errors) => {
      focusByIdOf(errors, { agreed: 'apply-consent' });
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
          answers: givenAnswers(job.questions, answers),
          ...sourceOf(window.location.search),
        },
        idempotencyKey,
      }),
    saved: t('myApplications.submitted'),
    onSaved: async () => {
      // The dialog covers the page until the application is there: nothing is seen to move.
      await queries.invalidateQueries({ queryKey: jobQuery(job.id).queryKey });
      props.onDone();
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['applications'] }),
        queries.invalidateQueries({ queryKey: ['jobs', 'list'] }),
        queries.invalidateQueries({ queryKey: ['dashboard'] }),
      ]);
    },
  });
  return { ...made, isCopyChosen: copy !== undefined };
}
