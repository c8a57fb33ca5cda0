import type { ApplicantView, ViewSearch } from '../../../api/hiring/applicant-views.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { lockPersonForCount } from '../../platform/db/locks.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';

/** A view to keep; `jobId` null for the list of all jobs. */
export type NewView = {
  id: string;
  jobId: string | null;
  name: string;
  shared: boolean;
  search: ViewSearch;
};

/** A kept view, and the list it is of. */
export type StoredView = ApplicantView & { jobId: string | null };

/** The reader's views and those shared with them: of one list, or with `id` that one, by name. At most 200. */
export async function listViews(
  database: Database,
  { companyId, viewerId, onTeam }: EmployerScope,
  which: { jobId: string | null } | { id: string },
): Promise<StoredView[]> {
  const [one, job] = 'id' in which ? [which.id, null] : [null, which.jobId];
  return database.sql<StoredView>(
    `select v.id, v.job_id as "jobId", v.name, v.shared, v.owner_id = $2 as is_mine, d.view_id is not null as is_default,
            v.search, v.version
       from applicant_views v
       left join applicant_view_defaults d on d.view_id = v.id and d.user_id = $2
      where v.company_id = $1 and (v.shared or v.owner_id = $2)
        and (v.job_id is null or ${inEmployerScope('v.job_id', '$3')})
        and case when $4::uuid is null then v.job_id is not distinct from $5::uuid else v.id = $4 end
      order by lower(v.name), v.id limit 200`,
    [companyId, viewerId, onTeam, one, job],
  );
}

/** Keeps a view unless its maker keeps `most` already; false then. */
export async function insertView(
  database: Database,
  { companyId, viewerId }: EmployerScope,
  view: NewView,
  most: number,
): Promise<boolean> {
  await lockPersonForCount(database, viewerId);
  const rows = await database.sql(
    `insert into applicant_views (id, company_id, owner_id, job_id, name, shared, search)
     select $1, $2, $3, $4, $5, $6, $7
      where (select count(*) from applicant_views where owner_id = $3) < $8::int returning 1`,
    [view.id, companyId, viewerId, view.jobId, view.name, view.shared, JSON.stringify(view.search), most],
  );
  return rows.length > 0;
}

/** Changes a view of the person's own if it still has this version; false otherwise. A private one is nobody else's default. */
export async function changeView(
  database: Database,
  ownerId: string,
  which: { id: string; version: number },
  value: { name: string; shared: boolean; search: ViewSearch },
): Promise<boolean> {
  const rows = await database.sql(
    `update applicant_views set name = $4, shared = $5, search = $6, version = version + 1, updated_at = now()
      where id = $1 and owner_id = $2 and version = $3 returning 1`,
    [which.id, ownerId, which.version, value.name, value.shared, JSON.stringify(value.search)],
  );
  if (rows.length > 0 && !value.shared) {
    await database.sql('delete from applicant_view_defaults where view_id = $1 and user_id <> $2', [
      which.id,
      ownerId,
    ]);
  }
  return rows.length > 0;
}

/** Opens a person's list with this view from now on, in place of another, or no longer. */
export async function setDefault(
  database: Database,
  userId: string,
  view: { id: string; jobId: string | null },
  on: boolean,
): Promise<void> {
  await database.sql(
    `delete from applicant_view_defaults d using applicant_views v
      where d.user_id = $1 and v.id = d.view_id and v.job_id is not distinct from $2::uuid and ($3 or v.id = $4)`,
    [userId, view.jobId, on, view.id],
  );
  if (!on) return;
  await database.sql('insert into applicant_view_defaults (view_id, user_id) values ($1, $2)', [
    view.id,
    userId,
  ]);
}

/** Deletes a view of the person's own; false when there is none. */
export async function deleteView(database: Database, ownerId: string, id: string): Promise<boolean> {
  const rows = await database.sql('delete from applicant_views where id = $1 and owner_id = $2 returning 1', [
    id,
    ownerId,
  ]);
  return rows.length > 0;
}
