import type { AuditEvent, PersonRow } from '../../../../api/identity/people.ts';
import type { Role } from '../../../../api/identity/roles.ts';
import type { Database } from '../../../platform/db/connect.ts';

type Row = Omit<PersonRow, 'suspended_at' | 'created_at'> & { suspended_at: Date | null; created_at: Date };
type Place = [at: string, id: string];

const columns = `u.id, u.email, u.role, u.email_verified, u.suspended_at, u.created_at, c.name as company,
  (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > now()) as sessions`;
const joins = `users u left join company_members m on m.user_id = u.id left join companies c on c.id = m.company_id`;

/** Accounts of people, the newest first, after a place in that order. Those that stand in for deleted ones, and people without an account, are none. */
export async function listPeople(
  database: Database,
  filter: { q: string; role: Role | null; after: Place | null; limit: number },
): Promise<PersonRow[]> {
  const [at, id] = filter.after ?? [null, null];
  const rows = await database.sql<Row>(
    `select ${columns} from ${joins}
      where u.erased_at is null and not exists (select 1 from added_people o where o.user_id = u.id) and ($1 = '' or strpos(lower(u.email), lower($1)) > 0)
        and ($2::text is null or u.role = $2)
        and ($3::timestamptz is null or (date_trunc('milliseconds', u.created_at), u.id) < ($3, $4::uuid))
      order by date_trunc('milliseconds', u.created_at) desc, u.id desc limit $5`,
    [filter.q, filter.role, at, id, filter.limit],
  );
  return rows.map(toPersonRow);
}

/** One account as staff see it; null when there is none. */
export async function findPerson(database: Database, id: string): Promise<PersonRow | null> {
  const [row] = await database.sql<Row>(
    `select ${columns} from ${joins} where u.id = $1 and u.erased_at is null`,
    [id],
  );
  return row ? toPersonRow(row) : null;
}

/** The ids of all internal staff, held until the transaction ends: their roles cannot change meanwhile. */
export async function lockInternalPeople(database: Database): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    "select id from users where role = 'internal' and suspended_at is null order by id for update",
  );
  return rows.map(({ id }) => id);
}

/** Shuts an account out from an instant on; null lets it in again. */
export async function setSuspended(database: Database, id: string, since: Date | null): Promise<void> {
  await database.sql('update users set suspended_at = $2, updated_at = now() where id = $1', [id, since]);
}

/** Which events are looked for. Days are of UTC, both included; `about` is the id of a thing or of a person concerned. */
export type AuditFilter = {
  action: string;
  actor: string;
  q: string;
  about: string | null;
  from: string | null;
  to: string | null;
  after: Place | null;
  limit: number;
};

type EventRow = Omit<AuditEvent, 'at'> & { at: Date; place_at: string };

/** What happened, the newest first, each with its exact instant for the next page. */
export async function listAudit(
  database: Database,
  { action, actor, q, about, from, to, after, limit }: AuditFilter,
): Promise<{ item: AuditEvent; key: Place }[]> {
  const rows = await database.sql<EventRow>(
    `select e.id, e.at, e.action, u.email as actor, e.object_type, e.object_id, e.data::text as data,
            to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place_at
       from events e left join users u on u.id = e.actor_id
      where ($1 = '' or starts_with(e.action, $1)) and ($2 = '' or lower(u.email) = lower($2))
        and ($3 = '' or strpos(lower(concat_ws(' ', e.action, e.object_type, e.data::text)), lower($3)) > 0)
        and ($4::uuid is null or $4 in (e.object_id, e.subject_id, e.actor_id))
        and ($5::text is null or e.at >= $5::timestamp at time zone 'UTC')
        and ($6::text is null or e.at < ($6::timestamp + interval '1 day') at time zone 'UTC')
        and ($7::timestamptz is null or (e.at, e.id) < ($7, $8::uuid))
      order by e.at desc, e.id desc limit $9`,
    [action, actor, q, about, from, to, after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map(({ place_at, at, ...row }) => ({
    item: { ...row, at: at.toISOString() },
    key: [place_at, row.id],
  }));
}

function toPersonRow(row: Row): PersonRow {
  return {
    ...row,
    suspended_at: row.suspended_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
