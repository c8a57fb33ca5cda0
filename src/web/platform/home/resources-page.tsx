import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** How scores are made, and how to write a resume and a job so that they are understood. */
export function ResourcesPage() {
  return (
    <Prose title="Resources" context="How scores are made, and how to write what they are made from.">
      <Scores />
      <Resumes />
      <Requirements />
    </Prose>
  );
}

function Scores() {
  return (
    <>
      <h2 id="scores">How a score is made</h2>
      <ol>
        <li>
          The job names its required skills. Each counts the same, and the match is the share of them that the
          resume shows, in percent.
        </li>
        <li>
          Spellings, abbreviations and other names of a skill count as the skill. A more specific skill speaks
          for the wider one, a little less with each step: knowing PostgreSQL shows SQL.
        </li>
        <li>
          A match is never above 95, because words are no proof. Somebody with no skills on file gets 20,
          which only says that there is nothing to compare yet.
        </li>
        <li>
          Desired skills, years, level, education, languages and place stand in the explanation as met,
          partly, unknown or not met. They add nothing to the match.
        </li>
        <li>
          Among equal matches, a list sorted by fit puts first whose required skills are rarer or shown at
          work, then looks at desired skills, former titles, years, and the words of the job.
        </li>
      </ol>
      <p>
        Each score opens into its explanation. The rules carry a version, and the same inputs give the same
        number every time. What never counts stands in the{' '}
        <TextLink to="/privacy" hash="ai">
          AI notice
        </TextLink>
        .
      </p>
    </>
  );
}

function Resumes() {
  return (
    <>
      <h2 id="resume">Writing a resume that machines and people read</h2>
      <ul>
        <li>
          Use plain headings that everybody knows: Skills, Experience, Education. Clever ones are read less
          well.
        </li>
        <li>Give each position an employer, a title, and months with years: March 2019 – June 2023.</li>
        <li>
          Say what you did with a skill, and where. “Wrote the SQL reports of the control room” tells a person
          more than “SQL” in a list.
        </li>
        <li>Name a skill as the trade names it. If you know one product of a kind, write the product.</li>
        <li>
          Keep text as text. A scan or a picture of a page holds no words; the program says so, and cannot
          read it.
        </li>
        <li>
          Do not hide words in white or tiny type, and do not paste the job’s own lines. Neither counts, and
          hidden text is shown to both sides.
        </li>
        <li>
          After the upload, look at what was read. Each value shows the line it came from, and you can correct
          or drop it. Your scores follow.
        </li>
      </ul>
    </>
  );
}

function Requirements() {
  return (
    <>
      <h2 id="requirements">For employers: writing requirements</h2>
      <ul>
        <li>
          List as required only what somebody must bring on the first day. Each entry carries the same weight,
          so a long list makes every one of them matter less.
        </li>
        <li>Put the rest under desired skills. They appear in the explanation and keep nobody back.</li>
        <li>One skill to an entry: “SQL” and “Excel”, rather than “SQL/Excel and similar tools”.</li>
        <li>Ask for the wider skill when any product will do, for the product when only that one will.</li>
        <li>
          Use the fields for years, education and languages instead of hiding them in the text; then each
          becomes a line of the explanation.
        </li>
        <li>State the pay and the place. Applicants decide by them, and no score does.</li>
        <li>Read the unknowns before you sort anyone out. They are questions to ask, and not answers.</li>
      </ul>
    </>
  );
}
