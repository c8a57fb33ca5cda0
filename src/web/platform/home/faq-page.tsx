import { Anchor } from '@mantine/core';
import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What people ask: candidates, employers, and about the program. */
export function FaqPage() {
  return (
    <Prose title="Frequent questions" context="Short answers, with links to longer ones.">
      <CandidateQuestions />
      <EmployerQuestions />
      <h2>The program</h2>
      <h3>What does it cost?</h3>
      <p>
        Nothing. It is open source; whoever runs a site pays for the machine. See{' '}
        <TextLink to="/pricing">Pricing</TextLink>.
      </p>
      <h3>Who runs this site?</h3>
      <p>
        Someone who installed the program and is responsible for it. The{' '}
        <TextLink to="/contact">contact page</TextLink> reaches them.
      </p>
      <h3>Is a language model deciding about me?</h3>
      <p>
        No. Scores follow written rules that give the same number every time, and they decide nothing. If this
        site has a language model connected, it may write suggestions for your resume, which you accept or
        reject. The{' '}
        <TextLink to="/privacy" hash="ai">
          AI notice
        </TextLink>{' '}
        says what is scored and how to object.
      </p>
      <h3>Can other programs use it?</h3>
      <p>
        Yes, through the documented API, with the same permissions as on the pages:{' '}
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
      <p>PDF, DOC, DOCX and TXT, under 5 MB. Scans without text can’t be read.</p>
      <h3>Who sees my resume?</h3>
      <p>
        No employer until you apply. Then the company that posted the job sees the file you sent, what was
        read from it, and the score with its explanation.
      </p>
      <h3>My score is wrong. What can I do?</h3>
      <p>
        Open your resume in your profile and check what was read. Correct, accept or leave out each value, or
        add your experience yourself. Your scores are then recalculated. You can also ask the employer for a
        review by a person.
      </p>
      <h3>Why does it say “unknown”?</h3>
      <p>
        Because the resume doesn’t mention it. That’s not a “no”, and the explanation shows the difference so
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
        . You have a week to change your mind; then it is permanently deleted. Employers you applied to keep
        the stages and dates of your application, without your name, texts or files. You can also download a
        copy of all your data in Settings.
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
        ; it comes with a company. Then choose Post Job, list the required skills, and publish the job or save
        it as a draft.
      </p>
      <h3>How do I add colleagues?</h3>
      <p>
        A company owner invites them by email, as recruiter or hiring manager, in{' '}
        <TextLink to="/settings/company">Company</TextLink>. Companies with an identity provider can use
        single sign-on instead.
      </p>
      <h3>Can a score reject someone?</h3>
      <p>
        No. Applicants stay in the list whatever their score, newest first unless you sort by fit. Only people
        move them between stages.
      </p>
      <h3>Why does no one reach 100?</h3>
      <p>
        Matches stop at 95, because a resume is not proof.{' '}
        <TextLink to="/resources" hash="scores">
          How scores work
        </TextLink>
      </p>
      <h3>What are sample jobs?</h3>
      <p>
        Jobs to try things out with. They are labelled, only your company sees them, they don’t count in any
        figure, and you can remove them in one click.
      </p>
      <h3>Who in my company sees applications?</h3>
      <p>
        Recruiters and owners of your company, and hiring managers for the jobs of their teams. No other
        company.
      </p>
    </>
  );
}
