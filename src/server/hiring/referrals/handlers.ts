import { z } from 'zod';
import type { ReferralLink, referralsApi } from '../../../api/hiring/referrals.ts';
import { dayMs, hourMs } from '../../../api/platform/durations.ts';
import type { Context, Handlers, SignedIn } from '../../context.ts';
import { companyOf, memberOf } from '../../identity/employer-scope.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import * as commands from './commands.ts';
import { findWaiting } from './people-queries.ts';
import {
  findCompanyName,
  findLink,
  type ListedLink,
  listLinks,
  listOpenJobs,
  listPeople,
  type StoredLink,
} from './queries.ts';
import { isReferralToken, referralIdOf, referralToken } from './referral-links.ts';
import { type SendPorts as Ports, sendResume } from './send-commands.ts';

const key = z.tuple([cursorInstant, z.uuid()]);
const pageSize = 50;
/** So long the team may take to decide before somebody who was sent counts as closed for their referrer. */
const waitingDays = 30;

/** Links by which agencies and employees send people, and the portal that they open. */
export const referralsHandlers: Handlers<typeof referralsApi, Ports> = {
  listReferralLinks: async ({ query }, context) => {
    const links = await listLinks(context.database, companyOf(context), { job: query.job ?? null });
    return { items: links.map((link) => present(context, link)) };
  },

  createReferralLink: async ({ body }, context) =>
    ownLink(context, await commands.createLink(context, memberOf(context), body)),

  changeReferralLink: async ({ params, body: { version, value } }, context) => {
    const changed = await commands.changeLink(context, memberOf(context), { id: params.id, version }, value);
    const link = await ownLink(context, params.id);
    if (!changed) throw staleVersion(link);
    return link;
  },

  renewReferralLink: async ({ params }, context) => {
    await commands.renewLink(context, memberOf(context), params.id);
    return ownLink(context, params.id);
  },

  revokeReferralLink: async ({ params }, context) => {
    await commands.revokeLink(context, memberOf(context), params.id);
    return ownLink(context, params.id);
  },

  openReferral: async ({ body }, context) => {
    const link = await linkOf(context, body.token);
    return {
      company: await findCompanyName(context.database, link.companyId),
      name: link.name,
      kind: link.kind,
      fee_terms: link.feeTerms,
      expires_on: link.expiresOn,
      jobs: await listOpenJobs(context.database, link, context.now()),
    };
  },

  listReferred: async ({ body }, context) => {
    const link = await linkOf(context, body.token);
    const now = context.now().getTime();
    const rows = await listPeople(context.database, link.id, {
      limit: pageSize + 1,
      after: readCursor(key, body.cursor),
      since: new Date(now - waitingDays * dayMs),
      settledBefore: new Date(now - dayMs),
    });
    return pageOf(rows, pageSize);
  },

  refer: async ({ body }, context) => {
    const id = await commands.startReferral(context, await linkOf(context, body.token), body);
    return { upload: referralToken(context.config.secrets.links, { what: 'resume', id }) };
  },

  sendReferredResume: async ({ params, query, body }, context) => {
    const id = referralIdOf(params.upload);
    const isOurs =
      id !== null && isReferralToken(context.config.secrets.links, params.upload, { what: 'resume', id });
    const since = new Date(context.now().getTime() - hourMs);
    const referral = isOurs ? await findWaiting(context.database, id, since) : null;
    const link = referral && (await findLink(context.database, referral.linkId));
    if (!link || !commands.works(link, context.now())) throw new ApiError('bad_link');
    return { file_name: await sendResume(context, link, referral, query.file_name, body) };
  },
};

/** A link of the caller's company; refuses others as not found. */
async function ownLink(context: SignedIn<Ports>, id: string): Promise<ReferralLink> {
  const [found] = await listLinks(context.database, companyOf(context), { id });
  if (!found) throw new ApiError('not_found');
  return present(context, found);
}

function present(
  { config, now }: SignedIn<Ports>,
  { generation, created_at: at, ...link }: ListedLink,
): ReferralLink {
  const works = commands.works({ revoked: link.revoked, expiresOn: link.expires_on }, now());
  const token = referralToken(config.secrets.links, { what: 'link', id: link.id, generation });
  return {
    ...link,
    works,
    address: works ? `${config.origin}/refer#${token}` : null,
    created_at: at.toISOString(),
  };
}

/** The link that a token opens; an unknown, a revoked and an ended one are refused in the same words. */
async function linkOf({ config, database, now }: Context<Ports>, token: string): Promise<StoredLink> {
  const id = referralIdOf(token);
  const link = id === null ? null : await findLink(database, id);
  if (!link || !commands.works(link, now())) throw new ApiError('bad_link');
  const { generation } = link;
  if (!isReferralToken(config.secrets.links, token, { what: 'link', id: link.id, generation }))
    throw new ApiError('bad_link');
  return link;
}
