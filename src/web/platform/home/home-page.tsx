import { Group, Text, Title } from '@mantine/core';
import { useSession } from '../shell/session.tsx';
import { FirstIcon } from '../ui/first-icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { useTitle } from '../ui/use-title.ts';
import classes from './home.module.css';
import { OpenJobs } from './open-jobs.tsx';
import { ScoreExplained } from './score-explained.tsx';
import { CandidatesAndEmployers } from './candidates-and-employers.tsx';
import { t } from '../messages.ts';

/** The public home page. */
export function HomePage() {
  useTitle('Tenon');
  const { user } = useSession();
  return (
    <div className={classes.page} data-sheet>
      <section className={classes.hero}>
        <div>
          <h1 className={classes.display}>{t('home.headline')}</h1>
          <Text className={classes.lead} c="dimmed">
            {t('home.lead')}
          </Text>
          <Group gap="xs" mt="lg">
            <LinkButton to={user ? '/dashboard' : '/auth/signup'} size="md">
              {user ? t('home.toDashboard') : t('home.findWork')}
            </LinkButton>
            <LinkButton to="/auth/signup" search={{ role: 'recruiter' }} size="md" variant="default">
              {t('home.hiring')}
            </LinkButton>
          </Group>
        </div>
        <ScoreExplained />
      </section>
      <OpenJobs />
      <CandidatesAndEmployers />
      <section className={classes.last}>
        <div>
          <Title order={2}>{t('home.seeFit')}</Title>
          <Text c="dimmed" mt={4}>
            {t('home.seeFitHint')}
          </Text>
        </div>
        <Group gap="xs">
          <LinkButton to="/auth/signup" size="md" rightSection={<FirstIcon shape="onward" size={16} />}>
            {t('home.getStarted')}
          </LinkButton>
          <LinkButton to="/contact" search={{ topic: 'demo' }} size="md" variant="default">
            {t('home.requestDemo')}
          </LinkButton>
        </Group>
      </section>
    </div>
  );
}
