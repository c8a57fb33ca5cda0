import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import {
  type DataExport,
  exportHours,
  type personalDataApi,
  undoDays,
} from '../../../api/privacy/personal-data.ts';
import { endSessionsOf } from '../../identity/auth/sessions/queries.ts';
import { type Handlers, ApiError, type SignedIn } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { accountKeptMail, deletionMail } from '../../platform/mail/account-mails.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { exportData } from '../../platform/tasks/task-definitions.ts';
import {
  beginExport,
  cancelDeletion,
  type ExportRow,
  findConsequences,
  findDeletion,
  findEmail,
  findExport,
  insertDeletion,
} from './queries.ts';
import { dayMs, hourMs } from '../../../engine/calendar/durations.ts';

/** What is held about a person: a copy of it, and its end. */
export const personalDataHandlers: Handlers<typeof personalDataApi> = {
  getDataExport: async (_input, context) => presentExport(await ownExport(context)),

  startDataExport: async (_input, context) => {
    const { id: userId } = context.actor;
    const now = context.now();
    const oldPath = await context.database.transact(async () => {
      const expiresAt = new Date(now.getTime() + exportHours * hourMs);
      const path = await beginExport(context.database, { userId, requestId: v7(), expiresAt, now });
      await record(context, userId, 'account.data_exported');
      await context.queue.enqueue(exportData, { userId }, { key: userId });
      return path;
    });
    if (oldPath !== null) await context.files.remove(oldPath);
    return presentExport(await ownExport(context));
  },

  downloadData: async (_input, context) => {
    const row = await ownExport(context);
    const bytes = row?.state === 'ready' && row.storagePath && (await context.files.read(row.storagePath));
    if (!row || !bytes) throw new ApiError('not_found');
    return new Response(bytes, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="tenon-data-${row.createdAt.toISOString().slice(0, 10)}.zip"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    });
  },

  getAccountDeletion: async (_input, context) => {
    const { id } = context.actor;
    const dueAt = await findDeletion(context.database, id);
    return { due_at: dueAt?.toISOString() ?? null, ...(await findConsequences(context.database, id)) };
  },

  deleteAccount: async (_input, context) => {
    const { id: userId, email } = context.actor;
    const now = context.now();
    const dueAt = new Date(now.getTime() + undoDays * dayMs);
    const token = randomBytes(32).toString('base64url');
    const day = dueAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    await context.database.transact(async () => {
      await insertDeletion(context.database, { userId, tokenHash: hashOf(token), requestedAt: now, dueAt });
      await endSessionsOf(context.database, userId);
      await record(context, userId, 'account.deletion_requested');
      await postMail(context, email, deletionMail(context.config.origin, token, day));
    });
    context.answerHeaders.set('clear-site-data', '"cache"');
  },

  keepAccount: async ({ body }, context) =>
    context.database.transact(async () => {
      const userId = await cancelDeletion(context.database, { tokenHash: hashOf(body.token) });
      const email = userId && (await findEmail(context.database, userId));
      if (!userId || !email) throw new ApiError('expired_link');
      await record(context, userId, 'account.kept');
      await postMail(context, email, accountKeptMail(context.config.origin));
    }),
};

function ownExport(context: SignedIn): Promise<ExportRow | null> {
  return findExport(context.database, context.actor.id, context.now());
}

function presentExport(row: ExportRow | null): DataExport {
  if (!row) return { state: 'none', done: 0, total: 0, size: null, expires_at: null };
  const { state, done, total, size } = row;
  return { state, done, total, size, expires_at: state === 'ready' ? row.expiresAt.toISOString() : null };
}

function record({ database }: Pick<SignedIn, 'database'>, userId: string, action: string): Promise<void> {
  const person = { actorId: userId, objectId: userId, subjectId: userId };
  return recordEvent(database, { ...person, action, objectType: 'user' });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
