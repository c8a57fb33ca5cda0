import type { SsoPerson } from './queries.ts';

/**
 * A company's sign-in server speaks for people who work for that company as recruiters or hiring managers, never for
 * platform staff, and for nobody else who happens to have such an address.
 */
export function canSignInBySso(person: SsoPerson, companyId: string): boolean {
  return person.companyId === companyId && (person.role === 'recruiter' || person.role === 'hiring_manager');
}

/** True for an address at one of the domains. */
export function isCovered(email: string, domains: readonly string[]): boolean {
  return domains.includes(domainOf(email));
}

/** What follows the @ of an address; '' when it has not exactly one. */
export function domainOf(email: string): string {
  const [local, domain, ...rest] = email.toLowerCase().split('@');
  return local && domain && rest.length === 0 ? domain : '';
}
