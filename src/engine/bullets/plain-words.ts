import { isJoiner, word, wordsOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { startsWith } from './plain-form.ts';
import { ACTS } from './same-meaning.ts';
import type { Token } from './tokens.ts';
import { inForm, verbOf } from './verbs.ts';

/** Says slang and short forms in full, and a turn of phrase in one plain verb. */
export function withPlainerWords(draft: Draft): Draft {
  const steps = [phrasalVerbs, ledApart, lightVerbs, helping, shortForms];
  const tokens = steps.reduce((before, step) => step(before), draft.tokens);
  if (tokens === draft.tokens) return draft;
  return { tokens, reasons: [...draft.reasons, { key: 'bulletReasons.plainer', values: {} }] };
}

/** A verb with its particle, the verb that says the same, and the words of which one must stand in its object. */
const VERBS: readonly { from: string[]; to: string[]; objects: ReadonlySet<string> | null }[] = (
  [
    [
      'take care of',
      'care for',
      'patients residents children elderly animals guests horses cows calves dogs people adults seniors babies infants clients pets plants',
    ],
    [
      'look after',
      'care for',
      'patients residents children elderly animals horses cows calves dogs people adults seniors babies infants pets plants toddlers',
    ],
    ['make sure that', 'ensure that', null],
    ['make sure', 'ensure', null],
    [
      'deal with',
      'handle',
      'complaints enquiries inquiries queries calls customers returns refunds requests correspondence cash post mail deliveries orders',
    ],
    ['put together', 'assemble', 'furniture machines parts components kits equipment units devices'],
    ['put together', 'compile', 'reports report documents lists files packs brochures'],
    ['get rid of', 'remove', null],
    ['come up with', 'devise', null],
    ['look into', 'investigate', null],
    ['find out', 'determine', null],
    ['talk to', 'speak with', null],
    ['talk with', 'speak with', null],
    ['train up', 'train', null],
    ['type up', 'type', null],
    ['help out with', 'help with', null],
    ['help out', 'help', null],
    ['clean up', 'clean', null],
    ['write down', 'record', null],
    [
      'speed up',
      'accelerate',
      'delivery deliveries process processes production reporting builds work releases service billing',
    ],
    ['give advice to', 'advise', null],
    ['provide advice to', 'advise', null],
    ['give support to', 'support', null],
    ['provide support to', 'support', null],
    ['give assistance to', 'assist', null],
    ['provide assistance to', 'assist', null],
    ['give training to', 'train', null],
    ['provide training to', 'train', null],
    ['provide training for', 'train', null],
    ['give out', 'distribute', null],
    ['hand out', 'distribute', null],
    ['keep track of', 'track', null],
    ['keep an eye on', 'monitor', null],
    [
      'give',
      'administer',
      'medication medications medicines medicine injections injection vaccinations vaccines',
    ],
    [
      'fix',
      'repair',
      'roofs fences pipes boilers cars engines machines pumps vehicles bicycles bikes computers appliances equipment',
    ],
    ['keep', 'maintain', 'records logs stock inventory files registers'],
    [
      'check',
      'inspect',
      'vehicles machines equipment concrete welds goods trailers tyres brakes installations instruments',
    ],
  ] as const
).map(([from, to, objects]) => ({
  from: from.split(' '),
  to: to.split(' '),
  objects: objects === null ? null : new Set(objects.split(' ')),
}));

function phrasalVerbs(tokens: Token[]): Token[] {
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && !isJoiner(tokens[at - 1])) continue;
    const forms = token.skill === null ? verbOf(token.text) : null;
    if (forms === null) continue;
    const hit = VERBS.find(
      ({ from: [base = '', ...rest], objects }) =>
        forms.base === base &&
        startsWith(tokens, at + 1, rest) &&
        hasObject(tokens, at + 1 + rest.length, objects),
    );
    if (hit === undefined) continue;
    const [base = '', ...rest] = hit.to;
    const to = verbOf(base);
    if (to === null) continue;
    const verb = cased(inForm(to, forms, token.text.toLowerCase()), token.text);
    return [
      ...tokens.slice(0, at),
      word(verb, token),
      ...rest.map((text) => word(text)),
      ...tokens.slice(at + hit.from.length),
    ];
  }
  return tokens;
}

/** Whether the object that begins here is one of the words, as the noun itself: at the end of its row, or before a preposition. */
function hasObject(tokens: readonly Token[], at: number, objects: ReadonlySet<string> | null): boolean {
  // "Advised farmers to cut waste" would tell them to.
  if (tokens[at - 1]?.text === 'to' && tokens.slice(at).some(({ text }) => text === 'to')) return false;
  if (objects === null) return tokens[at] !== undefined && !isJoiner(tokens[at]);
  let end = at;
  while (end < tokens.length && end < at + 5 && !isJoiner(tokens[end]) && !ENDS.test(tokens[end]?.text ?? ''))
    end++;
  const ended = end === tokens.length || isJoiner(tokens[end]) || ENDS.test(tokens[end]?.text ?? '');
  return ended && objects.has(tokens[end - 1]?.text.toLowerCase().split(' ').at(-1) ?? '');
}

const ENDS =
  /^(of|for|in|at|on|to|from|with|by|each|every|per|a|daily|weekly|that|who|who|under|during|before|after|across|as|;|:|\(|over|using)$/;

/** "Brought the cost down from 9 to 4" and "cut falls by a third" as "reduced". */
function ledApart(tokens: Token[]): Token[] {
  const first = tokens[0];
  const forms = first?.skill === null ? verbOf(first.text) : null;
  if (first === undefined || forms === null || !/^(bring|get|cut)$/.test(forms.base)) return tokens;
  const texts = wordsOf(tokens);
  const joint = tokens.findIndex((token, at) => at > 0 && isJoiner(token));
  const own = joint === -1 ? texts : texts.slice(0, joint);
  const measure = own.findIndex((text, at) => at > 1 && /^(from|by)$/.test(text) && own.length > at + 1);
  const particle = own.findIndex((text, at) => at > 0 && /^(down|up)$/.test(text));
  const up = own[particle] === 'up';
  if (measure === -1 || own.slice(measure).some((text) => /.ing$/.test(text))) return tokens;
  if (forms.base === 'cut' ? particle !== -1 : particle === -1 || particle > measure) return tokens;
  const to = verbOf(up ? 'increase' : 'reduce');
  if (
    to === null ||
    (forms.base === 'cut' &&
      !/^(a|an|\d|one|two|half|from|by|nearly|about|over|up|almost|more)/.test(own[measure + 1] ?? ''))
  )
    return tokens;
  const form = forms.base === 'cut' ? to.past : inForm(to, forms, first.text.toLowerCase());
  return [
    word(cased(form, first.text), first),
    ...tokens.slice(1).filter((_token, at) => at + 1 !== particle),
  ];
}

/** "Did the cleaning of rooms" as "cleaned rooms". */
function lightVerbs(tokens: Token[]): Token[] {
  const [first, second, third, fourth] = tokens;
  if (first === undefined || verbOf(first.text)?.base !== 'do') return tokens;
  const at = /^the$/.test(second?.text ?? '') ? 2 : 1;
  const forms = verbOf(tokens[at]?.text ?? '');
  const of = at === 2 ? fourth : third;
  if (forms === null || tokens[at]?.text !== forms.gerund || of?.text !== 'of') return tokens;
  const text = inForm(forms, verbOf('do') ?? forms, first.text.toLowerCase());
  return [word(cased(text, first.text), first), ...tokens.slice(at + 2)];
}

/** "Helped with the training of cooks" as "helped train cooks". */
function helping(tokens: Token[]): Token[] {
  const help = tokens.findIndex(
    (token, at) => (at === 0 || isJoiner(tokens[at - 1])) && verbOf(token.text)?.base === 'help',
  );
  if (help === -1 || !/^(with|in)$/.test(tokens[help + 1]?.text ?? '')) return tokens;
  const at = tokens[help + 2]?.text === 'the' ? help + 3 : help + 2;
  const text = tokens[at]?.text ?? '';
  const forms = verbOf(ACTS[text] ?? '') ?? verbOf(text);
  const isAction =
    forms !== null && tokens[at + 1]?.text === 'of' && (ACTS[text] !== undefined || forms.gerund === text);
  if (!isAction || tokens.slice(at + 2).some((token) => isJoiner(token) || /.ing$/.test(token.text)))
    return tokens;
  return [...tokens.slice(0, help + 1), word(forms.base), ...tokens.slice(at + 2)];
}

const SHORT: readonly (readonly [string[], string[]])[] =
  `kids=children; reps=representatives; info=information; exams=examinations; approx=about; &=and; lots of=many; loads of=many; a lot of=many; a bunch of=several;
each and every=every; every single=every; in excess of=over; all of the=all the; helped to=helped; a total of=; on weekly basis=weekly; on daily basis=daily; on monthly basis=monthly; with no=without`
    .split(';')
    .map((line) => {
      const [from = '', to = ''] = line.trim().split('=');
      return [from.split(' '), to === '' ? [] : to.split(' ')];
    });

function shortForms(tokens: Token[]): Token[] {
  let result = tokens;
  for (const [from, to] of SHORT) {
    const at = result.findIndex(
      (_token, index) => startsWith(result, index, from) && isFree(result, index, from.length),
    );
    if (at < 0) continue;
    const first = result[at];
    const put = to.map((text, index) =>
      word(index === 0 && first ? cased(text, first.text) : text, index === 0 ? first : undefined),
    );
    result = [...result.slice(0, at), ...put, ...result.slice(at + from.length)];
  }
  return result;
}

/** "Lots of" only before things that are counted; "helped to" only before a verb; a name stays as it is. */
function isFree(tokens: readonly Token[], at: number, length: number): boolean {
  const [first, next] = [tokens[at], tokens[at + length]];
  if (first?.skill) return false;
  const phrase = wordsOf(tokens.slice(at, at + length)).join(' ');
  if (phrase.endsWith(' of') && phrase !== 'in excess of' && phrase !== 'a total of')
    return (
      !isJoiner(next) && tokens.slice(at + length, at + length + 3).some(({ text }) => /[^su]s$/.test(text))
    );
  if (phrase === 'helped to') return verbOf(next?.text ?? '')?.base === next?.text;
  if (phrase === 'with no') return next !== undefined && !isJoiner(next);
  if (/^(approx|in excess of|a total of)$/.test(phrase)) return /^[\d$£€]/.test(next?.text ?? '');
  return true;
}

function cased(text: string, like: string): string {
  return /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
