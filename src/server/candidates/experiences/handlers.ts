import type { z } from 'zod';
import type { experienceInput, experiencesApi } from '../../../api/candidates/experiences.ts';
import type { Handlers, Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { addExperience, changeExperience, deleteExperience, restoreExperience } from './commands.ts';
import { type ExperienceValues, findExperience, listExperiences } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now' | 'queue'>;

/** A candidate's work experience. Each change is followed by new scores. */
export const experiencesHandlers: Handlers<typeof experiencesApi, Ports> = {
  listExperiences: async (_input, context) => ({
    items: await listExperiences(context.database, context.actor.id),
  }),

  getExperience: async ({ params }, context) => {
    const found = await findExperience(context.database, context.actor.id, params.id);
    if (!found) throw new ApiError('not_found');
    return found;
  },

  createExperience: ({ body }, context) => addExperience(context, context.actor, stored(body)),

  updateExperience: ({ params, body }, context) => {
    const seen = { id: params.id, version: body.version };
    return changeExperience(context, context.actor, seen, stored(body.value));
  },

  restoreExperience: ({ params }, context) => restoreExperience(context, context.actor, params.id),

  deleteExperience: ({ params }, context) => deleteExperience(context, context.actor, params.id),
};

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
