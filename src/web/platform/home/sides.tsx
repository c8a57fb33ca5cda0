import { Title } from '@mantine/core';
import { FirstIcon } from '../ui/first-icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import classes from './home.module.css';

const forCandidates = [
  'Your resume is read on this site, and each value shows the line it came from. Accept it, correct it or leave it out.',
  'Open jobs are matched to your skills, best match first.',
  'Every score opens to its explanation: what the job asks for, what your resume shows, and what is still unknown.',
  'For each application, suggestions tailor your resume to the job, using only your own words.',
  'No one sees your resume until you apply, and each application keeps the exact file you sent.',
];
const forEmployers = [
  'Post a job with the skills it really needs. Applicants are compared with that list.',
  'Rank applicants by fit when you choose to, and read the evidence next to each name.',
  'A score never rejects, hides or moves anyone. People decide.',
  'ATS integration: through a third-party interface, import jobs from your applicant tracking system and send applications to it.',
  'Hidden text in a file is ignored and shown to you.',
];
const neverCounted = [
  'name',
  'photo',
  'email and phone',
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
          What a score never uses
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
