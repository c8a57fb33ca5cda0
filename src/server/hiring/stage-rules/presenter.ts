import type { StageRule } from '../../../api/hiring/stage-rules.ts';
import { type JobStage, usualStages } from '../../../api/hiring/job-stages.ts';
import { nameForReader } from '../../platform/stage-names.ts';
import type { Named } from './queries.ts';
import { canHaveRules, type StoredRule } from './rules.ts';

/** The stage that a rule is about; null when there is none, or its job is gone. */
export function stageOf(
  { job_id: jobId, stage }: Pick<StoredRule, 'job_id' | 'stage'>,
  named: Named,
): JobStage | null {
  const stages =
    jobId === null
      ? usualStages
      : named.jobs.has(jobId)
        ? (named.jobs.get(jobId)?.stages ?? usualStages)
        : [];
  return stages.find(({ key, kind }) => key === stage && canHaveRules(kind)) ?? null;
}

/** A rule as its readers see it. */
export function shownRule(rule: StoredRule, named: Named): StageRule {
  const { id, job_id: jobId, stage, act } = rule;
  const job = jobId === null ? null : { id: jobId, title: named.jobs.get(jobId)?.title ?? '' };
  const found = stageOf(rule, named);
  const stageName = found ? nameForReader(found) : stage;
  return {
    id,
    job,
    stage,
    stage_name: stageName,
    act,
    named: nameIn(rule, named),
    problem: problemOf(rule, named),
  };
}

/** What a rule misses; null when it works. */
export function problemOf(rule: StoredRule, named: Named): StageRule['problem'] {
  const { job_id: jobId, act } = rule;
  if (jobId !== null && !named.jobs.has(jobId)) return 'no_job';
  if (!stageOf(rule, named)) return 'no_stage';
  if (act.do === 'message' && !named.templates.has(act.template_id)) return 'no_template';
  if ('to' in act && act.to !== null && !named.colleagues.has(act.to)) return 'no_colleague';
  return null;
}

function nameIn({ act }: StoredRule, { templates, colleagues }: Named): string {
  if (act.do === 'message') return templates.get(act.template_id) ?? '';
  return 'to' in act && act.to !== null ? (colleagues.get(act.to) ?? '') : '';
}
