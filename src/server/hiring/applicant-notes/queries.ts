import type { ApplicantNote } from '../../../api/hiring/applicant-notes.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { colleagueName, inEmployerScope } from '../../platform/db/sql-parts.ts';
import { isBlind, pipeline } from '../applications/applicant-filter-queries.ts';

/** A note to store. */
export type NewNote = {
  id: string;
  applicationId: string;
  companyId: string;
  authorId: string;
  body: string;
  isPrivate: boolean;
  mentions: string[];
  now: Date;
};

/** The notes about an application that a reader may see, newest first, at most 500. */
export async function listNotes(
  database: Database,
  companyId: string,
  readerId: string,
  applicationId: string,
): Promise<ApplicantNote[]> {
  const rows = await database.planned<Omit<ApplicantNote, 'created_at'> & { created_at: Date }>(
    `select n.id, n.body, n.is_private, coalesce(${colleagueName('u')}, '') as author, n.author_id = $2 as is_mine, n.created_at,
            array(select ${colleagueName('c')} from company_members cm join users c on c.id = cm.user_id
                   where cm.company_id = n.company_id and cm.user_id = any(n.mentions) order by 1) as mentions
       from application_notes n
       left join company_members m on m.user_id = n.author_id and m.company_id = n.company_id
       left join users u on u.id = m.user_id
      where n.company_id = $1 and n.application_id = $3 and (not n.is_private or n.author_id = $2)
      order by n.created_at desc, n.id desc
      limit 500`,
    [companyId, readerId, applicationId],
  );
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** Stores a note. */
export async function insertNote(database: Database, note: NewNote): Promise<void> {
  await database.sql(
    `insert into application_notes (id, application_id, company_id, author_id, body, is_private, mentions, created_at)
     values ($1, $2, $3, $4, $5, $6, $7::uuid[], $8)`,
    [
      note.id,
      note.applicationId,
      note.companyId,
      note.authorId,
      note.body,
      note.isPrivate,
      note.mentions,
      note.now,
    ],
  );
}

/** Deletes somebody's own note on an application within their reach and answers which application it was about; null when there is none. */
export async function deleteNote(
  database: Database,
  by: { personId: string; companyId: string; onTeam: string | null },
  id: string,
): Promise<{ applicationId: string; isPrivate: boolean } | null> {
  const [row] = await database.sql<{ application_id: string; is_private: boolean }>(
    `delete from application_notes n using applications a
      where n.id = $1 and n.company_id = $2 and n.author_id = $3 and a.id = n.application_id
        and ${inEmployerScope('a.job_id', '$4')}
     returning n.application_id, n.is_private`,
    [id, by.companyId, by.personId, by.onTeam],
  );
  return row ? { applicationId: row.application_id, isPrivate: row.is_private } : null;
}

/**
 * The tags within reach and on how many applications each is, the most used first, at most 200. `hidden` are up to five of its applications
 * when it is on none whose candidate the reader may know by name.
 */
export function listTags(
  database: Database,
  { companyId, viewerId, onTeam }: EmployerScope,
): Promise<{ tag: string; count: number; hidden: string[] }[]> {
  return database.sql(
    `select min(t.tag) as tag, count(*)::int as count,
            case when bool_and(${isBlind}) then (array_agg(a.id))[1:5] else '{}' end as hidden
       from application_tags t join applications a on a.id = t.application_id ${pipeline}
      where t.company_id = $1 and ${inEmployerScope('a.job_id', '$3')}
      group by lower(t.tag) order by count desc, tag limit 200`,
    [companyId, viewerId, onTeam],
  );
}

/** The tags on an application, in order. */
export async function tagsOf(database: Database, applicationId: string): Promise<string[]> {
  const rows = await database.sql<{ tag: string }>(
    'select tag from application_tags where application_id = $1 order by tag',
    [applicationId],
  );
  return rows.map(({ tag }) => tag);
}

/** Puts a tag on an application; false when it is there already, in whatever case. */
export async function addTag(
  database: Database,
  companyId: string,
  applicationId: string,
  tag: string,
): Promise<boolean> {
  const rows = await database.sql(
    `insert into application_tags (application_id, company_id, tag)
     select $1, $2, $3 where not exists (
       select 1 from application_tags where application_id = $1 and lower(tag) = lower($3))
     on conflict do nothing returning 1`,
    [applicationId, companyId, tag],
  );
  return rows.length > 0;
}

/** Takes a tag off an application; false when it was not there. */
export async function removeTag(database: Database, applicationId: string, tag: string): Promise<boolean> {
  const rows = await database.sql(
    'delete from application_tags where application_id = $1 and lower(tag) = lower($2) returning 1',
    [applicationId, tag],
  );
  return rows.length > 0;
}

/** Says who looks after an application and answers who did before; null when it is that person already. */
export async function setAssigned(
  database: Database,
  applicationId: string,
  to: string | null,
): Promise<{ before: string | null } | null> {
  const [row] = await database.sql<{ before: string | null }>(
    `with before as (select id, assigned_to from applications where id = $1 for update)
     update applications a set assigned_to = $2 from before b
      where a.id = b.id and b.assigned_to is distinct from $2::uuid
      returning b.assigned_to as before`,
    [applicationId, to],
  );
  return row ?? null;
}
