import type { contact as english } from '../../en/operations/contact.ts';
import type { Translation } from '../../translation.ts';

export const contact: Translation<typeof english> = {};
