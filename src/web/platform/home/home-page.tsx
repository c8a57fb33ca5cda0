import { Group, Text, Title } from '@mantine/core';
import { useSession } from '../shell/session.tsx';
import { FirstIcon } from '../ui/first-icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { useTitle } from '../ui/use-title.ts';
import classes from './home.module.css';
import { OpenJobs } from './open-jobs.tsx';
import { ScoreExplained } from './score-explained.tsx';
import { Sides } from './sides.tsx';

/** The public home page. */
export function HomePage() {
  useTitle('Tenon');
  const { user } = useSession();
  return (
    <div className={classes.page}>
      <section className={classes.hero}>
        <div>
          <h1 className={classes.display}>A fit score you can check</h1>
          <Text className={classes.lead} c="dimmed">
            Tenon reads a resume, compares it with a job requirement by requirement, and shows the words
            behind every point. Candidates and employers see the same explanation.
          </Text>
          <Group gap="xs" mt="lg">
            <LinkButton to={user ? '/dashboard' : '/auth/signup'} size="md">
              {user ? 'Go to your dashboard' : 'Find work that fits'}
            </LinkButton>
            <LinkButton to="/auth/signup" search={{ role: 'recruiter' }} size="md" variant="default">
              I am hiring
            </LinkButton>
          </Group>
        </div>
        <ScoreExplained />
      </section>
      <OpenJobs />
      <Sides />
      <section className={classes.last}>
        <div>
          <Title order={2}>See how a job fits you</Title>
          <Text c="dimmed" mt={4}>
            Upload a resume, correct what was read, and see how well open jobs match.
          </Text>
        </div>
        <Group gap="xs">
          <LinkButton to="/auth/signup" size="md" rightSection={<FirstIcon shape="onward" size={16} />}>
            Get Started Now
          </LinkButton>
          <LinkButton to="/contact" search={{ topic: 'demo' }} size="md" variant="default">
            Request a Demo
          </LinkButton>
        </Group>
      </section>
    </div>
  );
}
