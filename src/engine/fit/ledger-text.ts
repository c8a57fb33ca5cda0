import { LICENCE_NAMES, type LicenceId } from './licence-names.ts';

/**
 * What a ledger says, by the name of its message, with the English words that ledger 1 held in its place. Receipts of ledger 1 are counted
 * again with these words, so they stay as they are: what people read stands in the catalogues.
 */
const LEDGER_1 = {
  'ledger.proven': 'Shown in a job of the same kind ({position}).',
  'ledger.elsewhere': 'Shown in another kind of work ({position}).',
  'ledger.listed': 'Named on file, beside work of the same kind.',
  'ledger.bare': 'Only named: no work near this job is on file.',
  'ledger.onlyStated': 'Stated by the candidate; nothing on file shows it yet.',
  'ledger.close': 'Likely: a line of near work comes close in meaning ({position}).',
  'ledger.likely': 'Likely, from work as {position}.',
  'ledger.saidAsWell': 'The candidate says so as well.',
  'ledger.shownBy': '{via} shows {skill}; it counts {percent} percent of that.',
  'ledger.shownByName': 'What is named shows {skill}; it counts {percent} percent of that.',
  'ledger.both': '{first} {second}',
  'ledger.untitled': 'a position without a title',
  'ledger.since': '{title}, since {from}',
  'ledger.inYear': '{title}, {year}',
  'ledger.inYears': '{title}, {from}–{to}',
  'ledger.onFile': '{name} is on file.',
  'ledger.stated': 'Stated by the candidate.',
  'ledger.notValid': 'It is on file as lapsed, or as still to come.',
  'ledger.denied': 'The resume says that this is missing.',
  'ledger.saidMissing': 'The candidate says that they do not have this.',
  'ledger.openMust':
    'Nothing on file speaks of {name}. It is a must, so the number leaves it out until it is answered.',
  'ledger.nothing': 'Nothing on file speaks of {name}.',
  'ledger.nothingAtAll': 'No skills are on file, so this is open.',
  'ledger.copied': "The only mention of {name} repeats the job's own text, which shows nothing.",
  'ledger.wider': 'Nothing on file names {name}; {wider}, a wider skill, is there.',
  'ledger.implied': '{via} is on file and shows {name}; it counts {percent} percent.',
  'ledger.shownInJob': '{name} is shown in a job held.',
  'ledger.skillStated': '{name} is stated by the candidate.',
  'ledger.skillListed': '{name} is listed among the skills.',
  'ledger.licence': ({ licence }: { licence: LicenceId }) => LICENCE_NAMES[licence],
  'ledger.licenceOnFile': 'The licence is on file.',
  'ledger.licenceOpen': 'Nothing on file speaks of it.',
  'ledger.years': ({ count }: { count: number }) => `${count} ${count === 1 ? 'year' : 'years'} of work`,
  'ledger.noDates': 'No dates of work are on file.',
  'ledger.yearsOnFile': 'The dated work on file adds up to {years} years; {wanted} are asked.',
  'ledger.level': '{level}',
  'ledger.noLevel': 'No title on file states a level.',
  'ledger.highestTitle': 'The highest title on file is "{title}".',
  'ledger.noEducation': 'No education is on file.',
  'ledger.degree': 'The degree on file is "{degree}".',
  'ledger.otherField': 'A degree of this rank is on file; its field is another or not stated.',
  'ledger.degreeOpen': 'How "{degree}" compares with this is open.',
  'ledger.highestDegree': 'The highest degree on file is "{degree}".',
  'ledger.howWellOpen': '{name} is on file, how well it is spoken is not.',
  'ledger.lowerLevel': '{name} is on file, at a lower level than asked.',
  'ledger.either': '{one} or {other}',
  'ledger.remote': 'Remote',
  'ledger.remoteFrom': 'Remote, from {places}',
  'ledger.noPlace': 'No place is on file.',
  'ledger.samePlace': 'The place on file is the place of work.',
  'ledger.otherPlace': 'Another place is on file; whether a move is possible is open.',
  'ledger.workIsRemote': 'The work is remote.',
  'ledger.sameCountry': 'The place on file is in a country to work from.',
  'ledger.otherCountry': 'The place on file names none of these countries.',
  'ledger.noSkills': 'no skills on file',
  'ledger.onlyMusts': 'only licences or languages are required',
  'ledger.noRequiredSkills': 'no required skills in the job',
} as const;

type Texts = typeof LEDGER_1;

/** The name of the message of what a ledger says. */
export type LedgerKey = keyof Texts;

type Value = string | number | LedgerText;
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type ValuesOf<Key extends LedgerKey> = Texts[Key] extends (values: infer Values) => string
  ? Values
  : Record<Names<Texts[Key]>, Value>;

/** What a ledger says: a message and its values, others among them, put into words when somebody reads it. */
export type LedgerText = { key: LedgerKey; values: Record<string, Value> };

/** Makes what a ledger says, such as `ledgerText('ledger.onFile', { name })`. */
export function ledgerText<Key extends LedgerKey>(
  key: Key,
  ...[values]: keyof ValuesOf<Key> extends never ? [] : [values: ValuesOf<Key>]
): LedgerText {
  return { key, values: { ...(values as LedgerText['values'] | undefined) } };
}

/** The words of ledger 1 for what a ledger says; other words as they are. */
export function wordsOfLedger1(said: string | LedgerText): string {
  if (typeof said === 'string') return said;
  const values = Object.fromEntries(
    Object.entries(said.values).map(([name, value]) => [
      name,
      typeof value === 'object' ? wordsOfLedger1(value) : value,
    ]),
  );
  const text: string | ((values: never) => string) = LEDGER_1[said.key];
  if (typeof text === 'function') return text(values as never);
  return text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name]));
}
