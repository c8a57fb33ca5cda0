import { and, eq, sql } from 'drizzle-orm';
import type { Company, companyInput } from '../../../api/identity/companies.ts';
import type { z } from 'zod';
import type { Database } from '../../platform/db/connect.ts';
import { companyZone } from '../../platform/db/sql-parts.ts';
import { companies, companyLogos, companyMembers, jobPosting } from '../../platform/db/schema.ts';

/** A logo as it is stored: its bytes, their media type and their SHA-256 in hex. */
export type Logo = { hash: string; mediaType: string; bytes: Uint8Array<ArrayBuffer> };

/** The address of a logo, or null for none. */
export function logoUrl(hash: string | null): string | null {
  return hash === null ? null : `/api/company-logos/${hash}`;
}

/** A company as its members see it. */
export async function findCompany(database: Database, id: string): Promise<Company | null> {
  const [row] = await database.db.select().from(companies).where(eq(companies.id, id));
  if (!row) return null;
  const { name, website, description, version } = row;
  const zone = row.timeZone ?? (await findCompanyZone(database, id));
  return { id, name, website, description, logo_url: logoUrl(row.logoHash), time_zone: zone, version };
}

/** The time zone in which a company counts days. */
export async function findCompanyZone(database: Database, id: string): Promise<string> {
  const [row] = await database.sql<{ zone: string }>(
    `select ${companyZone} as zone from companies c where c.id = $1`,
    [id],
  );
  return row?.zone ?? 'UTC';
}

/**
 * Lets changes of a company's members and words wait for each other until the transaction ends. False when the
 * company is gone.
 */
export async function lockCompany(database: Database, id: string): Promise<boolean> {
  const rows = await database.sql('select id from companies where id = $1 for update', [id]);
  return rows.length > 0;
}

/** Changes a company that still has this version, and the name its jobs carry; false when it was changed meanwhile. */
export async function changeCompany(
  database: Database,
  id: string,
  version: number,
  { time_zone: timeZone, ...value }: z.output<typeof companyInput>,
): Promise<boolean> {
  const changed = await database.db
    .update(companies)
    .set({
      ...value,
      ...(timeZone !== undefined && { timeZone }),
      version: sql`${companies.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(companies.id, id), eq(companies.version, version)))
    .returning({ id: companies.id });
  if (changed.length === 0) return false;
  await database.sql(
    'update job_posting set employer_name = $2 where company_id = $1 and employer_name <> $2',
    [id, value.name],
  );
  return true;
}

/** Sets or removes a company's logo. */
export async function changeLogo(database: Database, companyId: string, logo: Logo | null): Promise<void> {
  await database.db.delete(companyLogos).where(eq(companyLogos.companyId, companyId));
  if (logo) await database.db.insert(companyLogos).values({ companyId, ...logo });
  await database.db
    .update(companies)
    .set({ logoHash: logo?.hash ?? null, updatedAt: sql`now()` })
    .where(eq(companies.id, companyId));
}

/** A logo that some company has now. */
export async function findLogo(
  database: Database,
  hash: string,
): Promise<Pick<Logo, 'mediaType' | 'bytes'> | null> {
  const [row] = await database.db
    .select({ mediaType: companyLogos.mediaType, bytes: companyLogos.bytes })
    .from(companyLogos)
    .where(eq(companyLogos.hash, hash))
    .limit(1);
  return row ? { mediaType: row.mediaType, bytes: Uint8Array.from(row.bytes) } : null;
}

/** True when a company has posted anything but sample jobs. */
export async function hasJobs(database: Database, companyId: string): Promise<boolean> {
  const found = await database.db
    .select({ id: jobPosting.id })
    .from(jobPosting)
    .where(and(eq(jobPosting.companyId, companyId), eq(jobPosting.isSample, false)))
    .limit(1);
  return found.length > 0;
}

/** Ends a company, with its sample jobs and invitations. */
export async function deleteCompany(database: Database, id: string): Promise<void> {
  await database.db.delete(companies).where(eq(companies.id, id));
}

/** True when a person works for a company. */
export async function worksSomewhere(database: Database, personId: string): Promise<boolean> {
  const found = await database.db
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, personId));
  return found.length > 0;
}

/** Whether a domain is a person's: their verified address is there, or the DNS says that it is the company's that they own. */
export async function hasDomain(database: Database, personId: string, domain: string): Promise<boolean> {
  const rows = await database.sql(
    `select 1 from users u where u.id = $1 and u.email_verified and split_part(u.email, '@', 2) = $2
     union all
     select 1 from sso_domains d join company_members m on m.company_id = d.company_id
      where m.user_id = $1 and m.owner and d.domain = $2`,
    [personId, domain],
  );
  return rows.length > 0;
}

/**
 * Domains that may be called by a key of `domainKey` and are proven: an owner's verified address is there, or the DNS says that it is the
 * company's. Each with whether it is this company's or this person's.
 */
export function listProvenDomains(
  database: Database,
  { companyId, personId }: { companyId: string | null; personId: string },
  key: string,
): Promise<{ domain: string; own: boolean }[]> {
  const shape = "replace(replace(translate(lower(domain), 'i10-', 'llo'), 'rn', 'm'), 'vv', 'w')";
  return database.sql(
    `select domain, bool_or(own) as own from (
       select split_part(lower(u.email), '@', 2) as domain, u.id = $2 or m.company_id is not distinct from $1::uuid as own
         from company_members m join users u on u.id = m.user_id where m.owner and u.email_verified
       union all
       select split_part(lower(email), '@', 2), true from users where id = $2 and email_verified
       union all
       select domain, company_id is not distinct from $1::uuid from sso_domains) d
      where strpos('.' || ${shape}, '.' || $3 || '.') > 0
      group by domain`,
    [companyId, personId, key],
  );
}

/** A person's address with whether it is verified, and the domains that the DNS says are their company's, in order. */
export async function findSender(
  database: Database,
  { personId, companyId }: { personId: string; companyId: string },
): Promise<{ company: string; email: string; verified: boolean; proven: string[] } | null> {
  const [row] = await database.sql<{ company: string; email: string; verified: boolean; proven: string[] }>(
    `select c.name as company, u.email, u.email_verified as verified,
            array(select d.domain from sso_domains d where d.company_id = c.id order by d.domain) as proven
       from companies c, users u where c.id = $1 and u.id = $2`,
    [companyId, personId],
  );
  return row ?? null;
}
