import { randomBytes } from 'node:crypto';
import { type KeptResume, maxResumeBytes, type resumesApi } from '../../api/resumes.ts';
import { sniffDocument } from '../adapters/documents/sniff.ts';
import { FileTooBig } from '../adapters/files/file-store.ts';
import { type Handlers, reachOf, Refusal, type SignedIn } from '../context.ts';
import { recordEvent } from '../events/queries.ts';
import { deleteProposal, insertProposal } from '../experiences/queries.ts';
import { once } from '../http/idempotency.ts';
import { findOfferFile } from '../offers/file-queries.ts';
import { readerOf } from '../offers/rules.ts';
import { parseResume, scoreCandidate } from '../tasks/promises.ts';
import { readValues } from './corrected.ts';
import { applyCorrections } from './corrections.ts';
import { isGoodLink, linkSeconds, signLink } from '../http/file-links.ts';
import { fileHeaders, fileKinds, safeFileName, withEnding } from '../http/file-names.ts';
import { followReading } from './follow-reading.ts';
import * as queries from './queries.ts';
import { findResumeSentTo } from './sent-queries.ts';

const mostFiles = 20;

/** Resumes: files, and what was read from them. */
export const resumesHandlers: Handlers<typeof resumesApi> = {
  uploadResume: ({ query, body }, context) => storeUpload(context, query.file_name, body),

  listResumes: async (_input, context) => ({
    items: await queries.listResumes(context.database, context.actor.id),
  }),

  getReading: async ({ params }, context) => shownReading(await own(context, params.id)),

  correctReading: async ({ params, body }, context) =>
    context.database.transact(async () => {
      await queries.lockResumesOf(context.database, context.actor.id);
      const row = await own(context, params.id);
      if (row.version !== body.version) throw new Refusal('stale_version', { current: shownReading(row) });
      if (!row.reading || row.parseStatus !== 'done')
        throw new Refusal('conflict', { detail: 'This resume has not been read yet.' });
      const outcome = applyCorrections(row.reading, row.corrections, body.corrections, context.now());
      const stored = await queries.storeCorrections(context.database, row, outcome.corrections);
      if (!stored) throw new Refusal('stale_version');
      const { id: userId } = context.actor;
      for (const path of [...outcome.takenBack, ...outcome.accepted.map((entry) => entry.path)]) {
        await deleteProposal(context.database, userId, row.id, path);
      }
      for (const { path, values } of outcome.accepted) {
        await insertProposal(context.database, userId, values, { resumeId: row.id, resumePath: path });
      }
      await record(context, 'resume.corrected', row.id);
      if (stored.isCurrent) await followReading(context, userId, stored);
      // Applications sent with it are scored anew all the same.
      else await context.queue.enqueue(scoreCandidate, { userId }, { key: userId });
      return shownReading(stored);
    }),

  makeResumeCurrent: async ({ params }, context) =>
    context.database.transact(async () => {
      await queries.lockResumesOf(context.database, context.actor.id);
      const row = await queries.makeCurrent(context.database, context.actor.id, params.id);
      if (!row) throw new Refusal('not_found');
      await record(context, 'resume.made_current', row.id);
      await followReading(context, context.actor.id, row);
      return queries.shownResume(row);
    }),

  renameResume: async ({ params, body }, context) =>
    context.database.transact(async () => {
      const row = await own(context, params.id);
      const name = withEnding(body.file_name, row.storagePath);
      const renamed = await queries.renameResume(context.database, context.actor.id, row.id, name);
      if (!renamed) throw new Refusal('not_found');
      await record(context, 'resume.renamed', row.id);
      return queries.shownResume(renamed);
    }),

  deleteResume: async ({ params }, context) => {
    const removed = await context.database.transact(async () => {
      await queries.lockResumesOf(context.database, context.actor.id);
      const row = await own(context, params.id);
      const { removedPath, next } = await queries.deleteResume(context.database, row);
      await record(context, 'resume.deleted', row.id);
      if (row.isCurrent) await followReading(context, context.actor.id, next);
      return removedPath;
    });
    // After the commit: a crash in between leaves a file without a row, which the sweeper removes.
    if (removed) await context.files.remove(removed);
  },

  linkResume: async ({ params }, context) => {
    const row = await readable(context, params.id);
    if (!row) throw new Refusal('not_found');
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
      throw new Refusal('bad_link');
    const row = await readable(context, params.id);
    const file = row ?? (await findOfferFile(context.database, readerOf(context), params.id));
    const bytes = file && (await context.files.read(file.storagePath));
    if (!bytes) throw new Refusal('not_found');
    if (row && row.userId !== context.actor.id) await record(context, 'resume.opened', row.id, row.userId);
    return new Response(bytes, { headers: fileHeaders(file) });
  },

  parseResume: async ({ body }, context) =>
    context.database.transact(async () => {
      const { id: userId } = context.actor;
      if (body.userId !== userId) throw new Refusal('not_found');
      await queries.lockResumesOf(context.database, userId);
      const row = await queries.findResumeByPath(context.database, userId, body.fileUrl);
      if (!row) throw new Refusal('not_found');
      if (row.parseStatus === 'waiting' || row.parseStatus === 'reading') return queries.shownResume(row);
      if (Object.keys(row.corrections).length > 0) {
        throw new Refusal('conflict', {
          detail: 'You have corrected this resume. To read it afresh, delete it and upload the file again.',
        });
      }
      const waiting = await queries.markWaiting(context.database, row.id);
      await context.queue.enqueue(parseResume, { resumeId: row.id }, { key: row.id });
      return queries.shownResume(waiting ?? row);
    }),
};

/** Keeps a file among the caller's resumes and has it read; as their current one, unless that is false. */
export async function storeUpload(
  context: SignedIn,
  name: string,
  body: ReadableStream<Uint8Array>,
  isCurrent = true,
): Promise<KeptResume> {
  context.documents.prepare();
  const taken = await context.files.take(body, maxResumeBytes).catch((error: unknown) => {
    throw error instanceof FileTooBig ? new Refusal('file_too_big') : error;
  });
  const kind = sniffDocument(await taken.bytes());
  if (!kind) {
    await taken.drop();
    throw new Refusal('unsupported_file', taken.size === 0 ? { detail: 'The file is empty.' } : {});
  }
  const { extension, type } = fileKinds[kind];
  const key = `${context.actor.id}/${context.now().getTime()}-${randomBytes(8).toString('hex')}.${extension}`;
  await taken.keep(key);
  const file = { name: safeFileName(name), size: taken.size, sha256: taken.sha256, type, key, isCurrent };
  const request = { name, sha256: taken.sha256 };
  try {
    const stored = await once(context, 'uploadResume', request, () => insertUpload(context, file));
    // A repeated request answers the first one's row: the copy just taken in is not needed.
    if (stored.storage_path !== key) await context.files.remove(key);
    return stored;
  } catch (error) {
    await context.files.remove(key);
    throw error;
  }
}

async function insertUpload(
  context: SignedIn,
  file: { name: string; size: number; sha256: string; type: string; key: string; isCurrent: boolean },
): Promise<KeptResume> {
  const { id: userId } = context.actor;
  await queries.lockResumesOf(context.database, userId);
  const same = await queries.findSameFile(context.database, userId, file.sha256);
  if (same) return { ...queries.shownResume(same), already_kept: true };
  if ((await queries.countResumes(context.database, userId)) >= mostFiles) {
    throw new Refusal('quota_reached', {
      detail: `You keep ${mostFiles} resumes already. Delete one first.`,
    });
  }
  const row = await queries.insertResume(context.database, {
    userId,
    storagePath: file.key,
    fileName: file.name,
    fileSize: file.size,
    fileType: file.type,
    sha256: file.sha256,
    isCurrent: file.isCurrent,
    metadata: {
      fileName: file.name,
      fileSize: file.size,
      fileType: file.type,
      uploadTimestamp: context.now().toISOString(),
    },
  });
  await record(context, 'resume.uploaded', row.id);
  await context.queue.enqueue(parseResume, { resumeId: row.id }, { key: row.id });
  await context.live.tell(userId, {
    type: 'resume',
    resume_id: row.id,
    stage: 'stored',
    message: 'The file is stored.',
  });
  return { ...queries.shownResume(row), already_kept: false };
}

async function own(context: SignedIn, id: string): Promise<queries.ResumeRow> {
  const row = await queries.findResume(context.database, context.actor.id, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

/** The caller's own resume, or one that was sent to a job within the caller's reach. */
async function readable(context: SignedIn, id: string): Promise<queries.ResumeRow | null> {
  const { actor, database } = context;
  if (actor.role === 'candidate') {
    const mine = await queries.findResume(database, actor.id, id);
    return mine ?? queries.findPinnedResume(database, actor.id, id);
  }
  return actor.company ? findResumeSentTo(database, reachOf(context), id) : null;
}

function shownReading(row: queries.ResumeRow) {
  const reading = row.reading;
  return {
    resume: queries.shownResume(row),
    values: reading ? readValues(reading, row.corrections) : [],
    lines: reading?.lines ?? [],
    hidden: reading?.hidden ?? [],
    warnings: reading?.warnings ?? [],
    years: reading?.years ?? null,
  };
}

async function record(
  context: SignedIn,
  action: string,
  id: string,
  subjectId = context.actor.id,
): Promise<void> {
  const companyId = context.actor.company?.id ?? null;
  await recordEvent(context.database, {
    actorId: context.actor.id,
    action,
    objectType: 'resume',
    objectId: id,
    companyId,
    subjectId,
  });
}
