import type { Company, companyInput } from '../../../api/identity/companies.ts';
import type { z } from 'zod';
import type { Services } from '../../context.ts';
import type { Actor } from '../actor.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import type { Database } from '../../platform/db/connect.ts';
import { isFreeMail } from '../auth/company-name.ts';
import { insertCompany, isDuplicate } from '../auth/queries.ts';
import {
  changeCompany,
  changeLogo,
  findCompany,
  hasDomain,
  listProvenDomains,
  lockCompany,
  type Logo,
  worksSomewhere,
} from './company-queries.ts';
import { recordCompanyEvent } from './event-commands.ts';
import { claimsToBeVerified, domainKey, domainsNamed, nameKey } from './name-rules.ts';
import { ownsCompany } from './rules.ts';
import { message } from '../../../messages/message.ts';
import type { MessageOrText } from '../../../messages/render.ts';

type Ports = Pick<Services, 'database'>;

/** Makes a company that the caller owns; refused while they work for one. */
export async function createCompany({ database }: Ports, actor: Actor, name: string): Promise<Company> {
  if (await worksSomewhere(database, actor.id)) throw new ApiError('works_elsewhere');
  await requireOwnName(database, actor, name, '/name');
  return database.transact(async () => {
    const { id } = await insertCompany(database, name, actor.id).catch((error: unknown) => {
      throw isDuplicate(error) ? new ApiError('works_elsewhere') : error;
    });
    await recordCompanyEvent(database, { actor, companyId: id }, 'company.created', { name });
    return readCompany(database, id);
  });
}

/** Changes what the caller's company says of itself, as it stands at a version; only its owners do. */
export function changeOwnCompany(
  { database }: Ports,
  actor: Actor,
  version: number,
  value: z.output<typeof companyInput>,
): Promise<Company> {
  return database.transact(async () => {
    const id = await ownCompany(database, actor);
    const before = await readCompany(database, id);
    if (value.name !== before.name) await requireOwnName(database, actor, value.name, '/value/name');
    if (!(await changeCompany(database, id, version, value))) {
      throw staleVersion(before);
    }
    const data = before.name === value.name ? {} : { name: value.name };
    await recordCompanyEvent(database, { actor, companyId: id }, 'company.changed', data);
    return readCompany(database, id);
  });
}

/** Gives the caller's company a logo, or takes it away; only its owners do. */
export function replaceLogo({ database }: Ports, actor: Actor, logo: Logo | null): Promise<Company> {
  return database.transact(async () => {
    const id = await ownCompany(database, actor);
    await changeLogo(database, id, logo);
    if (logo)
      await recordCompanyEvent(database, { actor, companyId: id }, 'company.logo_changed', {
        sha256: logo.hash,
      });
    else await recordCompanyEvent(database, { actor, companyId: id }, 'company.logo_removed', {});
    return readCompany(database, id);
  });
}

/**
 * Refuses a name by which a company would pose as another: one with a domain in it that the person has not shown to be theirs, one that
 * reads as the domain which another company has proven, and one that says it is verified.
 */
export async function requireOwnName(
  database: Database,
  actor: Actor,
  name: string,
  pointer: string,
): Promise<void> {
  const refuse = (detail: MessageOrText) => new ApiError('invalid_input', { errors: [{ pointer, detail }] });
  if (claimsToBeVerified(name)) throw refuse(message('identityErrors.nameSaysVerified'));
  for (const domain of domainsNamed(name))
    if (isFreeMail(domain) || !(await hasDomain(database, actor.id, domain)))
      throw refuse(message('identityErrors.nameOfDomain', { domain }));
  const key = nameKey(name);
  if (key === '') return;
  const whose = { companyId: actor.company?.id ?? null, personId: actor.id };
  const alike = (await listProvenDomains(database, whose, key)).filter(
    ({ domain }) => domainKey(domain) === key && !isFreeMail(domain),
  );
  const [other] = alike;
  if (other && !alike.some(({ own }) => own))
    throw refuse(message('identityErrors.nameTaken', { domain: other.domain }));
}

/** A company as its members see it; throws when it is gone. */
export async function readCompany(database: Database, id: string): Promise<Company> {
  const found = await findCompany(database, id);
  if (!found) throw new ApiError('no_company');
  return found;
}

/** The caller's company, locked; throws unless they own it. */
export async function ownCompany(database: Database, actor: Actor): Promise<string> {
  if (!actor.company) throw new ApiError('no_company');
  if (!ownsCompany(actor)) throw new ApiError('owner_only');
  if (!(await lockCompany(database, actor.company.id))) throw new ApiError('no_company');
  return actor.company.id;
}
