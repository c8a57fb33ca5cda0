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

/** What the sections are about, in the order of the page. */
export const groups = ['You', 'Signing in', 'Connections', 'Your data'] as const;

/** A part of the Settings page: `id` is the one of its `SettingsSection`; without `isFor` everybody sees it. */
export type Section = {
  id: string;
  title: string;
  group: (typeof groups)[number];
  component: ComponentType;
  isFor?: (user: SessionUser) => boolean;
};

/** Everything in Settings, a line for each section, in the order of the page. */
export const sections: Section[] = [
  { group: 'You', id: 'account', title: 'Account Settings', component: AccountSettings },
  { group: 'You', id: 'features', title: 'Features', component: FeaturesSettings },
  { group: 'You', id: 'language', title: 'Language and time zone', component: LanguageSettings },
  { group: 'You', id: 'appearance', title: 'Appearance', component: AppearanceSettings },
  {
    group: 'You',
    id: 'notifications',
    title: 'Notifications',
    component: NotificationSettings,
    isFor: ({ role }) => role !== 'internal',
  },
  {
    group: 'You',
    id: 'job-alerts',
    title: 'Job alerts',
    component: JobAlertSettings,
    isFor: ({ role }) => role === 'candidate',
  },
  { group: 'Signing in', id: 'email', title: 'Email', component: EmailSettings },
  { group: 'Signing in', id: 'password', title: 'Password', component: PasswordSettings },
  { group: 'Signing in', id: 'passkeys', title: 'Passkeys', component: PasskeySettings },
  { group: 'Signing in', id: 'two-factor', title: 'Two-factor sign-in', component: TwoFactorSettings },
  { group: 'Signing in', id: 'identities', title: 'Linked accounts', component: IdentitySettings },
  { group: 'Signing in', id: 'sessions', title: 'Where you are signed in', component: SessionsSettings },
  {
    group: 'Signing in',
    id: 'sso',
    title: 'Single sign-on',
    component: SsoSettings,
    isFor: ({ company }) => company?.owner === true,
  },
  { group: 'Connections', id: 'api-keys', title: 'API Keys', component: ApiKeysSettings },
  { group: 'Connections', id: 'api-tokens', title: 'API tokens', component: ApiTokenSettings },
  { group: 'Your data', id: 'your-data', title: 'Download my data', component: DataExportSettings },
  { group: 'Your data', id: 'delete-account', title: 'Delete my account', component: DeleteAccountSettings },
];
