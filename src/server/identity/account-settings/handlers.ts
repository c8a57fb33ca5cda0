import type { accountSettingsApi } from '../../../api/identity/account-settings.ts';
import { ownsCompany } from '../companies/rules.ts';
import type { Handlers, Services } from '../../context.ts';
import { companyOf } from '../employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { changeFeatures, readFeatures, saveSettings } from './commands.ts';
import { findAccountSettings } from './queries.ts';

type Ports = Pick<Services, 'database' | 'live'>;

/** What people set of their account, and owners of their company's features. */
export const accountSettingsHandlers: Handlers<typeof accountSettingsApi, Ports> = {
  getAccountSettings: (_input, { database, actor }) => findAccountSettings(database, actor.id),

  saveAccountSettings: ({ body: { version, value } }, context) =>
    saveSettings(context, context.actor, version, value),

  getCompanyFeatures: (_input, context) => readFeatures(context.database, companyOf(context)),

  saveCompanyFeatures: async ({ body }, context) => {
    const companyId = companyOf(context);
    if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
    return changeFeatures(context, { actor: context.actor, companyId }, body);
  },
};
