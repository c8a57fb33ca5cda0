import { Card, Group, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dashboard } from '../../../api/candidates/candidates.ts';
import { ExperienceList } from '../experiences/experience-list.tsx';
import { useLoadingTimeout } from '../profiles/use-loading-timeout.ts';
import { useResumeEvents } from '../resumes/resume-queries.ts';
import { useOfflineCopy } from '../offline-copy/offline-copy.ts';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { useLive } from '../../platform/ui/use-live.ts';
import { ApplicationsCard } from './applications-card.tsx';
import { ChecklistCard } from './checklist-card.tsx';
import { dashboardQuery } from './dashboard-queries.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import classes from './dashboard.module.css';
import { JobsCard } from './jobs-card.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { countWaiting, nextStep } from './next-step.ts';
import { RequiredActionsCard, StatusUpdatesCard } from './news-cards.tsx';
import { ResumeCard } from './resume-card.tsx';
import { ScoringNotice } from './scoring-notice.tsx';
import { TargetJobsCard } from './target-jobs-card.tsx';

/** The candidate's dashboard: the next step first, then what is going on, all from one request. */
export function DashboardPage() {
  useOfflineCopy();
  const { user } = useSession();
  const query = useQuery(dashboardQuery);
  const { data, error } = query;
  const { late, askAnew } = useLoadingTimeout(query, dashboardQuery.queryKey);
  if (!data && (error || late)) {
    return (
      <ErrorView
        order={1}
        title={t('dashboard.notLoaded')}
        error={error}
        retryLabel={t('dashboard.refreshPage')}
        onRetry={askAnew}
      >
        {late ? t('dashboard.loadingTooLong') : t('dashboard.loadFailed')}
      </ErrorView>
    );
  }
  const name = data?.profile.personal_info.first_name;
  const greeting = name ? t('dashboard.welcomeNamed', { name }) : t('dashboard.welcome');
  const waiting = data ? countWaiting(data.required_actions) : 0;
  return (
    <>
      <PageHeader
        title={t('dashboard.heading')}
        context={waiting === 0 ? greeting : `${greeting}. ${t('dashboard.waiting', { count: waiting })}`}
        action={
          data?.checklist.every(({ done }) => done) && (
            <LinkButton to="/profile" variant="default">
              {t('dashboard.viewProfile')}
            </LinkButton>
          )
        }
      />
      {data && user?.id !== 'pending' ? <Cards data={data} /> : <DashboardSkeleton />}
    </>
  );
}

function Cards({ data }: { data: Dashboard }) {
  const count = useFitCount();
  useResumeEvents();
  const next = nextStep(data);
  const others = data.required_actions.filter((action) => action !== next?.action);
  // Decided once, when the page opens: moving the card during an upload would cancel it.
  const [isNew] = useState(data.resume === null);
  // What there is to do once a newcomer's resume is read stands in the card that is there already: nothing moves under their eyes.
  const [startsEmpty] = useState(isNew && next === null);
  const inChecklist = startsEmpty && next?.action ? next.action : null;
  const hasNextCard = next !== null && inChecklist === null;
  return (
    <div className={classes.columns} data-new={isNew || undefined}>
      <div className={`${classes.column} ${classes.top}`}>
        {hasNextCard ? (
          <NextStepCard {...next} />
        ) : (
          <ChecklistCard checklist={data.checklist} action={inChecklist} />
        )}
      </div>
      {/* New candidates start by uploading a resume, so that card comes first on phones. */}
      {isNew && <Side data={data} hasNext={hasNextCard} isNew />}
      <div className={`${classes.column} ${classes.main}`}>
        <RequiredActionsCard actions={others} hasNext={next !== null} />
        <ApplicationsCard
          applications={data.applications}
          total={data.application_count}
          actions={data.required_actions}
          interviews={data.interviews}
          now={data.as_of}
        />
        <ScoringNotice scoring={data.scoring} count={count} resumeId={data.resume?.id ?? null} />
        <JobsCard jobs={data.jobs} scoring={data.scoring} />
      </div>
      {!isNew && <Side data={data} hasNext={hasNextCard} />}
    </div>
  );
}

/** What the candidate has: profile, resume, work and saved jobs; and the news. The resume of `isNew` stays where it was uploaded. */
function Side({ data, hasNext, isNew = false }: { data: Dashboard; hasNext: boolean; isNew?: boolean }) {
  const hasTargets = data.checklist.some(({ step, done }) => step === 'target_job' && done);
  const checklist = hasNext && <ChecklistCard checklist={data.checklist} isAside />;
  return (
    <div className={`${classes.column} ${classes.side}`}>
      {!isNew && checklist}
      <ResumeCard resume={data.resume} />
      {isNew && checklist}
      <Card>
        <Group mb="xs">
          <Title order={2} size="h3">
            {t('dashboard.workExperience')}
          </Title>
        </Group>
        {data.experience_count === 0 && data.resume && data.proposals > 0 ? (
          <Text size="sm">
            <TextLink to="/resumes/$id" params={{ id: data.resume.id }} underline="always" inherit>
              {t('dashboard.experienceToConfirm', { count: data.proposals })}
            </TextLink>
          </Text>
        ) : (
          <ExperienceList items={data.experiences} total={data.experience_count} withAdd brief />
        )}
      </Card>
      <TargetJobsCard targets={data.target_jobs} hasAny={hasTargets} />
      <StatusUpdatesCard updates={data.status_updates} />
    </div>
  );
}

/** How many jobs are scored, as told live; null before the first news and after the last. */
function useFitCount(): { done: number; total: number } | null {
  const client = useQueryClient();
  const [count, setCount] = useState<{ done: number; total: number } | null>(null);
  useLive((event) => {
    if (event.type === 'applications') void client.invalidateQueries({ queryKey: ['dashboard'] });
    if (event.type !== 'fit') return;
    const finished = event.done >= event.total;
    setCount(finished ? null : { done: event.done, total: event.total });
    if (finished)
      for (const name of ['dashboard', 'jobs', 'fit']) void client.invalidateQueries({ queryKey: [name] });
  });
  return count;
}
