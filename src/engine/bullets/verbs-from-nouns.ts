import { actOf, bareActOf } from './action-nouns.ts';
import { isJoiner, opens, opensWith, word } from './draft.ts';
import type { Draft, Tense } from './draft.ts';
import { asObject, PROVIDED } from './nouns.ts';
import type { Token } from './tokens.ts';
import { verbOf } from './verbs.ts';

/** "Menu planning and food costing with the owner" as "plan menus and cost food with the owner", in the time of the position. */
export function withVerbsForNouns(draft: Draft, tense: Tense): Draft {
  const { reasons } = draft;
  // Names of skills in plain words ("menu planning") are as many words as they have.
  const tokens = draft.tokens.flatMap((token) =>
    /^\p{L}\p{Ll}+( \p{Ll}+)+$/u.test(token.text) ? wordsIn(token) : token,
  );
  const opening = tokens[0]?.text.toLowerCase() ?? '';
  if (verbOf(opening)?.past === opening) return draft;
  const next = ofActs(tokens, tense) ?? compounds(tokens, tense) ?? agent(tokens, tense);
  if (next === null) return draft;
  return { tokens: next, reasons: [...reasons, opensWith(tense)] };
}

function wordsIn({ text, spaced }: Token): Token[] {
  return text.split(' ').map((one, at) => word(one, { text: one, skill: null, spaced: at > 0 || spaced }));
}

/** "Installation and servicing of boilers": acts in a row that share what they are done to. */
function ofActs(tokens: readonly Token[], tense: Tense): Token[] | null {
  const of = tokens.findIndex(({ text }) => text === 'of');
  const row = tokens.slice(0, of);
  const acts = row.filter((token) => !isJoiner(token));
  if (of < 3 || acts.length * 2 - 1 !== row.length) return null;
  const verbs = acts.map(({ text, skill }) => (skill === null ? verbOf(actOf(text) ?? '') : null));
  const behind = tokens.slice(of + 1);
  if (behind.length === 0 || behind.some(isAnotherAct(behind))) return null;
  let at = 0;
  const opening = row.map((token) => {
    const forms = isJoiner(token) ? null : verbs[at++];
    return forms === null || forms === undefined ? token : word(cased(opens(forms, tense), token), token);
  });
  return verbs.includes(null) ? null : [...opening, ...behind];
}

/** "Order picking for 140 families": each part of the row a thing and the act that is done to it. */
function compounds(tokens: readonly Token[], tense: Tense): Token[] | null {
  const parts: Token[][] = [];
  let at = 0;
  for (;;) {
    let end = at;
    while (end < tokens.length && end < at + 5 && isPlain(tokens[end])) end += 1;
    const part = phrase(tokens.slice(at, end), tense);
    if (part === null) return null;
    parts.push(part);
    at = end;
    if (!isJoiner(tokens[at])) break;
    at += tokens[at]?.text === ',' && tokens[at + 1]?.text === 'and' ? 2 : 1;
  }
  const tail = tokens.slice(at);
  const first = tail[0]?.text ?? '';
  // What follows has to belong to all of them; a thing that is named again would be said twice.
  if (first === 'of' || (tail.length > 0 && !FOLLOWS.test(first)) || tokens.some(isAfterSemicolon))
    return null;
  if (
    tail.some(isAnotherAct(tail)) ||
    new Set(parts.map(([verb]) => verb?.text.toLowerCase())).size < parts.length
  )
    return null;
  const named = new Set(parts.flatMap((part) => part.slice(1).map(({ text }) => text.toLowerCase())));
  const end = tail.findIndex(({ text }) => text === ';');
  if (tail.slice(0, end === -1 ? undefined : end).some(({ text }) => named.has(text.toLowerCase())))
    return null;
  const [head, ...rest] = parts;
  const words = rest.flatMap((part, index) => [
    ...(index < rest.length - 1 ? [COMMA] : [word('and')]),
    ...part.map(small),
  ]);
  return head === undefined ? null : [...head, ...words, ...tail];
}

const COMMA: Token = { text: ',', skill: null, spaced: false };

/** A thing and an act as a verb and its object; services are provided. */
function phrase(row: readonly Token[], tense: Tense): Token[] | null {
  const last = row.at(-1);
  const first = row[0];
  if (last === undefined || first === undefined || row.length < 2 || row.length > 4 || last.skill !== null)
    return null;
  const noun = last.text.toLowerCase();
  // "Farm deliveries" does not deliver farms.
  const act = noun.endsWith('s') && !/(ss|sis)$/.test(noun) ? null : (actOf(noun) ?? bareActOf(noun));
  const base = PROVIDED.has(noun) ? 'provide' : act;
  const forms = verbOf(base ?? '');
  if (forms === null || OTHER_SENSE.has(forms.base)) return null;
  const verb = word(cased(opens(forms, tense), first), first);
  if (base === 'provide')
    return isQualified(row) ? [verb, ...row.map((token) => small({ ...token, spaced: true }))] : null;
  const things = row.slice(0, -1);
  const thing = things.at(-1);
  // "Preventive maintenance" and "safe handling" say how; only a thing is done something to.
  const object = thing === undefined ? null : asObject(thing.text.toLowerCase());
  if (
    object === null ||
    thing === undefined ||
    things.slice(0, -1).some(({ text }) => ADJECTIVE.test(text) || verbOf(text)?.past === text.toLowerCase())
  )
    return null;
  return [verb, ...things.slice(0, -1).map((token) => small({ ...token, spaced: true })), word(object)];
}

/** "Personal care" and "customer service" are services; "self service" and "after sales service" are names of their own. */
function isQualified(row: readonly Token[]): boolean {
  return (
    row.slice(0, -1).every(({ text }) => /^\p{L}+$/u.test(text)) &&
    !/^(self|after|room|secret|civil|public)$/i.test(row[0]?.text ?? '')
  );
}

/** "Mentor to two teachers", "coach of a team": the person's part as its verb. */
function agent(tokens: readonly Token[], tense: Tense): Token[] | null {
  const [first, second] = tokens;
  const forms = verbOf(AGENTS[first?.text.toLowerCase() ?? ''] ?? '');
  if (first === undefined || forms === null || !/^(of|to|for)$/.test(second?.text ?? '') || tokens.length < 4)
    return null;
  return [word(cased(opens(forms, tense), first), first), ...tokens.slice(2)];
}

/** What somebody is, and what they do. */
export const AGENTS: Readonly<Record<string, string>> = {
  mentor: 'mentor',
  coach: 'coach',
  tutor: 'tutor',
  supervisor: 'supervise',
  organiser: 'organise',
  organizer: 'organize',
  editor: 'edit',
  trainer: 'train',
};

function isAnotherAct(row: readonly Token[]) {
  return (token: Token, at: number): boolean =>
    (isJoiner(row[at - 1]) || at === 0) &&
    (actOf(token.text) !== null || verbOf(token.text)?.past === token.text.toLowerCase()) &&
    !isJoiner(row[at + 1]);
}

function isAfterSemicolon({ text }: Token): boolean {
  return text === ':' || text === '(';
}

function isPlain(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    !isJoiner(token) &&
    !FOLLOWS.test(token.text) &&
    /^[\p{L}'-]+(?: [\p{L}'-]+)*$/u.test(token.text)
  );
}

function small(token: Token): Token {
  const plain = /^\p{Lu}\p{Ll}+( \p{Ll}+)*$/u.test(token.text);
  return plain ? { ...token, text: token.text.charAt(0).toLowerCase() + token.text.slice(1) } : token;
}

function cased(text: string, like: Token): string {
  return /^\p{Lu}/u.test(like.text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

const ADJECTIVE = /(al|ic|ive|ous|ful|less|ary|able|ible|(?<!supp|fami|assemb)ly|safe|agile|new)$/i;
const FOLLOWS =
  /^(for|with|in|at|on|to|from|by|using|via|under|across|during|after|before|of|against|as|through|per|daily|weekly|monthly|;)$/;
/** Verbs that mean something else than the noun made of them: "email marketing", "account engineering". */
const OTHER_SENSE = new Set(
  'market engineer account learn work bank consult cater nurse run fund house dine shop build train drive park live swim ride lend trade act time back love understand relate base need try state name rank age mean form feel see hear be have do make get go put take'.split(
    ' ',
  ),
);
