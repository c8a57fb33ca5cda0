import { isSealedWithNewest, openText, sealText } from '../adapters/secrets/sealed-text.ts';
import type { Services } from '../../context.ts';
import { listSealed, replaceSealed } from './queries.ts';

/**
 * Seals every stored value that an older key sealed with the newest one, and returns how many. All or none: throws when a value
 * opens with no key, and then nothing has changed.
 */
export function resealAll({ database, config }: Pick<Services, 'database' | 'config'>): Promise<number> {
  const keys = config.secrets.stored;
  return database.transact(async () => {
    const old = (await listSealed(database)).filter(({ sealed }) => !isSealedWithNewest(keys, sealed));
    for (const row of old)
      await replaceSealed(database, row, sealText(keys, row.place, openText(keys, row.place, row.sealed)));
    return old.length;
  });
}
