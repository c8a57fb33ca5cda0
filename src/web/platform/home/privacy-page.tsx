import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What is kept, who sees it, and which cookies are set: only what is true of the program itself. */
export function PrivacyPage() {
  return (
    <Prose title="Privacy" context="What this program keeps, who sees it, and what a score looks at.">
      <p>
        Tenon is a program that somebody runs: a company, a school, a town. Whoever runs this site decides
        about it and answers your questions. This page says what the program itself does.
      </p>
      <WhatIsKept />
      <WhoSeesIt />
      <AiNotice />
      <h2>Cookies and browser storage</h2>
      <ul>
        <li>
          One cookie keeps you signed in; others, for some minutes, a sign-in that is half done. Scripts
          cannot read them, and they are not used to follow you.
        </li>
        <li>
          Your browser also stores that you are signed in, your role, whether you like the page light or dark,
          what you searched for last, and a job that you have begun to write. Signing out removes the first
          two.
        </li>
        <li>There is no advertising, no analytics, and nothing is loaded from other sites.</li>
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
        they decide about you, so you should know how it works.
      </p>
      <h3>What is scored</h3>
      <p>
        The requirements of a job are compared with your skills, experience, education and languages, and the
        words that each result rests on are quoted. Your place is set beside the place of work and adds no
        points.{' '}
        <TextLink to="/resources" hash="scores">
          How a score is made
        </TextLink>
      </p>
      <h3>What never is</h3>
      <p>
        Your name, contact data, photo, address, date of birth, gender words and the names of your schools
        never enter a score. Text that a person cannot see in a file counts for nothing.
      </p>
      <h3>Language models</h3>
      <p>
        None takes part in a score. Whoever runs this site can connect one, which may be another company’s. It
        then gets single lines of your experience and words of the job, never your name or your file, when you
        ask for suggestions; what it answers is checked against what you wrote, and you take or drop it. You
        can bring a provider of your own in Settings, for you alone, or switch models off for your account.
      </p>
      <h3>Who sees it</h3>
      <p>
        You do, with all of the explanation. The company sees it once you have applied there, and sees the
        same explanation. A score sorts a list when a person asks for that; it never rejects, hides or moves
        anyone.
      </p>
      <h3>How to object</h3>
      <ul>
        <li>Correct what was read from your resume; your scores are made again.</li>
        <li>
          On the page of your application, ask that a person at the employer reviews how you were assessed, or
          assesses you in another way, without the score. They answer in words within ten business days.
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
      <h2>What is kept</h2>
      <ul>
        <li>
          Your e-mail address, your role, and your password as a hash that cannot be turned back; passkeys, an
          authenticator app and linked accounts if you add them.
        </li>
        <li>
          What you enter: profile, work experience, target jobs, saved searches, applications; for employers,
          the company, jobs and their stages.
        </li>
        <li>The resumes you upload, the text read from them, and what you said about it.</li>
        <li>Your scores, with the versions of the rules they were made with.</li>
        <li>For each session: when it began, and in which browser.</li>
        <li>The mails sent to you, your notifications, and a record of what was done with your account.</li>
        <li>
          A message left on the contact page: what you wrote, your name and e-mail address, the time, and a
          coded mark of your network address that holds back floods of messages.
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
          Until you apply for a job, employers see nothing of you: no name, no resume, no score. If you agree
          to it in your profile, you count, without your name, when one is told how many people a required
          skill leaves out.
        </li>
        <li>
          When you apply, the company that posted the job sees your name and e-mail, your note and answers,
          the resume file you sent and the text read from it, the score with its evidence, and the history of
          the application; of your profile, it sees as much as you choose there. Other companies do not.
        </li>
        <li>
          That company may connect an applicant tracking system of its own, or programs that are told what
          happens to an application. Then what you sent there goes to those too; the form says so before you
          apply.
        </li>
        <li>Your list of target jobs is yours alone.</li>
        <li>Those who run this site hold its database, and read the messages left for them.</li>
      </ul>
    </>
  );
}

function Removing() {
  return (
    <>
      <h2>Removing things</h2>
      <p>
        You can delete resumes and experiences yourself. An application that you have sent keeps the copy of
        the resume it was sent with.
      </p>
      <p>
        In <TextLink to="/settings">Settings</TextLink> you can download a copy of all that is held about you,
        and delete your account. For a week you can still keep it; then your profile, resumes and messages are
        gone for good. Employers you applied to keep the job, the stages and their dates, without your name,
        your words and your files. For anything else,{' '}
        <TextLink to="/contact" search={{ topic: 'privacy' }}>
          ask whoever runs this site
        </TextLink>
        .
      </p>
    </>
  );
}
