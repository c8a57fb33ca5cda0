import { Prose } from './prose.tsx';

/** What is kept, who sees it, and which cookies are set: only what is true of the program itself. */
export function PrivacyPage() {
  return (
    <Prose title="Privacy" context="What this program keeps, who sees it, and what a score looks at.">
      <p>
        Tenon is a program that somebody runs: a company, a school, a town. Whoever runs this site decides
        about it and answers your questions. This page says what the program itself does.
      </p>
      <h2>What is kept</h2>
      <ul>
        <li>Your e-mail address, your role, and your password as a hash that cannot be turned back.</li>
        <li>
          What you enter: profile, work experience, target jobs, applications; for employers, jobs and their
          stages.
        </li>
        <li>The resumes you upload, the text read from them, and what you said about it.</li>
        <li>Your scores, with the versions of the rules they were made with.</li>
        <li>For each session: when it began, and from which network address and browser.</li>
      </ul>
      <h2>Who sees it</h2>
      <ul>
        <li>Until you apply for a job, employers see nothing of you: no name, no resume, no score.</li>
        <li>
          When you apply, the company that posted the job sees your name, e-mail, phone, place and links, your
          note, the resume file you sent and the text read from it, the score with its evidence, and the
          history of the application. Other companies do not.
        </li>
        <li>Your list of target jobs is yours alone.</li>
      </ul>
      <h2>What a score looks at</h2>
      <p>
        A score compares the requirements of a job with your skills, experience, education and languages, and
        quotes the words it rests on. Your name, contact data, photo, address, date of birth, gender words and
        the names of your schools never enter it. Text that a person cannot see in a file counts for nothing.
        A score sorts a list when a person asks for that; it never rejects, hides or moves anyone. You see the
        same evidence that the employer sees.
      </p>
      <h2>Cookies and browser storage</h2>
      <ul>
        <li>One cookie keeps you signed in. Scripts cannot read it, and it is not used to follow you.</li>
        <li>
          Your browser also stores that you are signed in, your role, and whether you like the page light or
          dark, so that pages can be drawn at once. Signing out removes the first two.
        </li>
        <li>There is no advertising, no analytics, and nothing is loaded from other sites.</li>
      </ul>
      <h2>Removing things</h2>
      <p>
        You can delete resumes and experiences yourself. An application that you have sent keeps the copy of
        the resume it was sent with. To have your account removed, ask whoever runs this site.
      </p>
    </Prose>
  );
}
