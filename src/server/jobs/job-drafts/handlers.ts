import { type jobDraftsApi, jobFormValues } from '../../../api/jobs/job-drafts.ts';
import { findCompanyLists } from '../../identity/company-lists/queries.ts';
import type { Handlers, Services } from '../../context.ts';
import { requiresApproval } from '../job-approvals/queries.ts';
import { dropDraft, saveDraft } from './commands.ts';
import { findDraft } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Unsent job forms. */
export const jobDraftsHandlers: Handlers<typeof jobDraftsApi, Ports> = {
  getJobDraft: async ({ query }, context) => {
    const found = await findDraft(context.database, context.actor.id, query.name);
    // A form of an earlier version of the program may hold other fields: it cannot be gone on with.
    const values = jobFormValues.safeParse(found?.values);
    const companyId = context.actor.company?.id ?? null;
    const lists = await findCompanyLists(context.database, companyId);
    const needs_approval = companyId !== null && (await requiresApproval(context.database, companyId));
    const rest = { lists, needs_approval };
    if (!found || !values.success) return { draft: null, ...rest };
    const { version, savedAt } = found;
    return { draft: { version, values: values.data, saved_at: savedAt.toISOString() }, ...rest };
  },

  saveJobDraft: async ({ body }, context) => ({
    saved_at: (await saveDraft(context, context.actor.id, body)).toISOString(),
  }),

  dropJobDraft: ({ query }, context) => dropDraft(context, context.actor.id, query.name),
};
