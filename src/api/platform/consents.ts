import { z } from 'zod';
import { language } from './language.ts';
import type { MessageKey } from '../../messages/message.ts';

/**
 * Something to agree to: the message that says it, and its version. A new wording, in any language, gets a new version, and counts only for
 * those who agreed to it.
 */
export type ConsentText = { version: string; text: MessageKey };

/** The version of the text that somebody agrees to, and the language in which they read it. */
export const agreement = {
  consent_version: z.string().max(40).optional(),
  consent_language: language.default('en'),
};
