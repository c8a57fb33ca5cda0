import { sentencesOf, type Sentence } from './clauses.ts';
import { foldWithPlaces, placeOf, type FoldedText } from './folded-text.ts';
import { isProvided, tellsOfEmployer } from './not-asked.ts';
import { isKnownPaper, formalRequirementsIn } from './formal-requirements.ts';
import { isAsSomebody, namesPerson } from './persons.ts';
import type { Found, Requirement } from './requirement.ts';
import { announcedSkills, announcesSkills, knownSkills, type NamedSkill } from './skills-in.ts';
import { spokenIn } from './spoken.ts';
import { languageOf, type PostingLanguage } from './posting-language.ts';
import { yearsIn } from './years.ts';

/**
 * What a posting asks for, in the order of its text, each with the words that ask for it: read from English, German, French, Spanish,
 * Italian, Portuguese, Dutch, Swedish and Polish. What is offered, what is said not to be needed, and traits of character are left out.
 * Same text, same answer.
 */
export function readRequirements(text: string): Requirement[] {
  const whole = text.slice(0, LONGEST);
  const folded = foldWithPlaces(whole);
  const language = languageOf(whole);
  const sentences = sentencesOf(folded).filter(
    ({ section, start, end }) =>
      section !== 'offered' &&
      section !== 'employer' &&
      (section !== null || !tellsOfEmployer(folded.text.slice(start, end))),
  );
  const known = knownSkills(whole, language);
  const read = sentences.flatMap((sentence) => readSentence(folded, sentence, known, language));
  return once(settleWork(read));
}

type Reading = Requirement & { stated: boolean };

function readSentence(
  folded: FoldedText,
  sentence: Sentence,
  known: NamedSkill[],
  language: PostingLanguage,
): Reading[] {
  const [from, to] = [folded.places[sentence.start] ?? 0, folded.places[sentence.end] ?? 0];
  const inside = known.filter(({ start }) => start >= from && start < to);
  const found = [
    ...formalRequirementsIn(folded.text, sentence),
    ...yearsIn(folded.text, sentence),
    ...spokenIn(folded, sentence, language),
  ];
  const papers = found
    .map((one) => placed(folded, one))
    .filter((one) => language === 'nl' || !isPlainWord(folded.original.slice(one.start, one.end)))
    .filter((one) => !isNotAsked(folded, sentence, one));
  const kept = withoutOverlaps(papers);
  if (promisesEquality(folded.text.slice(sentence.start, sentence.end)))
    return kept.flatMap((one) => judged(folded, sentence, one));
  const named = inside.filter((one) => !kept.some((other) => meets(one, other)));
  const announced = announcedSkills(folded, sentence, [...kept, ...named]);
  const skills = [...named, ...announced].filter(
    (one) => !isNotAsked(folded, sentence, one) && !isSomebody(folded, one, language),
  );
  return [...kept, ...skills]
    .flatMap((one) => judged(folded, sentence, one))
    .toSorted((a, b) => a.start - b.start);
}

/** Whether a thing is what the employer sees to, or what somebody qualified was in a job before. */
function isNotAsked(
  folded: FoldedText,
  sentence: Sentence,
  one: Pick<Requirement, 'kind' | 'start' | 'end'>,
): boolean {
  if (!PROVIDABLE.has(one.kind)) return false;
  const [start, end] = [foldedPlace(folded, one.start), foldedPlace(folded, one.end)];
  if (isProvided(folded.text.slice(end, sentence.end))) return true;
  return (
    one.kind === 'licence' &&
    QUALIFIED.test(folded.text.slice(start, end)) &&
    isAsSomebody(folded.text.slice(sentence.start, start))
  );
}

function foldedPlace({ places }: FoldedText, original: number): number {
  const at = places.findIndex((place) => place >= original);
  return at === -1 ? places.length : at;
}

/** Whether words of no tool name somebody by their occupation, where the trade would be asked for. */
function isSomebody(folded: FoldedText, one: NamedSkill, language: PostingLanguage): boolean {
  return (
    one.kind === 'skill' && !one.tool && namesPerson(folded.original.slice(one.start, one.end), language)
  );
}

/** Whether words end in a plain English word that is the short name of a Dutch register: "a big team", where "BIG" would be the register. */
function isPlainWord(words: string): boolean {
  return /(?:^|[\s-])[Bb]ig$/u.test(words);
}

/** Whether a sentence lists whom the employer treats alike: "religion, age, disability, genetics or veteran status" asks for no genetics. */
function promisesEquality(sentence: string): boolean {
  return new Set(sentence.match(PROTECTED)).size >= 3;
}

/** A licence that is a language or a degree too counts once, as what was found first. */
function withoutOverlaps(found: Omit<Requirement, 'required'>[]): Omit<Requirement, 'required'>[] {
  const kept: Omit<Requirement, 'required'>[] = [];
  for (const one of found) if (!kept.some((other) => meets(one, other))) kept.push(one);
  return kept;
}

function meets(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return one.start < other.end && other.start < one.end;
}

function placed(folded: FoldedText, { kind, name, start, end }: Found): Omit<Requirement, 'required'> {
  const inner = EDGES.exec(folded.text.slice(start, end));
  const [from, to] = placeOf(folded, start + (inner?.[1]?.length ?? 0), end - (inner?.[2]?.length ?? 0));
  const quote = folded.original.slice(from, to);
  const own = kind === 'years' || kind === 'language' ? name : quote.charAt(0).toUpperCase() + quote.slice(1);
  return {
    kind: kind === 'degree' && isKnownPaper(folded.text.slice(start, end)) ? 'licence' : kind,
    name: own,
    start: from,
    end: to,
  };
}

/** How the posting means a thing, from its clause and its part; nothing for what it says is not needed. */
function judged(folded: FoldedText, sentence: Sentence, one: Omit<Requirement, 'required'>): Reading[] {
  const clauses = sentence.clauses.filter(({ start }) => (folded.places[start] ?? 0) <= one.start);
  const manner = clauses.at(-1)?.manner ?? null;
  if (manner === 'denied') return [];
  const { section } = sentence;
  const required = section === 'wished' ? false : manner !== 'wish';
  const stated =
    one.kind !== 'skill' ||
    manner !== null ||
    section === 'asked' ||
    section === 'wished' ||
    announcesSkills(folded.text.slice(sentence.start, clauses.at(-1)?.end));
  return [{ ...one, required, stated }];
}

/** Skills that only the work names are desired, unless the posting states no skill at all. */
function settleWork(read: Reading[]): Requirement[] {
  const states = read.some(({ kind, stated, required }) => kind === 'skill' && stated && required);
  return read.map(({ stated, ...one }) => ({ ...one, required: one.required && (stated || !states) }));
}

/** Each thing once, where it is asked for most. */
function once(read: Requirement[]): Requirement[] {
  const best = new Map<string, Requirement>();
  for (const one of read) {
    const key = `${one.kind} ${SINGLE.has(one.kind) ? '' : one.name.toLowerCase()}`;
    const before = best.get(key);
    if (before === undefined || (one.required && !before.required)) best.set(key, one);
  }
  return [...best.values()].toSorted((a, b) => a.start - b.start).slice(0, MOST);
}

const PROVIDABLE = new Set<string>(['licence', 'skill', 'degree']);
/** Who is registered or licensed has the paper; who is qualified or skilled may have none. */
const QUALIFIED =
  /^(?:fully )?(?:qualified|skilled|experienced|trained|ausgebildete\w*|gelernte\w*|qualifie\w*)\s/;

/** Words around a name that are none of it: "or a ... required". */
const EDGES =
  /^((?:(?:and|or|und|oder|et|ou|y|o|e|en|of|och|eller|i|lub|oraz|the|a|an|you have|valid|in|to)\s+)*)[^]*?((?:\s+(?:preferred|required|essential|exigee?|requise?|obligatoire|souhaitee?|erforderlich|zwingend|in|is|are|est|es|e|ist|sa|and|und|et|y|och|i|of|en|or|necesari[oa]|obrigatori[oa]|richiest[oa]|vereist))*)\s*$/u;
const PROTECTED =
  /(?<!\p{L})(?:race|religion|religious|creed|gender|sex|sexual orientation|national origin|ethnicity|ethnic|marital status|disability|pregnancy|veteran|age|ancestry|geschlecht|herkunft|behinderung|weltanschauung|sexuelle[nr]? (?:orientierung|identitat))(?!\p{L})/gu;
const LONGEST = 20_000;
const MOST = 60;
const SINGLE = new Set(['years', 'level', 'right_to_work']);
