import { Button, Checkbox, Group, Modal, Radio, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Job } from '../../../api/jobs/jobs.ts';
import { answerMistakes } from '../../../api/jobs/screening-questions.ts';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { AutomationNotice } from '../../fairness/human-reviews/automation-notice.tsx';
import { resumesQuery } from '../../candidates/resumes/resume-queries.ts';
import { AnswersFields } from './answers-fields.tsx';
import { CopiesForJob } from './copies-for-job.tsx';
import { useApply } from './use-apply.ts';

const ResumeUpload = lazy(async () => ({
  default: (await import('../../candidates/resumes/resume-upload.tsx')).ResumeUpload,
}));

/** The short form to apply with. What was typed stays while the job's page is open, whether the dialog is or not. */
export function ApplyDialog({ job, opened, onClose }: { job: Job; opened: boolean; onClose: () => void }) {
  const narrow = useMediaQuery('(max-width: 36em)');
  const [note, setNote] = useState('');
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const resumes = useQuery({ ...resumesQuery, enabled: opened });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Apply to ${job.title}`}
      size="lg"
      fullScreen={narrow}
      closeButtonProps={{ 'aria-label': 'Close' }}
      styles={{ title: { fontWeight: 650, lineHeight: 1.4, overflowWrap: 'anywhere' } }}
    >
      {resumes.isPending && <Skeleton height={240} />}
      {resumes.isError && (
        <ErrorView
          title="Your resumes could not be loaded."
          error={resumes.error}
          onRetry={() => void resumes.refetch()}
        />
      )}
      {resumes.data?.items.length === 0 && (
        <Suspense fallback={<Skeleton height={200} />}>
          <ResumeUpload resumes={resumes.data.items}>
            <div>
              <Title order={3} size="h4">
                You need a resume first
              </Title>
              <Text size="sm" c="dimmed">
                Employers read your resume with your application, and there is none yet. Upload one here, and
                the form follows.
              </Text>
            </div>
          </ResumeUpload>
        </Suspense>
      )}
      {resumes.data && resumes.data.items.length > 0 && (
        <ApplyForm
          job={job}
          resumes={resumes.data.items}
          note={note}
          onNote={setNote}
          answers={answers}
          onAnswers={setAnswers}
          onDone={onClose}
        />
      )}
    </Modal>
  );
}

function ApplyForm(props: {
  job: Job;
  resumes: Resume[];
  note: string;
  onNote: (note: string) => void;
  answers: Record<string, string>;
  onAnswers: (answers: Record<string, string>) => void;
  onDone: () => void;
}) {
  const { job, resumes, note } = props;
  const current = resumes.find((resume) => resume.is_current) ?? resumes[0];
  const [resumeId, setResumeId] = useState(current?.id ?? '');
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const apply = useApply(job.id, props.onDone);
  const given = job.questions.map(({ id }) => ({ question_id: id, answer: props.answers[id]?.trim() ?? '' }));
  const mistakes = answerMistakes(job.questions, given);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        const [wrong] = Object.keys(mistakes);
        if (wrong !== undefined) document.getElementById(`answer-${wrong}`)?.focus();
        else if (agreed) apply.mutate({ resume_id: resumeId, cover_note: note, answers: given });
        else document.getElementById('apply-consent')?.focus();
      }}
    >
      <Stack gap="md">
        <Radio.Group label="Resume" value={resumeId} onChange={setResumeId}>
          <Stack gap="xs" mt={4} style={{ overflowWrap: 'anywhere' }}>
            {resumes.map((resume) => (
              <Radio
                key={resume.id}
                value={resume.id}
                label={resume.file_name}
                description={resumeLine(resume)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label="Cover note"
          description="Optional. What the resume does not say."
          autosize
          minRows={4}
          maxRows={12}
          maxLength={5000}
          value={note}
          onChange={(event) => props.onNote(event.currentTarget.value)}
        />
        <CopiesForJob jobId={job.id} onKept={setResumeId} />
        <AnswersFields
          questions={job.questions}
          answers={props.answers}
          onAnswer={(id, answer) => props.onAnswers({ ...props.answers, [id]: answer })}
          mistakes={asked ? mistakes : {}}
        />
        <WhatIsSent employer={job.employer_name} goesOn={goesOnWords[job.goes_to_ats ?? 'not']} />
        <AutomationNotice employer={job.employer_name} companyId={job.company?.id ?? null} />
        <Checkbox
          id="apply-consent"
          label={`I agree that this is sent to ${job.employer_name}.`}
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          error={asked && !agreed ? 'Please agree before sending.' : undefined}
        />
        {apply.isError && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {apply.error.message} Your application was not sent; what you wrote is still here.
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onDone} disabled={apply.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={apply.isPending}>
            Submit application
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Where an application goes on to, in words; with a file only what stands in it. */
const goesOnWords = {
  sent: 'Your name, phone, e-mail address and resume also go to the applicant tracking system that they work with. ',
  file: 'They can take your name, phone and e-mail address, when you applied and your stage over to an applicant tracking system of their own, as a file without your resume. ',
  not: '',
};

function WhatIsSent({ employer, goesOn }: { employer: string; goesOn: string }) {
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {employer} receives the resume you chose, the name, phone, place and links of your profile, your e-mail
      address, this note and your answers. {goesOn}
      You can withdraw until there is a decision.
    </Text>
  );
}

function resumeLine(resume: Resume): string {
  const uploaded = `Uploaded ${formatDate(resume.upload_timestamp)}`;
  const state = resume.parse_status === 'failed' ? ', its text could not be read' : '';
  return `${resume.is_current ? 'Current. ' : ''}${uploaded}${state}`;
}
