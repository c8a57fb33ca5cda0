import type { ClaimWord } from './claim-words.ts';
import type { Compared } from './compared.ts';

/** The periods of a wording ("a day", "weekly", "of the year") that its line does not have, or has of something else. */
export function newRates(compared: Compared): string[] {
  const { wording, line } = compared;
  const had = line.map((word) => ({ units: unitOf(word), counted: isCounted(word, line) }));
  const rates = line.map((word) => [...rateOf(word, line), ...looseRateOf(word, line)]);
  const taken = new Set<string[]>();
  return wording.flatMap((word) => {
    const rate = rateOf(word, wording);
    if (rate.length > 0) {
      // Each period of the line backs one of the wording: "daily and weekly checks" are no "daily and daily" ones.
      const own = rates.find((units) => !taken.has(units) && rate.some((one) => units.includes(one)));
      if (own === undefined) return [word.text];
      taken.add(own);
      return isOfAnother(word, rate, compared) ? [word.text] : [];
    }
    const units = unitOf(word);
    // "For 3 years" backs no "of the years".
    const counted = isCounted(word, wording);
    const isThere = had.some(
      (own) => (counted || !own.counted) && units.some((one) => own.units.includes(one)),
    );
    return units.length > 0 && !isThere ? [word.text] : [];
  });
}

/** Whether a figure stands right before a unit of time. */
function isCounted({ at }: ClaimWord, words: readonly ClaimWord[]): boolean {
  const before = words[at - 1]?.text === '-' ? words[at - 2] : words[at - 1];
  return before?.kind === 'number';
}

/** Whether the figure, or else the words, that a wording tells a period of have another period beside them in the line. */
function isOfAnother(rate: ClaimWord, units: string[], { wording, line, matches }: Compared): boolean {
  const periods = line.flatMap((word) => {
    const own = [...rateOf(word, line), ...looseRateOf(word, line)].filter(
      (unit) => !/^\d/.test(unit) || units.includes(unit),
    );
    return own.length > 0 ? [{ at: word.at, own }] : [];
  });
  const near = wording
    .filter((word) => word.at < rate.at && rate.at - word.at <= 6)
    .toReversed()
    .concat(wording.slice(rate.at + 1, rate.at + 4));
  const figure = near.find(
    ({ kind, text, at }) => kind === 'number' && !(at > rate.at && UNIT.test(text)) && at !== rate.at - 1,
  );
  const anchors =
    figure !== undefined
      ? line.filter(({ text }) => text === figure.text)
      : (near
          .map((word) => (matches.get(word) ?? []).filter(({ how }) => how === 'same'))
          .find((found) => found.length > 0)
          ?.map(({ own }) => own) ?? []);
  if (anchors.length === 0) return false;
  return !anchors.some((anchor) => {
    const [closest] = periods.toSorted((a, b) => Math.abs(a.at - anchor.at) - Math.abs(b.at - anchor.at));
    return closest?.own.some((one) => units.includes(one)) === true;
  });
}

/** The unit of time that a word names. */
export function unitOf({ text, kind }: ClaimWord): string[] {
  if (kind !== 'word') return [];
  const one = singularOf(text);
  return (
    RATES[text] ??
    (UNITS.has(one) ? [one, ...(IN_DAYS[one] ?? [])] : (IN_DAYS[one] ?? []).filter((unit) => UNITS.has(unit)))
  );
}

/** The units of a word that says how often: "daily", "a day", "every morning", "on Tuesdays". */
function rateOf({ text, kind, at }: ClaimWord, words: readonly ClaimWord[]): string[] {
  if (kind !== 'word') return [];
  if (RATES[text] !== undefined) return RATES[text];
  const one = singularOf(text);
  const units = UNITS.has(one) || one === 'shift' ? [one, ...(IN_DAYS[one] ?? [])] : [];
  const before = words[at - 1]?.text ?? '';
  if (words[at + 1]?.kind === 'number') return [];
  if (/^an?$/.test(before) && !/^(?:hour|day|week|month|year|quarter|minute|shift|night|weekend)$/.test(one))
    return [];
  if (/^(?:an?|per|every|each)$/.test(before)) return units;
  if (/^\d+$/.test(before) && /^(?:every|each)$/.test(words[at - 2]?.text ?? '')) return [`${before} ${one}`];
  return [];
}

/** What tells how often only by the way: "on Tuesdays", "in the evening", "the goal for the month", "my shift". */
function looseRateOf({ text, at }: ClaimWord, words: readonly ClaimWord[]): string[] {
  const one = singularOf(text);
  const before = words[at - 1];
  if (!UNITS.has(one) && one !== 'shift') return [];
  if (text !== one && before?.kind === 'number') return [`${before.text} ${one}`];
  if (text !== one && IN_DAYS[one] !== undefined)
    return [one, ...(one.endsWith('day') ? ['week'] : []), ...(one === 'evening' ? ['night'] : [])];
  return [];
}

function singularOf(text: string): string {
  return text.replace(/s$/, '');
}

const RATES: Readonly<Record<string, string[]>> = {
  daily: ['day'],
  nightly: ['night'],
  hourly: ['hour'],
  weekly: ['week'],
  monthly: ['month'],
  quarterly: ['quarter'],
  yearly: ['year'],
  annual: ['year'],
  annually: ['year'],
  everyday: ['day'],
};
const UNITS = new Set(
  'hour day week month year quarter minute second decade weekend morning evening night season summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december'
    .split(' ')
    .filter((one) => !/^(second|may|march)$/.test(one)),
);
const IN_DAYS: Readonly<Record<string, string[]>> = {
  morning: ['day'],
  evening: ['day', 'night'],
  afternoon: ['day'],
  night: ['day', 'evening'],
  monday: ['week'],
  tuesday: ['week'],
  wednesday: ['week'],
  thursday: ['week'],
  friday: ['week'],
  saturday: ['week', 'weekend'],
  sunday: ['week', 'weekend'],
  jan: ['january'],
  feb: ['february'],
  mar: ['march'],
  apr: ['april'],
  jun: ['june'],
  jul: ['july'],
  aug: ['august'],
  sep: ['september'],
  sept: ['september'],
  oct: ['october'],
  nov: ['november'],
  dec: ['december'],
  yr: ['year'],
  hr: ['hour'],
  summer: ['season'],
  winter: ['season'],
  shift: [],
  weekend: [],
};

/** Whether a word is "daily", "weekly" and the like. */
export function isPeriod(text: string): boolean {
  return RATES[text] !== undefined;
}

/** "Each day", "every shift", "weekly": how often, which is judged with the figures. */
export function isRate({ text, at }: ClaimWord, words: readonly ClaimWord[]): boolean {
  if (RATES[text] !== undefined) return true;
  if (!/^(?:every|each)$/.test(text)) return false;
  const next = words[at + 1];
  if (next?.possessive === true) return false;
  return next?.kind === 'number'
    ? UNIT_BEHIND.test(words[at + 2]?.text ?? '')
    : UNIT_BEHIND.test(next?.text ?? '');
}

const UNIT_BEHIND =
  /^(?:day|night|week|month|year|hour|shift|morning|evening|afternoon|weekend|season|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$|^(?:day|night|week|month|year|hour|shift)s$/;

const UNIT = /^(?:day|week|month|year|summer|winter|season|shift|term|hour|weekend)s?$/;
