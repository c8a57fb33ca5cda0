import type { RuleAction, StageRule } from '../../../api/hiring/stage-rules.ts';
import { t } from '../../platform/messages.ts';

/** What rules do, to choose from. */
export const actionLabels: Record<RuleAction, string> = {
  task: t('stageRules.doTask'),
  message: t('stageRules.doMessage'),
  tag: t('stageRules.doTag'),
  notify: t('stageRules.doNotify'),
};

/** Why a rule no longer does anything. */
export const problemLabels = {
  no_job: t('stageRules.noJob'),
  no_stage: t('stageRules.noStage'),
  no_template: t('stageRules.noTemplate'),
  no_colleague: t('stageRules.noColleague'),
} as const satisfies Record<NonNullable<StageRule['problem']>, string>;

/** What a rule does, in a line. */
export function ruleSummary({ act, named }: StageRule): string {
  const who = named || ('to' in act && act.to !== null ? t('stageRules.gone') : t('stageRules.someone'));
  switch (act.do) {
    case 'task':
      return t('stageRules.sumTask', { who, task: act.text, days: act.days });
    case 'message':
      return t('stageRules.sumMessage', { template: named || '…', days: act.days });
    case 'tag':
      return t('stageRules.sumTag', { tag: act.tag });
    case 'notify':
      return t('stageRules.sumNotify', { who });
  }
}
