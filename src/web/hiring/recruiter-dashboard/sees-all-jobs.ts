import type { SessionUser } from '../../../api/identity/auth.ts';

/** True for whoever works with all jobs of the company; hiring managers who do not own it see those of their teams. */
export function seesAllJobs(user: SessionUser | null | undefined): boolean {
  return user?.role !== 'hiring_manager' || user.company?.owner === true;
}
