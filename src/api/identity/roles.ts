/** Every role a person can hold, one at a time. */
export const roles = ['candidate', 'recruiter', 'hiring_manager', 'admin', 'internal'] as const;
export type Role = (typeof roles)[number];

/** The roles that can be chosen at sign-up. */
export const signUpRoles = ['candidate', 'recruiter'] as const;

/** The roles that work for a company. */
export const employerRoles = ['recruiter', 'hiring_manager', 'admin'] as const satisfies readonly Role[];

/** The roles that see the internal area. */
export const staffRoles = ['internal', 'admin'] as const satisfies readonly Role[];

/** True when the role works for a company. */
export function isEmployer(role: Role): boolean {
  return (employerRoles as readonly Role[]).includes(role);
}
