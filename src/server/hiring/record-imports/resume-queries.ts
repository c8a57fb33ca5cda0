import type { Database } from '../../platform/db/connect.ts';

/** Whose of an import a resume may be, by what its name holds; at most two, as two are one too many. */
export async function findOwners(
  database: Database,
  importId: string,
  by: { ids: string[]; email: string; names: string[] },
): Promise<string[]> {
  for (const [where, values] of [
    ["l.application_key = any($2) or split_part(l.person_key, ':', 2) = any($2)", by.ids],
    ['lower(p.email) = any($2)', by.email === '' ? [] : [by.email]],
    ['l.name_key = any($2)', by.names],
  ] as const) {
    if (values.length === 0) continue;
    const rows = await database.sql<{ userId: string }>(
      `select distinct l.user_id as "userId" from record_import_lines l join added_people p on p.user_id = l.user_id
        where l.import_id = $1 and (${where}) limit 2`,
      [importId, values],
    );
    if (rows.length > 0) return rows.map(({ userId }) => userId);
  }
  return [];
}

/** Lets the applications of somebody that came without a resume rest on this one. */
export async function pinResume(
  database: Database,
  { companyId, userId, resumeId }: { companyId: string; userId: string; resumeId: string },
): Promise<void> {
  await database.sql(
    `update applications a set resume_id = $3, version = a.version + 1 from resume_metadata r
      where a.company_id = $1 and a.candidate_id = $2 and r.id = a.resume_id and r.storage_path = r.user_id || '/none'`,
    [companyId, userId, resumeId],
  );
}
