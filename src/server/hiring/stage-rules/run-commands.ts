import { v7 } from 'uuid';
import type { JobStage } from '../../../api/hiring/job-stages.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { mergeFields } from '../../../engine/messages/merge-fields.ts';
import { type Message, message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { toStoredText } from '../../../messages/stored-text.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { storedName } from '../../platform/stage-names.ts';
import { insertTask } from '../applicant-tasks/queries.ts';
import { addTag } from '../applicant-notes/queries.ts';
import type { CompanyActor } from '../applications/actor.ts';
import { findHider } from '../applications/identity-queries.ts';
import type { ApplicationState } from '../applications/queries.ts';
import { writeToApplicant } from '../messages/commands.ts';
import { findFieldValues } from '../messages/queries.ts';
import { findRecipient, findRuleTemplate } from './queries.ts';
import { delayMinutes, type StoredRule } from './rules.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** A move that sets rules off: its event, where it went, and the title of the job. */
export type Move = { id: string; to: JobStage; job: string };

type Run = { ports: Ports; by: CompanyActor; found: ApplicationState; move: Move };
/** What a rule did, for the timeline, or why it did nothing. */
type Done = { data: Record<string, unknown> } | { skipped: Message } | null;

/**
 * Does what rules say about an application that was just moved, in the transaction of the move. What waits carries the move, and ends
 * with it. A rule that cannot do its part says so in the timeline, and keeps nobody from being moved. No rule moves anybody.
 */
export async function runRules(run: Run, rules: readonly StoredRule[]): Promise<void> {
  for (const rule of rules) {
    const done = await orReason(() => perform(run, rule));
    if (done === null) continue;
    const { by, found, move } = run;
    await recordEvent(run.ports.database, {
      actorId: null,
      action: 'skipped' in done ? 'application.rule_skipped' : 'application.rule_ran',
      objectType: 'application',
      objectId: found.id,
      companyId: by.companyId,
      data: {
        rule: rule.id,
        move: move.id,
        stage: move.to.kind,
        stage_name: move.to.name,
        do: rule.act.do,
        ...('skipped' in done ? { reason: toStoredText(done.skipped) } : done.data),
      },
    });
  }
}

async function orReason(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const detail = error.more.errors?.[0]?.detail ?? error.more.detail;
    return { skipped: typeof detail === 'object' ? detail : message('hiringErrors.refused') };
  }
}

function perform(run: Run, { act: action }: StoredRule): Promise<Done> {
  switch (action.do) {
    case 'tag':
      return applyTag(run, action.tag);
    case 'message':
      return scheduleMessage(run, action.template_id, action.days);
    case 'task':
      return assignTask(run, action);
    case 'notify':
      return notifyColleague(run, action.to);
  }
}

async function applyTag({ ports: { database }, by, found }: Run, word: string): Promise<Done> {
  const { companyId } = by;
  const { hideNames } = await findHider(database, { companyId, viewerId: null }, found.id);
  if (hideNames(word) !== word) return { skipped: message('hiringErrors.blindTag') };
  return (await addTag(database, companyId, found.id, word)) ? { data: { tag: word } } : null;
}

async function scheduleMessage(
  { ports, by, found, move }: Run,
  templateId: string,
  days: number,
): Promise<Done> {
  const template = await findRuleTemplate(ports.database, by.companyId, templateId);
  if (!template) return { skipped: message('hiringErrors.ruleTemplate') };
  const values = await findFieldValues(ports.database, by.companyId, found.id);
  const { text, unknown, empty } = mergeFields(template.body, values ?? {});
  if (unknown.length + empty.length > 0) {
    const names = [...unknown, ...empty].map((name) => `{{${name}}}`).join(', ');
    return { skipped: message('hiringErrors.noValues', { names }) };
  }
  const writing = { text, delayMinutes: delayMinutes(days), moveId: move.id };
  await writeToApplicant(ports, { ...by, many: true }, found, writing);
  return { data: { template: template.name, days } };
}

async function assignTask(
  { ports, by, found, move }: Run,
  { text, to, days }: { text: string; to: string | null; days: number },
): Promise<Done> {
  const { database } = ports;
  const person = await findRecipient(database, by.companyId, found.id, to);
  if (!person) return { skipped: message('hiringErrors.ruleColleague') };
  const dueAt = new Date(ports.now().getTime() + days * dayMs);
  const task = { id: v7(), applicationId: found.id, companyId: by.companyId, userId: person.id, text, dueAt };
  await insertTask(database, { ...task, moveId: move.id });
  await notify(ports, {
    userId: person.id,
    kind: 'task_given',
    key: `task:${task.id}`,
    title: message('notices.taskGiven', { task: text }),
    text: message('notices.asWritten', { text: move.job }),
    path: `/applicants/${found.id}`,
  });
  return { data: { task: text, to: person.name, days } };
}

async function notifyColleague({ ports, by, found, move }: Run, to: string | null): Promise<Done> {
  const person = await findRecipient(ports.database, by.companyId, found.id, to);
  if (!person) return { skipped: message('hiringErrors.ruleColleague') };
  // Whoever moved them knows.
  if (person.id === by.personId) return null;
  await notify(ports, {
    userId: person.id,
    kind: 'stage_reached',
    key: `rule:${move.id}`,
    title: { key: 'notices.stageReached', values: { job: move.job, stage: storedName(move.to) } },
    path: `/applicants/${found.id}`,
  });
  return { data: { to: person.name } };
}
