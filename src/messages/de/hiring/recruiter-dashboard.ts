import type { recruiterDashboard as english } from '../../en/hiring/recruiter-dashboard.ts';
import type { Translation } from '../../translation.ts';

export const recruiterDashboard: Translation<typeof english> = {};
