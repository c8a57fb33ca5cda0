import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What Tenon is, what it holds to, and who is behind the site one is on. */
export function AboutPage() {
  return (
    <Prose title="About Tenon" context="Hiring, explained: every score shows the words it rests on.">
      <p>
        A tenon is the half of a joint that is cut to fit the other. Tenon is a program for the two halves of
        hiring: it helps people find work that fits them, and helps employers read applications with care.
      </p>
      <h2>Why it exists</h2>
      <p>
        Software that ranks applicants usually keeps its reasons to itself. The person who is ranked learns
        nothing, and the person who decides has a number to believe or not. Tenon shows its work instead. A
        job is taken apart into its requirements, and beside each stands what the resume says about it, in the
        resume’s own words. Both sides read the same page.
      </p>
      <h2>What it holds to</h2>
      <ul>
        <li>
          <strong>People decide.</strong> A score never rejects, hides or moves anyone. It sorts a list when
          somebody asks for that.
        </li>
        <li>
          <strong>Unknown is not missing.</strong> When a resume does not mention something, the explanation
          says that it is unknown, and not that the person cannot do it.
        </li>
        <li>
          <strong>The same for everybody.</strong> The same resume and the same job give the same score.
          Names, photos, contact data, birth dates, gender words and schools never enter it.
        </li>
        <li>
          <strong>Nothing is made up.</strong> What stands on a page was entered by a person, read from a file
          or counted. What could not be read is said to be unread.
        </li>
      </ul>
      <h2>Who is behind it</h2>
      <p>
        Tenon is open source under the Apache License 2.0. There is no central Tenon service: each site is run
        by somebody, such as a company, a school or a town, who answers for it. To reach the people who run
        this one, use the <TextLink to="/contact">contact page</TextLink>.
      </p>
    </Prose>
  );
}
