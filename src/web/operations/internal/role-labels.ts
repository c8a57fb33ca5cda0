import type { Role } from '../../../api/identity/roles.ts';

/** What each role is called. */
export const roleLabels: Record<Role, string> = {
  candidate: 'Candidate',
  recruiter: 'Recruiter',
  hiring_manager: 'Hiring manager',
  admin: 'Administrator',
  internal: 'Internal staff',
};
