import type { Database } from '../db/connect.ts';

/** One sealed value: the table, and column, it stands in, the row, and the place it was sealed for. */
export type SealedRow = { table: SealedTable; id: string; place: string; sealed: string };

type SealedTable =
  | 'api_keys'
  | 'calendar_connections'
  | 'company_sso'
  | 'own_models'
  | 'two_factors'
  | 'webhook_endpoints'
  | 'ats_connections.key'
  | 'ats_connections.webhook'
  | 'ats_connections.account';

const columns: Record<SealedTable, { table: string; id: string; sealed: string }> = {
  api_keys: { table: 'api_keys', id: 'id', sealed: 'sealed_value' },
  calendar_connections: { table: 'calendar_connections', id: 'id', sealed: 'sealed_secret' },
  company_sso: { table: 'company_sso', id: 'company_id', sealed: 'sealed_secret' },
  own_models: { table: 'own_models', id: 'user_id', sealed: 'sealed_key' },
  two_factors: { table: 'two_factors', id: 'user_id', sealed: 'secret' },
  webhook_endpoints: { table: 'webhook_endpoints', id: 'id', sealed: 'sealed_secrets' },
  'ats_connections.key': { table: 'ats_connections', id: 'id', sealed: 'sealed_key' },
  'ats_connections.webhook': { table: 'ats_connections', id: 'id', sealed: 'sealed_webhook_secret' },
  'ats_connections.account': { table: 'ats_connections', id: 'id', sealed: 'sealed_account_token' },
};

/** Every sealed value of the database. */
export function listSealed(database: Database): Promise<SealedRow[]> {
  return database.sql<SealedRow>(
    `select 'api_keys' as table, id::text as id, 'api_keys/' || id as place, sealed_value as sealed from api_keys
     union all select 'calendar_connections', id::text, 'calendar_connections/' || id, sealed_secret from calendar_connections
     union all select 'company_sso', company_id::text, 'company_sso/' || company_id, sealed_secret from company_sso
     union all select 'own_models', user_id::text, 'own_models/' || user_id, sealed_key from own_models
     union all select 'two_factors', user_id::text, 'two-factor/' || user_id, secret from two_factors
     union all select 'webhook_endpoints', id::text, 'webhook_endpoints/' || id, sealed_secrets from webhook_endpoints
     union all select 'ats_connections.' || kept.what, c.id::text, 'ats/' || c.id || '/' || kept.what, kept.sealed
                 from ats_connections c
                cross join lateral (values ('key', c.sealed_key), ('webhook', c.sealed_webhook_secret),
                                           ('account', c.sealed_account_token)) as kept (what, sealed)
                where kept.sealed is not null`,
  );
}

/** Puts a value that was sealed again in place of the old one; nothing happens when that has changed meanwhile. */
export async function replaceSealed(database: Database, row: SealedRow, sealed: string): Promise<void> {
  const { table, id, sealed: column } = columns[row.table];
  await database.sql(`update ${table} set ${column} = $1 where ${id} = $2::uuid and ${column} = $3`, [
    sealed,
    row.id,
    row.sealed,
  ]);
}
