import { readConfig } from '../src/server/config.ts';
import { commandSource, openDatabase } from '../src/server/platform/db/connect.ts';
import {
  addStoredKey,
  dropOlderKeys,
  replaceLostSecrets,
} from '../src/server/platform/secrets/stored-secrets.ts';
import { resealAll } from '../src/server/platform/secrets/reseal.ts';

const usage = `Use: npm run secrets -- new-key   adds a new key for stored secrets; running servers use it at once
     npm run secrets -- reseal    seals all stored secrets with the newest key, and forgets the older ones
     npm run secrets -- new-file  makes new keys where secrets.json is lost for good
With TENON_SECRET set, put the old value into TENON_SECRET_BEFORE and a new one into TENON_SECRET, restart every server, and reseal.`;
const [act, ...rest] = process.argv.slice(2);
if (rest.length > 0 || !['new-key', 'reseal', 'new-file'].includes(act ?? '')) {
  console.error(usage);
  process.exit(1);
}

try {
  const config = readConfig();
  if (act === 'new-key') {
    addStoredKey(config.dataDir);
    console.log('A new key was added; running servers use it. Now run: npm run secrets -- reseal');
  } else if (act === 'new-file') {
    replaceLostSecrets(config.dataDir);
    console.log(
      'secrets.json was made anew. Everybody has to sign in again, and what the lost keys sealed has to be entered again.',
    );
  } else {
    const database = await openDatabase(commandSource(config), console.error);
    try {
      const count = await resealAll({ database, config });
      dropOlderKeys(config.dataDir);
      const secrets = count === 1 ? '1 stored secret was' : `${count} stored secrets were`;
      console.log(`${secrets} sealed anew with the newest key.`);
    } finally {
      await database.close();
    }
  }
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
