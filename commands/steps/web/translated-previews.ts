import { textOf } from '../../../src/messages/compile.ts';
import type { Language } from '../../../src/messages/languages.ts';
import { screenPreviews } from '../../../src/web/screen-previews.ts';

/** The previews of all screens by their paths, with the words of a language in place of the keys of messages. */
export function previewsIn(language: Language): typeof screenPreviews {
  const worded = (text: string) => textOf(text, language) ?? text;
  const previews = Object.entries(screenPreviews).map(([path, preview]) => {
    const { heading, back, context } = preview;
    const words = {
      ...(heading !== undefined && { heading: worded(heading) }),
      ...(back !== undefined && { back: worded(back) }),
      ...(context !== undefined && {
        context: typeof context === 'string' ? worded(context) : context.map(worded),
      }),
    };
    return [path, { ...preview, ...words }] as const;
  });
  return Object.fromEntries(previews);
}
