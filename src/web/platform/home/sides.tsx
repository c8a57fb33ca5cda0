import { Title } from '@mantine/core';
import { FirstIcon } from '../ui/first-icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import classes from './home.module.css';
import { t } from '../messages.ts';

const forCandidates = [
  t('home.resumeRead'),
  t('home.jobsMatched'),
  t('home.scoreExplained'),
  t('home.resumeTailored'),
  t('home.resumePrivate'),
];
const forEmployers = [
  t('home.applicantsCompared'),
  t('home.applicantsRanked'),
  t('home.peopleDecide'),
  t('home.atsIntegration'),
  t('home.hiddenText'),
];
const neverCounted = [
  t('home.name'),
  t('home.photo'),
  t('home.emailAndPhone'),
  t('home.address'),
  t('home.birthDate'),
  t('home.genderWords'),
  t('home.schools'),
];

/** What each side gets, and what a score never looks at. */
export function Sides() {
  return (
    <section className={classes.section}>
      <div className={classes.sides}>
        <div className={classes.side}>
          <Title order={2}>{t('home.forCandidates')}</Title>
          <Points points={forCandidates} />
          <LinkButton to="/auth/signup" variant="default">
            {t('home.createCandidate')}
          </LinkButton>
        </div>
        <div className={classes.side}>
          <Title order={2}>{t('home.forEmployers')}</Title>
          <Points points={forEmployers} />
          <LinkButton to="/auth/signup" search={{ role: 'recruiter' }} variant="default">
            {t('home.createRecruiter')}
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
