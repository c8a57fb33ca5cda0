import { resolve } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { spf } from 'mailauth/lib/spf/index.js';
import type { CheckResult, Envelope, MailChecks } from './mail-in.ts';
import { domainOf, isAligned, plainResult } from './stated-checks.ts';

/** How records of domains are asked for. */
export type Resolver = (domain: string, type: string) => Promise<string[][] | string[]>;

const longestMs = 10_000;
/** More signatures are nobody's who means well, and each costs reading the whole mail. */
const maxSignatures = 6;

/**
 * Looks at where a mail comes from: whether the domain that it says it is from lets its server send (SPF, where we know that server),
 * and whether that domain signed it (DKIM). What cannot be told is `unknown`.
 */
export async function checkSender(
  source: Uint8Array,
  from: string,
  { sender, ip, helo }: Envelope,
  resolver: Resolver = (domain, type) => resolve(domain, type) as Promise<string[][] | string[]>,
): Promise<MailChecks> {
  const known = sender !== null && ip !== null && isPublic(ip) ? { sender, ip, helo } : null;
  const [bySender, bySignature] = await Promise.all([
    known ? inTime(checkSpf(from, known, resolver)) : ('unknown' as const),
    inTime(checkDkim(source, resolver)),
  ]);
  return { spf: bySender, dkim: bySignature };
}

async function checkSpf(
  from: string,
  { sender, ip, helo }: { sender: string; ip: string; helo: string | null },
  resolver: Resolver,
): Promise<CheckResult> {
  const { status } = await spf({
    sender,
    ip,
    helo: helo ?? '',
    mta: 'localhost',
    resolver,
    maxElapsedTime: longestMs,
  });
  if (status.result === 'pass') return isAligned(domainOf(sender), domainOf(from)) ? 'pass' : 'other';
  return plainResult(status.result);
}

async function checkDkim(source: Uint8Array, resolver: Resolver): Promise<CheckResult> {
  const head =
    Buffer.from(source.subarray(0, 256 * 1024))
      .toString('latin1')
      .split(/\r?\n\r?\n/, 1)[0] ?? '';
  const signatures = head.match(/^dkim-signature:/gim)?.length ?? 0;
  if (signatures === 0) return 'none';
  if (signatures > maxSignatures) return 'unknown';
  const { results, fromFields } = await dkimVerify(Buffer.from(source), { resolver, rejectRsaSha1: true });
  // Of two senders, one could be signed and the other be shown. Of what was signed in part, the rest could be anybody's.
  const passed = results.filter((one) => one.status.result === 'pass' && !one.canonBodyLengthLimited);
  if (fromFields === 1 && passed.some((one) => one.status.aligned)) return 'pass';
  if (passed.length > 0) return 'other';
  const rest = results.map((one) => plainResult(one.status.result));
  return rest.find((one) => one === 'fail') ?? rest[0] ?? 'none';
}

/** False for a server of our own network, which passes on what others sent. */
function isPublic(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';
}

/** What is not known in time, or breaks, is unknown. */
async function inTime(check: Promise<CheckResult>): Promise<CheckResult> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<CheckResult>((done) => {
    clock = setTimeout(() => done('unknown'), longestMs).unref();
  });
  try {
    return await Promise.race([check.catch((): CheckResult => 'unknown'), late]);
  } finally {
    clearTimeout(clock);
  }
}
