import { type ComponentType, type FunctionComponent, lazy } from 'react';
import { DataExportSettings } from '../../privacy/personal-data/data-export-settings.tsx';
import { DeleteAccountSettings } from '../../privacy/personal-data/delete-account-settings.tsx';
import { AccountSettings } from './account-settings.tsx';
import { AppearanceSettings } from './appearance-settings.tsx';
import { EmailSettings } from './email-settings.tsx';
import { FeaturesSettings } from './features-settings.tsx';
import { IdentitySettings } from './identity-settings.tsx';
import { JobAlertSettings } from './job-alert-settings.tsx';
import { LanguageSettings } from './language-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { PasskeySettings } from './passkey-settings.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { SessionsSettings } from './sessions-settings.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';

const company = () => import('./company-parts.ts');
const careers = () => import('../../jobs/career-pages/career-settings.tsx');
const availability = () => import('../../hiring/availability/availability-settings.tsx');
const rules = () => import('./rule-parts.ts');
const data = () => import('./data-parts.ts');
const hiring = () => import('./hiring-parts.ts');
const connection = () => import('./connection-parts.ts');

/** What each page of Settings shows, by its id. What only some people open is loaded when they do. */
export const sectionParts: Record<string, ComponentType> = {
  account: AccountSettings,
  notifications: NotificationSettings,
  'job-alerts': JobAlertSettings,
  availability: later(async () => (await availability()).AvailabilitySettings),
  language: LanguageSettings,
  appearance: AppearanceSettings,
  features: FeaturesSettings,
  email: EmailSettings,
  password: PasswordSettings,
  passkeys: PasskeySettings,
  'two-factor': TwoFactorSettings,
  identities: IdentitySettings,
  sessions: SessionsSettings,
  company: later(async () => (await company()).CompanySettings),
  members: later(async () => (await company()).MemberSettings),
  careers: later(async () => (await careers()).CareerSettings),
  hiring: later(async () => (await hiring()).HiringSettings),
  approval: later(async () => (await hiring()).ApprovalSettings),
  offers: later(async () => (await hiring()).OfferSettings),
  rules: later(async () => (await rules()).RuleSettings),
  retention: later(async () => (await data()).RetentionSettings),
  fields: later(async () => (await hiring()).FieldSettings),
  'audit-log': later(async () => (await data()).AuditLogSettings),
  structure: later(async () => (await hiring()).StructureSettings),
  sso: later(async () => (await connection()).SsoSettings),
  'api-keys': later(async () => (await connection()).ApiKeysSettings),
  'api-tokens': later(async () => (await connection()).ApiTokenSettings),
  'your-data': DataExportSettings,
  'delete-account': DeleteAccountSettings,
};

function later(load: () => Promise<FunctionComponent>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}
