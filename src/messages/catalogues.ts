import { notices } from './en/notices.ts';

/** Every message in English, by area; other languages have the same keys and values. */
export const english = { notices } as const;

/** The languages that the messages are written in; the first is read where somebody's own is not among them. */
export const catalogues = { en: english };
export type Language = keyof typeof catalogues;
