import type { Role } from '../../../api/identity/roles.ts';
import { t } from '../../platform/messages.ts';

/** What each role is called. */
export const roleLabels: Record<Role, string> = {
  candidate: t('internalPeople.candidate'),
  recruiter: t('internalPeople.recruiter'),
  hiring_manager: t('internalPeople.hiringManager'),
  admin: t('internalPeople.administrator'),
  internal: t('internalPeople.internalStaff'),
};
