import type { resumesApi } from '../../../api/candidates/resumes.ts';
import { type Handlers, employerScope, ApiError, type SignedIn } from '../../context.ts';
import { deleteProposal, insertProposal } from '../experiences/queries.ts';
import { findOfferFile } from '../../hiring/offers/file-queries.ts';
import { readerOf } from '../../hiring/offers/rules.ts';
import { parseResume, scoreCandidate } from '../../platform/tasks/task-definitions.ts';
import { readValues } from './corrected.ts';
import { applyCorrections } from './corrections.ts';
import { isGoodLink, linkSeconds, signLink } from '../../platform/http/file-links.ts';
import { fileHeaders, withEnding } from '../../platform/http/file-names.ts';
import { applyParsedResume } from './apply-parsed-resume.ts';
import * as queries from './queries.ts';
import { recordResumeEvent, storeUpload } from './commands.ts';
import { findResumeSentTo } from './sent-queries.ts';
import { staleVersion } from '../../platform/http/api-error.ts';

/** Resumes: files, and what was read from them. */
export const resumesHandlers: Handlers<typeof resumesApi> = {
  uploadResume: ({ query, body }, context) => storeUpload(context, query.file_name, body),

  listResumes: async (_input, context) => ({
    items: await queries.listResumes(context.database, context.actor.id),
  }),

  getReading: async ({ params }, context) => presentReading(await own(context, params.id)),

  correctReading: async ({ params, body }, context) =>
    context.database.transact(async () => {
      await queries.lockResumesOf(context.database, context.actor.id);
      const row = await own(context, params.id);
      if (row.version !== body.version) throw staleVersion(presentReading(row));
      if (!row.reading || row.parseStatus !== 'done')
        throw new ApiError('conflict', { detail: 'This resume has not been read yet.' });
      const outcome = applyCorrections(row.reading, row.corrections, body.corrections, context.now());
      const stored = await queries.storeCorrections(context.database, row, outcome.corrections);
      if (!stored) throw staleVersion();
      const { id: userId } = context.actor;
      for (const path of [...outcome.takenBack, ...outcome.accepted.map((entry) => entry.path)]) {
        await deleteProposal(context.database, userId, row.id, path);
      }
      for (const { path, values } of outcome.accepted) {
        await insertProposal(context.database, userId, values, { resumeId: row.id, resumePath: path });
      }
      await recordResumeEvent(context, 'resume.corrected', row.id);
      if (stored.isCurrent) await applyParsedResume(context, userId, stored);
      // Applications sent with it are scored anew all the same.
      else await context.queue.enqueue(scoreCandidate, { userId }, { key: userId });
      return presentReading(stored);
    }),

  makeResumeCurrent: async ({ params }, context) =>
    context.database.transact(async () => {
      await queries.lockResumesOf(context.database, context.actor.id);
      const row = await queries.makeCurrent(context.database, context.actor.id, params.id);
      if (!row) throw new ApiError('not_found');
      await recordResumeEvent(context, 'resume.made_current', row.id);
      await applyParsedResume(context, context.actor.id, row);
      return queries.presentResume(row);
    }),

  renameResume: async ({ params, body }, context) =>
    context.database.transact(async () => {
      const row = await own(context, params.id);
      const name = withEnding(body.file_name, row.storagePath);
      const renamed = await queries.renameResume(context.database, context.actor.id, row.id, name);
      if (!renamed) throw new ApiError('not_found');
      await recordResumeEvent(context, 'resume.renamed', row.id);
      return queries.presentResume(renamed);
    }),

  deleteResume: async ({ params }, context) => {
    const removed = await context.database.transact(async () => {
      await queries.lockResumesOf(context.database, context.actor.id);
      const row = await own(context, params.id);
      const { removedPath, next } = await queries.deleteResume(context.database, row);
      await recordResumeEvent(context, 'resume.deleted', row.id);
      if (row.isCurrent) await applyParsedResume(context, context.actor.id, next);
      return removedPath;
    });
    // After the commit: a crash in between leaves a file without a row, which the sweeper removes.
    if (removed) await context.files.remove(removed);
  },

  linkResume: async ({ params }, context) => {
    const row = await readable(context, params.id);
    if (!row) throw new ApiError('not_found');
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
    const file = row ?? (await findOfferFile(context.database, readerOf(context), params.id));
    const bytes = file && (await context.files.read(file.storagePath));
    if (!bytes) throw new ApiError('not_found');
    if (row && row.userId !== context.actor.id)
      await recordResumeEvent(context, 'resume.opened', row.id, row.userId);
    return new Response(bytes, { headers: fileHeaders(file) });
  },

  parseResume: async ({ body }, context) =>
    context.database.transact(async () => {
      const { id: userId } = context.actor;
      if (body.userId !== userId) throw new ApiError('not_found');
      await queries.lockResumesOf(context.database, userId);
      const row = await queries.findResumeByPath(context.database, userId, body.fileUrl);
      if (!row) throw new ApiError('not_found');
      if (row.parseStatus === 'waiting' || row.parseStatus === 'reading') return queries.presentResume(row);
      if (Object.keys(row.corrections).length > 0) {
        throw new ApiError('conflict', {
          detail: 'You have corrected this resume. To read it afresh, delete it and upload the file again.',
        });
      }
      const waiting = await queries.markWaiting(context.database, row.id);
      await context.queue.enqueue(parseResume, { resumeId: row.id }, { key: row.id });
      return queries.presentResume(waiting ?? row);
    }),
};

async function own(context: SignedIn, id: string): Promise<queries.ResumeRow> {
  const row = await queries.findResume(context.database, context.actor.id, id);
  if (!row) throw new ApiError('not_found');
  return row;
}

/** The caller's own resume, or one that was sent to a job within the caller's reach. */
async function readable(context: SignedIn, id: string): Promise<queries.ResumeRow | null> {
  const { actor, database } = context;
  if (actor.role === 'candidate') {
    const mine = await queries.findResume(database, actor.id, id);
    return mine ?? queries.findPinnedResume(database, actor.id, id);
  }
  return actor.company ? findResumeSentTo(database, employerScope(context), id) : null;
}

function presentReading(row: queries.ResumeRow) {
  const reading = row.reading;
  return {
    resume: queries.presentResume(row),
    values: reading ? readValues(reading, row.corrections) : [],
    lines: reading?.lines ?? [],
    hidden: reading?.hidden ?? [],
    warnings: reading?.warnings ?? [],
    years: reading?.years ?? null,
  };
}
