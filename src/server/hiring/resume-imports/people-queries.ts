import type { Database } from '../../platform/db/connect.ts';

/**
 * SQL that is true for a file `f` of a person `p` who is told: those who were added, and those who were merged with somebody without an account
 * who cannot be told.
 */
export const isForTelling = `p.notified_at is null and (f.state = 'added' or f.state = 'merged' and not exists (
  select 1 from users mu left join added_people mp on mp.user_id = mu.id
   where mu.id = p.merged_into and (mp.user_id is null or mp.email <> '')))`;

/** Who of an import is told next, by whom; null when nobody is left or nobody wants them told. */
export async function findNextToNotify(
  database: Database,
  importId: string,
  after: string | null,
): Promise<{ userId: string; personId: string; companyId: string } | null> {
  const [row] = await database.sql<{ userId: string; personId: string; companyId: string }>(
    `select p.user_id as "userId", i.notified_by as "personId", i.company_id as "companyId"
       from resume_imports i
       join resume_import_files f on f.import_id = i.id
       join added_people p on p.user_id = f.user_id
      where i.id = $1 and i.notify_from is not null and i.notified_by is not null and i.undone_at is null
        and ${isForTelling} and p.email <> '' and ($2::uuid is null or p.user_id > $2)
      order by p.user_id limit 1`,
    [importId, after],
  );
  return row ?? null;
}

/** The imports with people who are still to be told. */
export async function listNotifying(database: Database): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select i.id from resume_imports i
      where i.notify_from is not null and i.undone_at is null
        and exists (select 1 from resume_import_files f join added_people p on p.user_id = f.user_id
                     where f.import_id = i.id and ${isForTelling} and p.email <> '')`,
  );
  return rows.map(({ id }) => id);
}

/** The next file of an import that waits as a duplicate; null when none is left, or the import was undone. */
export async function findNextDuplicate(database: Database, importId: string): Promise<string | null> {
  const [row] = await database.sql<{ id: string }>(
    `select f.resume_id as id from resume_import_files f join resume_imports i on i.id = f.import_id
      where i.id = $1 and i.undone_at is null and f.state = 'duplicate' and f.user_id is not null and f.resume_id is not null
      order by f.created_at, f.id limit 1`,
    [importId],
  );
  return row?.id ?? null;
}

/** SQL that is true for a file `f` whose person an undoing removes: nobody moved them on or added them to another job, and they have no account. */
const removable = `f.user_id is not null and exists (select 1 from added_people p where p.user_id = f.user_id)
  and not exists (select 1 from applications a where a.candidate_id = f.user_id
        and (a.stage <> 'new' or a.last_move is not null or a.id is distinct from f.application_id))`;

/** The imports that were undone and still have people whom that removes. */
export async function listHalfUndone(database: Database): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select i.id from resume_imports i where i.undone_at is not null
        and exists (select 1 from resume_import_files f where f.import_id = i.id and ${removable})`,
  );
  return rows.map(({ id }) => id);
}

/** Forgets what was typed of people whose file never came. */
export async function forgetTypedBefore(database: Database, before: Date): Promise<void> {
  await database.sql('update resume_imports set person = null where person is not null and created_at < $1', [
    before,
  ]);
}

/** A file whose person is removed: of an import that was undone, or one that nobody decided about since a time. */
export type Leaving = { importId: string } | { undecidedSince: Date };

/** The next file whose person is removed; null when none is left. */
export async function findNextToRemove(database: Database, which: Leaving): Promise<string | null> {
  const [row] = await ('importId' in which
    ? database.sql<{ id: string }>(
        `select f.resume_id as id from resume_import_files f join resume_imports i on i.id = f.import_id
          where i.id = $1 and i.undone_at is not null and f.resume_id is not null and ${removable} order by f.created_at limit 1`,
        [which.importId],
      )
    : database.sql<{ id: string }>(
        `select f.resume_id as id from resume_import_files f
          where f.state in ('to_check', 'duplicate', 'failed') and f.updated_at < $1 and f.resume_id is not null and ${removable}
          order by f.updated_at limit 1`,
        [which.undecidedSince],
      ));
  return row?.id ?? null;
}
