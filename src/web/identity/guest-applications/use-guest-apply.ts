import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { guestApplicationBody } from '../../../api/identity/guest-applications.ts';
import { termsVersion } from '../../../api/identity/terms.ts';
import type { Api } from '../../../api/index.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import { answerMistakes } from '../../../api/jobs/screening-questions.ts';
import { saidInPage } from '../../../messages/in-page.ts';
import { fileProblem } from '../../candidates/resumes/resume-file.ts';
import { sourceOf } from '../../jobs/jobs/job-labels.ts';
import { ApiError, call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { issueIn } from '../auth/field-issue.ts';

/** The form with which visitors apply: the resume goes up when it is chosen, the rest when it is sent. */
export function useGuestApply(job: Job) {
  const [sent, setSent] = useState<{ to: string | null; times: number }>({ to: null, times: 0 });
  const given = (answers: Record<string, string>) =>
    job.questions.map(({ id }) => ({ question_id: id, answer: answers[id]?.trim() ?? '' }));
  const made = useMutationForm({
    initialValues: {
      resume_id: '',
      name: '',
      email: '',
      note: '',
      answers: {} as Record<string, string>,
      agreed: false,
    },
    draft: `guest application to ${job.id}`,
    notKept: ['resume_id', 'agreed'],
    validate: ({ resume_id, name, email, answers, agreed }) => ({
      resume_id: resume_id === '' && !upload.sending ? t('guestApplications.resumeMissing') : null,
      name: issueIn(guestApplicationBody.shape.name, name),
      email: issueIn(guestApplicationBody.shape.email, email),
      ...mistakesByPath(answerMistakes(job.questions, given(answers))),
      agreed: agreed ? null : t('jobs.agreeFirst'),
    }),
    onInvalid: (errors) => {
      const [first = ''] = Object.keys(errors);
      const id =
        fieldIds[first] ?? (first.startsWith('answers.') ? first.replace('answers.', 'answer-') : '');
      document.getElementById(id)?.focus();
      return id !== '';
    },
    fieldOf: (path) => (path.startsWith('answers') ? 'form' : path),
    save: async ({ resume_id, name, email, note, answers }) =>
      call<Api['sendGuestApplication']>(
        { method: 'POST', path: '/api/guest-applications/{id}' },
        {
          // Whoever is quicker than the upload waits for it.
          params: { id: (await upload.arrived()) ?? resume_id },
          body: {
            name,
            email,
            cover_note: note,
            answers: given(answers),
            terms_version: termsVersion,
            ...sourceOf(window.location.search),
          },
        },
      ),
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
  const answerErrors = Object.entries(made.form.errors).flatMap(([path, error]) =>
    path.startsWith('answers.') && typeof error === 'string'
      ? [[path.slice('answers.'.length), error] as const]
      : [],
  );
  return {
    ...made,
    upload,
    answerMistakes: Object.fromEntries(answerErrors),
    sentTo: sent.to,
    times: sent.times,
    change: () => setSent({ to: null, times: 0 }),
  };
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

function mistakesByPath(mistakes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mistakes).map(([id, mistake]) => [`answers.${id}`, saidInPage(mistake)]),
  );
}
