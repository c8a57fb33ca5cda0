/** The pages of Settings about what the company stores and who did what: one file. */
export { AuditLogSettings } from '../../hiring/audit-log/audit-log.tsx';
export { RetentionSettings } from '../../privacy/retention/retention-settings.tsx';
