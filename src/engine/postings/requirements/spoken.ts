import { canonicalSkill } from '../../skills/canonical.ts';
import { vocabulary } from '../../skills/vocabulary.ts';
import { folded as foldedText } from '../../occupations/stems.ts';
import type { Sentence } from './clauses.ts';
import type { FoldedText } from './folded-text.ts';
import type { Found } from './requirement.ts';

/** The languages that a sentence asks for, with the level it names, called as in the language of the posting. */
export function spokenIn(folded: FoldedText, sentence: Sentence, language: string): Found[] {
  const { text } = folded;
  const found: Found[] = [];
  for (const clause of sentence.clauses) {
    const phrase = text.slice(clause.start, clause.end);
    const named = namesIn(phrase);
    for (const [at, one] of named.entries()) {
      if (!isAsked(phrase, one, clause.manner !== null || sentence.section === 'wished')) continue;
      const until = named[at + 1]?.start ?? phrase.length;
      const since = at === 0 ? 0 : (named[at - 1]?.end ?? 0);
      // A level in brackets is a clause of its own: "German (B2)".
      const inside =
        at === named.length - 1 ? (BRACKET.exec(text.slice(clause.end, sentence.end))?.[0] ?? '') : '';
      const level = levelOf(phrase + inside, one, since, until + inside.length);
      const name = nameOf(one.code, language) + (level ? ` (${levelName(folded, clause.start, level)})` : '');
      const start = Math.min(one.start, level?.start ?? one.start);
      const end = Math.max(one.end, level?.end ?? one.end);
      found.push({
        kind: 'language',
        name,
        start: clause.start + start,
        end: clause.start + end,
        sure: true,
      });
    }
  }
  return found;
}

type Named = { code: string; start: number; end: number; compound: boolean };

function namesIn(phrase: string): Named[] {
  const found: Named[] = [];
  for (const match of phrase.matchAll(WORD)) {
    const whole = match[0];
    const compound = COMPOUND.exec(whole);
    const code = codes().get(compound?.[1] ?? whole);
    if (code !== undefined)
      found.push({ code, start: match.index, end: match.index + whole.length, compound: compound !== null });
  }
  return found;
}

/** Whether a name means that somebody speaks the language, not a market, a dish or a people. */
function isAsked(phrase: string, { start, end, compound }: Named, hasManner: boolean): boolean {
  if (compound || CONTEXT.test(phrase)) return !OTHER_THING.test(phrase.slice(end, end + 30));
  if (OTHER_THING.test(phrase.slice(end, end + 30))) return false;
  const words = phrase.trim().split(/\s+/).length;
  const alone = phrase.slice(0, start).trim() === '' && phrase.slice(end).trim() === '';
  return alone || words <= (hasManner ? 8 : 5);
}

function levelOf(phrase: string, { start, end }: Named, since: number, until: number) {
  const behind = LEVEL.exec(phrase.slice(end, Math.min(until, end + 45)));
  if (behind) return levelAt(behind, end);
  const before = [...phrase.slice(since, start).matchAll(LEVELS)].at(-1);
  return before && start - since - before.index < 50 ? levelAt(before, since) : null;
}

function levelAt(match: RegExpExecArray | RegExpMatchArray, offset: number) {
  const start = offset + (match.index ?? 0);
  return { start, end: start + match[0].length };
}

/** A level as the text writes it. */
function levelName(
  { original, places }: FoldedText,
  clauseStart: number,
  level: { start: number; end: number },
): string {
  const phrase = original.slice(places[clauseStart + level.start], places[clauseStart + level.end]).trim();
  return /^[abc][12]$/i.test(phrase) ? phrase.toUpperCase() : phrase;
}

/** The name of a language in the posting's own language, where the vocabulary knows it; else its English name. */
function nameOf(code: string, language: string): string {
  const own = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  const name = own.charAt(0).toUpperCase() + own.slice(1);
  if (vocabulary().concepts.get(canonicalSkill(name).id)?.kind === 'spoken') return name;
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? name;
}

/** All forms of the names of languages in nine languages, folded. Made once. */
function codes(): ReadonlyMap<string, string> {
  all ??= allForms();
  return all;
}

function allForms(): Map<string, string> {
  const forms = new Map<string, string>();
  for (const code of CODES)
    for (const language of NAMED_IN) {
      const phrase = new Intl.DisplayNames(language, { type: 'language' }).of(code);
      if (phrase === undefined || phrase.includes(' ')) continue;
      const name = foldedText(phrase);
      for (const ending of ENDINGS[language] ?? []) {
        const [cut, add] = ending;
        if (name.endsWith(cut)) forms.set(name.slice(0, name.length - cut.length) + add, code);
      }
      forms.set(name, code);
    }
  for (const [form, code] of OTHER_FORMS) forms.set(form, code);
  for (const form of NO_NAMES) forms.delete(form);
  return forms;
}

let all: Map<string, string> | undefined;
const CODES =
  'en de fr es it pt nl sv pl da nb fi cs sk hu ro bg el tr ru uk sr hr sl lt lv et ar he fa hi ur zh ja ko vi th eu ca gl ga cy sq'.split(
    ' ',
  );
const NAMED_IN = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl'];
const ENDINGS: Record<string, [string, string][]> = {
  de: [
    ['', 'e'],
    ['', 'en'],
    ['', 'er'],
    ['', 'es'],
  ],
  fr: [
    ['', 'e'],
    ['cais', 'caise'],
  ],
  es: [['', 'a']],
  it: [['o', 'a']],
  pt: [['es', 'esa']],
  nl: [['', 'e']],
  sv: [['a', '']],
  pl: [
    ['i', 'iego'],
    ['i', 'im'],
    ['i', 'iemu'],
  ],
};
const OTHER_FORMS: [string, string][] = [
  ['mandarin', 'zh'],
  ['castellano', 'es'],
  ['vlaams', 'nl'],
  ['euskera', 'eu'],
  ['norsk', 'nb'],
  ['norwegian', 'nb'],
  ['norwegisch', 'nb'],
  ['norwegisches', 'nb'],
  ['norvegien', 'nb'],
  ['norveges', 'nb'],
  ['norvegese', 'nb'],
  ['noruego', 'nb'],
  ['noors', 'nb'],
  ['norweski', 'nb'],
  ['norweskiego', 'nb'],
  ['norska', 'nb'],
  ['englischsprachig', 'en'],
  ['deutschsprachig', 'de'],
  ['neerlandais', 'nl'],
  ['mandarijn', 'zh'],
  ['farsi', 'fa'],
];
/** Forms that are another word in one of the languages. */
const NO_NAMES = ['tailandes', 'polish', 'polnische', 'sa', 'en', 'swede'];
const BRACKET = /^\s?\([^()]{1,40}/u;
const WORD = /[\p{L}]+/gu;
const COMPOUND = /^(\p{L}+?)(?:kenntnisse?n?|kenntnis|sprachkenntnisse?|sprachig\w*|kunskaper|talig\w*)$/u;
const LEVEL_WORDS = String.raw`[abc][12]|native|mother tongue|bilingual|fluent(?:ly)?|business fluent|proficient|professional|conversational|intermediate|advanced|basic|working knowledge|excellent|muttersprache|muttersprachlich\w*|verhandlungssicher\w*|fliessend\w*|grundkenntnisse|langue maternelle|courante?|professionnel|bilingue|notions|avance|nativo|nativa|fluido|fluida|fluente|avanzado|avanzato|basico|base|nivel alto|intermedio|ottim[ao]|buon[ao]?|avancado|vloeiend|goed[e]?|moedertaal|uitstekend\w*|flytande|modersmal|goda|god|biegl\w+|plynn\w+|podstaw\w*|komunikatywn\w*|zaawansowan\w*|gute?[nsr]?|sehr gute?[nsr]?|bonne?|buen[ao]?|bom|boa`;
const LEVEL = new RegExp(String.raw`(?<![\p{L}\d])(?:${LEVEL_WORDS})(?![\p{L}\d])`, 'u');
const LEVELS = new RegExp(LEVEL, 'gu');
const CONTEXT =
  /(?<![\p{L}\d])(?:fluent\w*|speak\w*|spoken|written|language|languages|native|proficien\w*|mother tongue|bilingual|[abc][12]|communicat\w*|kenntnisse?n?|sprache?n?|sprechen|sprichst|fliessend\w*|verhandlungssicher\w*|wort und schrift|muttersprach\w*|courant\w*|parle\w*|langue|niveau|notions|maitrise|bilingue|nivel|idioma|hablad\w*|lengua|fluid\w*|lingua|parlat\w*|livello|conoscenza|fluente|falad\w*|lingua|escrit\w*|vloeiend|spreek\w*|taal|beheersing|moedertaal|flytande|tal och skrift|talar|kunskaper|sprak|jezyk\w*|znajomos\w*|poziom\w*|biegl\w*|komunikatywn\w*|mowie)(?![\p{L}\d])/u;
const OTHER_THING =
  /^[\s-](?:market|markets|customers?|clients?|cuisine|food|company|companies|team|lessons?|course|law|tax|accounting|literature|teacher|markt\w*|kund\w*|kuche|unternehmen|marche|clientele|cuisine|mercado|clientes|cocina|mercato|clienti|cucina|kurs\w*|cours|clases|corsi|aulas|keuken|klanten|kunder|rynk\w*|klient\w*)(?![\p{L}])/u;
