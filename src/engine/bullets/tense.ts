import { headsIn, isJoiner, opens, opensWith, word, wordsOf } from './draft.ts';
import type { Draft, Reason, Tense } from './draft.ts';
import type { Token } from './tokens.ts';
import { isCompoundAt } from './plain-form.ts';
import { verbOf } from './verbs.ts';
import type { VerbForms } from './verbs.ts';

/**
 * Tells a line in the right time: in the past of a position that ended, in the present of one held now. What was done once and
 * finished stays in the past; so does every line of which the time is not sure.
 */
export function withRightTense(draft: Draft, tense: Tense): Draft {
  const [first] = draft.tokens;
  const forms = first === undefined || first.skill !== null ? null : verbOf(first.text);
  if (first === undefined || forms === null) return draft;
  const form = formOf(forms, first.text.toLowerCase());
  const to = tense === 'now' ? 'base' : 'past';
  if (form === to || forms.base === forms.past) return draft;
  if (form === 'past' && !isGoingOn(draft.tokens, forms)) return draft;
  if (form === 'base' && (tense !== 'past' || !isSurelyVerb(draft.tokens, forms))) return draft;
  if (form === 'gerund' && !isActing(draft.tokens)) return draft;
  if (form === 'third' && !isSurelyVerb(draft.tokens, forms)) return draft;
  const tokens = inTense(draft.tokens, form, tense);
  if (tokens === null) return draft;
  return { tokens, reasons: [...draft.reasons, reasonOf(form, tense)] };
}

function reasonOf(form: keyof VerbForms, tense: Tense): Reason {
  if (form === 'gerund' || form === 'third' || (tense === 'now' && form !== 'past')) return opensWith(tense);
  return { key: tense === 'now' ? 'bulletReasons.present' : 'bulletReasons.past', values: {} };
}

/** The same with all verbs of the row in the form of the time; null where another verb would be left behind in its old form. */
export function inTense(tokens: readonly Token[], form: keyof VerbForms, tense: Tense): Token[] | null {
  const heads = headsIn(tokens, form);
  if (heads.some((at) => at > 0 && isDoubtful(tokens, at, form))) return null;
  const left = tokens.some(
    (_token, at) =>
      !heads.includes(at) &&
      (isLeftBehind(tokens, at, form) ||
        isOfAnotherForm(tokens, at, form, tense) ||
        (form === 'gerund' && isBareGerund(tokens, at) && heads.some((head) => head > at))),
  );
  // What was done once is not told in the present.
  if (left || (tense === 'now' && form !== 'past' && ONCE.test(wordsOf(tokens).join(' ')))) return null;
  return tokens.map((token, at) => {
    const forms = heads.includes(at) ? verbOf(token.text) : null;
    return forms === null ? token : word(cased(opens(forms, tense), token.text), token);
  });
}

/** "Changing nappies, feeding and dressing children": a form in -ing without an object, between two that have one. */
function isBareGerund(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text.toLowerCase() ?? '';
  return at > 0 && verbOf(text)?.gerund === text && isJoiner(tokens[at - 1]) && isJoiner(tokens[at + 1]);
}

function formOf(forms: VerbForms, text: string): keyof VerbForms {
  if (text === forms.past) return 'past';
  if (text === forms.gerund) return 'gerund';
  return text === forms.base ? 'base' : 'third';
}

/** Whether a verb elsewhere in the line would clash with the new time. */
function isLeftBehind(tokens: readonly Token[], at: number, form: keyof VerbForms): boolean {
  const text = tokens[at]?.text.toLowerCase() ?? '';
  const before = tokens[at - 1];
  const forms = tokens[at]?.skill === null ? verbOf(text) : null;
  if (isJoiner(before) && (text.endsWith('ed') || PASTS.has(text)) && forms === null) return true;
  if (form === 'past')
    return (
      /^(was|were|had|did|went|became|came|could|would|left|who|which|that|when|where|after|until|because|so|once)$/.test(
        text,
      ) ||
      (forms !== null && forms.past === text && forms.base !== text && !isParticiple(tokens, at))
    );
  if (form === 'base' || form === 'third') {
    if (/^(is|are|has|have|does|will|can|currently|now|i)$/.test(text)) return true;
    return forms !== null && isJoiner(before) && (forms.base === text || forms.third === text) && at > 0;
  }
  const after = tokens[at + 1];
  return (
    forms !== null &&
    forms.gerund === text &&
    isJoiner(before) &&
    after !== undefined &&
    !isJoiner(after) &&
    after.text !== 'of'
  );
}

/** Whether a verb of the row stands in a form of its own, which would not go with the new one: "fed mixers, running the oven". */
function isOfAnotherForm(tokens: readonly Token[], at: number, form: keyof VerbForms, tense: Tense): boolean {
  const text = tokens[at]?.text.toLowerCase() ?? '';
  const forms = tokens[at]?.skill === null && isJoiner(tokens[at - 1]) ? verbOf(text) : null;
  if (forms === null) return false;
  if (forms.gerund === text) return form !== 'gerund' && tokens[at - 1]?.text !== ',';
  return tense === 'now' && forms.past === text && forms.base !== text && tokens[at + 1] !== undefined;
}

function isParticiple(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.text.toLowerCase() ?? '';
  const before = tokens[at - 1]?.text.toLowerCase() ?? '';
  return /^(by|with|for|from|in|on|at|of|to|into)$/.test(next)
    ? !isJoiner(tokens[at - 1])
    : /^(the|a|an|of|for|with|all|and|newly|to|our|their|\d+)$/.test(before) && before !== 'and';
}

/** Past forms of verbs that open few lines. */
const PASTS = new Set(
  'lent sang rang wove swept shook bore fought sought slept caught flew fled ate drank wore tore stole struck hid froze fell felt sank slid stuck'.split(
    ' ',
  ),
);

/** A form that may be no verb behind "and": "new and used cars", "verbal and written reports". */
function isDoubtful(tokens: readonly Token[], at: number, form: keyof VerbForms): boolean {
  const text = tokens[at]?.text.toLowerCase() ?? '';
  const before = tokens[at - 2]?.text.toLowerCase() ?? '';
  // "Washed, packed and loaded" is a row of verbs.
  if (verbOf(before)?.[form] === before) return false;
  if (form === 'past') return PARTICIPLES.has(text) || ADJECTIVES.test(before);
  if (form === 'base' || form === 'third')
    return !DETERMINED.test(tokens[at + 1]?.text ?? '') && NOUNS.has(text);
  return false;
}

const ADJECTIVES = /^(new|old|verbal|oral|fresh|raw|hot|cold|internal|external|clean|local|small|large|big)$/;
const PARTICIPLES = new Set(
  'used fixed printed frozen baked packed aged trained skilled related advanced detailed tailored written planned qualified required assigned based chilled cooked fried dried packaged prepared finished combined mixed painted'.split(
    ' ',
  ),
);
const DETERMINED =
  /^(an?|the|all|our|their|my|its|new|\d.*|each|every|both|up|to|with|on|for|customers|clients|staff|patients|children|students)$/i;

function hasObject(tokens: readonly Token[]): boolean {
  const next = tokens[1];
  return next !== undefined && !isJoiner(next) && !/^(of|and|or|is|was|:|\/|-|–)$/.test(next.text);
}

/** Whether a form in -ing at the start has an object, and is no part of a thing's name ("driving licence"). */
function isActing(tokens: readonly Token[]): boolean {
  const next = tokens[1]?.text.toLowerCase() ?? '';
  if (!hasObject(tokens) || tokens.length < 4 || isCompoundAt(tokens, 0) || THINGS.test(next)) return false;
  return (
    DETERMINED.test(next) ||
    tokens.slice(2).some(({ text }) => /^(to|for|with|in|at|from|on|of|and|by)$/.test(text))
  );
}

const THINGS =
  /^(licen[cs]e|certificates?|certification|skills?|experience|assistants?|managers?|courses?|training|ability|knowledge|degree|practice|methods?|techniques?|standards?|systems?|materials?|machines?|staff|services?|duties)$/;

/** Whether the first word is surely a verb in its base form: words that are nouns too need what shows their object. */
export function isSurelyVerb(tokens: readonly Token[], forms: VerbForms): boolean {
  const next = tokens[1]?.text ?? '';
  if (!hasObject(tokens) || /^(by|from|in|at|under|experience|skills|level)$/i.test(next)) return false;
  return DETERMINED.test(next) || !NOUNS.has(forms.base);
}

/** Whether the base form of a verb is a noun or an adjective too. */
export function isNounToo(base: string): boolean {
  return NOUNS.has(base);
}

/** Verbs whose base form is a noun or an adjective too. */
const NOUNS = new Set(
  `state base name cost score limit rush project average delay credit focus frame function condition debate level pair paste pool rescue service smoke spark square trap trigger wax bind clip detail garden groom harness hedge index oil mill mow pipe pitch plane portion price prime probe proof pull punch push roof sand seat seed skin stain stamp steam stuff tag tailor tan thread tile top tow tune type warehouse hand land map seal drain stamp dye link pump fuel view study drill heat exercise pile query detail signal rank loan mine mend massage exhibit landscape extract blend anchor comment stain archive grant rework dust institute account act address advance aid answer approach assist attempt audit award balance bill board book boost brief campaign care catalogue chair champion change charge chart check claim clean clear coach coat code color colour command complete conduct contact contract control cook copy correct
counsel count couple cover craft cut deal design direct display document dose double draft dress draw drive edit empty engineer equip escort estimate exchange experience export face fashion feature feed file fill film finance finish fish fit fix fold force forecast form forward foster frame fund grade greet grill group guard guide handle harvest head help host house implement import
increase influence input install interest interview invoice iron issue judge label launch lead lecture level lift light limit line list live load log look love machine mail major man market match measure meet mentor merge milk mix model monitor mount move name nature network note nurse object offer open order outline pack package paint park partner patrol phone photograph pick pilot
place plan plant plaster plate play plot polish post practice present press price print process produce produce profile program programme progress project promote proof protest purchase question race rank rate reach read rear record recruit reference register release repair repeat replay reply report request research rescue result return review revise risk route run sample sand scale schedule
scout screen search seat secure separate service set shape share shift ship shop shoot show sign sketch slice sort sound source space spare spot stack staff stage start state steam steer stock stop store stream structure study style subject supply support surface survey switch table target taste teach team tend test tile time tool total tour trace track trade train transfer transport travel treat triage trial
trim triple trust tune turn tutor type update upgrade use value vet view visit voice volunteer walk wash watch water weed weigh weld welcome wire work wrap write`.split(
    /\s+/,
  ),
);
for (const verb of [
  'assist',
  'implement',
  'install',
  'produce',
  'promote',
  'teach',
  'write',
  'equip',
  'merge',
  'greet',
  'drive',
  'run',
  'recruit',
])
  NOUNS.delete(verb);

/** Verbs of duties that go on for as long as a job is held. */
const DUTIES = new Set(
  `administer advise answer arrange assess assist attend bake calibrate care chair check clean coach collect conduct cook coordinate counsel deliver dispense document drive feed file give greet guide handle help inspect interview invoice issue keep lead liaise look maintain manage measure mentor milk
advertise agree autoclave alter appraise audit balance bandage bathe book brief catalogue cater chase choose clear climb code collate compile compose condition cover cut decorate detain develop dose draft draw dress edit entertain escort examine fire fit follow fry grill groom hang harvest hold host iron knead label lift listen load look mark mix mow patch photograph plate plough polish post price print promote prune publish quote reference repair research restock restore restrain
laminate trunk couple deescalate de-escalate lend make teach catalogue post guard fell dose wrap wax blow dry treat interpret tie bind cast carve polish roast scan screen search serve shape sharpen shoot show solve sow stack sterilise sterilize stitch style supply sweep talk test tile top trace track train transcribe translate triage trim trunk type unload value visit weigh weld wire wrap write monitor nurse operate order organise organize oversee pack patrol perform pick plan prepare process provide purchase receive reconcile record report represent respond review run sample schedule screen sell serve service shelve sort staff steer stock supervise supply support take tend tidy transport treat tutor update wash watch water work`.split(
    /\s+/,
  ),
);
/** Those of them whose numbers are sizes that stay, not sums that were reached. */
const SIZED = new Set(
  'administer care feed milk rear clean chair coordinate handle head keep lead look maintain manage mentor monitor operate organise organize oversee plan run serve service supervise support'.split(
    ' ',
  ),
);

function isGoingOn(tokens: readonly Token[], forms: VerbForms): boolean {
  const text = wordsOf(tokens).join(' ');
  if (!DUTIES.has(forms.base) || ONCE.test(text)) return false;
  const counted =
    /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|hundred)\b/.test(
      text,
    );
  const heads = headsIn(tokens, 'past').flatMap((at) => verbOf(tokens[at]?.text ?? '')?.base ?? []);
  if (!heads.every((base) => DUTIES.has(base)) || (forms.base === 'lead' && tokens[1]?.text === 'the'))
    return false;
  return !counted || RATE.test(text) || heads.every((base) => SIZED.has(base));
}

/** What was done once, or came to an end. */
const ONCE =
  /\b(19|20)\d\d\b|\b(first(?! aid| line)|once|twice|early|earlier|until|finally|during|project|award|from .* to|by (a |an |one |\d)|in (one|two|three|four|five|six|seven|eight|nine|ten|\d+) (days|weeks|months|years)|for (one|two|three|four|five|six|seven|eight|nine|ten|\d+) (days|weeks|months|years)|through (one|two|three|four|five|\d+) .*(seasons|years|months|weeks)|migration|rollout|launch|opening|relocation|pandemic|covid|merger|without a single|new system|up to their)\b/;
const RATE =
  /\b(a|per|each|every) (day|night|week|month|year|shift|hour|season|term|quarter)\b|\b(daily|weekly|monthly|yearly|nightly)\b/;

function cased(text: string, like: string): string {
  return /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
