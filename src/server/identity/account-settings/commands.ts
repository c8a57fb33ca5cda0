import type { Services } from '../../context.ts';
import type { Actor } from '../actor.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { changeCompanyFeatures } from './queries.ts';

/** Changes what a company lets its people see, as it stands at a version; false when it changed since. */
export function changeFeatures(
  { database }: Pick<Services, 'database'>,
  { actor, companyId }: { actor: Actor; companyId: string },
  { version, show_sso_banner }: { version: number; show_sso_banner: boolean },
): Promise<boolean> {
  return database.transact(async () => {
    if (!(await changeCompanyFeatures(database, companyId, version, show_sso_banner))) return false;
    await recordEvent(database, {
      actorId: actor.id,
      companyId,
      action: 'company.features_changed',
      objectType: 'company',
      objectId: companyId,
      data: { show_sso_banner },
    });
    return true;
  });
}
