import type { ExportQuery, tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
import { suggestBullets } from '../../../engine/bullets/suggest.ts';
import type { ResumeContent } from '../../../engine/resume/resume-content.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { words } from '../../platform/http/reader.ts';
import { findJob } from '../../jobs/jobs/queries.ts';
import { canSeeJob } from '../../jobs/jobs/rules.ts';
import { findResume } from '../resumes/queries.ts';
import { storeUpload } from '../resumes/store-upload.ts';
import { bulletsOf, recordBulletCount, recountBullets } from './commands.ts';
import {
  acceptBullet,
  changeCopy,
  deleteCopy,
  findCopy,
  rejectBullet,
  restoreBullets,
  undoChange,
} from './copy-commands.ts';
import { readContent } from './tailored-content.ts';
import { exportAnswer, isWritableAsPdf, writeFormat } from './tailored-files.ts';
import { lastVersion, listTailored, type TailoredRow } from './queries.ts';
import { presentSummary, presentTailored } from './tailored-presenter.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'bulletRewriter' | 'database' | 'documents' | 'files' | 'live' | 'now' | 'queue'>;

/** Resumes worded for jobs. */
export const tailoredHandlers: Handlers<typeof tailoredApi, Ports> = {
  listBulletSuggestions: async ({ params, body }, context) => {
    const job = await visibleJob(context, params.id);
    const { copy, claims, wanted, rejected } = await bulletsOf(context, context.actor.id, job);
    const skip = new Set([...body.skip, ...rejected]);
    const { proposed, model } = await context.bulletRewriter.word(context.actor.id, claims, wanted);
    const items = suggestBullets(claims, wanted, { skip, proposed }).map(({ claim, ...one }) => ({
      ...one,
      reasons: one.reasons.map(words),
      claim: claim.text,
      position: { title: claim.position.title, company: claim.position.company },
    }));
    const tailored = copy ? presentSummary(copy) : null;
    if (body.skip.length === 0) await recordBulletCount(context, context.actor.id, job.id, items.length);
    return { items, model, claims: claims.length, rejected: rejected.length, tailored };
  },

  acceptBullet: async ({ params, body }, context) => {
    const job = await visibleJob(context, params.id);
    const copy = await acceptBullet(context, context.actor.id, job, body);
    await recountBullets(context, context.actor.id, job);
    return presentSummary(copy);
  },

  rejectBullet: async ({ params, body }, context) => {
    const job = await visibleJob(context, params.id);
    await rejectBullet(context, context.actor.id, job.id, body.text);
    await recountBullets(context, context.actor.id, job);
  },

  restoreBullets: async ({ params }, context) => {
    const job = await visibleJob(context, params.id);
    await restoreBullets(context, context.actor.id, job.id);
    await recountBullets(context, context.actor.id, job);
  },

  listTailoredResumes: async (_input, context) => ({
    items: (await listTailored(context.database, context.actor.id)).map(presentSummary),
  }),

  getTailoredResume: ({ params }, context) =>
    context.database.transact(() => presentCopy(context, params.id)),

  updateTailoredResume: ({ params, body }, context) =>
    context.database.transact(async () => {
      const copy = await versioned(context, params.id, body.version);
      await changeCopy(context, copy, body);
      await recountFor(context, copy);
      return presentCopy(context, copy.id);
    }),

  undoTailoredResume: ({ params, body }, context) =>
    context.database.transact(async () => {
      const copy = await versioned(context, params.id, body.version);
      await undoChange(context, copy);
      await recountFor(context, copy);
      return presentCopy(context, copy.id);
    }),

  deleteTailoredResume: ({ params }, context) =>
    context.database.transact(async () => {
      const copy = await own(context, params.id);
      await deleteCopy(context, context.actor.id, params.id);
      await recountFor(context, copy);
    }),

  exportTailoredResume: async ({ params, query }, context) => {
    const copy = await context.database.transact(() => own(context, params.id));
    return exportAnswer(
      await writeFormat(copy.content, { ...query, design: copy.design }),
      copy.name,
      query.format,
    );
  },

  exportResume: async ({ params, query }, context) => {
    const row = await findResume(context.database, context.actor.id, params.id);
    if (!row) throw new ApiError('not_found');
    const content = readContent(row);
    if (!content) throw new ApiError('conflict', { detail: message('candidateErrors.resumeUnread') });
    return exportFile(content, row.fileName.replace(/\.[a-z]+$/i, ''), query);
  },

  saveTailoredFile: async ({ params, query: { language } }, context) => {
    const copy = await context.database.transact(() => own(context, params.id));
    const { content, design } = copy;
    const format = (await isWritableAsPdf(content, design)) ? 'pdf' : 'docx';
    const bytes = await writeFormat(content, { format, language, design });
    const body = new Response(new Uint8Array(bytes)).body;
    if (!body) throw new Error('The file is empty.');
    return storeUpload(context, `${copy.name}.${format}`, body, false);
  },
};

async function visibleJob(context: SignedIn<Ports>, id: string) {
  const found = await findJob(context.database, id, context.actor.id, context.now());
  if (!found || !canSeeJob(found, context.actor)) throw new ApiError('not_found');
  return found.job;
}

/** Keeps the number of bullets beside the score of the job that a copy is for, where that job is still there. */
async function recountFor(context: SignedIn<Ports>, { jobId }: TailoredRow): Promise<void> {
  if (jobId === null) return;
  const found = await findJob(context.database, jobId, context.actor.id, context.now());
  if (found) await recountBullets(context, context.actor.id, found.job);
}

function own(context: SignedIn<Ports>, id: string): Promise<TailoredRow> {
  return findCopy(context, context.actor.id, id);
}

async function versioned(context: SignedIn<Ports>, id: string, version: number): Promise<TailoredRow> {
  const row = await own(context, id);
  if (row.version !== version) throw staleVersion(await presentCopy(context, id));
  return row;
}

async function presentCopy(context: SignedIn<Ports>, id: string) {
  const row = await own(context, id);
  return presentTailored(row, (await lastVersion(context.database, row.id)) !== null);
}

async function exportFile(content: ResumeContent, name: string, as: ExportQuery): Promise<Response> {
  return exportAnswer(await writeFormat(content, as), name, as.format);
}
