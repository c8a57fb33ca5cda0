import type { accountSettingsApi, CompanyFeatures } from '../../../api/identity/account-settings.ts';
import { ownsCompany } from '../companies/rules.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf } from '../employer-scope.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import {
  changeAccountSettings,
  changeCompanyFeatures,
  findAccountSettings,
  findCompanyFeatures,
} from './queries.ts';

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

  getCompanyFeatures: (_input, context) => shownFeatures(context),

  saveCompanyFeatures: ({ body }, context) =>
    context.database.transact(async () => {
      const { database, actor } = context;
      const companyId = companyOf(context);
      if (!ownsCompany(actor)) throw new ApiError('owner_only');
      if (!(await changeCompanyFeatures(database, companyId, body.version, body.show_sso_banner)))
        throw staleVersion(await shownFeatures(context));
      await recordEvent(database, {
        actorId: actor.id,
        companyId,
        action: 'company.features_changed',
        objectType: 'company',
        objectId: companyId,
        data: { show_sso_banner: body.show_sso_banner },
      });
      return shownFeatures(context);
    }),
};

async function shownFeatures(context: SignedIn<Ports>): Promise<CompanyFeatures> {
  const features = await findCompanyFeatures(context.database, companyOf(context));
  if (!features) throw new ApiError('no_company');
  return features;
}
