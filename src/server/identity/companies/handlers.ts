import { createHash } from 'node:crypto';
import { type companiesApi, type Company, maxLogoBytes } from '../../../api/identity/companies.ts';
import { listApplicants } from '../../hiring/applications/applicant-queries.ts';
import { insertCompany, isDuplicate } from '../auth/queries.ts';
import {
  companyOf,
  type Context,
  type Handlers,
  employerScope,
  ApiError,
  type SignedIn,
} from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { settleHolds } from '../../matching/fit/hold-queries.ts';
import {
  changeCompany,
  changeLogo,
  findCompany,
  findLogo,
  lockCompany,
  type Logo,
  worksSomewhere,
} from './company-queries.ts';
import { readImage } from './logo-image.ts';
import { loadRecruiterStats } from './queries.ts';
import { loadRecruiterTrend } from './trend-queries.ts';
import { ownsCompany } from './rules.ts';
import { staleVersion } from '../../platform/http/api-error.ts';

/** A company as its members keep it, and an employer's own figures. */
export const companiesHandlers: Handlers<typeof companiesApi> = {
  getRecruiterDashboard: async ({ query }, context) => {
    const scope = employerScope(context);
    await settleHolds(context.database, context.now(), scope.companyId);
    const recent = await listApplicants(context.database, { ...scope, sort: 'newest', limit: 5 }, null);
    return {
      stats: await loadRecruiterStats(context.database, scope, context.now()),
      trend: await loadRecruiterTrend(
        context.database,
        { ...scope, days: Number(query.days) },
        context.now(),
      ),
      recent_applicants: recent.map((row) => row.item),
    };
  },

  getCompany: (_input, context) => presentCompany(context, companyOf(context)),

  createCompany: async ({ body }, context) => {
    const { actor, database } = context;
    if (await worksSomewhere(database, actor.id)) throw new ApiError('works_elsewhere');
    const { id } = await insertCompany(database, body.name, actor.id).catch((error: unknown) => {
      throw isDuplicate(error) ? new ApiError('works_elsewhere') : error;
    });
    await record(context, id, 'company.created', { name: body.name });
    return presentCompany(context, id);
  },

  updateCompany: ({ body: { version, value } }, context) =>
    context.database.transact(async () => {
      const id = await ownCompany(context);
      const before = await presentCompany(context, id);
      if (!(await changeCompany(context.database, id, version, value))) {
        throw staleVersion(before);
      }
      await record(context, id, 'company.changed', before.name === value.name ? {} : { name: value.name });
      return presentCompany(context, id);
    }),

  storeLogo: async ({ body }, context) => {
    if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
    const logo = readLogo(await bytesOf(body));
    return replaceLogo(context, logo, 'company.logo_changed');
  },

  removeLogo: (_input, context) => replaceLogo(context, null, 'company.logo_removed'),

  openLogo: async ({ params }, context) => {
    const logo = await findLogo(context.database, params.hash);
    if (!logo) throw new ApiError('not_found');
    return new Response(logo.bytes, {
      headers: {
        'content-type': logo.mediaType,
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
  },
};

/** The caller's company, locked; throws unless they own it. */
async function ownCompany(context: SignedIn): Promise<string> {
  const id = companyOf(context);
  if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
  if (!(await lockCompany(context.database, id))) throw new ApiError('no_company');
  return id;
}

async function presentCompany(context: Context, id: string): Promise<Company> {
  const found = await findCompany(context.database, id);
  if (!found) throw new ApiError('no_company');
  return found;
}

function replaceLogo(context: SignedIn, logo: Logo | null, action: string): Promise<Company> {
  return context.database.transact(async () => {
    const id = await ownCompany(context);
    await changeLogo(context.database, id, logo);
    await record(context, id, action, logo ? { sha256: logo.hash } : {});
    return presentCompany(context, id);
  });
}

/** The whole body; throws as soon as there is more of it than a logo may have. */
async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > maxLogoBytes) throw new ApiError('image_too_big');
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts));
}

function readLogo(bytes: Uint8Array<ArrayBuffer>): Logo {
  const facts = readImage(bytes);
  if (!facts) throw new ApiError('unsupported_image');
  return { hash: createHash('sha256').update(bytes).digest('hex'), mediaType: facts.mediaType, bytes };
}

async function record(
  context: SignedIn,
  companyId: string,
  action: string,
  data: Record<string, unknown>,
): Promise<void> {
  await recordEvent(context.database, {
    actorId: context.actor.id,
    action,
    objectType: 'company',
    objectId: companyId,
    companyId,
    data,
  });
}
