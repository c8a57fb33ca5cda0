import type { CareerDomain, CareerDomainState } from '../../../api/jobs/career-domains.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { requireVerified } from '../../identity/auth/verified-access.ts';
import { ownCompany } from '../../identity/companies/commands.ts';
import { recordCompanyEvent } from '../../identity/companies/event-commands.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { listOwners } from '../../privacy/retention/queries.ts';
import { findCareerPage } from '../career-pages/queries.ts';
import { addressAt, isReachable, mayBeOwn, recordsOf } from './domain-names.ts';
import { type Found, lookUpRecords } from './look-up.ts';
import * as queries from './queries.ts';
import { checkMs, claimMs, endOf, expiryOf, stateOf } from './rules.ts';

type Ports = Pick<Services, 'config' | 'database' | 'dns' | 'live' | 'now' | 'queue'>;

/** So many domains are looked up in one run, a few at once. */
const mostChecked = 500;
const atOnce = 8;

/** The domain of a company and what it needs. */
export async function readDomain(
  { config, database }: Pick<Ports, 'config' | 'database'>,
  companyId: string,
): Promise<CareerDomainState> {
  const stored = await queries.findDomain(database, companyId);
  const taken = stored !== null && (await queries.isTaken(database, companyId, stored.domain));
  return { available: isReachable(config), domain: stored && present(config, stored, taken) };
}

function present(config: Ports['config'], stored: queries.StoredDomain, taken: boolean): CareerDomain {
  const { domain, companyId, checkedAt, answered, aliasFound, textFound } = stored;
  const { alias, text } = recordsOf(config, companyId, domain);
  return {
    domain,
    address: addressAt(config, domain),
    state: stateOf(stored, taken),
    records: [
      { ...alias, found: aliasFound },
      { ...text, found: textFound },
    ],
    checked_at: checkedAt?.toISOString() ?? null,
    answered,
    ends_at: endOf(stored)?.toISOString() ?? null,
    expires_at: expiryOf(stored)?.toISOString() ?? null,
  };
}

/** Names a domain for the published career page of the caller's company; it is in use once the DNS says that it is theirs. */
export function claimDomain(ports: Ports, actor: Actor, domain: string): Promise<CareerDomainState> {
  const { config, database } = ports;
  return database.transact(async () => {
    const companyId = await ownCompany(database, actor);
    await requireVerified(ports, actor.id, 'publish');
    if (!isReachable(config)) throw new ApiError('conflict', { detail: message('jobErrors.siteNotPublic') });
    if (!(await findCareerPage(database, companyId))?.published)
      throw new ApiError('conflict', { detail: message('jobErrors.publishCareersFirst') });
    if (!mayBeOwn(config, domain)) throw refused(message('jobErrors.domainNotYours'));
    if (await queries.isTaken(database, companyId, domain)) throw refused(message('jobErrors.domainTaken'));
    const stored = await queries.findDomain(database, companyId);
    // The same again, because an answer was lost, is no mistake.
    if (stored?.domain === domain) return readDomain(ports, companyId);
    if (stored) throw new ApiError('conflict', { detail: message('jobErrors.removeDomainFirst') });
    await queries.insertDomain(database, companyId, domain, ports.now());
    await recordCompanyEvent(database, { actor, companyId }, 'company.career_domain_added', { domain });
    return readDomain(ports, companyId);
  });
}

function refused(detail: ReturnType<typeof message>): ApiError {
  return new ApiError('invalid_input', { errors: [{ pointer: '/domain', detail }] });
}

/** Stops using the domain of the caller's company. */
export function removeDomain(ports: Ports, actor: Actor): Promise<CareerDomainState> {
  const { database } = ports;
  return database.transact(async () => {
    const companyId = await ownCompany(database, actor);
    const domain = await queries.deleteDomain(database, companyId);
    if (domain !== null)
      await recordCompanyEvent(database, { actor, companyId }, 'company.career_domain_removed', { domain });
    return readDomain(ports, companyId);
  });
}

/** Asks the DNS for the records of a company's domain, and keeps what follows; false where it has named none. */
export async function checkDomain(ports: Ports, companyId: string): Promise<boolean> {
  const { config, database, dns } = ports;
  const asked = await queries.findDomain(database, companyId);
  if (!asked) return false;
  const found = await lookUpRecords(dns, recordsOf(config, companyId, asked.domain));
  await database.transact(async () => {
    await queries.lockDomain(database, asked.domain);
    // Another check, or the owner, was quicker: only what is stored now counts.
    const stored = await queries.findDomain(database, companyId);
    if (stored?.domain !== asked.domain) return;
    const taken = await queries.isTaken(database, companyId, stored.domain);
    const now = outcomeOf(stored, { found, taken, at: ports.now() });
    await queries.storeDomain(database, now);
    await tellOwners(ports, stored, now);
  });
  return true;
}

/** What becomes of a domain by what the DNS said. No answer changes nothing but when it was asked. */
function outcomeOf(
  stored: queries.StoredDomain,
  { found, taken, at }: { found: Found; taken: boolean; at: Date },
): queries.StoredDomain {
  if (found === null) return { ...stored, checkedAt: at, answered: false };
  const seen = { ...stored, checkedAt: at, answered: true, aliasFound: found.alias, textFound: found.text };
  if (found.alias && found.text)
    return taken ? seen : { ...seen, provenAt: stored.provenAt ?? at, missingSince: null, endedAt: null };
  if (!stored.provenAt) return seen;
  const missing = { ...seen, missingSince: stored.missingSince ?? at };
  const end = endOf(missing);
  return end && end <= at ? { ...missing, provenAt: null, missingSince: null, endedAt: at } : missing;
}

/** Tells a company's owners when a domain came into use, misses a record, or ended. */
async function tellOwners(
  ports: Ports,
  before: queries.StoredDomain,
  now: queries.StoredDomain,
): Promise<void> {
  const { companyId, domain } = now;
  const end = endOf(now);
  const told =
    now.provenAt && !before.provenAt
      ? { key: now.provenAt, title: message('notices.domainInUse', { domain }) }
      : now.missingSince && end && !before.missingSince
        ? {
            key: now.missingSince,
            title: message('notices.domainMissing', { domain }),
            text: message('notices.domainMissingText', { on: end }),
          }
        : now.endedAt && !before.endedAt
          ? {
              key: now.endedAt,
              title: message('notices.domainEnded', { domain }),
              text: message('notices.domainEndedText'),
            }
          : null;
  if (!told) return;
  const { key, ...words } = told;
  for (const userId of await listOwners(ports.database, companyId))
    await notify(ports, {
      userId,
      kind: 'career_domain',
      key: `career-domain:${companyId}:${key.toISOString()}`,
      ...words,
      path: '/settings/careers',
    });
}

/** Forgets claims that nobody proved, and asks the DNS again about every domain that is due; stops early when the process ends. */
export async function checkDueDomains(ports: Ports & Pick<Services, 'closing'>): Promise<void> {
  const at = ports.now().getTime();
  await queries.forgetClaims(ports.database, new Date(at - claimMs));
  const before = { inUse: new Date(at - checkMs.inUse), waiting: new Date(at - checkMs.waiting) };
  const due = (await queries.listDueDomains(ports.database, before, mostChecked)).values();
  const take = async () => {
    for (const companyId of due) {
      if (ports.closing.aborted) return;
      await checkDomain(ports, companyId);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
}
