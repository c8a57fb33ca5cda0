import type { ApplicantRow } from '../../../api/hiring/applications.ts';

/** The applicant's name, or the e-mail address while there is no name. */
export function applicantName(candidate: ApplicantRow['candidate']): string {
  return candidate.name.trim() || candidate.email;
}
