import type { Role } from '../../../api/identity/roles.ts';
import { t } from '../../platform/messages.ts';

/** What a role is called among colleagues. */
export const memberRoleLabels: Record<Role, string> = {
  candidate: t('companies.candidate'),
  recruiter: t('companies.recruiter'),
  hiring_manager: t('companies.hiringManager'),
  admin: t('companies.administrator'),
  internal: t('companies.internalStaff'),
};
