import type { Config } from '../../config.ts';
import type { Database } from '../db/connect.ts';
import { listSealed } from './queries.ts';
import { ConfigError } from './stored-secrets.ts';

/**
 * Keeps the keys of a first start in the data folder. Throws ConfigError where the database holds what other keys sealed: those are
 * missing, and new ones in their place would hide that.
 */
export async function storeFirstSecrets(
  { keepSecrets, dataDir }: Pick<Config, 'keepSecrets' | 'dataDir'>,
  database: Database,
): Promise<void> {
  if (!keepSecrets) return;
  const sealed = (await listSealed(database)).length;
  if (sealed > 0)
    throw new ConfigError([
      `DATA_DIR: ${dataDir} has no secrets.json, which opens ${sealed} stored secrets of the database: put it back from a backup, or set TENON_SECRET as it was. Where both are lost: npm run secrets -- new-file`,
    ]);
  keepSecrets();
}
