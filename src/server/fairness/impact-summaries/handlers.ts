import type { impactSummariesApi, ImpactSummary } from '../../../api/fairness/impact-summaries.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { canSeeImpact } from '../equal-opportunity/rules.ts';
import { publishImpactSummary, withdrawImpactSummary } from './commands.ts';
import { findSummary } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

const yearMs = 365 * dayMs;

/** The public summary of how a company's hiring treats categories of people. */
export const impactSummariesHandlers: Handlers<typeof impactSummariesApi, Ports> = {
  getImpactSummary: ({ params }, context) => presentSummary(context, params.id),

  publishImpactSummary: async ({ body }, context) => {
    const companyId = ownedCompany(context);
    await publishImpactSummary(context, { actor: context.actor, companyId }, body);
    return presentSummary(context, companyId);
  },

  withdrawImpactSummary: async (_input, context) => {
    const companyId = ownedCompany(context);
    await withdrawImpactSummary(context, { actor: context.actor, companyId });
    return presentSummary(context, companyId);
  },
};

async function presentSummary(services: Ports, companyId: string): Promise<ImpactSummary> {
  const found = await findSummary(services.database, companyId);
  if (!found) throw new ApiError('not_found');
  const { name, published } = found;
  return {
    company: { id: companyId, name },
    summary: published && {
      ...published.figures,
      published_at: published.at.toISOString(),
      outdated: services.now().getTime() - published.at.getTime() > yearMs,
    },
  };
}

function ownedCompany(context: SignedIn<Ports>): string {
  const companyId = companyOf(context);
  if (!canSeeImpact(context.actor)) throw new ApiError('owner_only');
  return companyId;
}
