import { and, eq, exists, sql } from 'drizzle-orm';
import {
  type AccountSettings,
  type CompanyFeatures,
  locales,
} from '../../../api/identity/account-settings.ts';
import type { Database } from '../../platform/db/connect.ts';
import type { Formats } from './first-formats.ts';
import { accountSettings, companies, ssoDomains, users } from '../../platform/db/schema.ts';

/** What of a company's features its owner changes. */
export type FeaturesChange = { [N in 'show_sso_banner' | 'opens_to_managers']?: boolean | undefined };

/** What of their settings a person changes. */
export type SettingsChange = {
  [N in keyof Omit<AccountSettings, 'version'>]?: AccountSettings[N] | undefined;
};

/** What a person set; the usual, at version 0, when they set nothing. */
export async function findAccountSettings(database: Database, userId: string): Promise<AccountSettings> {
  const [found] = await database.db
    .select({ name: users.name, row: accountSettings })
    .from(users)
    .leftJoin(accountSettings, eq(accountSettings.userId, users.id))
    .where(eq(users.id, userId));
  const row = found?.row;
  return {
    name: found?.name ?? '',
    locale: locales.find((one) => one === row?.locale) ?? null,
    time_zone: row?.timeZone ?? null,
    use_models: row?.useModels ?? true,
    quiet_hours: row?.quietHours ?? null,
    version: row?.version ?? 0,
  };
}

/** Keeps how somebody has texts written who has set nothing yet, in the caller's transaction. */
export async function storeFirstFormats(
  database: Database,
  userId: string,
  { locale, time_zone: timeZone }: Formats,
): Promise<void> {
  if (locale === null && timeZone === null) return;
  await database.db.insert(accountSettings).values({ userId, locale, timeZone }).onConflictDoNothing();
}

/** Changes what is given of a person's settings at this version, in the caller's transaction; false when they are at another. */
export async function changeAccountSettings(
  database: Database,
  userId: string,
  version: number,
  change: SettingsChange,
): Promise<boolean> {
  const values = {
    locale: change.locale,
    timeZone: change.time_zone,
    useModels: change.use_models,
    quietHours: change.quiet_hours,
  };
  const changed =
    version === 0
      ? await database.db
          .insert(accountSettings)
          .values({ userId, ...values })
          .onConflictDoNothing()
          .returning({ id: accountSettings.userId })
      : await database.db
          .update(accountSettings)
          .set({ ...values, version: sql`${accountSettings.version} + 1`, updatedAt: sql`now()` })
          .where(and(eq(accountSettings.userId, userId), eq(accountSettings.version, version)))
          .returning({ id: accountSettings.userId });
  if (changed.length === 0) return false;
  const { name } = change;
  if (name !== undefined) await database.db.update(users).set({ name }).where(eq(users.id, userId));
  return true;
}

/** The features of a company; null when it is gone. */
export async function findCompanyFeatures(
  database: Database,
  companyId: string,
): Promise<CompanyFeatures | null> {
  const proven = database.db
    .select({ domain: ssoDomains.domain })
    .from(ssoDomains)
    .where(eq(ssoDomains.companyId, companies.id));
  const [row] = await database.db
    .select({
      show_sso_banner: companies.showSsoBanner,
      opens_to_managers: companies.opensToManagers,
      sso_works: sql<boolean>`${exists(proven)}`,
      version: companies.featuresVersion,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row ?? null;
}

/** Changes what is given of a company's features at this version; false when they are at another. */
export async function changeCompanyFeatures(
  database: Database,
  companyId: string,
  version: number,
  { show_sso_banner: showSsoBanner, opens_to_managers: opensToManagers }: FeaturesChange,
): Promise<boolean> {
  const rows = await database.db
    .update(companies)
    .set({
      showSsoBanner,
      opensToManagers,
      featuresVersion: sql`${companies.featuresVersion} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(companies.id, companyId), eq(companies.featuresVersion, version)))
    .returning({ id: companies.id });
  return rows.length > 0;
}

/** The hiring managers of a company. */
export async function listManagers(database: Database, companyId: string): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    "select u.id from company_members m join users u on u.id = m.user_id where m.company_id = $1 and u.role = 'hiring_manager'",
    [companyId],
  );
  return rows.map(({ id }) => id);
}
