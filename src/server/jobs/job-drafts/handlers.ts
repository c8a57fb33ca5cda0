import { type jobDraftsApi, jobFormValues } from '../../../api/jobs/job-drafts.ts';
import { findCompanyLists } from '../../identity/company-lists/queries.ts';
import type { Handlers, Services } from '../../context.ts';
import { dropDraft, saveDraft } from './commands.ts';
import { findDraft } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Unsent job forms. */
export const jobDraftsHandlers: Handlers<typeof jobDraftsApi, Ports> = {
  getJobDraft: async ({ query }, context) => {
    const found = await findDraft(context.database, context.actor.id, query.name);
    // A form of an earlier version of the program may hold other fields: it cannot be gone on with.
    const values = jobFormValues.safeParse(found?.values);
    const lists = await findCompanyLists(context.database, context.actor.company?.id ?? null);
    if (!found || !values.success) return { draft: null, lists };
    const { version, savedAt } = found;
    return { draft: { version, values: values.data, saved_at: savedAt.toISOString() }, lists };
  },

  saveJobDraft: async ({ body }, context) => ({
    saved_at: (await saveDraft(context, context.actor.id, body)).toISOString(),
  }),

  dropJobDraft: ({ query }, context) => dropDraft(context, context.actor.id, query.name),
};
