import { isEmployer, type Role } from '../../../api/identity/roles.ts';

const employerPage = /^\/(recruiter|applicants|jobs\/(create|[^/]+\/(edit|applicants)))(?![\w-])/;

/**
 * The role that the sign-up form starts with: Employer when the address asks for it, when the person was on a page of
 * employers before, or when an employer is signed in here; otherwise Candidate.
 */
export function preselectedRole(known: {
  asked: string | undefined;
  from: string | undefined;
  user: { role: Role } | null;
}): 'candidate' | 'recruiter' {
  const employer =
    known.asked === 'recruiter' ||
    (known.from !== undefined && employerPage.test(known.from)) ||
    (known.user !== null && isEmployer(known.user.role));
  return employer ? 'recruiter' : 'candidate';
}

/** The path of a page of this site by its whole address; undefined for other sites and for none. */
export function samePath(address: string, origin = location.origin): string | undefined {
  const url = URL.parse(address);
  return url?.origin === origin ? url.pathname : undefined;
}
