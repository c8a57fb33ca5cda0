import {
  type ImpactFigures,
  type impactSummariesApi,
  type ImpactSummary,
  summaryMeasures,
} from '../../../api/fairness/impact-summaries.ts';
import { lockCompany } from '../../identity/companies/company-queries.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { settleHolds } from '../../matching/fit/hold-queries.ts';
import { countImpact } from '../equal-opportunity/figures.ts';
import { countAnswers } from '../equal-opportunity/queries.ts';
import { canSeeImpact, wholeMonths } from '../equal-opportunity/rules.ts';
import { endSummary, findSummary, storeSummary } from './queries.ts';
import { dayMs } from '../../../engine/calendar/durations.ts';

type Ports = Pick<Services, 'database' | 'now'>;

const yearMs = 365 * dayMs;
const months = 12;

/** The public summary of how a company's hiring treats categories of people. */
export const impactSummariesHandlers: Handlers<typeof impactSummariesApi, Ports> = {
  getImpactSummary: ({ params }, context) => presentSummary(context, params.id),

  publishImpactSummary: ({ body }, context) =>
    context.database.transact(async () => {
      const companyId = ownedCompany(context);
      const now = context.now();
      if (body.used_since > now.toISOString().slice(0, 10)) {
        const detail = 'Choose a day that is past.';
        throw new ApiError('invalid_input', { errors: [{ pointer: '#/body/used_since', detail }] });
      }
      await lockCompany(context.database, companyId);
      await storeSummary(context.database, companyId, await figuresOf(context, companyId, body), now);
      await settleHolds(context.database, now, companyId);
      await record(context, companyId, 'company.impact_published');
      return presentSummary(context, companyId);
    }),

  withdrawImpactSummary: (_input, context) =>
    context.database.transact(async () => {
      const companyId = ownedCompany(context);
      await lockCompany(context.database, companyId);
      if (await endSummary(context.database, companyId, context.now())) {
        await settleHolds(context.database, context.now(), companyId);
        await record(context, companyId, 'company.impact_withdrawn');
      }
      return presentSummary(context, companyId);
    }),
};

/** Counts whole months that are over, so that two summaries never differ by one applicant who came between. */
async function figuresOf(
  services: Ports,
  companyId: string,
  { used_since, auditor }: { used_since: string; auditor: string },
): Promise<ImpactFigures> {
  const { from, to } = wholeMonths(services.now(), months);
  const which = { companyId, jobId: null, from, to };
  const lastDay = new Date(to.getTime() - 1);
  const parts: ImpactFigures['parts'] = [];
  for (const measure of summaryMeasures) {
    parts.push({ measure, ...(await countImpact(services.database, which, measure)) });
  }
  return {
    from: from.toISOString().slice(0, 10),
    to: lastDay.toISOString().slice(0, 10),
    used_since,
    auditor,
    ...(await countAnswers(services.database, which)),
    parts,
  };
}

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

function ownedCompany(context: SignedIn): string {
  const companyId = companyOf(context);
  if (!canSeeImpact(context.actor)) throw new ApiError('owner_only');
  return companyId;
}

function record(context: SignedIn<Ports>, companyId: string, action: string): Promise<void> {
  const object = { objectType: 'company' as const, objectId: companyId, companyId };
  return recordEvent(context.database, { actorId: context.actor.id, action, ...object });
}
