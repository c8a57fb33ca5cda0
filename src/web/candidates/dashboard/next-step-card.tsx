import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { ListTodo } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { RequiredAction } from '../../../api/candidates/candidates.ts';
import { t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PathButton, PathLink } from '../../platform/ui/path-link.tsx';
import classes from './dashboard.module.css';
import type { NextStep } from './next-step.ts';

/** Few have an interview ahead, so the others do not load it. */
const InterviewDetails = lazy(async () => ({
  default: (await import('../../hiring/interviews/interview-details.tsx')).InterviewDetails,
}));

/** The one thing to do next, with its answer in place where it has one. */
export function NextStepCard({ action, interview }: NextStep) {
  return (
    <Card component="section" aria-labelledby="next-step" className={classes.next}>
      <Group gap="xs" c="var(--mantine-color-accent-text)" mb={4}>
        <ListTodo size={16} aria-hidden />
        <Text size="sm">{t('dashboard.yourNextStep')}</Text>
      </Group>
      <Title order={2} size="h2" id="next-step" mb={4}>
        {action ? (
          <PathLink path={action.path} inherit c="inherit">
            {action.title}
          </PathLink>
        ) : (
          interview && (
            <TextLink to="/applications/$id" params={{ id: interview.application_id }} inherit c="inherit">
              {t('dashboard.nextInterview', { job: interview.job_title })}
            </TextLink>
          )
        )}
      </Title>
      <Text mb="md">{action?.text ?? interview?.employer_name}</Text>
      {interview ? (
        <Stack gap={6} className={classes.interview}>
          <Suspense fallback={<Skeleton className={classes.interviewWaiting} />}>
            <InterviewDetails interview={interview} employer={interview.employer_name} />
          </Suspense>
        </Stack>
      ) : (
        action && <Answer action={action} />
      )}
    </Card>
  );
}

function Answer({ action: { kind, path, due } }: { action: RequiredAction }) {
  return (
    <Group gap="md">
      <PathButton path={path}>{words[kind]}</PathButton>
      {due && (
        <Text size="sm" c="dimmed">
          {t('dashboard.answerBy', { due: formatDate(due) })}
        </Text>
      )}
    </Group>
  );
}

/** What the button of an action says. */
export const words: Record<RequiredAction['kind'], string> = {
  offer_to_answer: t('dashboard.readOffer'),
  interview_to_book: t('dashboard.chooseTime'),
  question: t('dashboard.answer'),
  target_closing: t('dashboard.viewJob'),
  resume_unreadable: t('dashboard.replaceFile'),
  values_to_confirm: t('dashboard.check'),
};
