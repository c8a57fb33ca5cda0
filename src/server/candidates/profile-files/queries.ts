import type { Database } from '../../platform/db/connect.ts';

/** The document that this person imported last, as text; null when they imported none. */
export async function findDocument(database: Database, userId: string): Promise<string | null> {
  const [row] = await database.sql<{ document: string }>(
    'select document::text as document from profile_documents where user_id = $1',
    [userId],
  );
  return row?.document ?? null;
}

/** Keeps a document, given as JSON text, in place of the one before. */
export async function storeDocument(database: Database, userId: string, document: string): Promise<void> {
  await database.sql(
    `insert into profile_documents (user_id, document) values ($1, $2::jsonb)
     on conflict (user_id) do update set document = excluded.document, updated_at = now()`,
    [userId, document],
  );
}
