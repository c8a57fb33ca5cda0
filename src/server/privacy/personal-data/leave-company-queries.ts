import type { Database } from '../../platform/db/connect.ts';
import { heirSql } from './queries.ts';

/**
 * Ends somebody's part in their company. With others there, it keeps an owner: answers who became one. Without, its jobs
 * close, its words, secrets and invitations go, and so does a name that was made of theirs.
 */
export async function leaveCompany(
  database: Database,
  userId: string,
  now: Date,
): Promise<{ companyId: string; name: string; heir: { id: string; email: string } | null } | null> {
  const [row] = await database.sql<{ id: string; name: string; others: number; heir: string | null }>(
    `select c.id, c.name, ${heirSql('u.id')} as heir,
            (select count(*) from company_members o where o.company_id = c.id and o.user_id <> $1)::int as others
       from company_members m join companies c on c.id = m.company_id where m.user_id = $1 for update of c`,
    [userId],
  );
  if (!row) return null;
  if (row.others === 0) await closeCompany(database, row.id, now);
  if (row.heir === null) return { companyId: row.id, name: row.name, heir: null };
  const [heir] = await database.sql<{ id: string; email: string }>(
    `update company_members m set owner = true from users u where m.user_id = $1 and u.id = m.user_id
     returning u.id, u.email`,
    [row.heir],
  );
  return { companyId: row.id, name: row.name, heir: heir ?? null };
}

async function closeCompany(database: Database, companyId: string, now: Date): Promise<void> {
  await database.sql("delete from job_posting where company_id = $1 and status = 'draft'", [companyId]);
  await database.sql(
    `update job_posting
        set status = 'closed', updated_at = $2, version = version + 1,
            employer_name = case when employer_name like '%''s company' then 'A former employer' else employer_name end
      where company_id = $1`,
    [companyId, now],
  );
  const kept = [
    'company_logos',
    'company_sso',
    'company_invitations',
    'ats_connections',
    'webhook_endpoints',
  ];
  for (const table of kept) {
    await database.sql(`delete from ${table} where company_id = $1`, [companyId]);
  }
  await database.sql(
    `update referral_links set revoked_at = $2, version = version + 1, updated_at = $2
      where company_id = $1 and revoked_at is null`,
    [companyId, now],
  );
  await database.sql(
    `update companies
        set website = null, description = '', logo_hash = null, updated_at = $2, version = version + 1,
            name = case when name like '%''s company' then 'A former employer' else name end
      where id = $1`,
    [companyId, now],
  );
}
