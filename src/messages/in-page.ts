import { compiledMessage } from './compile.ts';
import type { CompiledMessage } from './format.ts';
import type { Language } from './languages.ts';
import type { MessageKey } from './keys.ts';
import { wordsOf } from './render.ts';
import { fromStoredText } from './stored-text.ts';

/** The language of the pages. The build has a file of its own in place of this one, where each key already is its message. */
export const language: Language = 'en';

/** The message of that name in the language of the pages. */
export function messageOf(key: MessageKey): CompiledMessage {
  return compiledMessage(key, language);
}

/** What a schema or a label says, as `said` made it: the message in the language of the page, and any other words as they are. */
export function textInPage(said: string): string {
  return wordsOf(fromStoredText(said), { locale: language, timeZone: null });
}

/** A table of labels, as `said` made them, in the language of the page. */
export function labelsInPage<Name extends string>(
  labels: Readonly<Record<Name, string>>,
): Record<Name, string> {
  return Object.fromEntries(
    Object.entries<string>(labels).map(([name, label]) => [name, textInPage(label)]),
  ) as Record<Name, string>;
}
