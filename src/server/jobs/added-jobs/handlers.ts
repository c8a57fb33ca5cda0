import { z } from 'zod';
import type { addedJobsApi } from '../../../api/jobs/added-jobs.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import { proposeSkills } from '../../../engine/skills/propose.ts';
import { readJobPage } from '../../platform/adapters/web-pages/job-page.ts';
import { canTargetJob } from '../../candidates/target-jobs/rules.ts';
import { insertTarget } from '../../candidates/target-jobs/queries.ts';
import type { Context, Handlers, SignedIn } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { rescoreJob } from '../../platform/tasks/task-definitions.ts';
import { countUsage } from '../../operations/usage/queries.ts';
import { findJobsByUrl, insertAddedJob, listMyJobs } from './queries.ts';
import { findJob, type StoredJob } from '../jobs/queries.ts';
import { canSeeJob } from '../jobs/rules.ts';

/** So many skills are proposed from a description, the first that it names. */
const maxProposed = 20;
const placeKey = z.tuple([cursorInstant, z.uuid()]);

/** Jobs from elsewhere. */
export const addedJobsHandlers: Handlers<typeof addedJobsApi> = {
  checkJobUrl: async ({ body: { url } }, context) => {
    const existing = await existingJob(context, url);
    if (existing) {
      const { id, title, employer_name, description, skills } = existing.job;
      return { url, existing: { id, title, employer_name, description, skills }, found: null };
    }
    // Only for people with an account: nobody else can make this server call an address.
    const found = context.actor ? await readJobPage(context.safeFetch, url) : null;
    if (!found) return { url, existing: null, found: null };
    const { title, description, employer } = found;
    const skills = proposeSkills(description).slice(0, maxProposed);
    return { url, existing: null, found: { title, employer_name: employer, description, skills } };
  },

  addJob: async ({ body }, context) => {
    const { database, actor } = context;
    return database.transact(async () => {
      const known = body.job_url ? await existingJob(context, body.job_url) : null;
      const id = known
        ? known.job.id
        : await insertAddedJob(database, {
            createdBy: actor.id,
            jobUrl: body.job_url,
            title: body.title,
            employerName: body.employer_name || hostOf(body.job_url),
            description: body.description,
            skills: body.skills,
            skillIds: [...new Set(body.skills.map((skill) => canonicalSkill(skill).id))],
            now: context.now(),
          });
      // Somebody added it a moment ago.
      const other = id ?? (await existingJob(context, body.job_url ?? ''))?.job.id;
      if (other === undefined) throw new Error('The job was neither stored nor found.');
      const existed = known !== null || id === null;
      if (!existed) {
        const event = { actorId: actor.id, action: 'job.added', objectType: 'job', objectId: other } as const;
        await recordEvent(database, { ...event, data: { source: 'candidate' } });
        await countUsage(database, 'job_postings', context.now());
        await context.queue.enqueue(rescoreJob, { jobId: other }, { key: other });
      }
      if (!known || canTargetJob(known)) await target(context, other);
      return { id: other, existed };
    });
  },

  listMyJobs: async ({ query }, context) => {
    const { actor } = context;
    const candidateId = actor.role === 'candidate' ? actor.id : null;
    const search = { personId: actor.id, candidateId, now: context.now(), limit: query.limit + 1 };
    const rows = await listMyJobs(context.database, search, readCursor(placeKey, query.cursor));
    return pageOf(rows, query.limit);
  },
};

/** The job of an address that this person may see: one of this site by its own address, or one stored with it. */
async function existingJob(context: Context, address: string): Promise<StoredJob | null> {
  const url = URL.parse(address);
  const own =
    url?.origin === context.config.origin ? /^\/jobs\/([0-9a-f-]{36})\/?$/.exec(url.pathname)?.[1] : null;
  const isId = z.uuid().safeParse(own).success;
  const ids = own && isId ? [own] : await findJobsByUrl(context.database, address);
  for (const id of ids) {
    const job = await findJob(context.database, id, null, context.now());
    if (job && canSeeJob(job, context.actor)) return job;
  }
  return null;
}

async function target(context: SignedIn, jobId: string): Promise<void> {
  const { actor, database } = context;
  if (actor.role !== 'candidate' || !(await insertTarget(database, actor.id, jobId))) return;
  const event = { actorId: actor.id, action: 'target_job.saved', objectId: jobId, subjectId: actor.id };
  await recordEvent(database, { ...event, objectType: 'target_job' });
}

function hostOf(address: string | null): string {
  return (address === null ? '' : (URL.parse(address)?.hostname ?? '')).replace(/^www\./, '');
}
