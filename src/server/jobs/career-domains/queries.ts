import type { Database } from '../../platform/db/connect.ts';

/** A company's own domain as it is stored. */
export type StoredDomain = {
  companyId: string;
  domain: string;
  createdAt: Date;
  provenAt: Date | null;
  missingSince: Date | null;
  endedAt: Date | null;
  checkedAt: Date | null;
  answered: boolean;
  aliasFound: boolean | null;
  textFound: boolean | null;
};

const columns = `company_id as "companyId", domain, created_at as "createdAt", proven_at as "provenAt", missing_since as "missingSince",
  ended_at as "endedAt", checked_at as "checkedAt", answered, alias_found as "aliasFound", text_found as "textFound"`;

/** The domain that a company named; null for none. */
export async function findDomain(database: Database, companyId: string): Promise<StoredDomain | null> {
  const [row] = await database.sql<StoredDomain>(
    `select ${columns} from career_domains where company_id = $1`,
    [companyId],
  );
  return row ?? null;
}

/** Whether another company has proved a domain. */
export async function isTaken(database: Database, companyId: string, domain: string): Promise<boolean> {
  const rows = await database.sql(
    'select 1 from career_domains where domain = $2 and proven_at is not null and company_id <> $1',
    [companyId, domain],
  );
  return rows.length > 0;
}

/** Lets those who prove a domain wait for each other until the caller's transaction ends. */
export async function lockDomain(database: Database, domain: string): Promise<void> {
  await database.sql("select pg_advisory_xact_lock(hashtextextended('career domain ' || $1, 0))", [domain]);
}

/** Stores the domain that a company without one named. */
export async function insertDomain(
  database: Database,
  companyId: string,
  domain: string,
  now: Date,
): Promise<void> {
  await database.sql('insert into career_domains (company_id, domain, created_at) values ($1, $2, $3)', [
    companyId,
    domain,
    now,
  ]);
}

/** Stores what became of a domain, if the company still has it. */
export async function storeDomain(database: Database, domain: StoredDomain): Promise<void> {
  await database.sql(
    `update career_domains set proven_at = $3, missing_since = $4, ended_at = $5, checked_at = $6, answered = $7,
            alias_found = $8, text_found = $9
      where company_id = $1 and domain = $2`,
    [
      domain.companyId,
      domain.domain,
      domain.provenAt,
      domain.missingSince,
      domain.endedAt,
      domain.checkedAt,
      domain.answered,
      domain.aliasFound,
      domain.textFound,
    ],
  );
}

/** Ends a company's use of its domain; what it was, or null for none. */
export async function deleteDomain(database: Database, companyId: string): Promise<string | null> {
  const [row] = await database.sql<{ domain: string }>(
    'delete from career_domains where company_id = $1 returning domain',
    [companyId],
  );
  return row?.domain ?? null;
}

/** Forgets what was named or ended before an instant and is not in use. */
export async function forgetClaims(database: Database, before: Date): Promise<void> {
  await database.sql(
    'delete from career_domains where proven_at is null and coalesce(ended_at, created_at) < $1',
    [before],
  );
}

/** The companies whose domain is to be looked up again: in use and last looked up before one instant, or waited for and before another. */
export async function listDueDomains(
  database: Database,
  before: { inUse: Date; waiting: Date },
  limit: number,
): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select company_id as id from career_domains
      where checked_at is null
         or checked_at < case when proven_at is not null and missing_since is null then $1::timestamptz else $2::timestamptz end
      order by checked_at nulls first, company_id limit $3`,
    [before.inUse, before.waiting, limit],
  );
  return rows.map(({ id }) => id);
}

/** What is at a domain in use: whose it is, and the name of their career page, or null while that is not published. */
export type ServedDomain = { companyId: string; domain: string; page: string | null };

/** The company whose domain a name is; null for all other names. */
export async function findServedDomain(database: Database, domain: string): Promise<ServedDomain | null> {
  const [row] = await database.sql<ServedDomain>(
    `select d.company_id as "companyId", d.domain, p.name as page from career_domains d
       left join career_pages p on p.company_id = d.company_id and p.published
      where d.domain = $1 and d.proven_at is not null`,
    [domain],
  );
  return row ?? null;
}
