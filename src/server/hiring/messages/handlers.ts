import { z } from 'zod';
import type { MessageThread, messageThreadsApi } from '../../../api/hiring/messages.ts';
import { mergeFields } from '../../../engine/messages/merge-fields.ts';
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
import { readMessages, settleThread, takeBackMessage, writeToApplicant } from './commands.ts';
import { countUnanswered, findFieldValues, listMessages, listThreadRows } from './queries.ts';
import { canWrite } from './rules.ts';
import { templateHandlers } from './template-handlers.ts';
import { message } from '../../../messages/message.ts';
import { rowForReader } from '../../platform/applicant-words.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

const threadKey = z.tuple([cursorInstant, z.uuid()]);

/** Messages between candidates and employers. */
export const messageThreadsHandlers: Handlers<typeof messageThreadsApi, Ports> = {
  ...candidateMessageHandlers,
  ...templateHandlers,

  listApplicantMessages: async ({ params }, context) => thread(context, await ours(context, params.id)),

  writeApplicantMessage: async ({ params, body }, context) => {
    const [found, { unknown, empty, text }] = await context.database.together([
      () => ours(context, params.id),
      () => merge(context, params.id, body.body),
    ]);
    if (unknown.length + empty.length > 0) throw cannotFill({ unknown, empty });
    await writeToApplicant(context, colleagueOf(context), found, { text, delayMinutes: body.delay_minutes });
    return thread(context, found);
  },

  previewApplicantMessage: async ({ params, body }, context) => {
    const found = await ours(context, params.id);
    const merged = await merge(context, found.id, body.body);
    const { hide } = await findHider(context.database, employerScope(context), found.id);
    return { ...merged, text: hide(merged.text) };
  },

  readApplicantMessages: async ({ params }, context) => {
    const found = await ours(context, params.id);
    await readMessages(context, found.id, 'company');
  },

  settleThread: async ({ params }, context) => {
    const found = await ours(context, params.id);
    await settleThread(context, found.id);
  },

  dropWaitingMessage: async ({ params }, context) => {
    if (!(await takeBackMessage(context, employerScope(context), params.id))) throw new ApiError('not_found');
  },

  listThreads: async ({ query }, context) => {
    const scope = employerScope(context);
    const filter = { ...scope, unanswered: query.which === 'unanswered', limit: query.limit + 1 };
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
        };
      }),
    };
  },
};

function ours(context: SignedIn<Ports>, id: string): Promise<ApplicationState> {
  return companysApplication(context.database, employerScope(context), id);
}

async function thread(context: SignedIn<Ports>, found: ApplicationState): Promise<MessageThread> {
  const [items, { hide }] = await context.database.together([
    () => listMessages(context.database, found.id, 'company'),
    () => findHider(context.database, employerScope(context), found.id),
  ]);
  const unread = items.filter((item) => !item.from_us && item.read_at === null).length;
  return {
    items: items.map((item) => ({ ...item, body: hide(item.body) })),
    can_write: canWrite(found),
    unread,
  };
}

async function merge(context: SignedIn<Ports>, applicationId: string, body: string) {
  const values = await findFieldValues(context.database, companyOf(context), applicationId);
  if (!values) throw new ApiError('not_found');
  return mergeFields(body, values);
}

function cannotFill({ unknown, empty }: { unknown: string[]; empty: string[] }): ApiError {
  const detail =
    unknown.length > 0
      ? message('hiringErrors.unknownFields', { names: unknown.join(', ') })
      : message('hiringErrors.noValuesWriteThem', { names: empty.map((name) => `{{${name}}}`).join(', ') });
  return new ApiError('invalid_input', { errors: [{ pointer: '#/body/body', detail }] });
}
