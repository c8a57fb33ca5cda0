/** The pages of Settings that only some people open: one file. */
export { CompanySettings } from '../companies/company-settings.tsx';
export { MemberSettings } from '../companies/member-settings.tsx';
export { ApiKeysSettings } from './api-keys-settings.tsx';
export { ApiTokenSettings } from './api-token-settings.tsx';
export { HiringSettings } from './hiring-settings.tsx';
export { AuditLogSettings } from '../../hiring/audit-log/audit-log.tsx';
export { CareerSettings } from '../../jobs/career-pages/career-settings.tsx';
export { StructureSettings } from './structure-settings.tsx';
export { SsoSettings } from './sso-settings.tsx';
