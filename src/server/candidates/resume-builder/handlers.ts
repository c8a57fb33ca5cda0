import type { resumeBuilderApi } from '../../../api/candidates/resume-builder.ts';
import { fileTypes } from '../../../api/platform/file-types.ts';
import { suggestBullets } from '../../../engine/bullets/suggest.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { findJob } from '../../jobs/jobs/queries.ts';
import { canSeeJob } from '../../jobs/jobs/rules.ts';
import { predictFit } from '../../matching/fit/commands.ts';
import { findFit } from '../../matching/fit/queries.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { pictureHeaders } from '../../platform/http/file-names.ts';
import { presentFit } from '../../platform/http/score-presenter.ts';
import { bulletsOf, recountBullets } from '../tailored-resumes/commands.ts';
import { findCopy } from '../tailored-resumes/copy-commands.ts';
import { lastVersion, type TailoredRow } from '../tailored-resumes/queries.ts';
import { laidOut } from '../tailored-resumes/tailored-files.ts';
import { claimsOfContent } from '../tailored-resumes/commands.ts';
import { presentSummary } from '../tailored-resumes/tailored-presenter.ts';
import {
  changeResume,
  namedVersion,
  openResume,
  removeVersion,
  restoreVersion,
  saveVersion,
} from './commands.ts';
import { checkLetter, draftLetter } from './letters.ts';
import { readBack } from './predicted.ts';
import { designOf, presentResume } from './presenter.ts';
import { listVersions } from './queries.ts';
import { needsOf, otherWords } from './tailoring.ts';

type Ports = Pick<Services, 'bulletRewriter' | 'database' | 'documents' | 'now'>;
type Context = SignedIn<Ports>;

/** Resumes that people write here. */
export const builderHandlers: Handlers<typeof resumeBuilderApi, Ports> = {
  openResumeBuilder: async ({ body }, context) => {
    const job = body.job_id === null ? null : await visibleJob(context, body.job_id);
    if (body.job_id !== null && !job) throw new ApiError('not_found');
    return presentSummary(await openResume(context, context.actor.id, job));
  },

  getBuilderResume: ({ params }, context) => presentBuilder(context, params.id),

  updateBuilderResume: ({ params, body }, context) =>
    changed(context, params.id, body.version, (row) => changeResume(context, row, body)),

  openBuilderPage: async ({ params, query }, context) => {
    const row = await own(context, params.id);
    const sheet = await laidOut(row.content, designOf(row));
    if (query.page > sheet.pages) throw new ApiError('not_found');
    return new Response(sheet.svg(query.page - 1), { headers: pictureHeaders(fileTypes.svg) });
  },

  readBuilderResume: async ({ params, query }, context) => {
    const row = await own(context, params.id);
    const { values, readable, reading } = await readBack(context, row, query.format);
    const job = await visibleJob(context, row.jobId);
    if (!job || !reading) return { values, readable, now: null, predicted: null };
    const now = await findFit(context.database, context.actor.id, job.id);
    const predicted = await predictFit(context, context.actor.id, job.id, reading);
    return { values, readable, now: now && presentFit(now), predicted: predicted && presentFit(predicted) };
  },

  getTailoring: async ({ params }, context) => {
    const row = await own(context, params.id);
    const job = await visibleJob(context, row.jobId);
    if (!job) return { model: 'none', needs: [], words: [], letter: '' };
    const { claims, wanted } = await bulletsOf(context, context.actor.id, job);
    const fit = await findFit(context.database, context.actor.id, job.id);
    const { proposed, model } = await context.bulletRewriter.word(context.actor.id, claims, wanted);
    const chosen = suggestBullets(claims, wanted, { proposed });
    return {
      model,
      needs: needsOf(fit?.ledger ?? [], claims, wanted, proposed),
      words: otherWords(row.content, wanted),
      letter: draftLetter({ job, name: row.content.name }, chosen, claims),
    };
  },

  checkLetter: async ({ params, body }, context) => {
    const row = await own(context, params.id);
    const { job, content, base } = row;
    const claims = [...claimsOfContent(content), ...claimsOfContent(base)];
    return { sentences: checkLetter(body.letter, { job, name: content.name }, claims) };
  },

  saveResumeVersion: async ({ params, body }, context) => {
    await context.database.transact(async () =>
      saveVersion(context, await own(context, params.id), body.name),
    );
    return presentBuilder(context, params.id);
  },

  restoreResumeVersion: async ({ params, body }, context) => {
    const version = await namedVersion(context, context.actor.id, params.id);
    return changed(context, version.tailoredId, body.version, (row) => restoreVersion(context, row, version));
  },

  deleteResumeVersion: ({ params }, context) =>
    context.database.transact(async () => {
      await removeVersion(context, await namedVersion(context, context.actor.id, params.id));
    }),
};

/** Changes a resume that is still of this version, and shows it as it is then. It is laid out when the change is stored. */
async function changed(
  context: Context,
  id: string,
  version: number,
  change: (row: TailoredRow) => Promise<void>,
) {
  const isStale = await context.database.transact(async () => {
    const row = await own(context, id);
    if (row.version !== version) return true;
    await change(row);
    const job = await visibleJob(context, row.jobId);
    if (job) await recountBullets(context, context.actor.id, job);
    return false;
  });
  if (isStale) throw staleVersion(await presentBuilder(context, id));
  return presentBuilder(context, id);
}

function own(context: Context, id: string): Promise<TailoredRow> {
  return context.database.transact(() => findCopy(context, context.actor.id, id));
}

async function presentBuilder(context: Context, id: string) {
  const row = await own(context, id);
  const versions = await listVersions(context.database, row.id);
  return presentResume(row, versions, (await lastVersion(context.database, row.id)) !== null);
}

/** A job that the caller may see; null for none. */
async function visibleJob(context: Context, id: string | null) {
  const found = id === null ? null : await findJob(context.database, id, context.actor.id, context.now());
  return found && canSeeJob(found, context.actor) ? found.job : null;
}
