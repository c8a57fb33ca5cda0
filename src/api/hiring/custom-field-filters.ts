import { type FieldSubject, fieldSubjects } from './custom-fields.ts';

/** How a value is compared: it is that option or colleague, has words that begin so, or is from or to that number or day. */
export const fieldTests = ['is', 'has', 'from', 'to'] as const;
export type FieldTest = (typeof fieldTests)[number];

/** What a list of applicants asks of a field of the company's own, on the application or its job. */
export type FieldFilter = { subject: FieldSubject; field: string; test: FieldTest; value: string };

/** The most of these in one list. */
export const mostFieldFilters = 8;

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
const isNumber = (text: string) => /^-?\d{1,15}(\.\d{1,6})?$/.test(text);

/** True for a day from 1900 to 2099 that there is. */
export function isDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

/** Filters as the text of an address, such as `application.<id>:is:<id>`, one behind the other with commas. */
export function fieldFiltersText(filters: readonly FieldFilter[]): string {
  return filters
    .map(({ subject, field, test, value }) => `${subject}.${field}:${test}:${encodeURIComponent(value)}`)
    .join(',');
}

/** The filters of such a text; null where it is none. */
export function readFieldFilters(text: string): FieldFilter[] | null {
  const filters = text.split(',').map(readOne);
  const known = filters.filter((one) => one !== null);
  return known.length === filters.length && known.length <= mostFieldFilters ? known : null;
}

function readOne(text: string): FieldFilter | null {
  const [place = '', name, written, ...more] = text.split(':');
  const [on, field = ''] = place.split('.');
  const subject = fieldSubjects.find((one) => one === on);
  const test = fieldTests.find((one) => one === name);
  if (!subject || !test || !isId(field) || written === undefined || more.length > 0) return null;
  const value = decoded(written);
  return value !== null && fits(test, value) ? { subject, field, test, value } : null;
}

function fits(test: FieldTest, value: string): boolean {
  if (test === 'is') return isId(value);
  if (test === 'has') return /[\p{L}\p{N}]/u.test(value) && value.length <= 80 && !value.includes('\0');
  return isNumber(value) || isDay(value);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
