import { placeOf, type FoldedText } from '../requirements/folded-text.ts';

/** Pay as a text states it, in whole units, and where it says so. */
export type ReadPay = {
  min: number | null;
  max: number | null;
  currency: string;
  interval: 'year' | 'month' | 'week' | 'day' | 'hour';
  start: number;
  end: number;
};

/** The first pay that a text states with its currency and what it is paid for; no bonus, budget or voucher. */
export function payIn(folded: FoldedText): ReadPay | null {
  for (const match of folded.text.matchAll(AMOUNTS)) {
    const read = readMatch(folded, match);
    if (read) return read;
  }
  return null;
}

function readMatch(folded: FoldedText, match: RegExpExecArray): ReadPay | null {
  const { text } = folded;
  const groups = match.groups ?? {};
  const sign = groups['sign'] ?? groups['behind'] ?? groups['between'];
  const currency = sign === undefined ? undefined : CURRENCIES.get(sign.trim());
  const end = match.index + match[0].length;
  const after = text.slice(end, end + 45).split('\n')[0] ?? '';
  const before =
    text
      .slice(Math.max(0, match.index - 60), match.index)
      .split('\n')
      .at(-1) ?? '';
  if (currency === undefined || NO_PAY.test(`${before}${after.slice(0, 22)}`)) return null;
  const low = amountOf(groups['low'] ?? '', groups['lowK'] ?? groups['highK']);
  const high = groups['high'] === undefined ? null : amountOf(groups['high'], groups['highK']);
  // Pay is stored in whole units: a rounded one would be another.
  if (
    low === null ||
    low === 0 ||
    !Number.isInteger(low) ||
    !Number.isInteger(high ?? 0) ||
    (high !== null && high < low)
  )
    return null;
  const behind = INTERVALS.find(([, words]) => words.test(after));
  const ahead = INTERVALS.find(([, words]) => words.test(before));
  const interval =
    behind?.[0] ?? ahead?.[0] ?? (IS_PAY.test(before) && low >= 15_000 && WIDE.has(currency) ? 'year' : null);
  if (interval === null) return null;
  const shown = behind
    ? end + (behind[1].exec(after)?.[0].length ?? 0) + (behind[1].exec(after)?.index ?? 0)
    : end;
  const [from, to] = placeOf(folded, match.index, shown);
  const open = FROM.test(before) && high === null;
  const upTo = UP_TO.test(before) && high === null;
  return {
    min: upTo ? null : low,
    max: upTo ? low : high === null ? (open ? null : low) : high,
    currency,
    interval,
    start: from,
    end: to,
  };
}

/** "28,000", "28.000", "28 000", "13,50" and "45k". */
function amountOf(digits: string, thousand: string | undefined): number | null {
  const plain = digits
    .trim()
    .replace(/[.,](\d{1,2})$/, '|$1')
    .replace(/[.,'’ \u202f]/g, '')
    .replace('|', '.');
  const value = Number(plain);
  if (!Number.isFinite(value) || plain === '') return null;
  const whole = thousand === undefined ? value : value * 1000;
  return whole > 1_000_000_000 ? null : whole;
}

const NUMBER = String.raw`\d{1,3}(?:[.,' \u202f]\d{3}){1,2}(?:,\d\d|\.\d\d)?|\d{1,7}(?:[.,]\d{1,2})?`;
const SIGN = String.raw`us\$|[$€£]|chf|eur|euros?|usd|gbp|sek|kr|pln|zl|zlotych|zloty|kronor|dkk|nok|cad|aud|brl|r\$`;
const AMOUNTS = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<sign>${SIGN})\s?)?(?<low>${NUMBER})(?<lowK>\s?k(?![\p{L}]))?\s?(?<between>${SIGN})?(?:\s?(?:-|–|—|to|bis|a|et|y|e|en|tot|till|do|i)\s?(?:${SIGN})?\s?(?<high>${NUMBER})(?<highK>\s?k(?![\p{L}]))?)?\s?(?<behind>${SIGN})?(?![\p{L}\d])`,
  'gu',
);
const CURRENCIES = new Map(
  Object.entries({
    $: 'USD',
    us$: 'USD',
    usd: 'USD',
    '€': 'EUR',
    eur: 'EUR',
    euro: 'EUR',
    euros: 'EUR',
    '£': 'GBP',
    gbp: 'GBP',
    chf: 'CHF',
    sek: 'SEK',
    kr: 'SEK',
    kronor: 'SEK',
    pln: 'PLN',
    zl: 'PLN',
    zloty: 'PLN',
    zlotych: 'PLN',
    dkk: 'DKK',
    nok: 'NOK',
    cad: 'CAD',
    aud: 'AUD',
    brl: 'BRL',
    r$: 'BRL',
  }),
);
/** Currencies in which a pay of 15,000 and more without a word is a year's. */
const WIDE = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD']);
const INTERVALS: [ReadPay['interval'], RegExp][] = [
  [
    'hour',
    /(?:(?=\/)|(?<!\p{L}))(?:(?:per|an|each|a) hour|\/ ?h(?:r|our)?\b|hourly|p\/h|(?:pro|je|die) stunde|\/ ?stunde|stundenlohn|(?:de l'|par )heure|\/ ?heure|(?:por|a la|la) hora|\/ ?hora|(?:all'|per )ora|\/ ?ora|per uur|\/ ?uur|bruto per uur|(?:per|i) timme(?:n)?|\/ ?tim(?:me)?|(?:na|za) godzine|\/ ?godz\w*|\/ ?h)(?!\p{L})/u,
  ],
  [
    'day',
    /(?:(?=\/)|(?<!\p{L}))(?:(?:per|a) day|daily|\/ ?day|pro tag|\/ ?tag|par jour|\/ ?jour|(?:por|al) dia|al giorno|por dia|per dag|\/ ?dag|(?:na|za) dzien|dziennie)(?!\p{L})/u,
  ],
  [
    'week',
    /(?:(?=\/)|(?<!\p{L}))(?:(?:per|a) week|weekly|\/ ?week|pro woche|par semaine|(?:por|a la) semana|a settimana|per week|per vecka|tygodniowo)(?!\p{L})/u,
  ],
  [
    'month',
    /(?:(?=\/)|(?<!\p{L}))(?:(?:per|a) month|monthly|\/ ?month|(?:pro|im|je) monat|\/ ?monat|monatlich\w*|par mois|\/ ?mois|mensuel\w*|(?:por|al) mes|\/ ?mes|mensual\w*|al mese|mensil\w*|(?:por|ao) mes|mensa(?:l|is)|per maand|\/ ?maand|bruto per maand|(?:per|i) manad(?:en)?|\/ ?man(?:ad)?|miesiecznie|\/ ?mies\w*|\/ ?mc)(?!\p{L})/u,
  ],
  [
    'year',
    /(?:(?=\/)|(?<!\p{L}))(?:(?:per|a) (?:year|annum)|yearly|annual\w*|\/ ?y(?:ea)?r|p\.?a\.?|(?:pro|im|je) jahr|\/ ?jahr|jahrlich\w*|jahresgehalt|jahresbrutto|par an|\/ ?an|annuel\w*|bruts? annuels?|(?:por|al) ano|\/ ?ano|anual\w*|brutos? anuales|all'anno|annu\w+|ral|lordi annui|(?:por|ao) ano|anuais|per jaar|\/ ?jaar|per ar|\/ ?ar|rocznie)(?!\p{L})/u,
  ],
];
const IS_PAY =
  /salary|pay|gehalt|vergutung|salaire|remuneration|salario|retribuzione|stipendio|ral|vencimento|remuneracao|salaris|lon\b|wynagrodzeni/u;
const NO_PAY =
  /bonus|allowance|budget|voucher|gutschein|zuschuss|pramie|prime|ticket|cheque|bon de|bono|buono|subsidio|refeic|toelage|bidrag|dodatek|premi|revenue|umsatz|turnover|funding|sales of|tickets?|chiffre|facturac|fatturato|sign-on|welcome|stipend for/u;
const FROM = /(?:from|ab|starting at|a partir de|desde|a partire da|vanaf|fran|od|at least|mindestens)\s$/u;
const UP_TO = /(?:up to|bis zu|jusqu'a|hasta|fino a|ate|tot|upp till|do)\s$/u;
