import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Allowance, Endpoint, Limit } from '../../../api/platform/endpoint.ts';
import { callerNetwork } from '../adapters/addresses/address-list.ts';
import type { Context, Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Database } from '../db/connect.ts';
import { ApiError } from './api-error.ts';
import {
  countPoints,
  forgetKey,
  markKey,
  returnPoint,
  type Standing,
  consumePoint,
} from '../limits/queries.ts';
import { callerAddress, inProcess } from './guard.ts';
import { countHere, type ProcessCounts } from '../limits/process-counts.ts';
import { daySeconds } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/** An address that somebody signed in from is known for this long. */
const knownSeconds = 30 * daySeconds;

/**
 * Takes a point for this call from each limit that counts calls; throws rate_limited when there is none left. `tell` gets how the
 * last one that it was taken from stands, in the words of the RateLimit headers.
 */
export async function consumeLimits(
  services: Ports,
  name: string,
  endpoint: Pick<Endpoint, 'limits'>,
  caller: { address: string; actor: Actor | null },
  tell: (headers: Record<string, string>) => void = () => {},
): Promise<void> {
  if (!services.config.rateLimits) return;
  for (const limit of endpoint.limits ?? []) {
    const subject =
      limit.per === 'account' ? caller.actor?.id : limit.per === 'address' ? networkOf(caller) : null;
    if (!subject) continue;
    const key = keyOf(name, limit.per, subject);
    const standing =
      limit.per === 'address' && limit.eachProcess
        ? countHere(countsOf(services.database), key, limit, services.now())
        : await consumePoint(services.database, key, limit, services.now());
    tell(rateLimitHeaders(limit, standing));
    refuseUnless(standing);
  }
}

const counts = new WeakMap<Database, ProcessCounts>();

function countsOf(database: Database): ProcessCounts {
  const own = counts.get(database) ?? new Map<string, never>();
  counts.set(database, own);
  return own;
}

/** Limits how often one address may ask this process for a document that is no endpoint of the API. */
export function limited(services: Ports, name: string, allowance: Allowance): MiddlewareHandler {
  const limits = [{ per: 'address', eachProcess: true, ...allowance }] as const;
  return async (c, next) => {
    const caller = { address: callerAddress(services.config, c), actor: null };
    await consumeLimits(services, name, { limits }, caller, (headers) => c.set('rateLimit', headers));
    return next();
  };
}

/**
 * Does `work` within the limits that count refused calls: one for each e-mail and address, some with one for the site as well. A
 * point for the e-mail and address is taken before, so that many calls at once cannot pass together: a success clears it, a failure
 * on our side gives it back.
 */
export async function limitFailures<T>(
  context: Context<Ports>,
  name: string,
  endpoint: Endpoint,
  body: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const network = networkOf(context);
  const tried = endpoint.limits?.find((limit) => limit.per === 'address and email');
  const site = endpoint.limits?.find((limit) => limit.per === 'site');
  if (!context.config.rateLimits || network === null || !tried) return work();
  const known = keyOf(name, 'known', network);
  const own = keyOf(name, 'address and email', `${network} ${emailOf(body)}`);
  if (site) await slowStrangers(context, name, site, network, known);
  await takeOrRefuse(context, own, tried);
  try {
    const result = await work();
    await forgetKey(context.database, own);
    if (site) await markKey(context.database, known, knownSeconds, context.now());
    return result;
  } catch (error) {
    const refused = error instanceof ApiError && error.code !== 'unavailable';
    if (!refused) await returnPoint(context.database, own);
    if (site && refused) await consumePoint(context.database, keyOf(name, 'site', ''), site, context.now());
    throw error;
  }
}

/** Once the site's refused calls are used up, an address without a success of its own gets what is for strangers. */
async function slowStrangers(
  context: Context<Ports>,
  name: string,
  site: Extract<Limit, { per: 'site' }>,
  network: string,
  known: string,
): Promise<void> {
  const { database } = context;
  if ((await countPoints(database, keyOf(name, 'site', ''), context.now())) < site.points) return;
  if ((await countPoints(database, known, context.now())) > 0) return;
  await takeOrRefuse(context, keyOf(name, 'stranger', network), site.strangers);
}

async function takeOrRefuse(services: Ports, key: string, allowance: Allowance): Promise<void> {
  refuseUnless(await consumePoint(services.database, key, allowance, services.now()));
}

function refuseUnless({ taken, seconds }: Standing): void {
  if (!taken) throw new ApiError('rate_limited', { retryAfterSeconds: seconds });
}

/** What a limit allows and what is left of it, as draft-ietf-httpapi-ratelimit-headers writes them. */
function rateLimitHeaders({ per, points, seconds }: Limit, standing: Standing): Record<string, string> {
  return {
    'ratelimit-policy': `"${per}";q=${points};w=${seconds}`,
    ratelimit: `"${per}";r=${standing.left};t=${standing.seconds}`,
  };
}

/** The name of the endpoint stands in the key, never the path as it was sent: that has many spellings. */
function keyOf(name: string, per: string, subject: string): string {
  return `${name}/${per}/${createHash('sha256').update(subject).digest('base64url')}`;
}

/** Null for callers in this process: they come from no address. */
function networkOf({ address }: { address: string }): string | null {
  return address === inProcess ? null : callerNetwork(address);
}

function emailOf(body: unknown): string {
  return String((body as { email?: string } | undefined)?.email);
}
