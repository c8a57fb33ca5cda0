import { isJoiner, opens, opensWith, word, wordsOf } from './draft.ts';
import type { Draft, Tense } from './draft.ts';
import { isCompoundAt, startsWith } from './plain-form.ts';
import { ACTS } from './same-meaning.ts';
import { inTense } from './tense.ts';
import type { Token } from './tokens.ts';
import { verbOf } from './verbs.ts';
import type { VerbForms } from './verbs.ts';

/** Takes an opening that says nothing away, so that the line opens with what the person did: "responsible for", "my duties were to". */
export function withoutOpening(draft: Draft, tense: Tense): Draft {
  const { tokens, reasons } = draft;
  const found = openingOf(tokens);
  const rest = found === null ? tokens : tokens.slice(found.length);
  const charged = found?.charge === true;
  const next =
    openedByVerb(rest, found?.over === true ? 'past' : tense, found) ??
    openedByAct(rest, tense) ??
    (charged ? openedByCharge(rest, tense) : null);
  if (next === null) return draft;
  return {
    tokens: next,
    reasons: [...reasons, opensWith(found?.over === true ? 'past' : tense)],
  };
}

type Opening = { length: number; charge: boolean; form: keyof VerbForms | null; over?: boolean };

const BE = 'was|were|am|is|are|have been|has been|had been';
/** Openings before a verb in its base form; behind the first ones it is written in the past, whatever the position. */
const DONE = words('was able to; were able to; managed to; had to; used to');
const TO = words(
  'my job was to; my job is to; my duties were to; my duties are to; my duty was to; duties were to; my role was to; my role is to; have to; my task was to',
);
const NOTHING = words(
  'currently working on; currently; in this role; in my role; my duties included; my duties include; my responsibilities included; my responsibilities include; job duties included; duties included; duties include; responsibilities included; responsibilities include; tasks included; my tasks included; job included; role included; role involved; work included; work involved; my work included; my role involved',
);
const CHARGE = words(
  'responsible for; in charge of; accountable for; tasked with; charged with; entrusted with',
);

function words(source: string): string[][] {
  return source.split(';').map((phrase) => phrase.trim().split(' '));
}

/** The opening of a line, with the form that its verb has behind it where there is one form only. */
function openingOf(tokens: readonly Token[]): Opening | null {
  const texts = wordsOf(tokens);
  let at = texts[0] === 'i' ? 1 : 0;
  const done = DONE.find((phrase) => startsWith(tokens, at, phrase));
  if (done) return { length: at + done.length, charge: false, form: 'base', over: true };
  const to = TO.find((phrase) => startsWith(tokens, at, phrase));
  if (to) return { length: at + to.length, charge: false, form: 'base' };
  const be = new RegExp(`^(?:${BE})\\b`).exec(texts.slice(at, at + 2).join(' '))?.[0].split(' ').length ?? 0;
  const charge = CHARGE.find((phrase) => startsWith(tokens, at + be, phrase));
  if (charge) return { length: behindColon(tokens, at + be + charge.length), charge: true, form: 'gerund' };
  const nothing = NOTHING.find((phrase) => startsWith(tokens, at, phrase));
  if (nothing) return { length: behindColon(tokens, at + nothing.length), charge: false, form: null };
  if (be > 0 && isForm(tokens[at + be], 'gerund')) return { length: at + be, charge: false, form: 'gerund' };
  at = texts[0] === 'i' ? (texts[1] === 'also' ? 2 : 1) : 0;
  return at > 0 ? { length: at, charge: false, form: null } : null;
}

function behindColon(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === ':' ? at + 1 : at;
}

function isForm(token: Token | undefined, form: keyof VerbForms): boolean {
  const forms = token?.skill === null ? verbOf(token.text) : null;
  return forms?.[form] === token?.text.toLowerCase();
}

/** A verb in -ing, or in its base form behind "to", told in the time of the position. */
function openedByVerb(rest: readonly Token[], tense: Tense, found: Opening | null): Token[] | null {
  const first = rest[0];
  const forms = first === undefined || first.skill !== null ? null : verbOf(first.text);
  if (first === undefined || forms === null || isCompoundAt(rest, 0)) return null;
  const form = (['gerund', 'base', 'past'] as const).find((one) => isForm(first, one));
  const text = rest[1]?.text ?? '';
  const ofIt = form === 'gerund' && text === 'of';
  if (found === null && !ofIt) return null;
  if (form === undefined || (found?.form && found.form !== form) || (!ofIt && rest.length < 2)) return null;
  if (form === 'past') return tense === 'now' ? null : [...rest];
  const plain =
    form === 'gerund'
      ? ofIt
        ? withoutOf(rest)
        : rest
      : rest.filter((token, at) => !(token.text === 'to' && isJoiner(rest[at - 1])));
  return inTense(plain, form, tense);
}

/** "Loading of lorries and checking of notes" without "of" and the articles before the forms in -ing. */
function withoutOf(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, at) => {
    const before = tokens[at - 1];
    const isHead = at === 1 || isJoiner(tokens[at - 2]) || /^(the|for)$/.test(tokens[at - 2]?.text ?? '');
    if (token.text === 'of' && isForm(before, 'gerund') && isHead) return false;
    const repeated =
      /^(the|for|with)$/.test(token.text) && isJoiner(before) && isForm(tokens[at + 1], 'gerund');
    return !repeated;
  });
}

/** "Preparation of reports" as "prepared reports". */
function openedByAct(rest: readonly Token[], tense: Tense): Token[] | null {
  const at = /^the$/i.test(rest[0]?.text ?? '') ? 1 : 0;
  const forms = verbOf(ACTS[rest[at]?.text.toLowerCase() ?? ''] ?? '');
  if (forms === null || rest[at + 1]?.text !== 'of' || rest.length < at + 3) return null;
  const behind = rest.slice(at + 2);
  // Another act or a form in -ing in the row would need its own verb.
  if (
    behind.some(
      (token, index) =>
        isJoiner(behind[index - 1]) &&
        (isForm(token, 'gerund') || ACTS[token.text.toLowerCase()] !== undefined),
    )
  )
    return null;
  return [word(opens(forms, tense), rest[0]), ...behind];
}

const TEAMS = new Set('team teams crew crews brigade group squad shift staff'.split(' '));
const MANAGED = new Set(
  `account accounts payroll budget budgets inventory stock rota rotas roster rosters schedule schedules booking bookings reservation reservations calendar calendars diary diaries warehouse store shop kitchen bar library
database databases website websites portfolio fleet ward wards branch branches site sites logistics operations project projects correspondence payable receivable purchasing procurement contracts suppliers deliveries shipments orders events campaigns archive archives newsletter facilities
property properties equipment premises department`.split(/\s+/),
);

/** "In charge of a team of 5" as "led a team of 5", "responsible for payroll" as "managed payroll". */
function openedByCharge(rest: readonly Token[], tense: Tense): Token[] | null {
  const end = rest.findIndex(
    (token, at) =>
      at > 0 &&
      (isJoiner(token) ||
        /^(of|for|in|at|on|with|to|from|across|during|per|worth|under|and|or|,|\(|:)$/.test(token.text)),
  );
  const head = rest[(end === -1 ? rest.length : end) - 1];
  const texts = wordsOf(rest);
  const noun = head?.text.toLowerCase().split(' ').at(-1) ?? '';
  const verb = TEAMS.has(noun) ? 'lead' : MANAGED.has(noun) ? 'manage' : null;
  const forms = verb === null ? null : verbOf(verb);
  if (
    forms === null ||
    texts.some((text, at) => /.ing$/.test(text) && verbOf(text) !== null && isJoiner(rest[at - 1]))
  )
    return null;
  const first = rest[0];
  if (first === undefined) return null;
  return [
    word(opens(forms, tense), first),
    word(
      first.skill === null && !/^\p{Lu}{2}/u.test(first.text)
        ? first.text.charAt(0).toLowerCase() + first.text.slice(1)
        : first.text,
    ),
    ...rest.slice(1),
  ];
}
