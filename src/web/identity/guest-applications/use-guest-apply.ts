import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { guestApplicationBody } from '../../../api/identity/guest-applications.ts';
import { termsVersion } from '../../../api/identity/terms.ts';
import type { Api } from '../../../api/index.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import { fileProblem } from '../../candidates/resumes/resume-file.ts';
import { answerErrors, errorsByQuestion, focusByIdOf, givenAnswers } from '../../jobs/jobs/answers-form.ts';
import { sourceOf } from '../../jobs/jobs/job-labels.ts';
import { ApiError, call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { issueIn } from '../auth/field-issue.ts';

/** The form with which visitors apply: the resume goes up when it is chosen, the rest when it is sent. */
export function useGuestApply(job: Job) {
  const [sent, setSent] = useState<{ to: string | null; times: number }>({ to: null, times: 0 });
  const made = useMutationForm({
    initialValues: blank,
    draft: `guest application to ${job.id}`,
    notKept: ['resume_id', 'agreed'],
    validate: (values) => mistakesOf(job, values, upload.sending !== null),
    onInvalid: (errors) => focusByIdOf(errors, fieldIds),
    fieldOf: (path) => (path.startsWith('answers') ? 'form' : path),
    // Whoever is quicker than the upload waits for it.
    save: async (values) => sendApplication(job, (await upload.arrived()) ?? values.resume_id, values),
    onSaved: (_answer, { email }) => setSent(({ times }) => ({ to: email.trim(), times: times + 1 })),
    onFailed: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'not_found') return false;
      setSent({ to: null, times: 0 });
      upload.reset();
      made.form.setValues({ resume_id: '' });
      made.form.setErrors({ resume_id: t('guestApplications.resumeGone') });
      return true;
    },
  });
  const upload = useResumeUpload(job.id, (id) => {
    made.form.setFieldValue('resume_id', id);
    made.form.clearFieldError('resume_id');
  });
  return {
    ...made,
    upload,
    answerMistakes: errorsByQuestion(made.form.errors),
    sentTo: sent.to,
    times: sent.times,
    change: () => setSent({ to: null, times: 0 }),
  };
}

const blank = {
  resume_id: '',
  name: '',
  email: '',
  note: '',
  answers: {} as Record<string, string>,
  agreed: false,
};
type Values = typeof blank;

function mistakesOf(job: Job, { resume_id, name, email, answers, agreed }: Values, uploading: boolean) {
  return {
    resume_id: resume_id === '' && !uploading ? t('guestApplications.resumeMissing') : null,
    name: issueIn(guestApplicationBody.shape.name, name),
    email: issueIn(guestApplicationBody.shape.email, email),
    ...answerErrors(job.questions, answers),
    agreed: agreed ? null : t('jobs.agreeFirst'),
  };
}

function sendApplication(job: Job, id: string, { name, email, note, answers }: Values) {
  const endpoint = { method: 'POST', path: '/api/guest-applications/{id}' } as const;
  const body = {
    name,
    email,
    cover_note: note,
    answers: givenAnswers(job.questions, answers),
    terms_version: termsVersion,
    ...sourceOf(window.location.search),
  };
  return call<Api['sendGuestApplication']>(endpoint, { params: { id }, body });
}

const fieldIds: Record<string, string> = { resume_id: 'guest-resume', agreed: 'apply-consent' };

function useResumeUpload(jobId: string, onKept: (id: string) => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const arriving = useRef<Promise<{ id: string }> | null>(null);
  const send = useMutation({
    mutationFn: (file: File) =>
      call<Api['startGuestApplication']>(
        { method: 'POST', path: '/api/jobs/{id}/guest-applications' },
        { params: { id: jobId }, query: { file_name: file.name }, body: file },
      ),
    onSuccess: ({ id }) => onKept(id),
    onError: (error) => setRefusal(error.message),
  });
  const choose = (file: File | undefined) => {
    if (!file || send.isPending) return;
    const problem = fileProblem(file);
    setRefusal(problem);
    if (problem !== null) return;
    arriving.current = send.mutateAsync(file);
    // What goes wrong is said by `refusal`.
    arriving.current.catch(() => (arriving.current = null));
  };
  return {
    choose,
    refusal,
    sending: send.isPending ? send.variables.name : null,
    kept: send.data ?? null,
    arrived: async () => (await arriving.current)?.id ?? null,
    reset: () => {
      arriving.current = null;
      send.reset();
    },
  };
}
