import { Alert, Badge, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Briefcase, Info, MapPin } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Job } from '../../../api/jobs/jobs.ts';
import { ApiError } from '../../platform/client.ts';
import { jobFitQuery } from '../../matching/fit/fit-queries.ts';
import { MatchCard } from '../../matching/fit/match-card.tsx';
import { MyAnswer } from '../../matching/fit/my-answer.tsx';
import { ScoreLedger } from '../../matching/fit/score-ledger.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatAgo, formatDate } from '../../platform/ui/dates.ts';
import { CompanyLogo } from '../../platform/ui/company-logo.tsx';
import { PageBand } from '../../platform/ui/page-band.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { JobActions } from './job-actions.tsx';
import { Fact, Pay } from './job-fact.tsx';
import { JobDescription } from './job-description.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobNotFound } from './job-not-found.tsx';
import { ExternalBadge } from '../job-boards/external-badge.tsx';
import classes from './job-page.module.css';
import { jobQuery } from './job-queries.ts';
import { useJobScreen } from './job-screen.ts';
import { CompanyInfo, SimilarJobs } from './job-side.tsx';
import { JobSkills } from './job-skills.tsx';
import { jobTypeLabels, formatPlace } from '../../platform/ui/job-labels.ts';
import { closedLabel, isTaking, jobStatusLabels } from './job-labels.ts';
import { addressOf, JobTools } from './job-tools.tsx';
import { MyApplicationCard } from './my-application.tsx';
import { rich, t } from '../../platform/messages.ts';

// For candidates who apply.
const ApplyDialog = lazy(async () => ({ default: (await import('./apply-form.tsx')).ApplyDialog }));
const SuggestedBullets = lazy(async () => ({
  default: (await import('../../candidates/tailored-resumes/suggested-bullets.tsx')).SuggestedBullets,
}));

// For the people who hire for the job: nobody else loads it.
const JobOverview = lazy(async () => ({ default: (await import('./team-parts.tsx')).JobOverview }));
const ApprovalCard = lazy(async () => ({
  default: (await import('../job-approvals/approval-card.tsx')).ApprovalCard,
}));
const JobTabs = lazy(async () => ({ default: (await import('./team-parts.tsx')).JobTabs }));

/** One job in full, with what the person who looks can do with it. */
export function JobPage() {
  const { id } = useParams({ from: '/shell/jobs/$id' });
  useJobScreen(id);
  const job = useQuery(jobQuery(id));
  if (job.data) return <JobView key={id} job={job.data} />;
  if (job.error instanceof ApiError && job.error.status < 500 && job.error.status !== 429)
    return <JobNotFound />;
  if (job.error) {
    return (
      <ErrorView
        order={1}
        title={t('jobs.loadFailed')}
        error={job.error}
        onRetry={() => void job.refetch()}
      />
    );
  }
  return (
    <Stack gap="lg" aria-busy>
      <Skeleton height={40} width="60%" />
      <Skeleton height={20} width="40%" />
      <Skeleton height={320} />
    </Stack>
  );
}

function JobView({ job }: { job: Job }) {
  const isCandidate = useSession().user?.role === 'candidate' && job.mine !== null;
  const form = useApplyForm(job.id);
  const [suggesting, setSuggesting] = useState(false);
  const isOfTeam = job.mine?.can_edit === true;
  const closed = closedLabel(job);
  useFocusOnceSent(job.mine?.application ?? null);
  const canApply = isCandidate && isTaking(job) && job.mine?.application === null;
  return (
    <>
      <JobHead job={job} isOfTeam={isOfTeam} onApply={form.open} />
      <Stack gap="lg">
        {job.mine?.approval && (
          <Suspense fallback={<Skeleton height={160} />}>
            <ApprovalCard job={job} />
          </Suspense>
        )}
        {isOfTeam && (
          <Suspense fallback={<Skeleton height={256} />}>
            <JobOverview jobId={job.id} />
          </Suspense>
        )}
        {closed && !job.mine?.approval && <Closed job={job} label={closed} />}
        {job.mine?.application && (
          <div className={classes.screen}>
            <MyApplicationCard
              application={job.mine.application}
              employer={job.company ? job.employer_name : null}
            />
          </div>
        )}
        <div className={classes.layout}>
          <Stack gap="lg" className={classes.main}>
            <JobContent job={job} isCandidate={isCandidate} />
            {suggesting && (
              <Suspense fallback={<Skeleton height={200} />}>
                <SuggestedBullets jobId={job.id} />
              </Suspense>
            )}
            {isCandidate && <AboutJob job={job} />}
          </Stack>
          <JobAside job={job} isCandidate={isCandidate} onSuggest={() => setSuggesting(true)} />
        </div>
      </Stack>
      {isCandidate && form.wasOpened && (
        <Suspense fallback={null}>
          <ApplyDialog job={job} opened={form.opened && canApply} onClose={form.close} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the form to apply is open, and ever was: it is loaded then. The address of the page can open it. */
function useApplyForm(id: string) {
  const asked = useSearch({ from: '/shell/jobs/$id' })['apply'] === '1';
  const navigate = useNavigate();
  const [opened, setOpened] = useState(asked);
  const [wasOpened, setWasOpened] = useState(asked);
  const open = () => {
    setOpened(true);
    setWasOpened(true);
  };
  const close = () => {
    setOpened(false);
    if (asked) void navigate({ to: '/jobs/$id', params: { id }, replace: true });
  };
  return { opened, wasOpened, open, close };
}

function JobHead({ job, isOfTeam, onApply }: { job: Job; isOfTeam: boolean; onApply: () => void }) {
  return (
    <PageBand>
      <PageHeader
        title={job.title}
        mark={<CompanyLogo name={job.employer_name} url={job.company?.logo_url ?? null} />}
        context={<JobContext job={job} />}
        action={<JobActions job={job} onApply={onApply} />}
        tabs={
          isOfTeam && (
            <Suspense fallback={<div className={classes.tabs} />}>
              <JobTabs id={job.id} />
            </Suspense>
          )
        }
      />
    </PageBand>
  );
}

function Closed({ job, label }: { job: Job; label: string }) {
  return (
    <>
      <Alert
        color="yellow"
        icon={<Info size={20} aria-hidden />}
        title={job.status === 'open' ? t('jobs.expired') : jobStatusLabels[job.status]}
      >
        {label}
      </Alert>
      {job.status !== 'draft' && (
        <div className={classes.screen}>
          <SimilarJobs jobId={job.id} title={t('jobs.jobsLikeThis')} />
        </div>
      )}
    </>
  );
}

function JobAside(props: { job: Job; isCandidate: boolean; onSuggest: () => void }) {
  const { job } = props;
  return (
    <div className={classes.side}>
      {props.isCandidate ? (
        <>
          <div className={classes.match}>
            <MatchCard jobId={job.id} onSuggest={props.onSuggest} />
          </div>
          <div className={classes.screen}>
            <MyLedger jobId={job.id} />
          </div>
        </>
      ) : (
        <AboutJob job={job} />
      )}
    </div>
  );
}

/** Who posts the job, jobs like it, and what can be done with the page. */
function AboutJob({ job }: { job: Job }) {
  return (
    <>
      <CompanyInfo job={job} />
      {!closedLabel(job) && (
        <div className={classes.screen}>
          <SimilarJobs jobId={job.id} />
        </div>
      )}
      <JobTools job={job} />
    </>
  );
}

/** The button to apply goes when an application was sent; the focus then stands where the application is told of. */
function useFocusOnceSent(application: NonNullable<Job['mine']>['application']): void {
  const waits = useRef(application === null);
  useEffect(() => {
    if (application === null || !waits.current) return;
    waits.current = false;
    document.getElementById('my-application')?.focus();
  }, [application]);
}

function JobContext({ job }: { job: Job }) {
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Text size="sm">{job.employer_name}</Text>
        {job.is_sample && <Badge color="gray">{t('jobs.sample')}</Badge>}
        {job.board && <ExternalBadge kind={job.board.kind} address={job.job_url} />}
        {job.status !== 'open' && <Badge color="yellow">{jobStatusLabels[job.status]}</Badge>}
      </Group>
      <Group gap={4} className={classes.line}>
        <Fact icon={<MapPin size={16} aria-hidden />}>{formatPlace(job)}</Fact>
        <Fact icon={<Briefcase size={16} aria-hidden />}>{jobTypeLabels[job.job_type]}</Fact>
        <Pay range={job.salary_range} />
      </Group>
      {job.published_at && <Posted at={job.published_at} until={job.expires_at} />}
      <span className={classes.address}>{addressOf(job)}</span>
    </Stack>
  );
}

function Posted({ at, until }: { at: string; until: string | null }) {
  const day = formatDate(at);
  const ago = formatAgo(at);
  return (
    <span>
      {rich('jobs.postedOn', {
        day: ago === day ? day : t('jobs.dayAndAgo', { day, ago }),
        until: until ? 'stated' : 'none',
        lastDay: until ? formatDate(until) : '',
        time: (words) => <time dateTime={at}>{words}</time>,
      })}
    </span>
  );
}

function JobContent({ job, isCandidate }: { job: Job; isCandidate: boolean }) {
  return (
    <Card component="section" aria-labelledby="job-description" padding="lg">
      <Stack gap="lg">
        <Stack gap="sm">
          <Title order={2} size="h3" id="job-description">
            {t('jobs.jobDescription')}
          </Title>
          <JobDescription text={job.description} />
        </Stack>
        <JobSkills job={job} isCandidate={isCandidate} />
        <JobFacts job={job} />
      </Stack>
    </Card>
  );
}

function MyLedger({ jobId }: { jobId: string }) {
  const { data: score } = useQuery(jobFitQuery(jobId));
  if (!score) return null;
  return (
    <ScoreLedger
      score={score}
      place={score.resume_id ? { resumeId: score.resume_id } : null}
      answerFor={(row) => <MyAnswer jobId={jobId} row={row} />}
      receipt={`/api/jobs/${jobId}/fit/receipt`}
    />
  );
}
