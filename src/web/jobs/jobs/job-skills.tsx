import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '../../../api/jobs/jobs.ts';
import { type LedgerRow, shownStates } from '../../../api/matching/ledger.ts';
import { jobFitQuery } from '../../matching/fit/fit-queries.ts';
import { t } from '../../platform/messages.ts';
import { SkillTags } from '../../platform/ui/skill-tags.tsx';

/** The skills that a job asks for; those that a candidate's resume shows have a tick. */
export function JobSkills({ job, isCandidate }: { job: Job; isCandidate: boolean }) {
  const met = useMetSkills(job.id, isCandidate);
  return (
    <>
      <Skills title={t('jobs.requiredSkillsHeading')} skills={job.skills} met={met} />
      {job.desired_skills.length > 0 && (
        <Skills title={t('jobs.desiredSkills')} skills={job.desired_skills} met={met} />
      )}
    </>
  );
}

/** The skills that the candidate's resume or profile shows, as its stored score says. */
function useMetSkills(jobId: string, isCandidate: boolean): ReadonlySet<string> {
  const { data } = useQuery({ ...jobFitQuery(jobId), enabled: isCandidate });
  const isShown = ({ known }: LedgerRow) => shownStates.some((state) => state === known);
  return new Set(data?.ledger.filter(isShown).map(({ requirement }) => requirement));
}

function Skills({ title, ...tags }: { title: string; skills: string[]; met: ReadonlySet<string> }) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {title}
      </Title>
      <SkillTags {...tags} max={tags.skills.length} label={title} />
    </Stack>
  );
}
