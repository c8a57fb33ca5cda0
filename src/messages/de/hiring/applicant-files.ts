import type { applicantFiles as english } from '../../en/hiring/applicant-files.ts';
import type { Translation } from '../../translation.ts';

export const applicantFiles: Translation<typeof english> = {
  name: 'Name',
  email: 'E-Mail',
  location: 'Ort',
  job: 'Stelle',
  stage: 'Phase',
  stageSince: 'In dieser Phase seit',
  rejectReason: 'Absagegrund',
  skillsMatch: 'Passung der Kenntnisse in %',
  skillsKnown: 'Bekannte Kenntnisse',
  applied: 'Beworben am',
  source: 'Quelle',
  tags: 'Schlagwörter',
  assignedTo: 'Zuständig',
};
