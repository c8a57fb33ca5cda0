import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { interviewKinds, type InterviewRow } from '../../../api/hiring/interviews.ts';
import { scorecardsQuery } from '../scorecards/scorecard-queries.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { interviewQuery } from './interview-queries.ts';
import { dayLabel, ownZone, spanLabel, zoneLabels } from './interview-times.ts';
import classes from './interviews.module.css';

/** What an interviewer takes along: when and with whom, what to ask, and what to rate. Made to be printed. */
export function KitPage() {
  const { id = '' } = useParams({ strict: false });
  const found = useQuery(interviewQuery(id));
  if (found.data) return <Kit interview={found.data} />;
  return (
    <>
      <PageHeader title="Interview kit" />
      {found.error ? (
        <ErrorView
          title="This interview could not be loaded"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <SkeletonList rows={3} height={120} />
      )}
    </>
  );
}

function Kit({ interview }: { interview: InterviewRow }) {
  const cards = useQuery(scorecardsQuery(interview.application_id));
  const zone = ownZone();
  const { starts_at: at, minutes } = interview;
  const params = { id: interview.application_id };
  return (
    <>
      <PageHeader
        title={`Interview with ${interview.name}`}
        back={
          <TextLink size="sm" className={classes.screen ?? ''} to="/recruiter/interviews">
            Interviews
          </TextLink>
        }
        context={interview.job_title}
        action={
          <Group gap="xs" className={classes.screen ?? ''}>
            <LinkButton variant="default" to="/applicants/$id" params={params}>
              Open the application
            </LinkButton>
            <Button leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
          </Group>
        }
      />
      <Stack gap="lg">
        <Card component="section" aria-labelledby="when">
          <Title order={2} size="h3" id="when" mb="xs">
            When and how
          </Title>
          <Text>
            {at === null
              ? 'No time booked yet.'
              : `${dayLabel(at, zone)}, ${spanLabel(at, minutes, zone)} (${zoneLabels(zone)})`}
          </Text>
          <Text size="sm">
            {[`${interviewKinds[interview.kind]}, ${minutes} minutes`, interview.place, interview.link]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text size="sm" c="dimmed">
            Led by {interview.interviewers.map(({ email }) => email).join(', ') || 'nobody'}
          </Text>
        </Card>
        {cards.data && <Questions kit={cards.data.kit} />}
        {cards.data && <Attributes attributes={cards.data.attributes} />}
        {cards.isError && !cards.data && (
          <Text size="sm" c="dimmed">
            The questions could not be loaded. Reload the page to try again.
          </Text>
        )}
      </Stack>
    </>
  );
}

function Questions({ kit }: { kit: { requirement: string; state: string; question: string }[] }) {
  return (
    <Card component="section" aria-labelledby="questions">
      <Title order={2} size="h3" id="questions" mb="xs">
        Questions
      </Title>
      {kit.length === 0 ? (
        <Text size="sm">There are no open requirements, or the application is not scored.</Text>
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            About requirements the application leaves open. Unknown is not the same as missing.
          </Text>
          <ol className={classes.list}>
            {kit.map(({ requirement, state, question }) => (
              <li key={requirement} className={classes.question}>
                <Text fw={500}>{question}</Text>
                <Text size="xs" c="dimmed">
                  {requirement}: {state.replace('_', ' ')}
                </Text>
                <div className={classes.space} />
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

function Attributes({ attributes }: { attributes: string[] }) {
  return (
    <Card component="section" aria-labelledby="attributes">
      <Title order={2} size="h3" id="attributes" mb="xs">
        What to rate
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        1 is not shown, 4 is outstanding. Leave out what you didn’t ask about. Submit it as your scorecard.
      </Text>
      <ul className={classes.list}>
        {attributes.map((attribute) => (
          <li key={attribute}>
            <Group justify="space-between" gap="xs" wrap="nowrap">
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {attribute}
              </Text>
              <Text size="sm" aria-hidden style={{ whiteSpace: 'nowrap' }}>
                {['1', '2', '3', '4'].map((value) => (
                  <span key={value} className={classes.rate}>
                    {value}
                  </span>
                ))}
              </Text>
            </Group>
          </li>
        ))}
      </ul>
    </Card>
  );
}
