import type { reports as english } from '../../en/hiring/reports.ts';
import type { Translation } from '../../translation.ts';

export const reports: Translation<typeof english> = {};
