import type { myApplications as english } from '../../en/hiring/my-applications.ts';
import type { Translation } from '../../translation.ts';

export const myApplications: Translation<typeof english> = {
  submitted: 'Application submitted successfully!',
};
