import type { Role } from '../../../api/identity/roles.ts';

/** What a role is called among colleagues. */
export const memberRoleLabels: Record<Role, string> = {
  candidate: 'Candidate',
  recruiter: 'Recruiter',
  hiring_manager: 'Hiring manager',
  admin: 'Administrator',
  internal: 'Internal staff',
};
