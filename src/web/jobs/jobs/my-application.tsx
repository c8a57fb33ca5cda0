import { Badge, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OwnApplication } from '../../../api/hiring/my-applications.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import { candidateStageLabels, wordsOfStage } from '../../hiring/job-stages/stage-labels.ts';
import { answerLabel, nextLabel } from '../../hiring/my-applications/application-labels.ts';
import { myApplicationQuery } from '../../hiring/my-applications/application-queries.ts';
import { SentText } from '../../hiring/my-applications/sent-resume.tsx';
import { WithdrawButton } from '../../hiring/my-applications/withdraw-button.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import classes from './job-page.module.css';
import { t } from '../../platform/messages.ts';

type Mine = NonNullable<NonNullable<Job['mine']>['application']>;

/**
 * Where the candidate's application to this job stands, what was sent, and the ways to withdraw it and to its page, where an
 * employer who is here can be written to.
 */
export function MyApplicationCard(props: { application: Mine; employer: string | null }) {
  const { application, employer } = props;
  const { data: sent, isPending } = useQuery(myApplicationQuery(application.id));
  const ended = ['hired', 'rejected', 'withdrawn'].includes(application.stage);
  return (
    <Card component="section" aria-labelledby="my-application">
      <Group justify="space-between" align="flex-start">
        <Stack gap={4} style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          <Group gap="xs">
            <Title order={2} size="h3" id="my-application" tabIndex={-1}>
              {t('jobs.yourApplication')}
            </Title>
            <Badge color={ended ? 'gray' : 'accent'}>
              {wordsOfStage(candidateStageLabels, application.stage)}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {sentLine(application, sent)}
          </Text>
        </Stack>
        {isPending && !ended && <Skeleton className={classes.withdraw} />}
        {sent?.can_withdraw && <WithdrawButton application={sent} />}
      </Group>
      {isPending && <Skeleton className={classes.next} mt="xs" />}
      {sent && <NextSteps application={sent} />}
      <Text size="sm" mt="xs">
        <TextLink to="/applications/$id" params={{ id: application.id }} inherit underline="always">
          {employer === null ? t('jobs.seeStatus') : t('jobs.seeStatusAndWrite', { employer })}
        </TextLink>
      </Text>
      {sent && (sent.cover_note !== '' || sent.answers.length > 0) && (
        <details>
          <Text component="summary" size="sm" mt="sm" style={{ cursor: 'pointer' }}>
            {t('jobs.whatYouSent')}
          </Text>
          <SentText {...sent} />
        </details>
      )}
    </Card>
  );
}

/** What happens next, and by when the employer said they answer. */
function NextSteps({ application }: { application: OwnApplication }) {
  const answer = answerLabel(application);
  return (
    <Text size="sm" mt="xs">
      {nextLabel(application)}
      {answer !== null && ` ${answer}`}
    </Text>
  );
}

/** When it was sent, with which resume, and since when it is in its stage, as far as that is loaded. */
function sentLine(application: Mine, sent: OwnApplication | undefined): string {
  const on = formatDate(application.created_at);
  if (!sent) return t('jobs.sentOn', { on });
  const known = { on, resume: sent.resume_name };
  return sent.stage_since === sent.created_at
    ? t('jobs.sentWith', known)
    : t('jobs.sentAndMoved', { ...known, since: formatDate(sent.stage_since) });
}
