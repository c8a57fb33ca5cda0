import { z } from 'zod';
import type { companyPagesApi } from '../../../api/jobs/company-pages.ts';
import type { Handlers, Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { withScores } from '../../matching/fit/commands.ts';
import { findPublicCompany, listCompanyJobs } from './queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'log' | 'now'>;

const placeKey = z.tuple([cursorInstant, z.uuid()]);

/** The public page of a company. */
export const companyPagesHandlers: Handlers<typeof companyPagesApi, Ports> = {
  getCompanyPage: async ({ params, query }, context) => {
    const now = context.now();
    const company = await findPublicCompany(context.database, params.id, now);
    if (!company) throw new ApiError('not_found');
    const candidateId = context.actor?.role === 'candidate' ? context.actor.id : null;
    const search = { companyId: params.id, candidateId, now, limit: query.limit + 1 };
    const rows = await listCompanyJobs(context.database, search, readCursor(placeKey, query.cursor));
    const page = pageOf(rows, query.limit);
    return { company, ...page, items: await withScores(context, candidateId, page.items) };
  },
};
