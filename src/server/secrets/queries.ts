import type { Database } from '../db/connect.ts';

/** One sealed value: the table it stands in, the row, and the place it was sealed for. */
export type SealedRow = { table: SealedTable; id: string; place: string; sealed: string };

type SealedTable = 'api_keys' | 'company_sso' | 'two_factors' | 'webhook_endpoints';

const columns: Record<SealedTable, { id: string; sealed: string }> = {
  api_keys: { id: 'id', sealed: 'sealed_value' },
  company_sso: { id: 'company_id', sealed: 'sealed_secret' },
  two_factors: { id: 'user_id', sealed: 'secret' },
  webhook_endpoints: { id: 'id', sealed: 'sealed_secrets' },
};

/** Every sealed value of the database. */
export function listSealed(database: Database): Promise<SealedRow[]> {
  return database.sql<SealedRow>(
    `select 'api_keys' as table, id::text as id, 'api_keys/' || id as place, sealed_value as sealed from api_keys
     union all select 'company_sso', company_id::text, 'company_sso/' || company_id, sealed_secret from company_sso
     union all select 'two_factors', user_id::text, 'two-factor/' || user_id, secret from two_factors
     union all select 'webhook_endpoints', id::text, 'webhook_endpoints/' || id, sealed_secrets from webhook_endpoints`,
  );
}

/** Puts a value that was sealed anew in place of the old one; nothing happens when that has changed meanwhile. */
export async function replaceSealed(database: Database, row: SealedRow, sealed: string): Promise<void> {
  const { id, sealed: column } = columns[row.table];
  await database.sql(`update ${row.table} set ${column} = $1 where ${id} = $2::uuid and ${column} = $3`, [
    sealed,
    row.id,
    row.sealed,
  ]);
}
