import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What is stored, who sees it, and which cookies are set: only what is true of the program itself. */
export function PrivacyPage() {
  return (
    <Prose title="Privacy" context="What this program stores, who sees it, and what scores use.">
      <p>
        Tenon is a program that anyone can run: a company, a school, a town. Whoever runs this site is
        responsible for it and answers your questions. This page describes what the program itself does.
      </p>
      <WhatIsKept />
      <WhoSeesIt />
      <AiNotice />
      <h2>Cookies and browser storage</h2>
      <ul>
        <li>
          One cookie keeps you signed in; others hold a sign-in in progress for a few minutes. Scripts can’t
          read them, and they are not used to track you.
        </li>
        <li>
          Your browser also stores that you are signed in, your role, your light or dark theme, your recent
          searches, and jobs you started writing. Signing out removes the first two.
        </li>
        <li>No advertising, no analytics, and nothing is loaded from other sites.</li>
      </ul>
      <Removing />
    </Prose>
  );
}

function AiNotice() {
  return (
    <>
      <h2 id="ai">AI notice</h2>
      <p>
        This program reads resumes and scores how well they match a job. Employers may look at the score when
        they decide, so you should know how it works.
      </p>
      <h3>What is scored</h3>
      <p>
        A job’s requirements are compared with your skills, experience, education and languages, and the words
        behind each result are quoted. Your location is shown next to the place of work and adds no points.{' '}
        <TextLink to="/resources" hash="scores">
          How scores work
        </TextLink>
      </p>
      <h3>What is never scored</h3>
      <p>
        Your name, contact details, photo, address, date of birth, gender words and the names of your schools
        are never used. Hidden text in a file is ignored.
      </p>
      <h3>Language models</h3>
      <p>
        They play no part in scores. Whoever runs this site can connect one, which may be another company’s.
        When you ask for suggestions, it gets single lines of your experience and parts of the job, never your
        name or your file. Its answers are checked against what you wrote, and you accept or reject them. In
        Settings you can use your own provider, or turn models off for your account.
      </p>
      <h3>Who sees it</h3>
      <p>
        You do, with the full explanation. A company sees it once you apply there, with the same explanation,
        or when you agreed to be found by employers. Scores sort a list when a person chooses so; they never
        reject, hide or move anyone.
      </p>
      <h3>How to object</h3>
      <ul>
        <li>Correct what was read from your resume. Your scores are then recalculated.</li>
        <li>
          On your application’s page, ask for a review by a person at the employer, or to be assessed another
          way, without the score. They answer within ten business days.
        </li>
        <li>
          Tell the people who run this site what is wrong, on the{' '}
          <TextLink to="/contact" search={{ topic: 'privacy' }}>
            contact page
          </TextLink>
          .
        </li>
      </ul>
    </>
  );
}

function WhatIsKept() {
  return (
    <>
      <h2>What is stored</h2>
      <ul>
        <li>
          Your email address, your role, and your password as a one-way hash; passkeys, an authenticator app
          and linked accounts if you add them.
        </li>
        <li>
          What you enter: profile, work experience, target jobs, saved searches and applications; for
          employers, the company, jobs and their stages.
        </li>
        <li>The resumes you upload, the text read from them, and your corrections.</li>
        <li>Your scores, with the versions of the rules behind them.</li>
        <li>For each session: when it started, and in which browser.</li>
        <li>The emails sent to you, your notifications, and a log of what was done with your account.</li>
        <li>
          Messages from the contact page: your text, name and email address, the time, and a one-way hash of
          your network address, which limits spam.
        </li>
      </ul>
    </>
  );
}

function WhoSeesIt() {
  return (
    <>
      <h2>Who sees it</h2>
      <ul>
        <li>
          Until you apply for a job, employers see nothing about you: no name, no resume, no score. Only if
          you agree in your profile to be found do employers see your name, location and skills, and how well
          you match their jobs; you are then also counted when one checks how many people a required skill
          excludes.
        </li>
        <li>
          When you apply, the company that posted the job sees your name and email, your note and answers, the
          resume you sent and the text read from it, the score with its evidence, and the history of the
          application; of your profile, it sees as much as you choose there. Other companies do not.
        </li>
        <li>
          That company may connect its own applicant tracking system or other programs. Then what you sent
          goes there too; the form says so before you apply.
        </li>
        <li>Only you see your target jobs.</li>
        <li>The people who run this site have access to its database and read messages sent to them.</li>
      </ul>
    </>
  );
}

function Removing() {
  return (
    <>
      <h2>Deleting your data</h2>
      <p>
        You can delete resumes and experiences yourself. Applications keep the copy of the resume you sent
        with them.
      </p>
      <p>
        In <TextLink to="/settings">Settings</TextLink> you can download a copy of all your data and delete
        your account. You have a week to change your mind; then your profile, resumes and messages are
        permanently deleted. Employers you applied to keep the job, the stages and their dates, without your
        name, texts or files. For anything else,{' '}
        <TextLink to="/contact" search={{ topic: 'privacy' }}>
          ask whoever runs this site
        </TextLink>
        .
      </p>
    </>
  );
}
