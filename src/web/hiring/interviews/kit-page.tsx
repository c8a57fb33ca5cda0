import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { InterviewRow } from '../../../api/hiring/interviews.ts';
import { ScorecardCard } from '../scorecards/scorecard-card.tsx';
import { scorecardsQuery } from '../scorecards/scorecard-queries.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { interviewQuery } from './interview-queries.ts';
import { kindAndLength } from './interview-labels.ts';
import { dayLabel, ownZone, spanLabel, zoneLabels } from './interview-times.ts';
import classes from './interviews.module.css';
import { t } from '../../platform/messages.ts';

/** What an interviewer needs: when and with whom, what to ask, and the scorecard. In print, boxes to tick take its place. */
export function KitPage() {
  const { id = '' } = useParams({ strict: false });
  const found = useQuery(interviewQuery(id));
  if (found.data) return <Kit interview={found.data} />;
  return (
    <>
      <PageHeader title={t('interviews.kit')} />
      {found.error ? (
        <ErrorView
          title={t('interviews.interviewFailed')}
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
  const params = { id: interview.application_id };
  return (
    <>
      <PageHeader
        title={t('interviews.interviewWith', { name: interview.name })}
        back={
          <TextLink size="sm" className={classes.screen ?? ''} to="/recruiter/interviews">
            {t('interviews.interviews')}
          </TextLink>
        }
        context={interview.job_title}
        action={
          <Group gap="xs" className={classes.screen ?? ''}>
            <LinkButton variant="default" to="/applicants/$id" params={params}>
              {t('interviews.openApplication')}
            </LinkButton>
            <Button leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
              {t('interviews.print')}
            </Button>
          </Group>
        }
      />
      <Stack gap="lg">
        <When interview={interview} />
        {cards.data && <Questions kit={cards.data.kit} />}
        {cards.data && <Attributes attributes={cards.data.attributes} />}
        <div className={classes.screen}>
          <ScorecardCard id={interview.application_id} questions={false} />
        </div>
        {cards.isError && !cards.data && (
          <Text size="sm" c="dimmed">
            {t('interviews.questionsFailed')}
          </Text>
        )}
      </Stack>
    </>
  );
}

function When({ interview }: { interview: InterviewRow }) {
  const zone = ownZone();
  const { starts_at: at, minutes } = interview;
  return (
    <Card component="section" aria-labelledby="when">
      <Title order={2} size="h3" id="when" mb="xs">
        {t('interviews.whenAndHow')}
      </Title>
      <Text>
        {at === null
          ? t('interviews.noTimeBooked')
          : `${dayLabel(at, zone)}, ${spanLabel(at, minutes, zone)} (${zoneLabels(zone)})`}
      </Text>
      <Text size="sm">
        {[kindAndLength(interview), interview.place, interview.link].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" c="dimmed">
        {interview.interviewers.length === 0
          ? t('interviews.noInterviewer')
          : t('interviews.ledBy', {
              people: interview.interviewers.map(({ name }) => name).join(', '),
            })}
      </Text>
    </Card>
  );
}

function Questions({ kit }: { kit: { requirement: string; state: string; question: string }[] }) {
  return (
    <Card component="section" aria-labelledby="questions">
      <Title order={2} size="h3" id="questions" mb="xs">
        {t('interviews.questions')}
      </Title>
      {kit.length === 0 ? (
        <Text size="sm">{t('interviews.noQuestions')}</Text>
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {t('interviews.aboutQuestions')}
          </Text>
          <ol className={classes.list}>
            {kit.map(({ requirement, state, question }) => (
              <li key={requirement} className={classes.question}>
                <Text fw={500}>{question}</Text>
                <Text size="xs" c="dimmed">
                  {t('interviews.requirementState', { requirement, state })}
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
    <Card component="section" aria-labelledby="attributes" className={classes.printed ?? ''}>
      <Title order={2} size="h3" id="attributes" mb="xs">
        {t('interviews.whatToRate')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('interviews.howToRate')}
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
