import type { CheckResult, MailChecks } from './mail-in.ts';

/**
 * What the receiving server `authserv` says of where a mail comes from, in the newest Authentication-Results of its name (RFC 8601); what it
 * does not say is `unknown`. Results under other names may be written by whoever sent the mail.
 */
export function statedChecks(results: string[], authserv: string, from: string): MailChecks {
  const ours = results.find((line) => serverOf(line) === authserv);
  if (ours === undefined) return { spf: 'unknown', dkim: 'unknown' };
  const parts = ours.split(';').map((part) => part.replace(/\([^()]*\)/g, ' ').trim());
  const domain = domainOf(from);
  // A pass of DMARC is for the domain that the mail says it is from.
  const isProven = parts.some((part) => /^dmarc\s*=\s*pass\b/i.test(part));
  const result = (method: string, property: RegExp): CheckResult => {
    const found = parts
      .filter((part) => new RegExp(`^${method}\\s*=`, 'i').test(part))
      .map((part): CheckResult => {
        const said = /=\s*([a-z]+)/i.exec(part)?.[1]?.toLowerCase() ?? '';
        if (said !== 'pass') return plainResult(said);
        return isAligned(domainOf(property.exec(part)?.[1] ?? ''), domain) ? 'pass' : 'other';
      });
    return best(found);
  };
  const checks = {
    spf: result('spf', /smtp\.mailfrom\s*=\s*"?([^\s;"]+)/i),
    dkim: result('dkim', /header\.(?:d|i)\s*=\s*"?([^\s;"]+)/i),
  };
  return isProven && checks.spf !== 'pass' && checks.dkim !== 'pass' ? { ...checks, dkim: 'pass' } : checks;
}

const order: CheckResult[] = ['pass', 'other', 'fail', 'none', 'unknown'];

function best(found: CheckResult[]): CheckResult {
  return order.find((one) => found.includes(one)) ?? 'unknown';
}

function serverOf(line: string): string {
  return (/^\s*"?([^\s;"]+)/.exec(line)?.[1] ?? '').toLowerCase();
}

/** What a word of such a result means. */
export function plainResult(said: string): CheckResult {
  if (['fail', 'softfail', 'hardfail', 'policy'].includes(said)) return 'fail';
  return said === 'none' || said === 'neutral' ? 'none' : 'unknown';
}

/** The same domain, or one below the other. */
export function isAligned(one: string, other: string): boolean {
  return one !== '' && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));
}

/** What stands after the @. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
