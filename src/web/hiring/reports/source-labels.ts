import { namedSources, sourceName } from '../../../api/hiring/application-sources.ts';
import { textInPage } from '../../../messages/in-page.ts';

/** Where an application came from, in words. */
export function sourceLabel(source: string): string {
  return textInPage(sourceName(source));
}

/** What a source is called in links and filters, from its words as a person types them; the other way round of `sourceLabel`. */
export function sourceKey(words: string): string {
  const typed = words.trim().toLowerCase();
  const known = namedSources.find((source) => sourceLabel(source).toLowerCase() === typed);
  return known ?? typed.replaceAll(/\s+/g, '-');
}
