import type { Database } from '../db/connect.ts';

/** Frees the space of old row versions and counts the tables for the planner. */
export async function tidyTables(database: Database): Promise<void> {
  await database.sql('vacuum (analyze)');
}
