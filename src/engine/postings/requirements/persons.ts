import { occupationsNamed } from '../../occupations/title-links.ts';
import { titleStems } from '../../occupations/title-stems.ts';
import { foldWithPlaces } from './folded-text.ts';
import type { PostingLanguage } from './posting-language.ts';

/**
 * Whether words name people by their occupation ("business analysts", "Altenpfleger") and not the trade ("business analysis"): ESCO or
 * O*NET has the name, and its word ends as names of people do in the language of the posting. The tables alone do not tell, since
 * both are one stem in them.
 */
export function namesPerson(words: string, language: PostingLanguage): boolean {
  const before = known.get(`${language} ${words}`);
  if (before !== undefined) return before;
  const found = isPerson(words, language);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(`${language} ${words}`, found);
  return found;
}

const known = new Map<string, boolean>();
const MAX_KNOWN = 2000;

function isPerson(words: string, language: PostingLanguage): boolean {
  const parts = foldWithPlaces(words).text.split(/[\s-]+/);
  const endings = ENDINGS[language] ?? ENDINGS.en;
  // English, German, Dutch and Swedish put the person last, the others first.
  const head = LAST.has(language) ? parts.at(-1) : parts[0];
  if (head === undefined || !endings.test(head)) return false;
  return [words, parts.map((part) => part.replace(/s$/, '')).join(' ')].some(
    (name) => occupationsNamed(titleStems(name, 'by name')).length > 0,
  );
}

/** Whether somebody is spoken of whom the job has to do with, or as whom somebody has worked, just before these words. `before` is folded. */
export function isAsSomebody(before: string): boolean {
  return AS.test(before);
}

const LAST = new Set<PostingLanguage>(['en', 'de', 'nl', 'sv']);
const ENDINGS: Readonly<Record<string, RegExp>> & { en: RegExp } = {
  en: /(?:.{3}er|.{3}or|ist|ian|eer|man|men|woman|women|nurse|chef|cook|clerk|analyst|assistant|consultant|architect|agent|attendant|accountant|maid|midwife|mechanic|representative|pilot|guard)s?$/,
  de: /(?:.{3}er|.{3}ern|.{3}erin|.{3}erinnen|kraft|kraften?|mann|frau|leute|ist|isten|istin|eur|eurin|assistent\w*|arzt\w*|koch|kochin|angestellte\w?|schwester|hebamme)$/,
  fr: /(?:.{3}eur|.{3}euse|.{3}ien|.{3}ienne|.{3}ier|.{3}iere|iste|infirmiere?|comptable)s?$/,
  es: /(?:.{3}ador|.{3}adora|.{3}ero|.{3}era|ista|tecnico|tecnica|enfermer[oa]|ingenier[oa]|contable)(?:e?s)?$/,
  it: /(?:.{3}tore|.{3}trice|.{3}iere|.{3}iera|ista|tecnico|cuoco|cuoca|infermiere|ingegnere)$/,
  pt: /(?:.{3}ador|.{3}adora|.{3}eiro|.{3}eira|ista|tecnico|tecnica|engenheir[oa]|contabilista)(?:e?s)?$/,
  nl: /(?:.{3}er|.{3}ers|.{3}ster|kundige|kundigen|ist|isten|monteur|monteurs|medewerk\w+|kok)$/,
  sv: /(?:.{3}are|.{3}arna|ist|ister|skoterska|skoterskor|tekniker|ingenjor\w*|elektriker|montor\w*|kock|ekonom)$/,
  pl: /(?:.{2}arz|.{3}nik|.{3}ista|.{3}owca|technik|inzynier|ksiegow[ay]|pielegniark[ai]|kucharz|kierowca|spawacz)$/,
};
const AS =
  /(?:^|[\s(])(?:as|als|comme|en tant que|en tant qu|como|come|jako|som)\s(?:an? |eine?r? |une? |una |uno |um |uma |een |en |ett )?(?:\p{L}+ ){0,2}$|(?:^|\s)(?:with|alongside|among|between|including|support|assist|supervis\w+|report\w* to|team of|help) (?:\p{L}+ ){0,3}$/u;
