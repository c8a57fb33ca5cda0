import type { accountSettingsApi } from '../../../api/identity/account-settings.ts';
import { ownsCompany } from '../companies/rules.ts';
import type { Handlers, Services } from '../../context.ts';
import { companyOf } from '../employer-scope.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { changeFeatures, readFeatures } from './commands.ts';
import { changeAccountSettings, findAccountSettings } from './queries.ts';

type Ports = Pick<Services, 'database'>;

/** What people set of their account, and owners of their company's features. */
export const accountSettingsHandlers: Handlers<typeof accountSettingsApi, Ports> = {
  getAccountSettings: (_input, { database, actor }) => findAccountSettings(database, actor.id),

  saveAccountSettings: async ({ body: { version, value } }, { database, actor }) => {
    const isChanged = await changeAccountSettings(database, actor.id, version, value);
    const now = await findAccountSettings(database, actor.id);
    if (!isChanged) throw staleVersion(now);
    return now;
  },

  getCompanyFeatures: (_input, context) => readFeatures(context.database, companyOf(context)),

  saveCompanyFeatures: async ({ body }, context) => {
    const companyId = companyOf(context);
    if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
    return changeFeatures(context, { actor: context.actor, companyId }, body);
  },
};
