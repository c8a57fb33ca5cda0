import type { companies as english } from '../../en/identity/companies.ts';
import type { Translation } from '../../translation.ts';

export const companies: Translation<typeof english> = {};
