import type { applicantNotes as english } from '../../en/hiring/applicant-notes.ts';
import type { Translation } from '../../translation.ts';

export const applicantNotes: Translation<typeof english> = {};
