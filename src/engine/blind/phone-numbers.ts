/** Where something stands in a text: from, and up to. */
export type Span = [start: number, end: number];

const separator = String.raw`[\s().\/\u2010-\u2013-]`;
const run = new RegExp(
  String.raw`(?<![\p{L}\p{N}$€£¥])[+(]{0,2}\d(?:${separator}{0,3}\d){6,17}(?!\p{N}|%|(?!x\d|ext)\p{L})`,
  'gu',
);

/**
 * Where numbers stand that can be called, in international or national form, spaced in whatever way. Years, dates, round numbers,
 * sums of money and addresses of machines are none.
 */
export function phoneSpans(text: string): Span[] {
  return [...text.matchAll(run)]
    .filter(([found]) => isPhone(found))
    .map(({ 0: found, index }) => [index, index + found.length]);
}

function isPhone(found: string): boolean {
  if (/^\(?\+/.test(found)) return true;
  const groups = found.split(/\D+/).filter(Boolean);
  const digits = groups.join('');
  if (digits.length > 15) return false;
  if (groups.length === 1)
    return digits.startsWith('0') ? digits.length >= 8 : digits.length >= 9 && !isRound(digits);
  if (groups.every((group) => group.length <= 2 || isYear(group)) && groups.some(isYear)) return false;
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(found)) return false;
  if (/^[1-9]\d*\.\d+$/.test(found)) return false;
  if (/^[1-9]\d{2,4}[-–](?:19|20)\d{2}$/.test(found)) return false;
  return !found.split(/\s+[-–]\s+/).every(isAmount);
}

/** A number as amounts are written: `12`, `1 250 000`, `1.234.567`. */
function isAmount(text: string): boolean {
  if (/^[1-9]\d{0,4}$/.test(text)) return true;
  if (!/^[1-9]\d{0,2}(?:([ .\u00A0\u2009\u202F])\d{3})(?:\1\d{3})*$/.test(text)) return false;
  return isRound(text) || text.replace(/\D/g, '').length < 9;
}

function isRound(digits: string): boolean {
  return digits.endsWith('000');
}

function isYear(group: string): boolean {
  return /^(?:19|20)\d\d$/.test(group);
}

/** A pattern that finds a known number in whatever form: by its last seven digits, with what stands before them. */
export function knownPhone(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 7) return null;
  const between = `${separator}{0,3}`;
  return String.raw`[+(]{0,2}(?:\d${between}){0,9}${digits.slice(-7).split('').join(between)}(?!\d)`;
}
