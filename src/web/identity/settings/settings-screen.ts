import type { Api } from '../../../api/index.ts';
import { atsQuery } from '../../integrations/ats/ats-queries.ts';
import { savedSearchesQuery } from '../../jobs/jobs/job-queries.ts';
import { call } from '../../platform/client.ts';
import { settingsQuery } from '../../platform/notifications/notification-queries.ts';
import { screenPart, useFirstRead } from '../../platform/ui/use-first-read.ts';
import { deletionQuery } from '../../privacy/personal-data/delete-account-settings.tsx';
import { exportQuery } from '../../privacy/personal-data/data-export-settings.tsx';
import { emailQuery } from '../auth/email-query.ts';
import { signInMethodsQuery } from '../auth/sign-in-methods-query.ts';
import { accountSettingsQuery, companyFeaturesQuery } from './account-settings-queries.ts';
import { tokensQuery } from './api-token-settings.tsx';
import { ownModelQuery } from './own-model-part.tsx';
import { ssoQuery } from './sso-queries.ts';

/** Reads what Settings show first, in one request. */
export function useSettingsScreen(): void {
  const screen = { method: 'GET', path: '/api/screens/settings' } as const;
  useFirstRead('', () => call<Api['getSettingsScreen']>(screen), [
    screenPart(accountSettingsQuery, ({ account }) => account ?? undefined),
    screenPart(settingsQuery, ({ notifications }) => notifications ?? undefined),
    screenPart(emailQuery, ({ email }) => email ?? undefined),
    screenPart(signInMethodsQuery, ({ methods }) => methods ?? undefined),
    screenPart(ownModelQuery, (found) => found.own_model ?? undefined),
    screenPart(tokensQuery, (found) => found.api_tokens ?? undefined),
    screenPart(exportQuery, (found) => found.data_export ?? undefined),
    screenPart(deletionQuery, (found) => found.account_deletion ?? undefined),
    screenPart(savedSearchesQuery, (found) => found.saved_searches ?? undefined),
    screenPart(companyFeaturesQuery, ({ features }) => features ?? undefined),
    screenPart(ssoQuery, ({ sso }) => sso ?? undefined),
    screenPart(atsQuery, ({ ats }) => ats ?? undefined),
  ]);
}
