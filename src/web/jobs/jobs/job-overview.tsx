import { Card, Skeleton, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { LiveApplicants } from '../../hiring/applications/live-applicants.tsx';
import { shortCount, useStageCounts } from '../../hiring/applications/stage-counts.ts';
import { FieldsCard } from '../../hiring/custom-fields/fields-card.tsx';
import { ToDoCard } from '../../hiring/recruiter-dashboard/to-do-card.tsx';
import { t } from '../../platform/messages.ts';
import classes from './job-overview.module.css';

/** What the people who hire for a job see above its posting: how many applicants are in each stage, and what waits. */
export function JobOverview({ jobId }: { jobId: string }) {
  return (
    <Stack gap="lg" className={classes.overview}>
      <LiveApplicants />
      <StageStrip jobId={jobId} />
      <ToDoCard whose={{ job_id: jobId }} height={152} />
      <FieldsCard of="job" id={jobId} />
    </Stack>
  );
}

function StageStrip({ jobId }: { jobId: string }) {
  const stages = useStageCounts({ job: jobId });
  if (!stages) return <Skeleton height={84} radius="md" />;
  return (
    <Card component="nav" aria-label={t('applications.byStage')} padding={0} className={classes.strip}>
      {stages.map(({ key, kind, name, count }) => (
        <Link
          key={key}
          to="/jobs/$id/applicants"
          params={{ id: jobId }}
          search={{ stage: key }}
          className={classes.stage}
          data-stage={kind}
          data-empty={count === 0 || undefined}
        >
          <span className={classes.count}>{shortCount(count)}</span> <span>{name}</span>
        </Link>
      ))}
    </Card>
  );
}
