import type { ComponentType } from 'react';
import type { SessionUser } from '../../../api/identity/auth.ts';
import { AccountSettings } from './account-settings.tsx';
import { ApiKeysSettings } from './api-keys-settings.tsx';
import { ApiTokenSettings } from './api-token-settings.tsx';
import { AppearanceSettings } from './appearance-settings.tsx';
import { DataExportSettings } from '../../privacy/personal-data/data-export-settings.tsx';
import { DeleteAccountSettings } from '../../privacy/personal-data/delete-account-settings.tsx';
import { EmailSettings } from './email-settings.tsx';
import { FeaturesSettings } from './features-settings.tsx';
import { IdentitySettings } from './identity-settings.tsx';
import { JobAlertSettings } from './job-alert-settings.tsx';
import { LanguageSettings } from './language-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { PasskeySettings } from './passkey-settings.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { SessionsSettings } from './sessions-settings.tsx';
import { SsoSettings } from './sso-settings.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';
import { t } from '../../platform/messages.ts';

const you = t('settings.you');
const signingIn = t('settings.signingIn');
const connections = t('settings.connections');
const yourData = t('settings.yourData');

/** What the sections are about, in the order of the page. */
export const groups = [you, signingIn, connections, yourData];

/** A part of the Settings page: `id` is the one of its `SettingsSection`; without `isFor` everybody sees it. */
export type Section = {
  id: string;
  title: string;
  group: string;
  component: ComponentType;
  isFor?: (user: SessionUser) => boolean;
};

/** Everything in Settings, a line for each section, in the order of the page. */
export const sections: Section[] = [
  {
    group: you,
    id: 'account',
    title: t('settings.accountSettings'),
    component: AccountSettings,
  },
  { group: you, id: 'features', title: t('companySettings.features'), component: FeaturesSettings },
  {
    group: you,
    id: 'language',
    title: t('settings.languageAndTimeZone'),
    component: LanguageSettings,
  },
  {
    group: you,
    id: 'appearance',
    title: t('settings.appearance'),
    component: AppearanceSettings,
  },
  {
    group: you,
    id: 'notifications',
    title: t('settings.notifications'),
    component: NotificationSettings,
    isFor: ({ role }) => role !== 'internal',
  },
  {
    group: you,
    id: 'job-alerts',
    title: t('settings.jobAlerts'),
    component: JobAlertSettings,
    isFor: ({ role }) => role === 'candidate',
  },
  { group: signingIn, id: 'email', title: t('settings.email'), component: EmailSettings },
  {
    group: signingIn,
    id: 'password',
    title: t('security.password'),
    component: PasswordSettings,
  },
  {
    group: signingIn,
    id: 'passkeys',
    title: t('security.passkeys'),
    component: PasskeySettings,
  },
  {
    group: signingIn,
    id: 'two-factor',
    title: t('security.twoFactorSignIn'),
    component: TwoFactorSettings,
  },
  {
    group: signingIn,
    id: 'identities',
    title: t('security.linkedAccounts'),
    component: IdentitySettings,
  },
  {
    group: signingIn,
    id: 'sessions',
    title: t('security.whereYouAreSignedIn'),
    component: SessionsSettings,
  },
  {
    group: signingIn,
    id: 'sso',
    title: t('companySettings.singleSignOn'),
    component: SsoSettings,
    isFor: ({ company }) => company?.owner === true,
  },
  {
    group: connections,
    id: 'api-keys',
    title: t('settings.apiKeys'),
    component: ApiKeysSettings,
  },
  {
    group: connections,
    id: 'api-tokens',
    title: t('security.apiTokens'),
    component: ApiTokenSettings,
  },
  {
    group: yourData,
    id: 'your-data',
    title: t('personalData.downloadMyData'),
    component: DataExportSettings,
  },
  {
    group: yourData,
    id: 'delete-account',
    title: t('personalData.deleteMyAccount'),
    component: DeleteAccountSettings,
  },
];
