import type { ComponentType } from 'react';
import type { SessionUser } from '../../api/auth.ts';
import { AtsSettings } from '../ats/ats-settings.tsx';
import { AccountSettings } from './account-settings.tsx';
import { ApiTokenSettings } from './api-token-settings.tsx';
import { AppearanceSettings } from './appearance-settings.tsx';
import { DataExportSettings } from './data-export-settings.tsx';
import { DeleteAccountSettings } from './delete-account-settings.tsx';
import { IdentitySettings } from './identity-settings.tsx';
import { JobAlertSettings } from './job-alert-settings.tsx';
import { PasskeySettings } from './passkey-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { EmailSettings } from './email-settings.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { SessionsSettings } from './sessions-settings.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';
import { SsoSettings } from './sso-settings.tsx';

/** A part of the Settings page: `id` is the one of its `SettingsSection`; without `isFor` everybody sees it. */
type Section = {
  id: string;
  title: string;
  component: ComponentType;
  isFor?: (user: SessionUser) => boolean;
};

/** Everything in Settings, a line for each section, in the order of the page. */
export const sections: Section[] = [
  { id: 'account', title: 'Account', component: AccountSettings },
  { id: 'email', title: 'Email', component: EmailSettings },
  { id: 'password', title: 'Password', component: PasswordSettings },
  { id: 'passkeys', title: 'Passkeys', component: PasskeySettings },
  { id: 'two-factor', title: 'Two-factor sign-in', component: TwoFactorSettings },
  { id: 'identities', title: 'Linked accounts', component: IdentitySettings },
  { id: 'sessions', title: 'Signed-in devices', component: SessionsSettings },
  {
    id: 'sso',
    title: 'Single sign-on',
    component: SsoSettings,
    isFor: ({ company }) => company?.owner === true,
  },
  {
    id: 'ats',
    title: 'Applicant tracking system',
    component: AtsSettings,
    isFor: ({ company }) => company?.owner === true,
  },
  {
    id: 'notifications',
    title: 'Notifications',
    component: NotificationSettings,
    isFor: ({ role }) => role !== 'internal',
  },
  { id: 'api-tokens', title: 'API tokens', component: ApiTokenSettings },
  { id: 'appearance', title: 'Appearance', component: AppearanceSettings },
  {
    id: 'job-alerts',
    title: 'Job alerts',
    component: JobAlertSettings,
    isFor: ({ role }) => role === 'candidate',
  },
  { id: 'your-data', title: 'Download my data', component: DataExportSettings },
  { id: 'delete-account', title: 'Delete my account', component: DeleteAccountSettings },
];
