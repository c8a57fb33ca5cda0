import { z } from 'zod';
import type { addedJobsApi } from '../../../api/jobs/added-jobs.ts';
import { proposeSkills } from '../../../engine/skills/propose.ts';
import { requireVerified } from '../../identity/auth/verified-access.ts';
import { canTargetJob } from '../../candidates/target-jobs/rules.ts';
import { saveTargetJob } from '../../candidates/target-jobs/commands.ts';
import type { Handlers, Services } from '../../context.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { withScores } from '../../matching/fit/commands.ts';
import { addJob } from './commands.ts';
import { jobOfAddress } from './access.ts';
import { listMyJobs } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'log' | 'now' | 'queue' | 'safeFetch'>;

/** So many skills are proposed from a description, the first that it names. */
const maxProposed = 20;
const placeKey = z.tuple([cursorInstant, z.uuid()]);

/** Jobs from elsewhere. */
export const addedJobsHandlers: Handlers<typeof addedJobsApi, Ports> = {
  checkJobUrl: async ({ body: { url } }, context) => {
    const existing = await jobOfAddress(context, url);
    if (existing) {
      const { id, title, employer_name, description, skills } = existing.job;
      return { url, existing: { id, title, employer_name, description, skills }, found: null };
    }
    // Only for people with an account: nobody else can make this server call an address.
    if (!context.actor) return { url, existing: null, found: null };
    const { readJobPage } = await import('../../platform/adapters/web-pages/job-page.ts');
    const found = await readJobPage(context.safeFetch, url);
    if (!found) return { url, existing: null, found: null };
    const { title, description, employer } = found;
    const skills = proposeSkills(description).slice(0, maxProposed);
    return { url, existing: null, found: { title, employer_name: employer, description, skills } };
  },

  addJob: ({ body }, context) =>
    context.database.transact(async () => {
      const { actor } = context;
      const known = body.job_url ? await jobOfAddress(context, body.job_url) : null;
      // Whoever adds one publishes it to all others.
      if (!known) await requireVerified(context, actor.id, 'add_job');
      const added = known ? null : await addJob(context, actor.id, body);
      // Without either, somebody shared it a moment ago.
      const id = added ?? known?.job.id ?? (await jobOfAddress(context, body.job_url ?? ''))?.job.id;
      if (id === undefined) throw new Error('The job was neither stored nor found.');
      if (actor.role === 'candidate' && (!known || canTargetJob(known)))
        await saveTargetJob(context, actor.id, id);
      return { id, existed: added === null };
    }),

  listMyJobs: async ({ query }, context) => {
    const { actor } = context;
    const candidateId = actor.role === 'candidate' ? actor.id : null;
    const search = { personId: actor.id, candidateId, now: context.now(), limit: query.limit + 1 };
    const rows = await listMyJobs(context.database, search, readCursor(placeKey, query.cursor));
    const page = pageOf(rows, query.limit);
    return { ...page, items: await withScores(context, candidateId, page.items) };
  },
};
