import { readConfig } from '../src/server/config.ts';
import { commandSource, openDatabase } from '../src/server/platform/db/connect.ts';
import { lastMigration } from '../src/server/platform/db/migrate.ts';

// For a job that runs once before the processes of a new version start. Every process does the same at its own start where nothing did.
try {
  const database = await openDatabase(commandSource(readConfig()), console.error);
  await database.close();
  console.log(`The tables are up to date, with ${lastMigration()} as the last migration.`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
