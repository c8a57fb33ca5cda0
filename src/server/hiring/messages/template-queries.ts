import type { MessageTemplate } from '../../../api/hiring/message-templates.ts';
import type { Database } from '../../platform/db/connect.ts';
import { lockCompanyForCount } from '../../platform/db/locks.ts';

type Value = Pick<MessageTemplate, 'kind' | 'name' | 'body' | 'follow_ups'>;

const columns = 'id, kind, name, body, follow_ups, version';

/** A company's templates of a kind, by name. */
export function listTemplates(
  database: Database,
  companyId: string,
  kind: MessageTemplate['kind'],
): Promise<MessageTemplate[]> {
  return database.planned<MessageTemplate>(
    `select ${columns} from message_templates where company_id = $1 and kind = $2 order by lower(name), id limit 200`,
    [companyId, kind],
  );
}

/** One of a company's templates; null where it has none such. */
export async function findTemplate(
  database: Database,
  companyId: string,
  id: string,
): Promise<MessageTemplate | null> {
  const [row] = await database.sql<MessageTemplate>(
    `select ${columns} from message_templates where company_id = $1 and id = $2`,
    [companyId, id],
  );
  return row ?? null;
}

/** How many templates a company keeps; nobody else counts them until the caller's transaction ends. */
export async function countTemplates(database: Database, companyId: string): Promise<number> {
  await lockCompanyForCount(database, companyId);
  const [row] = await database.sql<{ count: number }>(
    'select count(*)::int as count from message_templates where company_id = $1',
    [companyId],
  );
  return row?.count ?? 0;
}

/** Keeps a template. */
export async function insertTemplate(
  database: Database,
  template: { id: string; companyId: string; createdBy: string } & Value,
): Promise<void> {
  await database.sql(
    'insert into message_templates (id, company_id, created_by, name, body, follow_ups, kind) values ($1, $2, $3, $4, $5, $6, $7)',
    [
      template.id,
      template.companyId,
      template.createdBy,
      template.name,
      template.body,
      JSON.stringify(template.follow_ups),
      template.kind,
    ],
  );
}

/** Changes a company's template if it still has this version; false otherwise. */
export async function changeTemplate(
  database: Database,
  which: { id: string; companyId: string; version: number },
  value: Value,
): Promise<boolean> {
  const rows = await database.sql(
    `update message_templates set name = $4, body = $5, follow_ups = $6, version = version + 1, updated_at = now()
      where id = $1 and company_id = $2 and version = $3 returning 1`,
    [which.id, which.companyId, which.version, value.name, value.body, JSON.stringify(value.follow_ups)],
  );
  return rows.length > 0;
}

/** Deletes a company's template; false when there is none. */
export async function deleteTemplate(database: Database, companyId: string, id: string): Promise<boolean> {
  const rows = await database.sql(
    'delete from message_templates where id = $1 and company_id = $2 returning 1',
    [id, companyId],
  );
  return rows.length > 0;
}
