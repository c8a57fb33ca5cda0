import type { Lie, Pair } from './pairs.ts';

/** Alters honest wordings, one thing at a time: what comes out says something that the line does not. */
export function liesOf(pairs: readonly Pair[]): Lie[] {
  return pairs.flatMap(({ line, better }, at) =>
    [...KINDS, ...othersWords(pairs, at)].flatMap(([kind, alter]) =>
      [...new Set(alter(better))]
        .filter(
          (text) =>
            text !== better && text.toLowerCase() !== line.toLowerCase() && !isTold(line, better, text),
        )
        .map((text) => ({ kind, line, text })),
    ),
  );
}

/** Whether the words added at the end are said already: such a text is no lie. */
function isTold(line: string, better: string, text: string): boolean {
  if (!text.startsWith(better)) return false;
  const last = text.slice(better.length).trim().split(' ').slice(1).join(' ').toLowerCase();
  const said = line.toLowerCase();
  return (
    (last !== '' && said.includes(last)) ||
    (/single-handedly/.test(text) && /\b(?:alone|myself|on my own)\b/.test(said))
  );
}

/** The kinds of claims that must never come through; the others exchange single words for any others, and may hit a wider one. */
export const STRICT_KINDS: ReadonlySet<string> = new Set(
  'number quantity qualifier negation scope title employer tool date result opposite place'.split(' '),
);

/** Each word of a wording exchanged for words of the next wordings: another act, another thing. */
function othersWords(pairs: readonly Pair[], at: number): [string, (text: string) => string[]][] {
  const wordsOf = ({ better }: Pair) => better.match(/[\p{L}-]{4,}/gu) ?? [];
  const next = [1, 2, 3].flatMap((step) => pairs[(at + step) % pairs.length] ?? []);
  const things = next.flatMap(wordsOf).filter((word) => /^\p{Ll}/u.test(word) && !FUNCTION.has(word));
  const own = (pairs[at] === undefined ? [] : [pairs[at]]).flatMap(({ line }) => line.toLowerCase());
  const others = things.filter((word) => !own.some((text) => text.includes(word.slice(0, 4))));
  return [
    [
      'act',
      (text) =>
        ACTS.filter(([word]) => !own.some((one) => word.test(one)) && !word.test(text)).map(([, act]) =>
          text.replace(/^\S+/, act),
        ),
    ],
    [
      'thing',
      (text) =>
        [...text.matchAll(/(?<=\s)\p{Ll}{4,}/gu)]
          .filter(({ 0: word }) => !FUNCTION.has(word))
          .map(({ 0: word, index }, place) => {
            const other = others[place % Math.max(1, others.length)] ?? 'bananas';
            return text.slice(0, index) + other + text.slice(index + word.length);
          }),
    ],
  ];
}

/** Acts, each with what a line that tells of it says. */
const ACTS: [RegExp, string][] = [
  [/b[ou]+[yg]h?t?|purchas|order|procur|obtain/i, 'Bought'],
  [/paint|colou?r|coat/i, 'Painted'],
  [/sold|sell|sale/i, 'Sold'],
  [/photo|film|shoot|shot/i, 'Photographed'],
  [/translat|interpret/i, 'Translated'],
  [/recruit|hir(e|ing)|employ/i, 'Recruited'],
  [/program|code|develop/i, 'Programmed'],
  [/deliver|[bt]r[oa][un][gs]|took|drove|sent/i, 'Delivered'],
  [/weld|solder|join/i, 'Welded'],
  [/learn|train|stud|course/i, 'Learned'],
  [/approv|sign|accept/i, 'Approved'],
  [/attend|visit|meeting|went|go/i, 'Attended'],
];

const FUNCTION = new Set(
  'with from into onto during before after until their them they that which when where while about over under within across through using also than such including each every both other'.split(
    ' ',
  ),
);

const KINDS: [string, (text: string) => string[]][] = [
  ['number', numbers],
  ['quantity', (text) => exchanged(text, QUANTITIES)],
  ['qualifier', qualifiers],
  ['negation', negations],
  ['scope', (text) => exchanged(text, SCOPES)],
  [
    'scope',
    (text) =>
      ['single-handedly', 'as team leader', 'independently as project lead'].map(
        (words) => `${text} ${words}`,
      ),
  ],
  ['title', (text) => exchanged(text, TITLES)],
  [
    'title',
    (text) =>
      ['as manager', 'as senior specialist', 'as head of department'].map((words) => `${text} ${words}`),
  ],
  [
    'employer',
    (text) => ['at Google', 'for the NHS', 'for Deloitte', 'at Tesco'].map((words) => `${text} ${words}`),
  ],
  ['tool', tools],
  [
    'date',
    (text) =>
      ['since 2011', 'in 2020', 'for ten years', 'from 2015 to 2019'].map((words) => `${text} ${words}`),
  ],
  ['date', (text) => exchanged(text, RATES)],
  [
    'result',
    (text) =>
      ['increasing revenue', 'saving costs', 'on time and under budget', 'by 20%'].map(
        (words) => `${text}, ${words}`,
      ),
  ],
  ['opposite', (text) => exchanged(text, OPPOSITES)],
  ['place', (text) => exchanged(text, PLACES)],
];

function numbers(text: string): string[] {
  const found = [...text.matchAll(/\d+(?:[.,]\d+)?/g)];
  return found.flatMap(({ 0: number, index }) => {
    const others = [String(Number(number.replace(',', '')) + 1), `${number}0`, `1${number}`];
    return others.map((other) => text.slice(0, index) + other + text.slice(index + number.length));
  });
}

function qualifiers(text: string): string[] {
  const added = [...text.matchAll(/(?<=\s)(?=\d)/g)].flatMap(({ index }) =>
    ['over ', 'nearly ', 'up to '].map((word) => text.slice(0, index) + word + text.slice(index)),
  );
  const gone = text.replace(/\b(about|around|up to|nearly|over|at least) (?=[\d£$€])/i, '');
  return [...added.filter((one) => !/(about|around|up to|over) (over|nearly|up to)/.test(one)), gone];
}

function negations(text: string): string[] {
  const [first = '', ...rest] = text.split(' ');
  const denied = `Never ${first.toLowerCase()} ${rest.join(' ')}`;
  const without = text.replace(/\bwith\b/, 'without');
  const withIt = text.replace(/\bwithout\b( an?)?/, 'with$1').replace(/\bno\b/, 'many');
  return [denied, `Did not ${first.toLowerCase()} ${rest.join(' ')}`, without, withIt];
}

function tools(text: string): string[] {
  const added = ['using Terraform', 'in Power BI', 'with Oracle'].map((words) => `${text} ${words}`);
  return [...added, ...exchanged(text, TOOLS)];
}

/** Puts another word in place of each word that has one. */
function exchanged(text: string, pairs: readonly (readonly [RegExp, string])[]): string[] {
  return pairs.flatMap(([word, other]) => {
    const changed = text.replace(word, (found) =>
      /^\p{Lu}/u.test(found) ? other.charAt(0).toUpperCase() + other.slice(1) : other,
    );
    return changed === text ? [] : [changed];
  });
}

const QUANTITIES: [RegExp, string][] = [
  [/\ball\b/i, 'some'],
  [/\bmany\b/i, 'all'],
  [/\bsome\b/i, 'all'],
  [/\beach\b/i, 'every second'],
  [/\bhalf\b/i, 'two thirds'],
  [/\bthird\b/i, 'half'],
  [/\bquarter\b/i, 'third'],
  [/\ba team\b/i, 'several teams'],
  [/\bpatients\b/i, 'hundreds of patients'],
  [/\bcustomers\b/i, 'thousands of customers'],
  [/\bstaff\b/i, 'all staff'],
  [/\bthe\b/i, 'every'],
];
const SCOPES: [RegExp, string][] = [
  [/^(Helped|Assisted|Supported|Contributed to|Took part in)\b/, 'Led'],
  [/^(Helped|Assisted|Supported|Contributed to|Took part in)\b/, 'Managed'],
  [/^(Led|Managed|Supervised|Lead|Manage|Supervise)\b/, 'Took part in'],
  [/^(Led|Managed|Supervised|Lead|Manage|Supervise)\b/, 'Founded'],
  [/^Worked with\b/, 'Managed'],
  [/^(Prepared|Cooked|Tested|Matched|Drafted|Sold|Answered|Wrote|Fitted|Planned|Took)\b/, 'Directed'],
  [/^(Prepared|Cooked|Tested|Matched|Drafted|Sold|Answered|Wrote|Fitted|Planned|Took)\b/, 'Helped with'],
  [/^(\w+)\b/, 'Learned how others'],
  [/ as part of a team of \d+/, ' alone'],
  [/^Trained\b/, 'Was trained with'],
  [/\bon the ward\b/, 'across the hospital'],
];
const TITLES: [RegExp, string][] = [
  [
    /\b(nurses?|cooks?|engineers?|electricians?|assistants?|representatives?|apprentices?|carers?|bricklayers?)\b/,
    'senior managers',
  ],
  [/\b(partners?|directors?|doctors?|auditors?)\b/, 'ministers'],
  [/\b(colleagues?|staff|workers?)\b/, 'department heads'],
];
const TOOLS: [RegExp, string][] = [
  [/\bExcel\b/, 'Tableau'],
  [/\bSAP\b/, 'Oracle'],
  [/\bSage\b/, 'Xero'],
  [/\bPython\b/, 'Rust'],
  [/\bJava\b/, 'JavaScript'],
  [/\bPostgreSQL\b/, 'MongoDB'],
  [/\bGo\b/, 'C++'],
  [/\bJest\b/, 'Cypress'],
  [/\bGrafana\b/, 'Datadog'],
  [/\bDocker\b/, 'Kubernetes'],
  [/\bReact\b/, 'Angular'],
  [/\bJenkins\b/, 'GitLab'],
  [/\bPhotoshop\b/, 'Figma'],
  [/\bHPLC\b/, 'NMR'],
];
const RATES: [RegExp, string][] = [
  [/\b(a|per|each|every) day\b|\bdaily\b/i, 'hourly'],
  [/\b(a|per|each|every) week\b|\bweekly\b/i, 'daily'],
  [/\b(a|per|each|every) month\b|\bmonthly\b/i, 'weekly'],
  [/\b(a|per|each|every) shift\b/i, 'per hour'],
  [/\b(19|20)\d\d\b/, '2014'],
  [/\bmonths?\b/, 'years'],
  [/\bweeks?\b/, 'months'],
];
const OPPOSITES: [RegExp, string][] = [
  [/\b(Reduced|Cut|Lowered)\b/, 'Increased'],
  [/\b(Increased|Raised)\b/, 'Doubled'],
  [/\bopened\b/i, 'founded'],
  [/\bbefore\b/, 'after'],
  [/\bfrom\b(.*)\bto\b/, 'to$1from'],
  [/\bin half the time\b/, 'in a tenth of the time'],
  [/\bless\b/, 'more'],
  [/^(Sold)\b/, 'Bought'],
  [/^(Tested|Checked|Reviewed)\b/, 'Designed'],
  [/^(Helped|Assisted)\b/, 'Trained'],
  [/^(Answered|Handled|Took)\b/, 'Invented'],
];
const PLACES: [RegExp, string][] = [
  [/\bUK\b/, 'USA'],
  [/\bLeeds\b/, 'Paris'],
  [/\bNorth East\b/, 'South West'],
  [/\bSpain\b/, 'France'],
  [/\bGerman\b/, 'French'],
  [/\bschools?\b/, 'universities'],
  [/\b(local|small) /, 'global '],
];
