import { createHash } from 'node:crypto';
import type { ConsentText } from '../../api/platform/consents.ts';
import { textOf } from '../../messages/compile.ts';
import type { Language } from '../../messages/languages.ts';

/** What somebody agreed to, as it is stored for proof: the version, the language they read it in, and the SHA-256 of the text in it. */
export type AgreedText = { version: string; language: Language; hash: string };

/** What somebody agrees to who read it in this language. */
export function agreedText({ version, text: key }: ConsentText, language: Language): AgreedText {
  const text = textOf(key, language);
  if (text === undefined) throw new Error(`There is no text ${key} to agree to.`);
  return { version, language, hash: createHash('sha256').update(text).digest('hex') };
}
