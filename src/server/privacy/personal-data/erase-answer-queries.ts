import type { Database } from '../../platform/db/connect.ts';

/** An answer that is kept for repeats no more: 410 says that it is gone. The key stays, so that no repeat is done twice. */
const emptied = 'status = 410, response = null';

/** Empties the kept answers to a company's requests that name these applications, or what was written about them. */
export async function eraseAnswersAbout(database: Database, applicationIds: string[]): Promise<void> {
  const written = ['application_notes', 'application_messages', 'offers', 'interviews', 'human_reviews'];
  const ids = written.map((table) => `union select id from ${table} where application_id = any($1)`);
  await database.sql(
    `with about as (select unnest($1::uuid[]) as id ${ids.join(' ')})
     update idempotency_keys k set ${emptied}
      where actor_id in (
              select user_id from company_members
               where company_id in (select company_id from applications where id = any($1)))
        and exists (select 1 from about where strpos(k.response::text, about.id::text) > 0)`,
    [applicationIds],
  );
}

/** Deletes the kept answers to somebody's own requests, and empties those to others that name them. */
export async function eraseAnswersOf(database: Database, userId: string, email: string): Promise<void> {
  await database.sql('delete from idempotency_keys where actor_id = $1', [userId]);
  await database.sql(
    `update idempotency_keys set ${emptied}
      where strpos(response::text, $1) > 0 or strpos(lower(response::text), $2) > 0`,
    [userId, email],
  );
}
