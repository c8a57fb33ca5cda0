import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type RuleInput,
  type StageRule,
  type StageRuleList,
  stageRuleList,
  stageRulesApi,
} from '../../../api/hiring/stage-rules.ts';
import { ApiError, call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { toast } from '../../platform/ui/toast.ts';

/** What happens at my company when an applicant is moved to a stage. */
export const stageRulesQuery = queryOptions({
  queryKey: ['company', 'stage-rules'],
  queryFn: ({ signal }) => call(stageRulesApi.getStageRules, { signal }),
});

/** Saves rules in place of those that were read. */
export function saveRules(version: number, items: RuleInput[]): Promise<StageRuleList> {
  return call(stageRulesApi.changeStageRules, { body: { version, items } });
}

/** Rules as they are sent. */
export function sentRules(items: readonly StageRule[]): RuleInput[] {
  return items.map(({ id, job, stage, act }) => ({ id, job_id: job?.id ?? null, stage, act }));
}

/** The newer rules that a refused save was answered with; null where it failed otherwise. */
export function newerRules(error: unknown): StageRuleList | null {
  const newer =
    error instanceof ApiError && error.code === 'stale_version'
      ? stageRuleList.safeParse(error.current)
      : null;
  return newer?.success ? newer.data : null;
}

/** Deletes a rule. */
export function useRemoveRule() {
  const client = useQueryClient();
  const { queryKey } = stageRulesQuery;
  return useMutation({
    mutationFn: (rule: StageRule) => {
      const { items, version } = client.getQueryData(queryKey) ?? { items: [], version: 0 };
      return saveRules(version, sentRules(items.filter(({ id }) => id !== rule.id)));
    },
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      toast.success(t('stageRules.removed'));
    },
    onError: (error) => {
      const newer = newerRules(error);
      if (newer) client.setQueryData(queryKey, newer);
      toast.error(newer ? t('stageRules.changedByOther') : t('stageRules.loadFailed'));
    },
  });
}
