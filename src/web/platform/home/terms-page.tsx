import { termsVersion } from '../../../api/identity/terms.ts';
import { formatDate } from '../ui/dates.ts';
import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** The few rules of using the program, as it ships. */
export function TermsPage() {
  return (
    <Prose
      title="Terms"
      context="The rules that come with the program. Whoever runs this site may add their own."
    >
      <h2>What this is</h2>
      <p>
        Tenon helps people find work and helps employers read applications. It is free software under the
        Apache License 2.0 and comes without warranty. The site you are on is run by someone who is
        responsible for it.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Use your own email address, and keep your password to yourself.</li>
        <li>Be truthful about yourself, and upload only what you may share.</li>
        <li>Employers post only jobs that exist, and use applications only to decide about them.</li>
        <li>The contact page is for messages to the people who run this site, not for advertising.</li>
        <li>
          Don’t try to access what belongs to others, and don’t overload the site with automated requests.
        </li>
      </ul>
      <h2>What a score means</h2>
      <p>
        A score says how well a resume covers the requirements of a job. It can be wrong: resumes are misread,
        and job postings leave things out. It helps people decide, but never decides. Candidates can correct
        what was read, and both sides can see the evidence behind every score.
      </p>
      <h2>Leaving</h2>
      <p>
        You can stop at any time. The privacy notice says what you can delete yourself and what to ask for.
        Whoever runs this site may close accounts that break these rules.
      </p>
      <h2>Your content</h2>
      <p>
        What you enter stays yours. You allow this site to store it and show it to the people named in the{' '}
        <TextLink to="/privacy">privacy notice</TextLink>, only for applying and hiring.
      </p>
      <p>Last changed on {formatDate(termsVersion)}.</p>
    </Prose>
  );
}
