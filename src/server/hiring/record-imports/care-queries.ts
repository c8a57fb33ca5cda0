import type { Database } from '../../platform/db/connect.ts';
import { peopleOf } from './queries.ts';

/** What the hourly care goes on with, and which files nobody brought in since a time. */
export async function listRecordWork(
  database: Database,
  before: Date,
): Promise<{ checking: string[]; running: string[]; undoing: string[]; notifying: string[]; old: string[] }> {
  const rows = await database.sql<{
    id: string;
    work: 'checking' | 'running' | 'undoing' | 'notifying' | 'old';
  }>(
    `select id, state as work from record_imports where state in ('checking','running','undoing')
     union all
     select id, 'old' from record_imports where state in ('mapping','checked') and updated_at < $1
     union all
     select i.id, 'notifying' from record_imports i
      where i.notify_from is not null and i.state = 'done'
        and exists (select 1 from ${peopleOf} where p.notified_at is null and p.email <> '')`,
    [before],
  );
  const of = (work: (typeof rows)[number]['work']) =>
    rows.filter((row) => row.work === work).map(({ id }) => id);
  return {
    checking: of('checking'),
    running: of('running'),
    undoing: of('undoing'),
    notifying: of('notifying'),
    old: of('old'),
  };
}

/** Who of an import is told next, by whom; null when nobody is left or nobody wants them told. */
export async function findNextRecordPerson(
  database: Database,
  importId: string,
  after: string | null,
): Promise<{ userId: string; personId: string; companyId: string } | null> {
  const [row] = await database.sql<{ userId: string; personId: string; companyId: string }>(
    `select p.user_id as "userId", i.notified_by as "personId", i.company_id as "companyId"
       from record_imports i
       join record_import_lines l on l.import_id = i.id and l.made_person
       join added_people p on p.user_id = l.user_id
      where i.id = $1 and i.notify_from is not null and i.notified_by is not null and i.state = 'done'
        and p.notified_at is null and p.email <> '' and ($2::uuid is null or p.user_id > $2)
      order by p.user_id limit 1`,
    [importId, after],
  );
  return row ?? null;
}
