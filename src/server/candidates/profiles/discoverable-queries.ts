import type { Database } from '../../platform/db/connect.ts';

/** The skills of people who agreed to be counted for employers and whose consent stands, one list each, without who they are; up to `limit`. */
export async function listDiscoverableSkills(database: Database, limit: number): Promise<string[][]> {
  const rows = await database.sql<{ skills: string[] }>(
    `select coalesce(p.parsed_meta->'skills', '[]'::jsonb) || coalesce((
              select jsonb_agg(s.name) from candidate_skills s where s.user_id = p.user_id and s.stated), '[]'::jsonb) as skills
       from candidate_profile p
       join users u on u.id = p.user_id and u.suspended_at is null and u.erased_at is null
      where p.visibility = 'discoverable'
        and exists (select 1 from consents c
                     where c.user_id = p.user_id and c.kind = 'discoverable' and c.withdrawn_at is null)
        and not exists (select 1 from account_deletions d where d.user_id = p.user_id)
      order by p.user_id limit $1`,
    [limit],
  );
  return rows.map((row) => row.skills);
}
