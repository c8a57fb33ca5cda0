import { language } from '../../messages/in-page.ts';
import { languageOf, languages } from '../../messages/languages.ts';

/** How long an answer that nobody has asked for yet is kept. */
const keptMs = 30_000;
const answers = new Map<string, Promise<Response>>();

/** A fetch with a header of its own does not take over what a link started: it has one only where the page differs from the browser. */
const isBrowserLanguage = (languageOf(navigator.language) ?? languages[0]) === language;

/** Takes over what the served page asks for on behalf of its screen: a link started it, and the same address here is answered by it. */
export function startReads(reads: string[] = []): void {
  for (const address of reads) {
    const answer = isBrowserLanguage
      ? fetch(address)
      : fetch(address, { headers: { 'Accept-Language': language } });
    answers.set(address, answer);
    // Read to its end, so that its connection is free even when nobody asks for it.
    answer.then((whole) => whole.clone().text()).catch(() => undefined);
  }
  setTimeout(forgetReads, keptMs);
}

/** The answer that is on its way from there, to the first who asks; undefined when there is none. */
export function takeRead(address: string): Promise<Response> | undefined {
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}

/** What was read before a change is not shown after it. */
export function forgetReads(): void {
  answers.clear();
}
