import type { z } from 'zod';
import type { experienceInput, experiencesApi } from '../../api/experiences.ts';
import { type Handlers, Refusal, type SignedIn } from '../context.ts';
import { recordEvent } from '../events/queries.ts';
import { scoreCandidate } from '../tasks/promises.ts';
import {
  countExperiences,
  deleteExperience,
  type ExperienceValues,
  findExperience,
  insertExperience,
  listExperiences,
  updateExperience,
} from './queries.ts';

const mostExperiences = 100;

/** A candidate's work experience. Each change is followed by new scores. */
export const experiencesHandlers: Handlers<typeof experiencesApi> = {
  listExperiences: async (_input, context) => ({
    items: await listExperiences(context.database, context.actor.id),
  }),

  getExperience: async ({ params }, context) => {
    const found = await findExperience(context.database, context.actor.id, params.id);
    if (!found) throw new Refusal('not_found');
    return found;
  },

  createExperience: async ({ body }, context) => {
    const count = await countExperiences(context.database, context.actor.id);
    if (count >= mostExperiences) throw new Refusal('quota_reached');
    const made = await insertExperience(context.database, context.actor.id, stored(body));
    await follow(context, 'experience.added', made.id);
    return made;
  },

  updateExperience: async ({ params, body }, context) =>
    context.database.transact(async () => {
      const before = await findExperience(context.database, context.actor.id, params.id);
      if (!before) throw new Refusal('not_found');
      const changed = await updateExperience(
        context.database,
        context.actor.id,
        params.id,
        body.version,
        stored(body.value),
      );
      if (!changed) throw new Refusal('stale_version', { current: before });
      await follow(context, 'experience.changed', changed.id);
      return changed;
    }),

  deleteExperience: async ({ params }, context) =>
    context.database.transact(async () => {
      if (!(await deleteExperience(context.database, context.actor.id, params.id)))
        throw new Refusal('not_found');
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
    startDate: input.start_date,
    endDate: input.is_current ? null : input.end_date,
    location: input.location,
    experienceDetails: input.experience_details,
    isCurrent: input.is_current,
  };
}
