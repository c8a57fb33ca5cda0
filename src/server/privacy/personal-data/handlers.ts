import type { DataExport, personalDataApi } from '../../../api/privacy/personal-data.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { readChecked } from '../../platform/adapters/files/read-checked.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { deleteAccount, keepAccount } from './commands.ts';
import { startDataExport } from './export-commands.ts';
import { type ExportRow, findConsequences, findDeletion, findExport } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'now' | 'queue'>;

/** What is held about a person: a copy of it, and its end. */
export const personalDataHandlers: Handlers<typeof personalDataApi, Ports> = {
  getDataExport: async (_input, context) => presentExport(await ownExport(context)),

  startDataExport: async (_input, context) => {
    await startDataExport(context, context.actor);
    return presentExport(await ownExport(context));
  },

  downloadData: async (_input, context) => {
    const row = await ownExport(context);
    if (row?.state !== 'ready' || row.storagePath === null) throw new ApiError('not_found');
    const { storagePath, sha256 } = row;
    // A copy made before hashes were kept is gone within a day.
    const bytes = await (sha256 === null
      ? context.files.read(storagePath)
      : readChecked(context.files, { storagePath, sha256 }));
    if (!bytes) throw new ApiError('not_found');
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
    await deleteAccount(context, context.actor);
    context.answerHeaders.set('clear-site-data', '"cache"');
  },

  keepAccount: async ({ body }, context) => {
    if (!(await keepAccount(context, { token: body.token }))) throw new ApiError('expired_link');
  },
};

function ownExport(context: SignedIn<Ports>): Promise<ExportRow | null> {
  return findExport(context.database, context.actor.id, context.now());
}

function presentExport(row: ExportRow | null): DataExport {
  if (!row) return { state: 'none', done: 0, total: 0, size: null, expires_at: null };
  const { state, done, total, size } = row;
  return { state, done, total, size, expires_at: state === 'ready' ? row.expiresAt.toISOString() : null };
}
