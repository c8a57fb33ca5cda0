import { folded } from '../../occupations/stems.ts';

/** The languages that postings are read in. */
export const postingLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl'] as const;
export type PostingLanguage = (typeof postingLanguages)[number];

/** The language that most of the small words of a text belong to; English where none say. */
export function languageOf(text: string): PostingLanguage {
  const counts = new Map<PostingLanguage, number>();
  for (const [word] of folded(text.slice(0, LONGEST)).matchAll(/\p{L}+/gu))
    for (const language of SMALL_WORDS.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best?.[0] ?? 'en';
}

const LONGEST = 6000;
const SMALL_WORDS = new Map<string, PostingLanguage[]>();
const LISTS: Record<PostingLanguage, string> = {
  en: 'the and of to you for with our we are is your will in on have experience or as be that',
  de: 'und der die das mit fur sie wir ist den von zu im ein eine oder bei du dein ihr unser nicht auf haben',
  fr: 'et le la les des vous pour avec nous dans une du est votre notre ou sur au aux en un cherche',
  es: 'y el la los las para con una del por tu que un en nuestro se es experiencia buscamos al o de',
  it: 'e il la le gli per con una del della di che nel nostra siamo cerchiamo si sono esperienza un o al',
  pt: 'e o a os as para com uma do da dos em um que nossa procuramos se ou na no experiencia ao de',
  nl: 'en de het een van voor met je wij in op aan bij jij is zijn jouw ons onze of naar te',
  sv: 'och att som for med vi du en ett i pa av till ar din har inom eller den om',
  pl: 'i w z na do oraz jest pracy dla od sie lub o po nasz twoje osoby szukamy co ze przy',
};
for (const language of postingLanguages)
  for (const word of LISTS[language].split(' '))
    SMALL_WORDS.set(word, [...(SMALL_WORDS.get(word) ?? []), language]);
