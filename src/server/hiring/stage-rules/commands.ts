import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import type { RuleInput, StageRule, StageRuleList } from '../../../api/hiring/stage-rules.ts';
import { type Message, message } from '../../../messages/message.ts';
import type { MessageKey } from '../../../messages/keys.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { lockCompany } from '../../identity/companies/company-queries.ts';
import { recordCompanyEvent } from '../../identity/companies/event-commands.ts';
import { companyOf, type EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { problemOf, shownRule, stageOf } from './presenter.ts';
import { findNamed, findStageRules, type Named, storeStageRules } from './queries.ts';
import { type StoredRule, waitsTooShort } from './rules.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** The rules of a company as a reader may see them: those about jobs out of their reach are left out. */
export async function readStageRules(
  database: Database,
  scope: Pick<EmployerScope, 'companyId' | 'onTeam'>,
): Promise<StageRuleList> {
  const { rules, version } = await findStageRules(database, scope.companyId);
  const named = await findNamed(database, scope, rules);
  const shown = rules.map((rule) => shownRule(rule, named));
  return {
    items: scope.onTeam === null ? shown : shown.filter(({ problem }) => problem !== 'no_job'),
    version,
  };
}

/** Puts rules in place of those of the caller's company, as they are at a version; owners and administrators do. */
export function changeStageRules(
  { database, now }: Ports,
  actor: Actor,
  { version, items }: { version: number; items: RuleInput[] },
): Promise<StageRuleList> {
  const companyId = companyOf({ actor });
  if (actor.company?.owner !== true && actor.role !== 'admin') throw new ApiError('owner_only');
  return database.transact(async () => {
    if (!(await lockCompany(database, companyId))) throw new ApiError('no_company');
    const scope = { companyId, onTeam: null };
    const before = await findStageRules(database, companyId);
    if (before.version !== version) throw staleVersion(await readStageRules(database, scope));
    const rules = items.map(({ id = v7(), ...rule }) => ({ ...rule, id }));
    const named = await findNamed(database, scope, rules);
    refuseMistakes(rules, before.rules, named);
    if (!(await storeStageRules(database, { companyId, version, now: now() }, rules))) {
      throw staleVersion(await readStageRules(database, scope));
    }
    const shown = rules.map((rule) => shownRule(rule, named));
    const data = { rules: rules.map(({ job_id: job, stage, act }) => ({ job, stage, do: act.do })) };
    await recordCompanyEvent(database, { actor, companyId }, 'company.rules_changed', data);
    return { items: shown, version: version + 1 };
  });
}

const mistakes = {
  no_job: ['job_id', 'hiringErrors.ruleJob'],
  no_stage: ['stage', 'hiringErrors.ruleStage'],
  no_template: ['act/template_id', 'hiringErrors.ruleTemplate'],
  no_colleague: ['act/to', 'hiringErrors.chooseColleague'],
} as const satisfies Record<NonNullable<StageRule['problem']>, readonly [string, MessageKey]>;

/** Refuses what is new and cannot work. What was saved before stays as it is, whatever is gone since. */
function refuseMistakes(rules: StoredRule[], before: StoredRule[], named: Named): void {
  const errors: { pointer: string; detail: Message }[] = [];
  const ids = new Set(rules.map(({ id }) => id));
  if (ids.size !== rules.length) throw new ApiError('invalid_input');
  for (const [at, rule] of rules.entries()) {
    const saved = before.find(({ id }) => id === rule.id);
    if (saved && isDeepStrictEqual(saved, rule)) continue;
    const problem = problemOf(rule, named);
    const kind = stageOf(rule, named)?.kind;
    if (problem) {
      const [field, key] = mistakes[problem];
      errors.push({ pointer: `#/body/items/${at}/${field}`, detail: { key, values: {} } });
    } else if (kind !== undefined && waitsTooShort(kind, rule.act)) {
      errors.push({ pointer: `#/body/items/${at}/act/days`, detail: message('hiringErrors.ruleWait') });
    }
  }
  if (errors.length > 0) throw new ApiError('invalid_input', { errors });
}
