import type { Database } from '../../platform/db/connect.ts';
import { exactInstant } from '../../platform/db/sql-parts.ts';

/** Whose log, read by whom, and what of it. */
export type AuditFilter = {
  companyId: string;
  viewerId: string;
  actions: string[];
  person?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** A place in the log: the exact instant, and the id. */
export type AuditKey = [string, string];

/** An event as it is stored. */
export type AuditRow = {
  id: string;
  at: Date;
  action: string;
  actorId: string | null;
  objectType: string;
  objectId: string;
  subjectId: string | null;
  data: Record<string, unknown>;
};

/**
 * The events of a company after a place, the newest first. What a colleague wrote for themselves alone is left out. Only what somebody did
 * as a member is found by them: what they did as a candidate would tell whose application it is.
 */
export async function listAudit(
  database: Database,
  filter: AuditFilter,
  limit: number,
  after: AuditKey | null,
): Promise<{ item: AuditRow; key: AuditKey }[]> {
  const values: unknown[] = [filter.companyId, filter.viewerId, filter.actions];
  const parts = [
    'e.company_id = $1',
    'e.action = any($3::text[])',
    "(e.data->>'private' is distinct from 'true' or e.actor_id = $2)",
  ];
  const add = (part: (at: string) => string, value: unknown) => parts.push(part(`$${values.push(value)}`));
  if (filter.person) {
    add(
      (at) => `e.actor_id = ${at} and e.subject_id is distinct from e.actor_id
        and exists (select 1 from company_members m where m.company_id = $1 and m.user_id = ${at})`,
      filter.person,
    );
  }
  if (filter.from) add((at) => `e.at >= ${at}::timestamp at time zone 'UTC'`, filter.from);
  if (filter.to) {
    add((at) => `e.at < (${at}::timestamp + interval '1 day') at time zone 'UTC'`, filter.to);
  }
  if (after) {
    parts.push(`(e.at, e.id) < ($${values.push(after[0])}::timestamptz, $${values.push(after[1])}::uuid)`);
  }
  const rows = await database.sql<AuditRow & { exact: string }>(
    `select e.id, e.at, e.action, e.actor_id as "actorId", e.object_type as "objectType", e.object_id as "objectId",
            e.subject_id as "subjectId", e.data, ${exactInstant('e.at')} as exact
       from events e where ${parts.join(' and ')}
      order by e.at desc, e.id desc limit $${values.push(limit)}`,
    values,
  );
  return rows.map(({ exact, ...item }) => ({ item, key: [exact, item.id] }));
}

/** The titles of these jobs of a company. */
export async function jobTitles(
  database: Database,
  companyId: string,
  ids: string[],
): Promise<Map<string, string>> {
  const rows = await database.sql<{ id: string; title: string }>(
    'select id, title from job_posting where company_id = $1 and id = any($2::uuid[])',
    [companyId, ids],
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}
