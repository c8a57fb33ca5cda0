import type { Role } from '../../api/roles.ts';

/** How short a password of this role may be: those who can see other people's data need more. */
export function passwordFloor(role: Role): number {
  return role === 'admin' || role === 'internal' ? 12 : 6;
}
