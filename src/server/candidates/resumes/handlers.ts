import type { resumesApi } from '../../../api/candidates/resumes.ts';
import { fileTypes } from '../../../api/platform/file-types.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { requireGoodLink, signLink } from '../../platform/http/file-links.ts';
import { readChecked } from '../../platform/adapters/files/read-checked.ts';
import { fileHeaders, pictureHeaders } from '../../platform/http/file-names.ts';
import {
  correctReading,
  deleteResume,
  makeResumeCurrent,
  ownResume,
  readResumeAgain,
  renameResume,
} from './commands.ts';
import { findPictures } from './picture-queries.ts';
import { presentReading } from './presenter.ts';
import * as queries from './queries.ts';
import { requireScanned } from './access.ts';
import { storeUpload } from './store-upload.ts';
import { worded } from './presenter.ts';

type Ports = Pick<
  Services,
  'config' | 'database' | 'documents' | 'files' | 'live' | 'now' | 'queue' | 'virusScanner'
>;

/** Resumes: files, and what was read from them. */
export const resumesHandlers: Handlers<typeof resumesApi, Ports> = {
  uploadResume: ({ query, body }, context) => storeUpload(context, query.file_name, body),

  listResumes: async (_input, context) => ({
    items: (await queries.listResumes(context.database, context.actor.id)).map(worded),
  }),

  getReading: async ({ params }, context) =>
    withPictures(context, await ownResume(context.database, context.actor, params.id)),

  correctReading: async ({ params, body }, context) => {
    const seen = { id: params.id, version: body.version };
    return withPictures(context, await correctReading(context, context.actor, seen, body.corrections));
  },

  makeResumeCurrent: ({ params }, context) => makeResumeCurrent(context, context.actor, params.id),

  renameResume: ({ params, body }, context) =>
    renameResume(context, context.actor, params.id, body.file_name),

  deleteResume: ({ params }, context) => deleteResume(context, context.actor, params.id),

  linkResume: async ({ params }, context) => {
    const row = await readable(context, params.id);
    requireScanned(context, row);
    return signLink(context, `/api/files/${row.id}`);
  },

  openResumePage: async ({ params, query }, context) => {
    const { id } = await readable(context, params.id);
    const pictures = await findPictures(context.database, id);
    const path = pictures?.paths[query.page - 1];
    const bytes = pictures && path && query.page <= pictures.pages.length && (await context.files.read(path));
    if (!bytes) throw new ApiError('not_found');
    return new Response(bytes, { headers: pictureHeaders(fileTypes.webp) });
  },

  openFile: async ({ params, query }, context) => {
    requireGoodLink(context, `/api/files/${params.id}`, query);
    const row = await readable(context, params.id);
    requireScanned(context, row);
    const bytes = await readChecked(context.files, row);
    if (!bytes) throw new ApiError('not_found');
    return new Response(bytes, { headers: fileHeaders(row) });
  },

  parseResume: async ({ body }, context) => {
    if (body.userId !== context.actor.id) throw new ApiError('not_found');
    return readResumeAgain(context, context.actor, body.fileUrl);
  },
};

async function withPictures({ database }: SignedIn<Ports>, row: queries.ResumeRow) {
  return presentReading(row, await findPictures(database, row.id));
}

/** The caller's own resume, also a deleted one that an application keeps; refuses others as not found. */
async function readable({ actor, database }: SignedIn<Ports>, id: string): Promise<queries.ResumeRow> {
  const mine = await queries.findResume(database, actor.id, id);
  const found = mine ?? (await queries.findPinnedResume(database, actor.id, id));
  if (!found) throw new ApiError('not_found');
  return found;
}
