import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** How scores are made, and how to write a resume and a job so that they are understood. */
export function ResourcesPage() {
  return (
    <Prose title="Resources" context="How scores work, and how to write a good resume and job posting.">
      <Scores />
      <Resumes />
      <Requirements />
    </Prose>
  );
}

function Scores() {
  return (
    <>
      <h2 id="scores">How scores work</h2>
      <ol>
        <li>
          The job lists its required skills. Each counts the same, and the match is the percentage of them
          that the resume shows.
        </li>
        <li>
          Other spellings, abbreviations and names of a skill count too. A more specific skill counts for the
          broader one, a little less with each step: PostgreSQL implies SQL.
        </li>
        <li>
          A match is never above 95, because a resume is not proof. Someone with no known skills gets 20,
          which only means there is nothing to compare yet.
        </li>
        <li>
          Desired skills, years, level, education, languages and location are shown as met, partly met,
          unknown or not met. They don’t change the match.
        </li>
        <li>
          Among equal matches, lists sorted by fit compare how the skills were used at work, former titles and
          duties, the wording of the job, and required licences, languages and level.
        </li>
      </ol>
      <p>
        Every score opens to its explanation. The rules have a version, and the same inputs always give the
        same number. What is never used is listed in the{' '}
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
      <h2 id="resume">Writing a resume that people and machines can read</h2>
      <ul>
        <li>Use common headings: Skills, Experience, Education. Unusual ones are read less reliably.</li>
        <li>Give each position an employer, a title, and months with years: March 2019 – June 2023.</li>
        <li>
          Say what you did with a skill, and where. “Wrote the SQL reports of the control room” tells a person
          more than “SQL” in a list.
        </li>
        <li>Use the names your field uses. If you know a specific product, name it.</li>
        <li>Keep text as text. The program can’t read scans or pictures of a page, and tells you so.</li>
        <li>
          Don’t hide words in white or tiny type, and don’t paste lines from the job. Neither counts, and
          hidden text is shown to both sides.
        </li>
        <li>
          After uploading, check what was read. Each value shows the line it came from, and you can correct it
          or leave it out. Your scores update.
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
          List as required only what someone must have on the first day. Each entry has the same weight, so in
          a long list each one matters less.
        </li>
        <li>Put the rest under desired skills. They appear in the explanation and don’t hold anyone back.</li>
        <li>One skill per entry: “SQL” and “Excel” rather than “SQL/Excel and similar tools”.</li>
        <li>Ask for the broader skill if any product will do, and for the product if only that one will.</li>
        <li>
          Use the fields for years, education and languages instead of putting them in the text. Each then
          becomes a line of the explanation.
        </li>
        <li>State the pay and the location. They matter to applicants and don’t affect scores.</li>
        <li>Read the unknowns before you rule anyone out. They are questions to ask, not answers.</li>
      </ul>
    </>
  );
}
