import type { externalApplications as english } from '../../en/candidates/external-applications.ts';
import type { Translation } from '../../translation.ts';

export const externalApplications: Translation<typeof english> = {};
