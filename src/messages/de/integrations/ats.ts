import type { ats as english } from '../../en/integrations/ats.ts';
import type { Translation } from '../../translation.ts';

export const ats: Translation<typeof english> = {};
