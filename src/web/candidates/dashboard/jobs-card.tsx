import { Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { Dashboard, RecommendedJob } from '../../../api/candidates/candidates.ts';
import { rich, t } from '../../platform/messages.ts';
import { formatSalary } from '../../platform/ui/format.ts';
import { formatPlace } from '../../platform/ui/job-labels.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { ScoreBar } from '../../platform/ui/score-bar.tsx';
import { agreementLabel } from './agreement-labels.ts';
import classes from './dashboard.module.css';
import { isAboutCandidate, jobTier } from './job-tiers.ts';

/** Open jobs by how near they are; while nothing is known of the candidate, how to change that; while nothing is scored, the newest. */
export function JobsCard({ jobs, scoring }: Pick<Dashboard, 'jobs' | 'scoring'>) {
  const isUnknown = scoring === 'no_resume';
  const scored = jobs.some((job) => job.fit !== null);
  return (
    <Card>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h3">
          {!scored
            ? t('dashboard.newestJobs')
            : isUnknown
              ? t('dashboard.openJobs')
              : t('dashboard.jobsForYou')}
        </Title>
        <TextLink to="/jobs" size="sm">
          {t('dashboard.browseAllJobs')}
        </TextLink>
      </Group>
      {jobs.length > 0 && isUnknown && (
        <Text size="sm" c="dimmed" mb="xs">
          {t('dashboard.uploadToMatch')}
        </Text>
      )}
      {jobs.some((job) => job.wishes.length > 0) && (
        <Text size="xs" c="dimmed" mb="xs">
          {rich('dashboard.preferredFirst', {
            link: (text) => (
              <TextLink to="/profile" hash="preferences" inherit underline="always">
                {text}
              </TextLink>
            ),
          })}
        </Text>
      )}
      {jobs.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('dashboard.noJobs')}
        </Text>
      ) : scored && !isUnknown ? (
        <Tiers jobs={jobs} />
      ) : (
        <JobList jobs={jobs} hidesFit={isUnknown && !jobs.some(isAboutCandidate)} />
      )}
    </Card>
  );
}

/** Jobs by how near they are. Those that ask for much more are folded, unless there are no others. */
function Tiers({ jobs }: Pick<Dashboard, 'jobs'>) {
  const [shown, close, stretch] = (['shown', 'close', 'stretch'] as const).map((tier) =>
    jobs.filter((job) => jobTier(job) === tier),
  ) as [RecommendedJob[], RecommendedJob[], RecommendedJob[]];
  const hasOthers = shown.length + close.length > 0;
  return (
    <Stack gap="lg">
      <Tier jobs={shown} title={t('dashboard.tierShown')} text={t('dashboard.tierShownHint')} />
      <Tier jobs={close} title={t('dashboard.tierClose')} text={t('dashboard.tierCloseHint')} />
      {hasOthers && stretch.length > 0 && (
        <details className={classes.stretch}>
          <summary>{t('dashboard.stretchCount', { count: stretch.length })}</summary>
          <JobList jobs={stretch} />
        </details>
      )}
      {!hasOthers && (
        <Tier jobs={stretch} title={t('dashboard.tierStretch')} text={t('dashboard.tierStretchHint')} />
      )}
    </Stack>
  );
}

function Tier({ jobs, title, text }: { jobs: RecommendedJob[]; title: string; text: string }) {
  if (jobs.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h4">
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {text}
      </Text>
      <JobList jobs={jobs} />
    </div>
  );
}

function JobList({ jobs, hidesFit = false }: Pick<Dashboard, 'jobs'> & { hidesFit?: boolean }) {
  return (
    <ul className={classes.list}>
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} hidesFit={hidesFit} />
      ))}
    </ul>
  );
}

function JobRow({ job, hidesFit }: { job: RecommendedJob; hidesFit: boolean }) {
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <TextLink to="/jobs/$id" params={{ id: job.id }} fw={650} size="sm" c="inherit">
            {job.title}
          </TextLink>
          {job.is_sample && <Badge color="gray">{t('dashboard.sample')}</Badge>}
          {job.saved && <Badge color="gray">{t('dashboard.saved')}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {[job.employer_name, formatPlace(job), formatSalary(job.salary_range)].filter(Boolean).join(' · ')}
        </Text>
        {job.wishes.length > 0 && (
          <Text size="xs" c="dimmed">
            {agreementLabel(job.wishes)}
          </Text>
        )}
      </div>
      {!hidesFit && <Fit job={job} />}
    </li>
  );
}

function Fit({ job: { fit } }: { job: RecommendedJob }) {
  if (!fit) {
    return (
      <Text size="sm" c="dimmed">
        {t('dashboard.beingCalculated')}
      </Text>
    );
  }
  return (
    <ScoreBar
      value={fit.skill_overlap}
      shape={fit.shape}
      {...(fit.stale ? { note: t('dashboard.beingUpdated') } : {})}
    />
  );
}
