import type { Plugin } from 'vite';
import { english } from '../../../src/messages/catalogues.ts';
import { compiledMessage, textOf } from '../../../src/messages/compile.ts';
import { type Language, usualLocale } from '../../../src/messages/languages.ts';

const areas = Object.keys(english).join('|');
/** A text in the code that may be the key of a message. */
const quoted = new RegExp(String.raw`(["'\`])((?:${areas})\.\w+)\1`, 'g');
const sources = /\/src\/(web|api)\/[^?]*\.tsx?$/;
const lookup = /\/src\/messages\/in-page\.ts$/;
const saying = /\/src\/api\/platform\/said\.ts$/;

/**
 * Builds the pages in one language: in place of each message's key stands the message itself, compiled, so that a file carries the texts
 * that it shows and no other, and the browser neither loads nor parses a catalogue.
 */
export function inlinedMessages(language: Language): Plugin {
  return {
    name: 'inlined-messages',
    enforce: 'post',
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      if (lookup.test(path)) {
        return [
          `export const language = '${language}';`,
          'export const messageOf = (message) => message;',
          'export const saidInPage = (said) => said;',
        ].join('\n');
      }
      if (saying.test(path)) {
        return [
          "import { format } from '../../messages/format.ts';",
          `const locale = '${usualLocale[language]}';`,
          'export const said = (message, values) => (values ? String(format(message, values, { locale })) : message);',
        ].join('\n');
      }
      if (!sources.test(path)) return null;
      return code.replaceAll(quoted, (whole, _quote, key: string) =>
        textOf(key, language) === undefined ? whole : JSON.stringify(compiledMessage(key, language)),
      );
    },
    transformIndexHtml: (page) => page.replace('<html lang="en">', `<html lang="${language}">`),
  };
}
