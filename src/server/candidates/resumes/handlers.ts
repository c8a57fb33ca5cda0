import type { resumesApi } from '../../../api/candidates/resumes.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findOfferFile } from '../../hiring/offers/file-queries.ts';
import { readerOf } from '../../hiring/offers/rules.ts';
import { isGoodLink, linkSeconds, signLink } from '../../platform/http/file-links.ts';
import { readChecked } from '../../platform/adapters/files/read-checked.ts';
import { fileHeaders } from '../../platform/http/file-names.ts';
import {
  correctReading,
  deleteResume,
  makeResumeCurrent,
  noteOpened,
  ownResume,
  readResumeAgain,
  renameResume,
} from './commands.ts';
import { presentReading } from './presenter.ts';
import * as queries from './queries.ts';
import { isUnscanned } from './rules.ts';
import { findResumeSentTo } from './sent-queries.ts';
import { storeUpload } from './upload.ts';

type Ports = Pick<
  Services,
  'config' | 'database' | 'documents' | 'files' | 'live' | 'now' | 'queue' | 'virusScanner'
>;

/** Resumes: files, and what was read from them. */
export const resumesHandlers: Handlers<typeof resumesApi, Ports> = {
  uploadResume: ({ query, body }, context) => storeUpload(context, query.file_name, body),

  listResumes: async (_input, context) => ({
    items: await queries.listResumes(context.database, context.actor.id),
  }),

  getReading: async ({ params }, context) =>
    presentReading(await ownResume(context.database, context.actor, params.id)),

  correctReading: async ({ params, body }, context) => {
    const seen = { id: params.id, version: body.version };
    return presentReading(await correctReading(context, context.actor, seen, body.corrections));
  },

  makeResumeCurrent: ({ params }, context) => makeResumeCurrent(context, context.actor, params.id),

  renameResume: ({ params, body }, context) =>
    renameResume(context, context.actor, params.id, body.file_name),

  deleteResume: ({ params }, context) => deleteResume(context, context.actor, params.id),

  linkResume: async ({ params }, context) => {
    const row = await readable(context, params.id);
    if (!row) throw new ApiError('not_found');
    requireScanned(context, row);
    const expires = Math.floor(context.now().getTime() / 1000) + linkSeconds;
    const url = signLink(context.config.secrets.links, {
      fileId: row.id,
      userId: context.actor.id,
      expires,
    });
    return { url, expires_at: new Date(expires * 1000).toISOString() };
  },

  openFile: async ({ params, query }, context) => {
    const grant = { fileId: params.id, userId: context.actor.id, expires: query.expires };
    if (!isGoodLink(context.config.secrets.links, grant, query.signature, context.now()))
      throw new ApiError('bad_link');
    const row = await readable(context, params.id);
    if (row) requireScanned(context, row);
    const file = row ?? (await findOfferFile(context.database, readerOf(context), params.id));
    const bytes = file && (await readChecked(context.files, file));
    if (!bytes) throw new ApiError('not_found');
    if (row) await noteOpened(context, context.actor, row);
    return new Response(bytes, { headers: fileHeaders(file) });
  },

  parseResume: async ({ body }, context) => {
    if (body.userId !== context.actor.id) throw new ApiError('not_found');
    return readResumeAgain(context, context.actor, body.fileUrl);
  },
};

/** A file that the virus scanner has not seen is handed to nobody. */
function requireScanned({ virusScanner }: Pick<Ports, 'virusScanner'>, row: queries.ResumeRow): void {
  if (isUnscanned(virusScanner, row))
    throw new ApiError('conflict', {
      detail: 'This file waits for the virus scanner. Try again in a minute.',
    });
}

/** The caller's own resume, or one that was sent to a job within the caller's reach. */
async function readable(context: SignedIn<Ports>, id: string): Promise<queries.ResumeRow | null> {
  const { actor, database } = context;
  if (actor.role === 'candidate') {
    const mine = await queries.findResume(database, actor.id, id);
    return mine ?? queries.findPinnedResume(database, actor.id, id);
  }
  return actor.company ? findResumeSentTo(database, employerScope(context), id) : null;
}
