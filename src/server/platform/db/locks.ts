import type { Database } from './connect.ts';

/**
 * Holds an account until the caller's transaction ends: whoever else holds it waits, so that what is counted of it now still counts
 * when one more is stored. References to it go on.
 */
export async function lockPersonForCount(database: Database, userId: string): Promise<void> {
  await database.sql('select 1 from users where id = $1 for no key update', [userId]);
}

/** Holds a company in the same way, for what is counted of it. */
export async function lockCompanyForCount(database: Database, companyId: string): Promise<void> {
  await database.sql('select 1 from companies where id = $1 for no key update', [companyId]);
}
