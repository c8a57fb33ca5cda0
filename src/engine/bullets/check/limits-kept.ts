import { keyOf } from './claim-words.ts';
import type { ClaimWord } from './claim-words.ts';
import { FREE_VERBS, SMALL_WORDS } from './free-words.ts';
import type { Compared } from './compared.ts';
import { formsOf } from './word-forms.ts';
import { isPerson } from './same-sense.ts';
import { LIMIT_ROWS } from './strict-words.ts';

const nameOf = new Map(
  LIMIT_ROWS.flatMap(({ name, words }) =>
    words.flatMap(formsOf).map((form): [string, string] => [form, name]),
  ),
);

/** What a word limits in the line it stands in; null for a word that limits nothing. */
export function limitName({ text, kind }: ClaimWord): string | null {
  return kind === 'word' ? (nameOf.get(text) ?? null) : null;
}

/** The limits that a wording lost beside the words that they limit, and those that its line does not have. */
export function limitFaults(compared: Compared): { added: string[]; missing: string[] } {
  const { line, wording } = compared;
  const [had, has] = [limitsIn(line).filter(({ word }) => !compared.others.has(word)), limitsIn(wording)];
  const missing = had.filter(
    ({ name, scope }) =>
      saysOneOf(scope, compared) &&
      !has.some((other) => isAlike(name, other.name)) &&
      !isSaidOtherwise(name, wording),
  );
  const added = has.filter(
    ({ name, word }) =>
      !word.text.startsWith('support') &&
      !MAY_COME.has(name) &&
      !had.some((other) => isAlike(other.name, name) && !(name === 'help' && other.name === 'partly')) &&
      !isBacked(name, line, word) &&
      !(compared.matches.get(word) ?? []).some(({ how }) => how === 'same'),
  );
  return {
    added: [
      ...added.map(({ word }) => word.text),
      ...(has.some(({ name }) => name === 'help') &&
      !had.some(({ name }) => name === 'help') &&
      has.some(({ name }) => SHARING.has(name))
        ? ['help']
        : []),
      ...movedHedges(compared, had, has),
      ...movedDenials(compared, had, has),
      ...movedHelp(compared, had, has),
      ...(countOf(has) > countOf(had) && countOf(had) > 0 ? ['not'] : []),
      ...turnedWords(compared, had, has).map(({ text }) => text),
    ],
    missing: missing.map(({ word }) => word.text),
  };
}

/** Limits beside which "helped" says a second time that others had part. */
const SHARING = new Set(['together', 'under', 'learn', 'partly']);

/** "SQL and Excel (basic)" where the line has only SQL as basic. */
function movedHedges({ matches }: Compared, had: Limit[], has: Limit[]): string[] {
  return has
    .filter(({ name }) => name === 'basic')
    .filter(({ name, scope }) => {
      const own = had.filter((other) => other.name === name).flatMap((other) => other.scope);
      return (
        own.length > 0 && !scope.some((word) => matches.get(word)?.some((match) => own.includes(match.own)))
      );
    })
    .map(({ word }) => word.text);
}

/** "Never" and "not" of a wording that deny nothing of what the line denies. */
function movedDenials({ matches }: Compared, had: Limit[], has: Limit[]): string[] {
  const denied = had.flatMap(({ name, scope }) => (name === 'deny' ? scope : []));
  return has
    .filter(({ name, scope }) => name === 'deny' && denied.length > 0 && scope.length > 0)
    .filter(({ scope }) => !scope.some((word) => matches.get(word)?.some(({ own }) => denied.includes(own))))
    .map(({ word }) => word.text);
}

/** "Helped" before what the line tells as the writer's own, or oftener than the line says that others had part. */
function movedHelp({ matches }: Compared, had: Limit[], has: Limit[]): string[] {
  const shared = had.filter(({ name }) => isAlike('help', name) || isAlike(name, 'help'));
  const helped = has.filter(({ name }) => name === 'help');
  if (shared.length === 0) return [];
  if (helped.length > shared.length) return ['help'];
  const scope = shared.flatMap((one) => one.scope);
  return helped
    .filter((one) => {
      const [first] = one.scope
        .filter(({ at }) => at > one.word.at)
        .filter((word) => matches.get(word)?.length);
      return first !== undefined && !matches.get(first)?.some(({ own }) => scope.includes(own));
    })
    .map(({ word }) => word.text);
}

function countOf(limits: readonly Limit[]): number {
  return limits.filter(({ name }) => name === 'deny').length;
}

/** Words that are denied in one of the two texts and told in the other. */
function turnedWords({ wording, matches }: Compared, had: Limit[], has: Limit[]): ClaimWord[] {
  const denied = new Set(had.flatMap(({ name, scope }) => (name === 'deny' ? scope : [])));
  const deniedThere = new Set(has.flatMap(({ name, scope }) => (name === 'deny' ? scope : [])));
  return wording.filter((word) => {
    const found = (matches.get(word) ?? []).filter(({ how }) => how === 'same');
    if (found.length === 0 || SMALL_WORDS.has(word.text) || word.keys.some((key) => freeVerbs.has(key)))
      return false;
    return deniedThere.has(word)
      ? !found.some(({ own }) => denied.has(own))
      : found.every(({ own }) => denied.has(own));
  });
}

const freeVerbs = new Set([...FREE_VERBS].map(keyOf));

/** What says a limit in other words: "cover" for a stand-in, "support" for help, what failed or is missing for a denial. */
function isSaidOtherwise(name: string, words: readonly ClaimWord[]): boolean {
  const said = OTHERWISE[name];
  return said !== undefined && words.some(({ text }) => said.test(text));
}

/** What in a line backs a limit that comes: who helped was with others or supported somebody. */
function isBacked(name: string, line: readonly ClaimWord[], limit: ClaimWord): boolean {
  // "Never" and "did not" deny what was done; "not" further on may be "missing" or "free" in other words.
  if (name === 'deny')
    return limit.at > 1 && limit.text !== 'never' && line.some(({ text }) => LACKING.test(text));
  if (name === 'help')
    return line.some(
      ({ text, keys }) =>
        /^(support(s|ed|ing)?|together|colleagues?|part)$/.test(text) || keys.includes('work_on'),
    );
  if (name === 'learn')
    return line.some(({ text }) => /^(students?|study|studied|studying|course|college)$/.test(text));
  return isSaidOtherwise(name, line);
}

const LACKING =
  /^(?:un(?!load|pack|til|der|iform|it|ion|iver|dert)\p{Ll}{4,}|non|missing|free|instead|broken|faulty|lacking|avoid(?:s|ed|ing)?|alone)$/u;
const OTHERWISE: Readonly<Record<string, RegExp>> = {
  'stand-in': /^(cover(s|ed|ing)?|replac(e|es|ed|ing)|instead|off|away|ill|sick)$/,
  help: /^(support(s|ed|ing)?|together|under|part|work_on)$/,
  together: /^(colleagues?|between|partner|pairs?|members?|helped|helping|help|assisted)$/,
  deny: /^(un\p{Ll}{4,}|dis\p{Ll}{4,}|non|missing|free|before|instead|broken|faulty|lacking|fewer|avoid(s|ed|ing)?|alone)$/u,
  intend:
    /^(design|designed|designing|prepar\w+|organis\w+|arrang\w+|schedul\w+|draw|drew|potential|possible|offers?|yet|coordinat\w+|develop\w*)$/,
  learn:
    /^(train(ing|ed|ee)?|taught|introduced|student|school|college|study|studied|studying|sat|watch(ed|ing)?|under|course)$/,
  under: /^(supervision|supervised|guidance|guided|direction|oversight|reporting|reported|for)$/,
  second: /^(assistant|deputy)$/,
  sometimes: /^(some|some|when|if|cover\w*|during|rare|needed|where|request)$/,
  partly: /^(some|bit|little|part)$/,
  usual: /^(about|average|averaging|often|regular|regularly|main|most)$/,
  basic: /^(exploring|explore|initial|first|simple)$/,
  maybe: /^(estimate|estimated|about)$/,
};

/** Limits that make a claim smaller wherever they come: they may be added. */
const MAY_COME = new Set(['basic', 'maybe']);

type Limit = { name: string; word: ClaimWord; scope: ClaimWord[] };

/** The words of a line that it tells as denied, meant, tried or being learned. */
export function unsureWords(words: readonly ClaimWord[]): Set<ClaimWord> {
  return new Set(
    limitsIn(words).flatMap(({ name, scope }) => (/^(?:deny|intend|try)$/.test(name) ? scope : [])),
  );
}

function limitsIn(words: readonly ClaimWord[]): Limit[] {
  return words.flatMap((word): Limit[] => {
    const name =
      limitName(word) ?? (isCompanion(word, words) ? 'together' : isSupport(word, words) ? 'help' : null);
    if (
      name === null ||
      (word.name && word.at > 0 && name === 'basic') ||
      isUnderNobody(word, words) ||
      isHelpOfOthers(word, words)
    )
      return [];
    return [{ name, word, scope: scopeOf(word, words, name) }];
  });
}

/** "Under review", "under pressure". */
function isUnderNobody({ text, at }: ClaimWord, words: readonly ClaimWord[]): boolean {
  return (
    text === 'under' &&
    words
      .slice(at + 1, at + 3)
      .some((next) =>
        /^(?:review|way|construction|pressure|microscope|load|vacuum|warranty)$/.test(next.text),
      )
  );
}

/** "Two helpers", "my assistants". */
function isHelpOfOthers({ text, at }: ClaimWord, words: readonly ClaimWord[]): boolean {
  return /^helpers$/.test(text) || (text === 'helper' && /^(?:my|the|our)$/.test(words[at - 1]?.text ?? ''));
}

/** "Supported families with organising the funeral" is help with it. */
function isSupport({ text, at }: ClaimWord, words: readonly ClaimWord[]): boolean {
  return (
    /^support(?:s|ed|ing)?$/.test(text) && words.slice(at + 2, at + 6).some((word) => word.text === 'with')
  );
}

/** "With my brother", "with two colleagues": whoever it was done with. */
function isCompanion({ text, at }: ClaimWord, words: readonly ClaimWord[]): boolean {
  if (text !== 'with') return false;
  const [first, ...others] = words.slice(at + 1, at + 5);
  if (
    first === undefined ||
    /^(?:talk|speak|spoke|interview|meet|met|deal|negotiat|liais|discuss|appointment|contact)/.test(
      words[at - 1]?.text ?? '',
    )
  )
    return false;
  if (/^(?:him|her|colleagues?)$/.test(first.text)) return true;
  if (first.kind !== 'number' && !/^(?:my|an?|another|the|other|some|our)$/.test(first.text)) return false;
  for (const next of others) {
    if (next.kind !== 'word') return false;
    if (isPerson(next)) return !SERVED.test(next.text);
  }
  return false;
}

/** Persons whom one works for or looks after, not those one works beside. */
export const SERVED =
  /^(?:customer|client|patient|pupil|student|child|children|kid|guest|user|people|person|resident|famil|parent|passenger|supplier|vendor|visitor|member|boy|girl|toddler|bab|public|prospect|candidate|regular|reader|tenant|staff|agent|starter|employee|subscriber|scanner|cutter|printer|loader|trimmer|mixer|cleaner|recorder|computer|trailer|roller|folder|freezer|heater|router|server|drawer)/;

/** What a limit limits: the words behind it in its part, or those before it where none follow; for some all to the end of the clause. */
function scopeOf(limit: ClaimWord, words: readonly ClaimWord[], name: string): ClaimWord[] {
  const wide = WIDE.has(name);
  const isMeant = (word: ClaimWord) =>
    word.kind === 'number' ||
    (word.kind === 'word' &&
      !SMALL_WORDS.has(word.text) &&
      /^(?:null|learn|help)$/.test(String(limitName(word))));
  const end = words.findIndex(
    (word) => word.at > limit.at && (wide ? /^[.;,]$/.test(word.text) : word.part !== limit.part),
  );
  const behind = words.slice(limit.at + 1, end === -1 ? undefined : end).filter(isMeant);
  const before = words.filter((word) => word.at < limit.at && word.part === limit.part && isMeant(word));
  if (limit.text === 'non') return behind.slice(0, 1);
  // "Everything we seized": what came before was done alone.
  if (limit.text === 'we' && words[limit.at - 1]?.part === limit.part) return behind.slice(0, 1);
  // "Go live not happened yet".
  if (
    name === 'deny' &&
    before.length > 0 &&
    /^(?:happened|done|started|finished|yet)$/.test(behind[0]?.text ?? '')
  )
    return [...before.slice(-2), ...behind.slice(0, 3)];
  if (name === 'deny')
    return behind.length > 0 ? behind.slice(0, 3) : before.length > 0 ? before.slice(-2) : [];
  if (name === 'small') return behind.slice(0, 1);
  if (wide && before.length === 0 && words[limit.at - 1]?.text === ',')
    return [...words.filter((word) => word.part === limit.part - 1 && isMeant(word)), ...behind];
  if (wide) return [...before, ...behind];
  if (behind.length > 0) return behind;
  return before.length > 0 ? before : words.filter((word) => word.part === limit.part - 1 && isMeant(word));
}

const WIDE = new Set(['help', 'together', 'under', 'learn', 'stand-in']);

function isAlike(name: string, other: string): boolean {
  return name === other || (ALIKE[name] ?? []).includes(other);
}

const ALIKE: Readonly<Record<string, string[]>> = {
  together: ['help'],
  learn: ['under', 'help'],
  under: ['learn', 'help'],
  help: ['together', 'under'],
  usual: ['often', 'almost'],
  sometimes: ['partly'],
  partly: ['sometimes', 'help'],
  basic: ['partly', 'sometimes', 'learn'],
  intend: ['try'],
};

/** Whether a wording says something that its line tells only within a limit. */
function saysOneOf(scope: readonly ClaimWord[], { matches }: Compared): boolean {
  for (const [word, found] of matches) {
    if (SMALL_WORDS.has(word.text)) continue;
    const sure = found.filter(({ how }) => how === 'same');
    const best = sure.length > 0 ? sure : found.filter(({ how }) => how !== 'implied');
    if (best.length > 0 && best.every(({ own }) => scope.includes(own))) return true;
  }
  return false;
}
