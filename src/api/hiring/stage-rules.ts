import { z } from 'zod';
import { employerRoles } from '../identity/roles.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, text, versionOrNone } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';
import { tag } from './applicant-notes.ts';

/** The most rules of a company. */
export const mostRules = 100;
/** The longest that a message of a rule waits, or that a task may take, in days. */
export const longestWaitDays = 14;

/** What a rule can do. It never moves, rejects, hides or ranks anybody. */
export const ruleActions = ['task', 'message', 'tag', 'notify'] as const;
export type RuleAction = (typeof ruleActions)[number];

const days = z
  .int(messageText('inputs.waitDays', { count: String(longestWaitDays) }))
  .min(0, messageText('inputs.waitDays', { count: String(longestWaitDays) }))
  .max(longestWaitDays, messageText('inputs.waitDays', { count: String(longestWaitDays) }));
/** A colleague; null for whoever looks after the applicant, or else posted the job. */
const to = id.nullable().default(null);

const act = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('task'), text: text(200, messageText('inputs.ruleTask')), to, days }),
  z.strictObject({ do: z.literal('message'), template_id: id, days }),
  z.strictObject({ do: z.literal('tag'), tag }),
  z.strictObject({ do: z.literal('notify'), to }),
]);
/** A task with days until it is due, a message from a template after days, a tag, or a notice. */
export type RuleAct = z.output<typeof act>;

/** Why a rule no longer does anything: its job, its stage, its template or its colleague is gone. */
export const ruleProblems = ['no_job', 'no_stage', 'no_template', 'no_colleague'] as const;

/** What happens by itself when an application is moved to a stage. */
export const stageRule = z
  .object({
    id,
    /** The only job that it is for; null for all jobs of the company. */
    job: z.object({ id, title: z.string() }).nullable(),
    /** The key of a stage of that job; of all jobs, what kind of stage. */
    stage: z.string(),
    stage_name: z.string(),
    act,
    /** What its template or colleague is called; empty where it names none. */
    named: z.string(),
    problem: z.enum(ruleProblems).nullable(),
  })
  .meta({ id: 'StageRule' });
export type StageRule = z.infer<typeof stageRule>;

/** A company's rules in their order; `version` 0 while they were never changed. */
export const stageRuleList = z
  .object({ items: z.array(stageRule), version: versionOrNone })
  .meta({ id: 'StageRuleList' });
export type StageRuleList = z.infer<typeof stageRuleList>;

/** A rule as it is saved: without an id, a new one. */
const ruleInput = z.strictObject({
  id: id.optional(),
  job_id: id.nullable().default(null),
  stage: z.string().trim().min(1).max(60),
  act,
});
export type RuleInput = z.output<typeof ruleInput>;

/** Rules of the kind "when an applicant is moved to a stage". */
export const stageRulesApi = {
  getStageRules: endpoint({
    method: 'GET',
    path: '/api/company/stage-rules',
    access: employerRoles,
    summary: 'What happens by itself at my company when an applicant is moved to a stage',
    scope: 'jobs:read',
    returns: stageRuleList,
    errors: [],
  }),
  changeStageRules: endpoint({
    method: 'PUT',
    path: '/api/company/stage-rules',
    access: employerRoles,
    summary:
      'Put rules in place of those of my company (owners and administrators only): tasks, messages, tags and notices. A rule never moves, rejects, hides or ranks anybody',
    scope: 'jobs:write',
    body: z.strictObject({
      version: versionOrNone,
      items: z.array(ruleInput).max(mostRules, messageText('inputs.mostEntries', { count: mostRules })),
    }),
    returns: stageRuleList,
    errors: ['owner_only', 'stale_version', 'invalid_input'],
  }),
};
