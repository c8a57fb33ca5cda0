import { Title } from '@mantine/core';
import { FirstIcon } from '../ui/first-icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import classes from './home.module.css';

const forCandidates = [
  'Your resume is read on this site, and each value shows the line it came from. You accept, correct or drop it.',
  'Open jobs are matched to your skills, best match first.',
  'Every score opens into its ledger: what the job asks, what your resume shows, and what is still unknown.',
  'For each application, suggestions tailor your resume to the job, from your own words alone.',
  'Nobody sees your resume until you apply, and an application keeps the exact file you sent.',
];
const forEmployers = [
  'Post a job with the skills it truly needs; that list is what applicants are compared with.',
  'Rank applicants by fit when you ask for it, and read the evidence beside each name.',
  'A score never rejects, hides or moves anyone. People decide.',
  'ATS integration: through a third-party interface, jobs come in from your applicant tracking system, and applications go there.',
  'Text that a person cannot see in a file counts for nothing, and is shown to you.',
];
const neverCounted = [
  'name',
  'photo',
  'e-mail and phone',
  'address',
  'date of birth',
  'gender words',
  'names of schools',
];

/** What each side gets, and what a score never looks at. */
export function Sides() {
  return (
    <section className={classes.section}>
      <div className={classes.sides}>
        <div className={classes.side}>
          <Title order={2}>For people looking for work</Title>
          <Points points={forCandidates} />
          <LinkButton to="/auth/signup" variant="default">
            Create Candidate Account
          </LinkButton>
        </div>
        <div className={classes.side}>
          <Title order={2}>For people hiring</Title>
          <Points points={forEmployers} />
          <LinkButton to="/auth/signup" search={{ role: 'recruiter' }} variant="default">
            Create Recruiter Account
          </LinkButton>
        </div>
      </div>
      <div className={classes.never}>
        <Title order={2} size="h3">
          What a score never looks at
        </Title>
        <ul className={classes.chips}>
          {neverCounted.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Points({ points }: { points: string[] }) {
  return (
    <ul className={classes.points}>
      {points.map((point) => (
        <li key={point}>
          <span className={classes.tick}>
            <FirstIcon shape="check" size={16} />
          </span>
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
