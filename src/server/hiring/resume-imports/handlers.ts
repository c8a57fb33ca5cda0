import { v7 } from 'uuid';
import { z } from 'zod';
import type { ImportFile, ResumeImport, resumeImportsApi } from '../../../api/hiring/resume-imports.ts';
import { requireScanned } from '../../candidates/resumes/access.ts';
import { takeDocument } from '../../candidates/resumes/upload-commands.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf, employerScope } from '../../identity/employer-scope.ts';
import { readChecked } from '../../platform/adapters/files/read-checked.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { requireGoodLink, signLink } from '../../platform/http/file-links.ts';
import { fileHeaders } from '../../platform/http/file-names.ts';
import { once } from '../../platform/http/idempotency.ts';
import { wordsOfStored } from '../../platform/http/reader.ts';
import { storeRowOf } from '../../platform/http/stored-files.ts';
import {
  addFile,
  decideAllDuplicates,
  decideFile,
  type Importer,
  notifyPeople,
  startImport,
  undo,
} from './commands.ts';
import { findImportedFile } from './merge-queries.ts';
import { findImportOf, listFiles, listImports } from './list-queries.ts';

type Ports = Pick<
  Services,
  'config' | 'database' | 'documents' | 'files' | 'live' | 'now' | 'queue' | 'virusScanner'
>;

const key = z.tuple([cursorInstant, z.uuid()]);

/** Resumes that a company brings in itself, many at a time. */
export const resumeImportsHandlers: Handlers<typeof resumeImportsApi, Ports> = {
  createResumeImport: async ({ body }, context) =>
    ownImport(context, await startImport(context, importer(context), body)),

  addImportFile: async ({ params, query, body }, context) => {
    await ownImport(context, params.id);
    const userId = v7();
    const { file } = await takeDocument(context, userId, query.file_name, body);
    const request = { importId: params.id, name: query.file_name, sha256: file.sha256 };
    const { id, key: kept } = await storeRowOf(context.files, file.key, () =>
      once(context, 'addImportFile', request, () =>
        addFile(context, importer(context), params.id, { userId, file }),
      ),
    );
    if (kept !== file.key) await context.files.remove(file.key);
    return ownFile(context, params.id, id);
  },

  listResumeImports: async ({ query }, context) => {
    const after = readCursor(key, query.cursor);
    const which = { limit: query.limit + 1, after, ...(query.job && { jobId: query.job }) };
    const items = await listImports(context.database, employerScope(context), which);
    return pageOf(
      items.map((item) => ({ item, key: [item.created_at, item.id] })),
      query.limit,
    );
  },

  getResumeImport: ({ params }, context) => ownImport(context, params.id),

  listImportFiles: async ({ params, query }, context) => {
    await ownImport(context, params.id);
    const which = { state: query.state, limit: query.limit + 1, after: readCursor(key, query.cursor) };
    const rows = await listFiles(context.database, params.id, which);
    return pageOf(
      rows.map((row) => ({ ...row, item: worded(row.item) })),
      query.limit,
    );
  },

  decideImportFile: async ({ params, body }, context) => {
    const importId = await findImportOf(context.database, companyOf(context), params.id);
    if (importId === null) throw new ApiError('not_found');
    await ownImport(context, importId);
    await decideFile(context, importer(context), params.id, body);
    return ownFile(context, importId, params.id);
  },

  linkImportFile: async ({ params }, context) => {
    await requireStored(context, params.id);
    return signLink(context, `/api/import-files/${params.id}/file`);
  },

  openImportFile: async ({ params, query }, context) => {
    requireGoodLink(context, `/api/import-files/${params.id}/file`, query);
    const found = await requireStored(context, params.id);
    const bytes = await readChecked(context.files, found);
    if (!bytes) throw new ApiError('not_found');
    return new Response(bytes, { headers: fileHeaders(found) });
  },

  decideDuplicates: async ({ params, body }, context) => {
    await ownImport(context, params.id);
    await decideAllDuplicates(context, importer(context), params.id, body.do);
    return ownImport(context, params.id);
  },

  notifyImported: async ({ params }, context) => {
    await ownImport(context, params.id);
    await notifyPeople(context, importer(context), params.id);
    return ownImport(context, params.id);
  },

  undoResumeImport: async ({ params }, context) => {
    await ownImport(context, params.id);
    await undo(context, importer(context), params.id);
    return ownImport(context, params.id);
  },
};

function importer(context: SignedIn): Importer {
  return { actor: context.actor, companyId: companyOf(context) };
}

/** An import of the caller's company; refuses others as not found. */
async function ownImport(context: SignedIn<Ports>, id: string): Promise<ResumeImport> {
  const [found] = await listImports(context.database, employerScope(context), { id, limit: 1 });
  if (!found) throw new ApiError('not_found');
  return found;
}

/** The bytes of a file that the caller's company brought in, where they may see it. */
async function requireStored(context: SignedIn<Ports>, id: string) {
  const found = await findImportedFile(context.database, employerScope(context), id);
  if (!found) throw new ApiError('not_found');
  requireScanned(context, found);
  return found;
}

async function ownFile(context: SignedIn<Ports>, importId: string, id: string): Promise<ImportFile> {
  const [found] = await listFiles(context.database, importId, { id, limit: 1 });
  if (!found) throw new ApiError('not_found');
  return worded(found.item);
}

/** A file as its reader reads it: why it was not added is stored as it is to be said. */
function worded(file: ImportFile): ImportFile {
  return { ...file, detail: file.detail === null ? null : wordsOfStored(file.detail) };
}
