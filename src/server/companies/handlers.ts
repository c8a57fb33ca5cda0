import type { companiesApi } from '../../api/companies.ts';
import { listApplicants } from '../applications/applicant-queries.ts';
import { companyOf, type Handlers } from '../context.ts';
import { loadRecruiterStats } from './queries.ts';

/** An employer's own figures. */
export const companiesHandlers: Handlers<typeof companiesApi> = {
  getRecruiterDashboard: async (_input, context) => {
    const companyId = companyOf(context);
    const recent = await listApplicants(context.database, { companyId, sort: 'newest', limit: 5 }, null);
    return {
      stats: await loadRecruiterStats(context.database, companyId, context.actor.id, context.now()),
      recent_applicants: recent.map((row) => row.item),
    };
  },
};
