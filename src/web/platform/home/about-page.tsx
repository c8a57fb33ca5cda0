import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What Tenon is, what it holds to, and who is behind the site one is on. */
export function AboutPage() {
  return (
    <Prose title="About Tenon" context="Hiring, explained: every score shows the words it is based on.">
      <p>
        A tenon is the half of a wood joint that is cut to fit the other. Tenon is a program for the two
        halves of hiring: it helps people find work that fits them, and helps employers read applications with
        care.
      </p>
      <h2>Why Tenon exists</h2>
      <p>
        Software that ranks applicants usually keeps its reasons to itself. Applicants learn nothing, and
        employers get a number they must take on trust. Tenon shows its work instead. A job is broken down
        into its requirements, and next to each is what the resume says about it, in the resume’s own words.
        Both sides see the same page.
      </p>
      <h2>Our principles</h2>
      <ul>
        <li>
          <strong>People decide.</strong> A score never rejects, hides or moves anyone. It sorts a list only
          when someone asks for it.
        </li>
        <li>
          <strong>Unknown is not missing.</strong> When a resume doesn’t mention something, the explanation
          says it is unknown, not that the person can’t do it.
        </li>
        <li>
          <strong>The same for everyone.</strong> The same resume and the same job give the same score. Names,
          photos, contact details, birth dates, gender words and schools are never used.
        </li>
        <li>
          <strong>Nothing is made up.</strong> Everything on a page was entered by a person, read from a file
          or counted. If something could not be read, the page says so.
        </li>
      </ul>
      <h2>Who is behind it</h2>
      <p>
        Tenon is open source under the Apache License 2.0. There is no central Tenon service: each site is run
        by someone, such as a company, a school or a town, who is responsible for it. To reach the people who
        run this one, use the <TextLink to="/contact">contact page</TextLink>.
      </p>
    </Prose>
  );
}
