import { z } from 'zod';
import type { MessageThread, messageThreadsApi } from '../../../api/hiring/messages.ts';
import { type Merged, mergeFields } from '../../../engine/messages/merge-fields.ts';
import { listApplicantRows } from '../applications/applicant-queries.ts';
import { findHider } from '../applications/identity-queries.ts';
import { companysApplication } from '../applications/access.ts';
import { colleagueOf } from '../applications/actor.ts';
import type { ApplicationState } from '../applications/queries.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf, employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { candidateMessageHandlers } from './candidate-handlers.ts';
import {
  planMessages,
  readMessages,
  refuseTime,
  settleThread,
  snoozeThread,
  stopFollowUps,
  takeBackMessage,
  unreadMessages,
  writeToApplicant,
} from './commands.ts';
import { findFieldValues, listMessages } from './queries.ts';
import { countUnanswered, findSnooze, listThreadRows } from './thread-queries.ts';
import { answersByMail, canWrite } from './rules.ts';
import { templateHandlers } from './template-handlers.ts';
import { message } from '../../../messages/message.ts';
import { rowForReader } from '../../platform/applicant-presenter.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'now' | 'queue'>;

const threadKey = z.tuple([cursorInstant, z.uuid()]);

/** Messages between candidates and employers. */
export const messageThreadsHandlers: Handlers<typeof messageThreadsApi, Ports> = {
  ...candidateMessageHandlers,
  ...templateHandlers,

  listApplicantMessages: async ({ params }, context) => thread(context, await ours(context, params.id)),

  writeApplicantMessage: async ({ params, body }, context) => {
    const [found, { text, ...first }, ...later] = await merged(context, params.id, body);
    refuseUnfilled([first, ...later]);
    const sendAt = chosenTime(body.send_at, context.now());
    const followUps = later.map((one, at) => ({
      text: one.text,
      afterDays: body.follow_ups[at]?.after_days ?? 1,
    }));
    const writing = { text, delayMinutes: body.delay_minutes, sendAt, followUps };
    await writeToApplicant(context, colleagueOf(context), found, writing);
    return thread(context, found);
  },

  previewApplicantMessage: async ({ params, body }, context) => {
    const [found, first, ...later] = await merged(context, params.id, body);
    const sendAt = chosenTime(body.send_at, context.now());
    const followUps = body.follow_ups.map((one) => ({ afterDays: one.after_days, text: one.body }));
    const wish = { delayMinutes: body.delay_minutes, sendAt, followUps };
    const plan = await planMessages(context, colleagueOf(context), found, wish);
    const { hide } = await findHider(context.database, employerScope(context), found.id);
    const shown = (one: Merged, at: Date) => ({ ...one, text: hide(one.text), due_at: at.toISOString() });
    return {
      ...shown(first, plan.first),
      follow_ups: later.map((one, at) => shown(one, plan.later[at] ?? plan.first)),
      time_zone: plan.timeZone,
    };
  },

  readApplicantMessages: async ({ params }, context) => {
    await readMessages(context, await ours(context, params.id), 'company');
  },

  unreadApplicantMessages: async ({ params }, context) => {
    if (!(await unreadMessages(context, await ours(context, params.id)))) throw new ApiError('not_found');
  },

  settleThread: async ({ params }, context) => {
    await settleThread(context, await ours(context, params.id));
  },

  snoozeThread: async ({ params, body: { until } }, context) => {
    await snoozeThread(context, await ours(context, params.id), until === null ? null : new Date(until));
  },

  stopFollowUps: async ({ params }, context) => {
    await stopFollowUps(context, await ours(context, params.id));
  },

  dropWaitingMessage: async ({ params }, context) => {
    if (!(await takeBackMessage(context, employerScope(context), params.id))) throw new ApiError('not_found');
  },

  listThreads: async ({ query }, context) => {
    const scope = employerScope(context);
    const filter = { ...scope, which: query.which, limit: query.limit + 1 };
    const rows = await listThreadRows(context.database, filter, readCursor(threadKey, query.cursor));
    const page = pageOf(rows, query.limit);
    const ids = page.items.map((item) => item.application_id);
    const applicants = await listApplicantRows(context.database, scope.companyId, scope.viewerId, ids);
    const byId = new Map(applicants.map((row) => [row.id, rowForReader(row)]));
    return {
      next_cursor: page.next_cursor,
      unanswered: await countUnanswered(context.database, scope),
      items: page.items.flatMap((item) => {
        const applicant = byId.get(item.application_id);
        if (!applicant) return [];
        return {
          ...item,
          name: applicant.candidate.name,
          job_title: applicant.job_title,
          summary: applicant.blind ? '' : item.summary,
          assigned_to: applicant.assigned_to,
        };
      }),
    };
  },
};

function ours(context: SignedIn<Ports>, id: string): Promise<ApplicationState> {
  return companysApplication(context.database, employerScope(context), id);
}

async function thread(context: SignedIn<Ports>, found: ApplicationState): Promise<MessageThread> {
  const [items, { hide }, snoozed] = await context.database.together([
    () => listMessages(context.database, found.id, 'company'),
    () => findHider(context.database, employerScope(context), found.id),
    () => findSnooze(context.database, found.id),
  ]);
  const unread = items.filter((item) => !item.from_us && item.read_at === null).length;
  return {
    items: items.map((item) => ({
      ...item,
      body: hide(item.body),
      // Files and addresses are called like people.
      by_mail: item.by_mail && { ...item.by_mail, files: item.by_mail.files.map(hide) },
      undelivered: item.undelivered && hide(item.undelivered),
    })),
    can_write: canWrite(found),
    unread,
    snoozed_until: snoozed?.toISOString() ?? null,
    answers_by_mail: answersByMail(context.config),
  };
}

/** An applicant of the company, and what a message to them and what follows it become. */
async function merged(
  context: SignedIn<Ports>,
  id: string,
  { body, follow_ups: later }: { body: string; follow_ups: { body: string }[] },
): Promise<[ApplicationState, Merged, ...Merged[]]> {
  const [found, values] = await context.database.together([
    () => ours(context, id),
    () => findFieldValues(context.database, companyOf(context), id),
  ]);
  if (!values) throw new ApiError('not_found');
  return [found, mergeFields(body, values), ...later.map((one) => mergeFields(one.body, values))];
}

function chosenTime(at: string | null, now: Date): Date | null {
  if (at === null) return null;
  const time = new Date(at);
  refuseTime(time, now, '#/body/send_at');
  return time;
}

/** Refuses texts with fields that do not exist, or have no value for this person. */
function refuseUnfilled(texts: Pick<Merged, 'unknown' | 'empty'>[]): void {
  const errors = texts.flatMap(({ unknown, empty }, at) => {
    if (unknown.length + empty.length === 0) return [];
    const detail =
      unknown.length > 0
        ? message('hiringErrors.unknownFields', { names: unknown.join(', ') })
        : message('hiringErrors.noValuesWriteThem', { names: empty.map((name) => `{{${name}}}`).join(', ') });
    return [{ pointer: at === 0 ? '#/body/body' : `#/body/follow_ups/${at - 1}/body`, detail }];
  });
  if (errors.length > 0) throw new ApiError('invalid_input', { errors });
}
