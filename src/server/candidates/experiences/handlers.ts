import type { z } from 'zod';
import type { experienceInput, experiencesApi } from '../../../api/candidates/experiences.ts';
import { type Handlers, ApiError, type SignedIn } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { scoreCandidate } from '../../platform/tasks/task-definitions.ts';
import { mostExperiences } from './rules.ts';
import {
  countExperiences,
  deleteExperience,
  type ExperienceValues,
  findExperience,
  insertExperience,
  listExperiences,
  restoreExperience,
  updateExperience,
} from './queries.ts';
import { staleVersion } from '../../platform/http/api-error.ts';

/** For so long a deleted experience can be brought back. */
const restoreMinutes = 10;

/** A candidate's work experience. Each change is followed by new scores. */
export const experiencesHandlers: Handlers<typeof experiencesApi> = {
  listExperiences: async (_input, context) => ({
    items: await listExperiences(context.database, context.actor.id),
  }),

  getExperience: async ({ params }, context) => {
    const found = await findExperience(context.database, context.actor.id, params.id);
    if (!found) throw new ApiError('not_found');
    return found;
  },

  createExperience: async ({ body }, context) => {
    const count = await countExperiences(context.database, context.actor.id);
    if (count >= mostExperiences) throw new ApiError('quota_reached');
    const made = await insertExperience(context.database, context.actor.id, stored(body));
    await follow(context, 'experience.added', made.id);
    return made;
  },

  updateExperience: async ({ params, body }, context) =>
    context.database.transact(async () => {
      const before = await findExperience(context.database, context.actor.id, params.id);
      if (!before) throw new ApiError('not_found');
      const changed = await updateExperience(
        context.database,
        context.actor.id,
        params.id,
        body.version,
        stored(body.value),
      );
      if (!changed) throw staleVersion(before);
      await follow(context, 'experience.changed', changed.id);
      return changed;
    }),

  restoreExperience: async ({ params }, context) =>
    context.database.transact(async () => {
      const count = await countExperiences(context.database, context.actor.id);
      if (count >= mostExperiences) throw new ApiError('quota_reached');
      const since = new Date(context.now().getTime() - restoreMinutes * 60_000);
      const back = await restoreExperience(context.database, context.actor.id, params.id, since);
      if (back === 'gone') throw new ApiError('not_found');
      if (back === 'replaced') {
        throw new ApiError('conflict', { detail: 'This position was accepted from the resume again.' });
      }
      await follow(context, 'experience.restored', back.id);
      return back;
    }),

  deleteExperience: async ({ params }, context) =>
    context.database.transact(async () => {
      const { database, actor } = context;
      if (!(await deleteExperience(database, actor.id, params.id, context.now())))
        throw new ApiError('not_found');
      await follow(context, 'experience.deleted', params.id);
    }),
};

async function follow(context: SignedIn, action: string, id: string): Promise<void> {
  const { id: userId } = context.actor;
  await recordEvent(context.database, {
    actorId: userId,
    action,
    objectType: 'experience',
    objectId: id,
    subjectId: userId,
  });
  await context.queue.enqueue(scoreCandidate, { userId }, { key: userId });
}

function stored(input: z.output<typeof experienceInput>): ExperienceValues {
  return {
    companyName: input.company_name,
    jobTitle: input.job_title,
    startDate: firstOfMonth(input.start_date),
    endDate: input.is_current || !input.end_date ? null : firstOfMonth(input.end_date),
    location: input.location,
    experienceDetails: input.experience_details,
    isCurrent: input.is_current,
  };
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}
