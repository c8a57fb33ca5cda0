import { findPhoneNumbersInText, type CountryCode } from 'libphonenumber-js/min';
import { placeInAddress, townBehindStreet } from './addresses.ts';
import { findDates } from './dates.ts';
import { namesDegree } from './degrees.ts';
import { headingKind } from './headings.ts';
import type { Line } from './lines.ts';
import { countryOf, isPlace, splitTrailingPlace } from './places.ts';
import { isPersonalLabel } from './personal-labels.ts';
import { placeOf } from './place-of.ts';
import type { Read, ResumeReading } from './reading.ts';
import { fold } from './text.ts';
import { titleWords } from './title-words.ts';
import { isInstitution, titleLikeness } from './titles-and-employers.ts';
import { isTown } from './towns.ts';
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
    const broken = line.text.includes('@') || next?.text.startsWith('@') === true;
    if (joined && broken && !line.text.includes(' '))
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

/** Codes of letters that are as long as a number of a telephone. */
const POST_CODE =
  /〒\s?\d{3}-\d{4}|(?<![\d-])\d{1,4}\p{L}?\s+[-–]\s+\d{5}(?=\s+\p{Lu}\p{Ll})|(?<!\p{L})(?:CEP|ZIP|PLZ)\s*:?\s*\d{4,5}(?:-\d{3,4})?/gu;

/** Whole dates, and the number under which somebody is registered: "HPCSA: MP 0755501". */
const DAY_OR_REGISTER =
  /(?<!\d)(?:\d{1,2}[./]\s?\d{1,2}[./]\s?(?:19|20)\d{2}|(?:19|20)\d{2}\.\s?\d{1,2}\.\s?\d{1,2}\.?)(?!\d)|(?<!\p{L})(?!TEL|MOB|GSM|CEL|FAX|PHONE|CALL|TLF|TFNO|HANDY|WHATSAPP|NUM)[A-Z]{3,8}(?:\s*:\s*(?:[A-Z]{1,3}\s?)?\d{5,12}|\s(?:[A-Z]{1,3}\s?)?[1-9]\d{5,12})(?!\d)/gu;

const LIKELY_COUNTRIES = ['US', 'GB', 'DE', 'FR', 'IN'];

function findPhone(lines: Line[], country: string | null): Read<string> | null {
  for (const line of lines) {
    const text = line.text
      .replace(EMAIL, (found) => ' '.repeat(found.length))
      .replace(POST_CODE, (found) => ' '.repeat(found.length))
      .replace(DAY_OR_REGISTER, (found) => ' '.repeat(found.length));
    if (text.length > 400 || !SEVEN_DIGITS.test(text)) continue;
    // Where the address says the country, a number without its code is of that country or is left as it is written.
    for (const code of country === null ? LIKELY_COUNTRIES : [country]) {
      const [found] = findPhoneNumbersInText(text, code as CountryCode);
      if (!found || found.endsAt - found.startsAt < 7) continue;
      const written = text.slice(found.startsAt, found.endsAt).trim();
      if (isDate(written) && !written.startsWith('+')) continue;
      const valid = found.number.isValid();
      return {
        value: valid ? found.number.formatInternational() : written,
        place: placeOf(line, written),
        confidence: valid ? 0.97 : 0.7,
      };
    }
    const plain = /(?<![\d\p{L}/.-])(?:\+|00)?\(?\d[\d\s()./-]{6,18}\d(?![\d\p{L}])/u.exec(text)?.[0];
    const digits = plain?.replace(/\D/g, '').length ?? 0;
    if (plain && digits >= 8 && digits <= 15 && !isDate(plain))
      return { value: plain.trim(), place: placeOf(line, plain.trim()), confidence: 0.6 };
  }
  return null;
}

/** Whether digits are dates; a year among them may be the end of a number of a telephone. */
function isDate(digits: string): boolean {
  return findDates(digits).some(({ raw }) => raw.length > 4 || raw.length > digits.length * 0.6);
}

/** A street with its number, before or behind it. */
const STREET = /^\d{1,5},?\s+\p{L}|\p{L},?\s+\d{1,4}(?:[a-z]|\s?\/\s?\d+)?(?:,|\s+[–-]\s)/u;

/** Words that a place stands behind, with or without a colon. */
const BEFORE_PLACES =
  'address|home address|postal address|based in|lives in|living in|current location|adresse|postadresse|anschrift|wohnort|wohnhaft in|ort|ubicación|dirección|domicilio|indirizzo|morada|endereço|domicile|adres|woonplaats|woonadres|adres zamieszkania|bostadsort|hemort|bosted|bopæl|bopel|bydliště|adresa|lakcím|lakóhely|domiciliu|localitate|проживает|город|адрес|адрес проживания|место жительства|місто|адреса|διεύθυνση|πόλη|asuinpaikka|osoite|población|residente (?:a|in)|địa chỉ|alamat|domisili|suburb|residential area|area|place of residence|ubicación actual|bor i|住所|現住所|居住地|现居住地|现居地|所在地|现居|现住址|地址|العنوان|כתובת';
/** Words that stand before a place with a colon or in a cell of their own, and before other words too. */
const LABELS_OF_PLACES = `location|city|home|residence|standort|ciudad|residencia|città|residenza|cidade|localidade|ville|miejsce zamieszkania|şehir|ikamet|${BEFORE_PLACES}`;
const LABEL = new RegExp(
  String.raw`^(?:(?:location|city|home|residence)\s*[:-]|(?:${LABELS_OF_PLACES})\s*(?:\/\s*\p{L}+\s*)?[:：]|(?:${BEFORE_PLACES})\s+|(?:现居住?地?|所在地|地址|現?住所)(?=\p{sc=Han}))\s*`,
  'iu',
);
const ONLY_LABEL = new RegExp(String.raw`^(?:${LABELS_OF_PLACES})\s*[:：]?$`, 'iu');

function findLocation(lines: Line[]): Read<string> | null {
  const largest = Math.max(...lines.map((line) => line.size));
  const smallest = Math.min(...lines.map((line) => line.size));
  const isPlain = smallest === largest;
  for (const [at, line] of lines.entries()) {
    if (line.text.length > 300) continue;
    const whole = placeInAddress(
      withoutAddresses(line.text.replace(LABEL, '')).split(' | ')[0]?.trim() ?? '',
    );
    const pieces = line.segments.flatMap((segment, i) => {
      const beside = i > 0 && ONLY_LABEL.test(line.segments[i - 1]?.text ?? '');
      return withoutAddresses(segment.text)
        .split(/\s*[|•·●⋅◦∙✆✉☎⌂◆◇▪■►♦]\s*|\s+(?:[–—*~-]|:{1,2})\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|\s{2,}|\t/u)
        .map((raw) => ({ raw, labelled: beside || LABEL.test(raw) }));
    });
    const isParted = line.segments.length + line.text.split('|').length > 2;
    const below = EMAIL.test(lines[at - 1]?.text ?? '') || SEVEN_DIGITS.test(lines[at - 1]?.text ?? '');
    const small = at > 0 && (line.size < largest - 0.3 || (isPlain && (isParted || below)));
    const large = line.size > smallest * 1.3 && line.size > largest - 0.3;
    const found = pieces.flatMap(({ raw, labelled }) =>
      // Names of people are names of places too.
      large && !/[,\d]/.test(raw)
        ? []
        : (placeIn(raw, labelled, small && (pieces.length > 1 || line.text.length < 40)) ?? []),
    );
    const [best] = found.toSorted((a, b) => b.points - a.points);
    if (best) return { value: best.value, place: placeOf(line, best.value), confidence: best.points };
    const addressed = whole ?? (STREET.test(line.text) ? townBehindStreet(line.text) : null);
    if (addressed) return { value: addressed, place: placeOf(line, addressed), confidence: 0.85 };
  }
  return besideAddress(lines);
}

/** A name of one or two words that stands between marks beside an address of mail and is no word of it, and no title: where somebody lives. */
function besideAddress(lines: Line[]): Read<string> | null {
  for (const line of lines.slice(0, 6)) {
    const email = EMAIL.exec(line.text)?.[0];
    const pieces = email === undefined ? [] : withoutAddresses(line.text).split(BETWEEN);
    if (email === undefined || pieces.length < 3) continue;
    const own = fold(email);
    const place = pieces.find(
      (piece) =>
        /^\p{Lu}[\p{Ll}’'-]{2,}(?: \p{Lu}[\p{Ll}’'-]+)?$/u.test(piece) &&
        !isPersonalLabel(piece) &&
        titleWords(piece) === 0 &&
        titleLikeness(piece) === 0 &&
        !fold(piece)
          .split(' ')
          .some((word) => own.includes(word)),
    );
    if (place !== undefined) return { value: place, place: placeOf(line, place), confidence: 0.6 };
  }
  return null;
}

const BETWEEN = /\s*[|•·●⋅◦∙]\s*|\s+[–—*~/-]\s+|\s{2,}|\t/u;

/** The place that a piece of a line of contact data names; `apart` where the piece could be a town that stands for itself. */
function placeIn(raw: string, labelled: boolean, apart: boolean): { value: string; points: number } | null {
  const text = raw
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .replace(LABEL, '')
    .replace(/[\s.,;]+$/, '');
  const bare = text.replace(/\s*\((?:[A-Z]{2,3}|\d{2,3}|remote)\)$/i, '');
  if (isOfAnother(raw) || isInstitution(bare) || namesDegree(bare)) return null;
  if (STATE_BEHIND.test(bare) && isTown(bare.split(/ (?=[A-Z]+$)/)[0] ?? ''))
    return { value: bare, points: 0.85 };
  const isNumbered = bare !== text && /\d\)$/.test(text) && isTown(bare);
  if (isPlace(bare) || isNumbered) return { value: bare, points: 0.92 };
  if (isTownInRegion(text)) return { value: text, points: 0.85 };
  if (!text || EMAIL.test(text) || isPersonalLabel(text)) return null;
  const { place } = /\d/.test(text) || labelled ? splitTrailingPlace(text) : { place: null };
  const addressed = placeInAddress(text);
  // A country alone says less than the town before it.
  if (place?.includes(',') === true) return { value: place, points: 0.8 };
  if (addressed) return { value: addressed, points: 0.85 };
  if (place) return { value: place, points: 0.8 };
  const street = labelled || STREET.test(text);
  const behind = street || (apart && endsWithTown(text)) ? townBehindStreet(text) : null;
  if (behind) return { value: behind, points: 0.8 };
  return labelled && text.length < 60 && /^\p{Lu}/u.test(text) ? { value: text, points: 0.7 } : null;
}

/** A town of a list with its region in brackets, behind a stroke or said to be one: "Vejer (Cádiz)", "Natal/RN", "Zgierz, woj. łódzkie". */
function isTownInRegion(text: string): boolean {
  const { town = '', region = '' } = TOWN_IN_REGION.exec(text)?.groups ?? {};
  const known = /^[A-Z]{2}$|^(?:woj|prov|okr|pow|kraj|dept|dist|jud|gm|co)\.? /u.test(region);
  return known || (isTown(town) && (isTown(region) || isPlace(region)));
}

const TOWN_IN_REGION =
  /^(?<town>\p{Lu}[\p{L} ’'-]+?)(?:\s*\((?<region>\p{L}[\p{L} .’'-]+)\)|\s?\/\s?(?<region>[A-Z]{2})|,\s+(?<region>\p{Ll}{2,4}\.? \p{L}[\p{L}’'-]+))$/u;

/** A town with its state, but for a comma, in Australia. */
const STATE_BEHIND = /^\p{Lu}[\p{L} '-]+ (?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT)$/u;

/** Whether a label before a text says that it is about something else: "Sex: Male". */
function isOfAnother(raw: string): boolean {
  const label = /^\s*([^:：]{2,30}?)\s*[:：]/u.exec(raw)?.[1];
  return label !== undefined && isPersonalLabel(label) && !ONLY_LABEL.test(label);
}

/** One to three names of places, the last of them a town. */
function endsWithTown(text: string): boolean {
  const parts = text.split(/\s*[,/]\s*/u);
  return (
    parts.length < 4 &&
    parts.every((part) => /^\p{Lu}[\p{L} .’'-]*$/u.test(part)) &&
    isTown(parts.at(-1) ?? '')
  );
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
