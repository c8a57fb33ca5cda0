import type { SessionUser } from '../../../api/identity/auth.ts';
import { t } from '../messages.ts';

/** A page that can be found by its name. */
export type Page = { path: string; label: string };

/** The sections of Settings that an employer has, as pages to be found; a test holds them to those of the page. */
export function settingsPages({ company }: Pick<SessionUser, 'company'>): Page[] {
  const page = (id: string, label: string) => ({ path: `/settings#${id}`, label });
  return [
    page('account', t('settings.accountSettings')),
    page('features', t('companySettings.features')),
    page('language', t('settings.languageAndTimeZone')),
    page('appearance', t('settings.appearance')),
    page('notifications', t('settings.notifications')),
    page('email', t('settings.email')),
    page('password', t('security.password')),
    page('passkeys', t('security.passkeys')),
    page('two-factor', t('security.twoFactorSignIn')),
    page('identities', t('security.linkedAccounts')),
    page('sessions', t('security.whereYouAreSignedIn')),
    ...(company?.owner ? [page('sso', t('companySettings.singleSignOn'))] : []),
    page('api-keys', t('settings.apiKeys')),
    page('api-tokens', t('security.apiTokens')),
    page('your-data', t('personalData.downloadMyData')),
    page('delete-account', t('personalData.deleteMyAccount')),
  ];
}
