import { Anchor } from '@mantine/core';
import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What people ask: candidates, employers, and about the program. */
export function FaqPage() {
  return (
    <Prose title="Frequent questions" context="Short answers; the longer ones are a link away.">
      <CandidateQuestions />
      <EmployerQuestions />
      <h2>The program</h2>
      <h3>What does it cost?</h3>
      <p>
        Nothing: it is open source, and whoever runs a site pays for the machine. See{' '}
        <TextLink to="/pricing">Pricing</TextLink>.
      </p>
      <h3>Who runs this site?</h3>
      <p>
        Somebody who installed the program and answers for it. The{' '}
        <TextLink to="/contact">contact page</TextLink> reaches them.
      </p>
      <h3>Is a language model deciding about me?</h3>
      <p>
        No. A score follows written rules that give the same number every time, and it decides nothing. If
        those who run this site have connected a language model, it may word suggestions for your resume, and
        you take or drop each. The{' '}
        <TextLink to="/privacy" hash="ai">
          AI notice
        </TextLink>{' '}
        says what is scored and how to object.
      </p>
      <h3>Can other programs use it?</h3>
      <p>
        Yes, through the documented API and with the same permissions as on the screens:{' '}
        <Anchor inherit href="/api/docs">
          API documentation
        </Anchor>
        .
      </p>
    </Prose>
  );
}

function CandidateQuestions() {
  return (
    <>
      <h2>Looking for work</h2>
      <h3>Do I need an account?</h3>
      <p>
        Not to <TextLink to="/jobs">browse jobs</TextLink>. You need one to see how a job fits you and to
        apply.
      </p>
      <h3>Which files can I upload?</h3>
      <p>
        PDF, DOC, DOCX and TXT under 5 MB. What is in the file decides, and not its name. A scan without text
        cannot be read.
      </p>
      <h3>Who sees my resume?</h3>
      <p>
        No employer until you apply. Then the company that posted the job sees the file you sent, what was
        read from it, and the score with its explanation.
      </p>
      <h3>My score is wrong. What can I do?</h3>
      <p>
        Open your resume in the profile and look at what was read; correct, accept or drop each value, or add
        your experience yourself. Your scores are then made again. You can also ask the employer for a
        person’s review.
      </p>
      <h3>Why does it say “unknown”?</h3>
      <p>
        Because the resume does not speak of it. That is not a “no”: the explanation keeps the two apart, so
        that the employer can ask.
      </p>
      <h3>Can I withdraw an application?</h3>
      <p>Yes, on the page of the job, until the employer has decided.</p>
      <h3>Can I delete my data?</h3>
      <p>
        Yes: resumes and experiences where you see them, and the whole account in{' '}
        <TextLink to="/settings" hash="delete-account">
          Settings
        </TextLink>
        . For a week you can still keep it; then it is gone for good. Employers you applied to keep the stages
        and dates of your application, without your name, your words and your files. A copy of all that is
        held about you is in Settings as well.
      </p>
    </>
  );
}

function EmployerQuestions() {
  return (
    <>
      <h2>Hiring</h2>
      <h3>How do I post a job?</h3>
      <p>
        <TextLink to="/auth/signup" search={{ role: 'recruiter' }}>
          Create a recruiter account
        </TextLink>
        ; it comes with a company. Then choose Post Job, name the required skills, and publish, or keep it as
        a draft.
      </p>
      <h3>How do my colleagues get in?</h3>
      <p>
        Whoever owns the company invites them by mail, as recruiter or hiring manager, in{' '}
        <TextLink to="/settings/company">Company</TextLink>. A company with its own sign-in server can let its
        people in through that.
      </p>
      <h3>Can a score reject somebody?</h3>
      <p>
        No. Applicants stay in the list whatever their score, newest first unless you sort by fit. People move
        them from stage to stage.
      </p>
      <h3>Why does nobody reach 100?</h3>
      <p>
        A match ends at 95, because a resume is words and not proof.{' '}
        <TextLink to="/resources" hash="scores">
          How a score is made
        </TextLink>
      </p>
      <h3>What are sample jobs?</h3>
      <p>
        Jobs to try the screens with. They are labelled, only your company sees them, they count in no figure,
        and you remove them in one click.
      </p>
      <h3>Who in my company sees an application?</h3>
      <p>The employers of your company, and no other company.</p>
    </>
  );
}
