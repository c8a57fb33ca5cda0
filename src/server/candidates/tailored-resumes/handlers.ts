import type { ExportFormat, tailoredApi } from '../../../api/candidates/tailored-resumes.ts';
import { checkBullet } from '../../../engine/bullets/check.ts';
import { suggestBullets } from '../../../engine/bullets/suggest.ts';
import type { ResumeContent } from '../../../engine/resume/content.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { saveSuggestedCount } from '../../matching/fit/queries.ts';
import { findJob } from '../../jobs/jobs/queries.ts';
import { canSeeJob } from '../../jobs/jobs/rules.ts';
import { findResume } from '../resumes/queries.ts';
import { storeUpload } from '../resumes/upload.ts';
import { bulletsOf } from './commands.ts';
import { currentContent, readContent } from './tailored-content.ts';
import { exportAnswer, isWritableAsPdf, writeFormat } from './tailored-files.ts';
import * as queries from './queries.ts';
import { placeOfClaim, presentSummary, presentTailored, withClaim } from './tailored-presenter.ts';

type Ports = Pick<Services, 'bulletRewriter' | 'database' | 'documents' | 'files' | 'live' | 'now' | 'queue'>;

const mostCopies = 100;
const mostRejected = 500;

/** Resumes worded for jobs. */
export const tailoredHandlers: Handlers<typeof tailoredApi, Ports> = {
  listBulletSuggestions: async ({ params, body }, context) => {
    const job = await visibleJob(context, params.id);
    const { copy, claims, wanted, rejected } = await bulletsOf(context, context.actor.id, job);
    const skip = new Set([...body.skip, ...rejected]);
    const { proposed, model } = await context.bulletRewriter.word(context.actor.id, claims, wanted);
    const items = suggestBullets(claims, wanted, { skip, proposed }).map(({ claim, ...one }) => ({
      ...one,
      claim: claim.text,
      position: { title: claim.position.title, company: claim.position.company },
    }));
    const tailored = copy ? presentSummary(copy) : null;
    if (body.skip.length === 0)
      await saveSuggestedCount(context.database, context.actor.id, job.id, items.length);
    return { items, model, claims: claims.length, rejected: rejected.length, tailored };
  },

  acceptBullet: async ({ params, body }, context) => {
    const job = await visibleJob(context, params.id);
    return context.database.transact(async () => {
      const copy = await copyFor(context, job);
      const place = placeOfClaim(copy.content, body.claim);
      if (!place)
        throw new ApiError('conflict', {
          detail: 'Your resume no longer says this. Ask for suggestions again.',
        });
      const verdict = checkBullet(body.claim, body.text);
      if (!verdict.honest)
        throw new ApiError('invalid_input', {
          errors: [{ pointer: '/text', detail: refusedWords(verdict) }],
        });
      const content = withClaim(copy.content, place, body.text);
      if (content) await queries.changeTailored(context.database, copy, { content });
      return presentSummary(await own(context, copy.id));
    });
  },

  rejectBullet: async ({ params, body }, context) => {
    const { database, actor } = context;
    const job = await visibleJob(context, params.id);
    await database.transact(async () => {
      await queries.lockTailored(database, actor.id);
      if ((await queries.listRejected(database, actor.id, job.id)).length >= mostRejected)
        throw new ApiError('quota_reached', { detail: 'You have already rejected too many for this job.' });
      await queries.insertRejected(database, { userId: actor.id, jobId: job.id, text: body.text });
    });
  },

  restoreBullets: async ({ params }, context) => {
    const job = await visibleJob(context, params.id);
    await queries.deleteRejected(context.database, context.actor.id, job.id);
  },

  listTailoredResumes: async (_input, context) => ({
    items: (await queries.listTailored(context.database, context.actor.id)).map(presentSummary),
  }),

  getTailoredResume: ({ params }, context) => context.database.transact(() => shown(context, params.id)),

  updateTailoredResume: ({ params, body }, context) =>
    context.database.transact(async () => {
      const copy = await versioned(context, params.id, body.version);
      const content = body.claim ? withClaim(copy.content, body.claim, body.claim.text) : undefined;
      if (content === null)
        throw new ApiError('invalid_input', {
          errors: [{ pointer: '/claim', detail: 'There is no such claim.' }],
        });
      await queries.changeTailored(context.database, copy, {
        ...(body.name ? { name: body.name } : {}),
        ...(content ? { content } : {}),
      });
      return shown(context, copy.id);
    }),

  undoTailoredResume: ({ params, body }, context) =>
    context.database.transact(async () => {
      const copy = await versioned(context, params.id, body.version);
      if (!(await queries.undoTailored(context.database, copy)))
        throw new ApiError('conflict', { detail: 'There is nothing to undo.' });
      return shown(context, copy.id);
    }),

  deleteTailoredResume: async ({ params }, context) => {
    if (!(await queries.deleteTailored(context.database, context.actor.id, params.id)))
      throw new ApiError('not_found');
  },

  exportTailoredResume: async ({ params, query }, context) => {
    const copy = await context.database.transact(() => own(context, params.id));
    return exportFile(copy.content, copy.name, query.format);
  },

  exportResume: async ({ params, query }, context) => {
    const row = await findResume(context.database, context.actor.id, params.id);
    if (!row) throw new ApiError('not_found');
    const content = readContent(row);
    if (!content) throw new ApiError('conflict', { detail: 'This resume has not been read yet.' });
    return exportFile(content, row.fileName.replace(/\.[a-z]+$/i, ''), query.format);
  },

  saveTailoredFile: async ({ params }, context) => {
    const copy = await context.database.transact(() => own(context, params.id));
    const format = isWritableAsPdf(copy.content) ? 'pdf' : 'docx';
    const bytes = await writeFormat(copy.content, format);
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

async function copyFor(context: SignedIn<Ports>, job: { id: string; title: string; employer_name: string }) {
  const { database, actor } = context;
  await queries.lockTailored(database, actor.id);
  const copies = await queries.listTailored(database, actor.id);
  const before = copies.find((copy) => copy.jobId === job.id);
  if (before) return own(context, before.id);
  if (copies.length >= mostCopies)
    throw new ApiError('quota_reached', {
      detail: `You already have ${mostCopies} copies. Delete one first.`,
    });
  const current = await currentContent(context, actor.id);
  if (!current) throw new ApiError('conflict', { detail: 'There is no resume to tailor yet.' });
  const { content, resumeId } = current;
  const name = `${content.name || 'Resume'} for ${job.title}, ${job.employer_name}`.slice(0, 180);
  const values = { userId: actor.id, jobId: job.id, resumeId, name, base: content, content };
  return own(context, await queries.insertTailored(database, values));
}

async function own(context: SignedIn<Ports>, id: string): Promise<queries.TailoredRow> {
  const row = await queries.findTailored(context.database, context.actor.id, id);
  if (!row) throw new ApiError('not_found');
  return row;
}

async function versioned(
  context: SignedIn<Ports>,
  id: string,
  version: number,
): Promise<queries.TailoredRow> {
  const row = await own(context, id);
  if (row.version !== version) throw staleVersion(await shown(context, id));
  return row;
}

async function shown(context: SignedIn<Ports>, id: string) {
  const row = await own(context, id);
  return presentTailored(row, (await queries.lastVersion(context.database, row.id)) !== null);
}

async function exportFile(content: ResumeContent, name: string, format: ExportFormat): Promise<Response> {
  return exportAnswer(await writeFormat(content, format), name, format);
}

function refusedWords({ added, missing }: { added: string[]; missing: string[] }): string {
  const parts = [
    added.length > 0 ? `Your claim does not say: ${added.join(', ')}.` : '',
    missing.length > 0 ? `It leaves out: ${missing.join(', ')}.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}
