import { createHash } from 'node:crypto';
import { type companiesApi, maxLogoBytes } from '../../../api/identity/companies.ts';
import { listApplicants } from '../../hiring/applications/applicant-queries.ts';
import type { Handlers, Services } from '../../context.ts';
import { companyOf, employerScope } from '../employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { withFitInWords } from '../../platform/http/score-presenter.ts';
import { imageAnswer, imageBody } from '../../platform/http/stored-images.ts';
import { requireClean } from '../../platform/http/virus-scan.ts';
import { settleHolds } from '../../matching/fit/hold-commands.ts';
import { changeOwnCompany, createCompany, readCompany, replaceLogo } from './commands.ts';
import { findLogo, type Logo } from './company-queries.ts';
import { readImage } from '../../platform/http/image-facts.ts';
import { loadRecruiterStats } from './queries.ts';
import { ownsCompany } from './rules.ts';
import { loadRecruiterTrend } from './trend-queries.ts';
import { rowForReader } from '../../platform/applicant-presenter.ts';

type Ports = Pick<Services, 'database' | 'log' | 'metrics' | 'now' | 'virusScanner'>;

/** A company as its members keep it, and an employer's own figures. */
export const companiesHandlers: Handlers<typeof companiesApi, Ports> = {
  getRecruiterDashboard: async ({ query }, context) => {
    const scope = employerScope(context);
    await settleHolds(context, scope.companyId);
    const recent = await listApplicants(context.database, { ...scope, sort: 'newest', limit: 5 }, null);
    return {
      stats: await loadRecruiterStats(context.database, scope, context.now()),
      trend: await loadRecruiterTrend(
        context.database,
        { ...scope, days: Number(query.days) },
        context.now(),
      ),
      recent_applicants: recent.map(({ item }) => rowForReader(withFitInWords(item))),
    };
  },

  getCompany: (_input, context) => readCompany(context.database, companyOf(context)),

  createCompany: ({ body }, context) => createCompany(context, context.actor, body.name),

  updateCompany: ({ body: { version, value } }, context) =>
    changeOwnCompany(context, context.actor, version, value),

  storeLogo: async ({ body }, context) => {
    if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
    const bytes = await imageBody(body, maxLogoBytes);
    await requireClean(context, bytes);
    return replaceLogo(context, context.actor, readLogo(bytes));
  },

  removeLogo: (_input, context) => replaceLogo(context, context.actor, null),

  openLogo: async ({ params }, context) => imageAnswer(await findLogo(context.database, params.hash)),
};

function readLogo(bytes: Uint8Array<ArrayBuffer>): Logo {
  const facts = readImage(bytes);
  if (!facts) throw new ApiError('unsupported_image');
  return { hash: createHash('sha256').update(bytes).digest('hex'), mediaType: facts.mediaType, bytes };
}
