import { Title } from '@mantine/core';
import { FirstIcon } from '../ui/first-icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import classes from './home.module.css';
import { t } from '../messages.ts';

const forCandidates = [
  t('home.candidateReading'),
  t('home.candidateMatching'),
  t('home.candidateExplanation'),
  t('home.candidateTailoring'),
  t('home.candidatePrivacy'),
];
const forEmployers = [
  t('home.employerPosting'),
  t('home.employerRanking'),
  t('home.employerDecides'),
  t('home.employerAts'),
  t('home.employerHiddenText'),
];
const neverCounted = [
  t('home.neverName'),
  t('home.neverPhoto'),
  t('home.neverContact'),
  t('home.neverAddress'),
  t('home.neverBirth'),
  t('home.neverGender'),
  t('home.neverSchools'),
];

/** What each side gets, and what a score never looks at. */
export function CandidatesAndEmployers() {
  return (
    <section className={classes.section}>
      <div className={classes.sides}>
        <div className={classes.side}>
          <Title order={2}>{t('home.forCandidates')}</Title>
          <Points points={forCandidates} />
          <LinkButton to="/auth/signup" variant="default">
            {t('home.createCandidateAccount')}
          </LinkButton>
        </div>
        <div className={classes.side}>
          <Title order={2}>{t('home.forEmployers')}</Title>
          <Points points={forEmployers} />
          <LinkButton to="/auth/signup" search={{ role: 'recruiter' }} variant="default">
            {t('home.createRecruiterAccount')}
          </LinkButton>
        </div>
      </div>
      <div className={classes.never}>
        <Title order={2} size="h3">
          {t('home.neverUsed')}
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
