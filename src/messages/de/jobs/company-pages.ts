import type { companyPages as english } from '../../en/jobs/company-pages.ts';
import type { Translation } from '../../translation.ts';

export const companyPages: Translation<typeof english> = {};
