import type { ui as english } from '../../en/platform/ui.ts';
import type { Translation } from '../../translation.ts';

export const ui: Translation<typeof english> = {};
