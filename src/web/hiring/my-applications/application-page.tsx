import { Alert, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import type { OwnApplication } from '../../../api/hiring/my-applications.ts';
import { candidateStageLabels, stageColor } from '../job-stages/stage-labels.ts';
import { ApiError } from '../../platform/client.ts';
import { MyHumanReviews } from '../../fairness/human-reviews/my-human-reviews.tsx';
import { MyInterviews } from '../interviews/my-interviews.tsx';
import { SurveyCard } from '../../fairness/equal-opportunity/survey-card.tsx';
import { surveyQuery } from '../../fairness/equal-opportunity/survey-queries.ts';
import { MyMessages } from '../messages/my-messages.tsx';
import { MyOffers } from '../offers/my-offers.tsx';
import { ViewResume } from '../../candidates/resumes/view-resume.tsx';
import { ConsentCard } from '../../talent/talent-pool/consent-card.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { daysInStage } from '../../platform/ui/format.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useLive } from '../../platform/ui/use-live.ts';
import { myApplicationQuery, refreshApplications } from './application-queries.ts';
import { useApplicationScreen } from './application-screen.ts';
import { ApplicationSteps } from './application-steps.tsx';
import { answerLabel, nextLabel } from './application-labels.ts';
import classes from './applications.module.css';
import { ScoreNoticeCard } from './score-notice-card.tsx';
import { SentText } from './sent-resume.tsx';
import { undoWithdrawal, WithdrawButton } from './withdraw-button.tsx';
import { rich, t } from '../../platform/messages.ts';

/** One application of mine: where it stands, what happens next, what happened, and what I sent. */
export function ApplicationPage() {
  const { id = '' } = useParams({ strict: false });
  const client = useQueryClient();
  useApplicationScreen(id);
  const { data, error, refetch } = useQuery(myApplicationQuery(id));
  useLive((event) => {
    if (event.type === 'applications') void refreshApplications(client);
  });
  const survey = useQuery({ ...surveyQuery(id), enabled: data?.has_employer === true });
  // The survey stands between the others, and would push them away.
  if (data && !survey.isLoading) return <Loaded application={data} />;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <>
      <PageHeader title={t('myApplications.application')} back={<Back />} />
      {isGone ? (
        <ErrorView
          title={t('myApplications.notFound')}
          action={<LinkButton to="/applications">{t('myApplications.myApplications')}</LinkButton>}
        >
          {t('myApplications.notFoundHint')}
        </ErrorView>
      ) : error ? (
        <ErrorView title={t('myApplications.oneFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList rows={2} height={160} />
      )}
    </>
  );
}

function Back() {
  return (
    <TextLink to="/applications" size="sm">
      {t('myApplications.myApplications')}
    </TextLink>
  );
}

/** For who applied without an account and has just followed the link that confirms it. */
function Welcome() {
  return (
    <Alert color="accent" variant="light" mb="lg" title={t('guestApplications.welcomeTitle')}>
      {rich('guestApplications.welcome', {
        link: (text) => (
          <TextLink to="/settings/$section" params={{ section: 'password' }} inherit underline="always">
            {text}
          </TextLink>
        ),
      })}
    </Alert>
  );
}

function Loaded({ application }: { application: OwnApplication }) {
  const { sent } = useSearch({ strict: false });
  return (
    <>
      <PageHeader
        title={application.job_title}
        context={t('myApplications.employerAndDay', {
          employer: application.employer_name,
          day: formatDate(application.created_at),
        })}
        back={<Back />}
        action={
          <LinkButton to="/jobs/$id" params={{ id: application.job_id }} variant="default">
            {t('myApplications.seeJob')}
          </LinkButton>
        }
      />
      {sent === 'yes' && <Welcome />}
      <div className={classes.columns}>
        <Stack gap="lg">
          {application.has_employer && (
            <MyOffers applicationId={application.id} employer={application.employer_name} />
          )}
          {application.has_employer && (
            <MyInterviews applicationId={application.id} employer={application.employer_name} />
          )}
          <StandingCard application={application} />
          {application.score_notice && (
            <ScoreNoticeCard application={application} notice={application.score_notice} />
          )}
          {application.has_employer && (
            <>
              <MyMessages applicationId={application.id} employer={application.employer_name} />
              <MyHumanReviews applicationId={application.id} employer={application.employer_name} />
              <SurveyCard applicationId={application.id} employer={application.employer_name} />
              <ConsentCard applicationId={application.id} employer={application.employer_name} />
            </>
          )}
        </Stack>
        <Stack gap="lg">
          <SentCard application={application} />
          <ApplicationSteps steps={application.steps} employer={application.employer_name} />
        </Stack>
      </div>
    </>
  );
}

function StandingCard({ application }: { application: OwnApplication }) {
  const { stage, stage_since: since } = application;
  const answer = answerLabel(application);
  return (
    <Card component="section" aria-labelledby="standing">
      <Group justify="space-between" align="flex-start" gap="xs" mb="xs">
        <Title order={2} size="h3" id="standing">
          {t('myApplications.status')}
        </Title>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {daysInStage(since, application.as_of)}
          </Text>
          <Badge color={stageColor(stage)}>{candidateStageLabels[stage]}</Badge>
        </Group>
      </Group>
      <Text size="sm" maw="75ch" className={classes.words}>
        {nextLabel(application)}
      </Text>
      {answer !== null && (
        <Text size="sm" mt="xs" className={classes.words}>
          {answer}
        </Text>
      )}
      {(application.can_withdraw || application.undo_until !== null) && (
        <Group gap="xs" mt="md">
          {application.can_withdraw && <WithdrawButton application={application} size="sm" />}
          {application.undo_until !== null && <UndoButton application={application} />}
        </Group>
      )}
    </Card>
  );
}

function UndoButton({ application }: { application: OwnApplication }) {
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: () => undoWithdrawal(application.id, application.version),
    onSuccess: () => toast.success(t('myApplications.withdrawalUndone')),
    onError: (error) => toast.error(error.message),
    onSettled: () => refreshApplications(client),
  });
  return (
    <Button
      variant="default"
      leftSection={<Undo2 size={16} aria-hidden />}
      loading={undo.isPending}
      onClick={() => undo.mutate()}
    >
      {t('myApplications.undoWithdrawal')}
    </Button>
  );
}

function SentCard({ application }: { application: OwnApplication }) {
  const { resume_id: id, resume_name: name, resume_type: type } = application;
  return (
    <Card component="section" aria-labelledby="sent">
      <Title order={2} size="h3" id="sent" mb="sm">
        {t('myApplications.whatYouSent')}
      </Title>
      <Group justify="space-between" gap="xs" mb="md" wrap="nowrap">
        <div className={classes.words}>
          <Text size="sm" fw={500}>
            {t('myApplications.resume')}
          </Text>
          <Text size="sm">{name}</Text>
        </div>
        <ViewResume resume={{ id, file_name: name, file_type: type }} size="compact-sm" />
      </Group>
      <SentText {...application} />
    </Card>
  );
}
