import type { applicantViews as english } from '../../en/hiring/applicant-views.ts';
import type { Translation } from '../../translation.ts';

export const applicantViews: Translation<typeof english> = {};
