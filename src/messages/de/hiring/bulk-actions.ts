import type { bulkActions as english } from '../../en/hiring/bulk-actions.ts';
import type { Translation } from '../../translation.ts';

export const bulkActions: Translation<typeof english> = {};
