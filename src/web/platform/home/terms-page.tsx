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
        Apache License 2.0 and comes without warranty. The site you are on is run by somebody who is
        responsible for it.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Give an e-mail address that is yours, and keep your password to yourself.</li>
        <li>What you write about yourself should be true; what you upload should be yours to share.</li>
        <li>Employers post jobs that exist, and use applications only to decide about those jobs.</li>
        <li>Messages on the contact page are for the people who run this site, and not for advertising.</li>
        <li>
          Do not try to reach what belongs to others, and do not burden the site with automatic requests.
        </li>
      </ul>
      <h2>What a score means</h2>
      <p>
        A score says how well the words of a resume cover the requirements of a job. It can be wrong: resumes
        are misread, and job postings leave things out. It is an aid for people, never a decision. Candidates
        can correct what was read, and both sides can open the evidence behind every score.
      </p>
      <h2>Leaving</h2>
      <p>
        You can stop at any time. What you can remove yourself, and what to ask for, stands in the privacy
        notice. Whoever runs this site may close accounts that break these rules.
      </p>
      <h2>Your content</h2>
      <p>
        What you enter stays yours. You let this site store it and show it to those named in the{' '}
        <TextLink to="/privacy">privacy notice</TextLink>, for the purpose of applying and hiring and for
        nothing else.
      </p>
      <p>Last changed on {formatDate(termsVersion)}.</p>
    </Prose>
  );
}
