import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countedApplicants } from '../../../api/hiring/applications.ts';
import type { JobStage } from '../../../api/hiring/job-stages.ts';
import { t } from '../../platform/messages.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { stagesAsUsual } from '../job-stages/stage-labels.ts';
import { pipelineQuery, stageCountsQuery } from './applicant-queries.ts';
import type { ApplicantSearch } from './applicant-search.ts';

/** A stage and how many applicants it holds; 10,001 means more than 10,000. */
export type StageCount = JobStage & { count: number };

/** A job's stages, else the kinds, with how many each holds within the other filters; null until that is known. */
export function useStageCounts(search: ApplicantSearch): StageCount[] | null {
  const { job } = search;
  const pipeline = useQuery({ ...pipelineQuery(job ?? ''), enabled: job !== undefined }).data;
  const counts = useQuery({ ...stageCountsQuery(search), placeholderData: keepPreviousData }).data?.items;
  const named = job === undefined ? stagesAsUsual : pipeline?.stages;
  if (!named || !counts) return null;
  return named.map((stage) => ({
    ...stage,
    count: counts.find((item) => item.stage === stage.key)?.count ?? 0,
  }));
}

/** A count as short as it can be: 10,000+ where counting stopped. */
export function shortCount(count: number): string {
  return count > countedApplicants
    ? t('applications.orMore', { count: countedApplicants })
    : formatNumber(count);
}
