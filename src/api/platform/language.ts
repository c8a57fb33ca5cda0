import { z } from 'zod';
import { languages } from '../../messages/languages.ts';

/** One of the languages that texts are written in. */
export const language = z.enum(languages);
