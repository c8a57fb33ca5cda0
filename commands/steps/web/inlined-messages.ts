import type { Plugin } from 'vite';
import { english } from '../../../src/messages/english.ts';
import { compiledMessage, textOf } from '../../../src/messages/compile.ts';
import { type Language, usualLocale } from '../../../src/messages/languages.ts';
import { pseudo } from './pseudo-language.ts';

const areas = Object.keys(english).join('|');
/** A text in the code that may be the key of a message. */
const quoted = new RegExp(String.raw`(["'\`])((?:${areas})\.\w+)\1`, 'g');
const sources = /\/src\/(web|api)\/[^?]*\.tsx?$/;
const lookup = /\/src\/messages\/in-page\.ts$/;
const texts = /\/src\/api\/platform\/message-text\.ts$/;

/**
 * Builds the pages in one language: in place of each message's key stands the message itself, compiled, so that a file carries the texts
 * that it shows and no other, and the browser neither loads nor parses a catalogue. In the pseudo-language they are written from right
 * to left.
 */
export function inlinedMessages(language: Language, isPseudo = false): Plugin {
  const messageOf = (key: string) => {
    const message = compiledMessage(key, language);
    return isPseudo ? pseudo(message) : message;
  };
  return {
    name: 'inlined-messages',
    enforce: 'post',
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      if (lookup.test(path)) {
        return [
          `export const language = '${language}';`,
          'export const messageOf = (message) => message;',
          'export const textInPage = (said) => said;',
          'export const labelsInPage = (labels) => labels;',
        ].join('\n');
      }
      if (texts.test(path)) {
        return [
          "import { format } from '../../messages/format.ts';",
          `const locale = '${usualLocale[language]}';`,
          'export const messageText = (message, values) => (values ? String(format(message, values, { locale })) : message);',
        ].join('\n');
      }
      if (!sources.test(path)) return null;
      return code.replaceAll(quoted, (whole, _quote, key: string) =>
        textOf(key, language) === undefined ? whole : JSON.stringify(messageOf(key)),
      );
    },
    transformIndexHtml: (page) =>
      page.replace('<html lang="en">', `<html lang="${language}"${isPseudo ? ' dir="rtl"' : ''}>`),
  };
}
