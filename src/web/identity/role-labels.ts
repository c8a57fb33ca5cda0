import type { Role } from '../../api/identity/roles.ts';
import { t } from '../platform/messages.ts';

/** What each role is called. */
export const roleLabels: Record<Role, string> = {
  candidate: t('settings.candidate'),
  recruiter: t('settings.recruiter'),
  hiring_manager: t('settings.hiringManager'),
  admin: t('settings.administrator'),
  internal: t('settings.internalStaff'),
};
