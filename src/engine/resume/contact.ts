import { findPhoneNumbersInText, type CountryCode } from 'libphonenumber-js/min';
import { findDates } from './dates.ts';
import { headingKind } from './headings.ts';
import type { Line } from './lines.ts';
import { countryOf, isPlace, splitTrailingPlace } from './places.ts';
import { placeOf } from './place-of.ts';
import type { Read, ResumeReading } from './reading.ts';
import { readName } from './name.ts';

// Contact data stands near the beginning of its sections; the rest is not searched.
const MAX_LINES = 200;

type Contact = ResumeReading['contact'];

/** Name, e-mail, phone, place and links of the person, from the lines where contact data stands. */
export function readContact(zoneLines: Line[], all: Line[]): Contact {
  const zone = zoneLines.slice(0, MAX_LINES);
  const email = findEmail(zone) ?? findEmail(all);
  const location = findLocation(zone);
  const country = (location ? countryOf(location.value) : null) ?? countryOfLetters(all);
  return {
    name: readName(zone, email?.value ?? null),
    email,
    phone: findPhone(zone, country) ?? findPhone(all.slice(0, 40), country),
    location,
    links: findLinks(zone, all),
  };
}

/** The country whose own letters most of the first lines hold, where they are of one country alone. */
function countryOfLetters(lines: Line[]): string | null {
  const some = lines.slice(0, 40);
  const most = (letters: RegExp) => some.filter(({ text }) => letters.test(text)).length > some.length * 0.5;
  if (some.some(({ text }) => /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) && most(/\p{sc=Han}/u))
    return 'JP';
  return most(/\p{sc=Hangul}/u) ? 'KR' : null;
}

const EMAIL = /[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]{1,63}\.){1,8}\p{L}{2,24}/u;

function findEmail(lines: Line[]): Read<string> | null {
  for (const [i, line] of lines.entries()) {
    const found = EMAIL.exec(line.text)?.[0];
    const next = lines[i + 1];
    const rest = found && next ? restOfAddress(found, line, next) : '';
    if (found && rest) return { value: found + rest, place: placeOf(line, found), confidence: 0.9 };
    if (found) return { value: found, place: placeOf(line, found), confidence: 0.99 };
    const joined =
      next && /@[\p{L}\d.-]*$|[\p{L}\d]@?$/u.test(line.text)
        ? EMAIL.exec(line.text + next.text)?.[0]
        : undefined;
    if (joined && line.text.includes('@') && !line.text.includes(' '))
      return { value: joined, place: placeOf(line, line.text), confidence: 0.8 };
    const link = line.links
      .find((address) => address.startsWith('mailto:'))
      ?.slice(7)
      .split('?')[0];
    if (link && EMAIL.test(link)) return { value: link, place: placeOf(line, link), confidence: 0.9 };
  }
  return null;
}

/** The last letters of an address that a narrow column broke within a word. */
function restOfAddress(found: string, line: Line, next: Line): string {
  const linked = line.links.find((address) => address.startsWith(`mailto:${found}`))?.slice('mailto:'.length);
  if (linked) return linked.split('?')[0]?.slice(found.length) ?? '';
  const below =
    next.y > line.y && next.stream === line.stream && next.gap < 0.2 && Math.abs(next.x - line.x) < 2;
  const broken = below && line.text.endsWith(found) && /^[a-z]{1,10}$/.test(next.text);
  return broken && /\.[a-z]{1,3}$/.test(found) ? next.text : '';
}

// No shorter number is looked for.
const SEVEN_DIGITS = /(?:\p{Nd}\P{Nd}*){7}/u;

const LIKELY_COUNTRIES = ['US', 'GB', 'DE', 'FR', 'IN'];

function findPhone(lines: Line[], country: string | null): Read<string> | null {
  for (const line of lines) {
    const text = line.text
      .replace(EMAIL, (found) => ' '.repeat(found.length))
      .replace(/〒\s?\d{3}-\d{4}/gu, (found) => ' '.repeat(found.length));
    if (text.length > 400 || !SEVEN_DIGITS.test(text)) continue;
    // Where the address says the country, a number without its code is of that country or is left as it is written.
    for (const code of country === null ? LIKELY_COUNTRIES : [country]) {
      const [found] = findPhoneNumbersInText(text, code as CountryCode);
      if (!found || found.endsAt - found.startsAt < 7) continue;
      const written = text.slice(found.startsAt, found.endsAt).trim();
      if (findDates(written).length > 0 && !written.startsWith('+')) continue;
      const valid = found.number.isValid();
      return {
        value: valid ? found.number.formatInternational() : written,
        place: placeOf(line, written),
        confidence: valid ? 0.97 : 0.7,
      };
    }
    const plain = /(?<![\d\p{L}/.-])(?:\+|00)?\(?\d[\d\s()./-]{6,18}\d(?![\d\p{L}])/u.exec(text)?.[0];
    const digits = plain?.replace(/\D/g, '').length ?? 0;
    if (plain && digits >= 8 && digits <= 15 && findDates(plain).length === 0)
      return { value: plain.trim(), place: placeOf(line, plain.trim()), confidence: 0.6 };
  }
  return null;
}

const LABEL =
  /^(?:(?:location|city|home|residence)\s*[:-]|(?:address|based in|lives in|current location|adresse|anschrift|wohnort|ort|ubicación|dirección|indirizzo|morada|endereço|domicile|adres)\s*[:-]?)\s+/i;

function findLocation(lines: Line[]): Read<string> | null {
  for (const line of lines) {
    if (line.text.length > 300) continue;
    const pieces = line.segments.flatMap((segment) =>
      withoutAddresses(segment.text).split(/\s*[|•·●⋅]\s*|\s+[–—-]\s+|\s{2,}|\t/),
    );
    for (const raw of pieces) {
      const labelled = LABEL.test(raw);
      const text = raw
        .replace(/^[^\p{L}\p{N}(]+/u, '')
        .replace(LABEL, '')
        .replace(/[\s.,;]+$/, '');
      const bare = text.replace(/\s*\((?:[A-Z]{2,3}|remote)\)$/i, '');
      if (isPlace(bare)) return { value: bare, place: placeOf(line, bare), confidence: 0.92 };
      const { place } = /\d/.test(text) || labelled ? splitTrailingPlace(text) : { place: null };
      if (place && !EMAIL.test(text)) return { value: place, place: placeOf(line, place), confidence: 0.8 };
      if (labelled && text.length < 60 && /^\p{Lu}/u.test(text))
        return { value: text, place: placeOf(line, text), confidence: 0.7 };
    }
  }
  return null;
}

function withoutAddresses(text: string): string {
  return text
    .replace(EMAIL, ' | ')
    .replace(LINK, ' | ')
    .replace(/\+?\(?\d[\d\s().-]{7,20}\d/g, ' | ');
}

const LINK =
  /(?:https?:\/\/|www\.)[^\s|•,;<>()]+|(?<![@\p{L}\d.])(?:[a-z\d-]+\.)*(?:linkedin\.com|github\.com|gitlab\.com|behance\.net|dribbble\.com|stackoverflow\.com|medium\.com|twitter\.com|x\.com|xing\.com|orcid\.org|kaggle\.com|bitbucket\.org)\/[^\s|•,;<>()]+|(?<![@\p{L}\d.])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:dev|io|me|net|com|org|app|design|tech|ai)(?:\/[^\s|•,;<>()]*)?(?![\p{L}\d@])/giu;

/** A site of any country that stands alone between marks, with or without a label; names of files and frameworks are none. */
const SITE =
  /^(?:[\p{L}/ -]{2,20}:\s*)?((?:[\p{Ll}\d-]{1,63}\.){0,3}(?!dipl\.)[\p{Ll}\d-]{2,63}\.(?!(?:js|ts|py|md|txt|pdf|docx?)(?:\/|$))[a-z]{2,12}(?:\/\S*)?)$/u;

function findLinks(zone: Line[], all: Line[]): Read<string>[] {
  const found = new Map<string, Read<string>>();
  const add = (value: string, line: Line, quote: string, confidence: number) => {
    const key = value.replace(/^https?:\/\/(?:www\.)?|\/+$/g, '').toLowerCase();
    if (!found.has(key)) found.set(key, { value, place: placeOf(line, quote), confidence });
  };
  for (const line of zone) {
    const text = line.text.replace(new RegExp(EMAIL, 'gu'), ' ');
    if (text.length > 400) continue;
    for (const match of text.matchAll(LINK)) add(match[0].replace(/[.,]+$/, ''), line, match[0], 0.9);
    for (const piece of text.split(/\s*[|•·●⋅,]\s*|\s+[–—-]\s+|\s{2,}|\t/)) {
      const site = SITE.exec(piece.trim())?.[1];
      if (site) add(site, line, site, 0.8);
    }
  }
  for (const line of all)
    for (const link of line.links) if (/^https?:/i.test(link)) add(link, line, line.text, 0.95);
  return [...found.values()];
}

/** Whether a line holds contact data: an address of mail or web, a phone number, or a label of such. */
export function holdsContact(line: Line): boolean {
  return (
    EMAIL.test(line.text) ||
    headingKind(line.text) === 'contact' ||
    /linkedin\.com|github\.com/i.test(line.text)
  );
}
