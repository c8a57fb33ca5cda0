import type { AccountSettings, CompanyFeatures } from '../../../api/identity/account-settings.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../../platform/db/connect.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import {
  changeAccountSettings,
  changeCompanyFeatures,
  type FeaturesChange,
  findAccountSettings,
  findCompanyFeatures,
  listManagers,
} from './queries.ts';

/** Changes what a company lets its people see, as it stands at a version; the open pages of its hiring managers are told. */
export function changeFeatures(
  { database, live }: Pick<Services, 'database' | 'live'>,
  { actor, companyId }: { actor: Actor; companyId: string },
  { version, ...change }: FeaturesChange & { version: number },
): Promise<CompanyFeatures> {
  return database.transact(async () => {
    const isChanged = await changeCompanyFeatures(database, companyId, version, change);
    const features = await readFeatures(database, companyId);
    if (!isChanged) throw staleVersion(features);
    await recordEvent(database, {
      actorId: actor.id,
      companyId,
      action: 'company.features_changed',
      objectType: 'company',
      objectId: companyId,
      data: change,
    });
    for (const id of await listManagers(database, companyId)) await live.publish(id, { type: 'account' });
    return features;
  });
}

/** What a company lets its people see; throws when it is gone. */
export async function readFeatures(database: Database, companyId: string): Promise<CompanyFeatures> {
  const features = await findCompanyFeatures(database, companyId);
  if (!features) throw new ApiError('no_company');
  return features;
}

/** Changes what somebody set of their account, as it stands at a version. */
export function saveSettings(
  { database }: Pick<Services, 'database'>,
  { id }: Pick<Actor, 'id'>,
  version: number,
  value: Parameters<typeof changeAccountSettings>[3],
): Promise<AccountSettings> {
  return database.transact(async () => {
    const isChanged = await changeAccountSettings(database, id, version, value);
    const settings = await findAccountSettings(database, id);
    if (!isChanged) throw staleVersion(settings);
    return settings;
  });
}
