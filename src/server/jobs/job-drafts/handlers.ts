import { type jobDraftsApi, jobFormValues } from '../../../api/jobs/job-drafts.ts';
import type { Handlers, Services } from '../../context.ts';
import { deleteDraft, findDraft, putDraft } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

const mostDrafts = 50;

/** Unsent job forms. */
export const jobDraftsHandlers: Handlers<typeof jobDraftsApi, Ports> = {
  getJobDraft: async ({ query }, context) => {
    const found = await findDraft(context.database, context.actor.id, query.name);
    // A form of an earlier version of the program may hold other fields: it cannot be gone on with.
    const values = jobFormValues.safeParse(found?.values);
    if (!found || !values.success) return { draft: null };
    const { version, savedAt } = found;
    return { draft: { version, values: values.data, saved_at: savedAt.toISOString() } };
  },

  saveJobDraft: async ({ body }, context) => {
    const savedAt = context.now();
    await putDraft(context.database, context.actor.id, { ...body, savedAt }, mostDrafts);
    return { saved_at: savedAt.toISOString() };
  },

  dropJobDraft: ({ query }, context) => deleteDraft(context.database, context.actor.id, query.name),
};
