import type { ReadLine } from '../resume/reading.ts';
import { escaped, folded, nameForms } from './name-forms.ts';
import { knownPhone, phoneSpans, type Span } from './phone-numbers.ts';

/** What is known to tell who somebody is; empty strings count for nothing. */
export type Identity = {
  names: string[];
  /** E-mail addresses, phone numbers, links, as written. */
  contacts: string[];
  /** Where the person lives, as written. */
  places: string[];
  schools: string[];
};

/** Gives a text back without what is hidden in it. */
export type HideText = (text: string) => string;

/** Hides who somebody is in texts. */
export type Hider = {
  /**
   * Their names, contact data, place, schools, and every line about birth, age, sex, family or nationality. Addresses, links, handles
   * and phone numbers that nobody listed are hidden as well.
   */
  hide: HideText;
  /** Only their names and contact data, in what others wrote about other things: a room, a link to a call, a tag. */
  hideNames: HideText;
  /** Where in a line `hide` hides something; all of a line that is not written as lines of a resume are. */
  hiddenIn: (line: string) => Span[];
};

/** What stands where something was hidden. */
export const hiddenMark = '[hidden]';

/** True for a text in which something stands hidden from whoever sends it back: it would be kept so. */
export function hasHiddenMark(text: string): boolean {
  return text.includes(hiddenMark);
}

/** What hides somebody. */
export function identityHider(identity: Identity): Hider {
  const { anyCase, asWritten } = nameForms(identity.names);
  const [addresses, phones] = [identity.contacts.flatMap(contactForms), identity.contacts.map(knownPhone)];
  const names = [
    pattern([...anyCase, ...addresses], 'giu'),
    pattern(asWritten, 'gu'),
    pattern(
      phones.filter((phone) => phone !== null),
      'gu',
    ),
  ];
  const places = identity.places.flatMap((place) => [place, ...place.split(/\s*,\s*/)]);
  const around = [
    pattern(
      [...places, ...identity.schools]
        .map(folded)
        .map((text) => text.trim())
        .filter((text) => text.length > 2)
        .map(escaped),
      'giu',
    ),
    pattern(identity.schools.flatMap(acronym), 'gu'),
  ];
  const general = [mailAddress, webAddress, ownPage, handle, labelled, street, school];
  const hideNames = (text: string) => perLine(text, (line) => spansOf(line, names));
  const spansIn = (line: string): Span[] =>
    personal.test(line)
      ? [[0, line.length]]
      : [...spansOf(line, [...names, ...around, ...general]), ...phoneSpans(line)];
  const hide = (text: string) => perLine(text, spansIn);
  const hiddenIn = (line: string): Span[] =>
    line === line.normalize('NFC') && !line.includes('\n') ? spansIn(folded(line)) : [[0, line.length]];
  return { hide, hideNames, hiddenIn };
}

/** The lines of a resume with who it is hidden; what stands above the first heading is left out whole. */
export function hideInLines(lines: ReadLine[], hide: HideText): ReadLine[] {
  const personalLines = linesAboutThem(lines);
  return lines.map((line) => ({ ...line, text: personalLines.has(line) ? hiddenMark : hide(line.text) }));
}

/** The lines of a resume that are about who it is: what stands above the first heading, and those of contact. */
export function linesAboutThem(lines: ReadLine[]): Set<ReadLine> {
  const heading = lines.findIndex((line) => line.section !== null && line.section !== 'contact');
  const top = heading === -1 ? Math.min(lines.length, unheadedTop) : heading;
  return new Set(lines.filter((line, index) => index < top || line.section === 'contact'));
}

/** In a resume without headings, this many lines are taken for the person's details. */
const unheadedTop = 6;

const personal =
  /\b(date of birth|birth ?date|born (on|in)?|d\.?o\.?b\b|marital status|nationality|citizenship|geburtsdatum|geboren|familienstand|staatsangeh|date de naissance|nee? le|fecha de nacimiento|nacionalidad|data di nascita|pronouns)|\b(age|sex|gender|geschlecht|alter|edad|sexe)\s*[:=]/iu;
const mailAddress =
  /[\p{L}\p{N}._%+-]{1,64}(?:@|\s?[([]\s?(?:at|@)\s?[)\]]\s?)[\p{L}\p{N}-]+(?:(?:\.|\s?[([]\s?dot\s?[)\]]\s?)[\p{L}\p{N}-]+)+/giu;
const webAddress =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:[\w-]{1,63}\.){0,3}(?:linkedin|github|gitlab|xing|twitter|x|facebook|instagram|t|medium|behance|dribbble|stackoverflow|kaggle|codepen|bitbucket|youtube|researchgate|orcid|bsky|threads|tiktok|linktr|about|angel|wellfound|leetcode|hackerrank)\.(?:com|io|net|org|me|app|ee|dev|co|de)\/\S+/giu;
/** A page or a site of somebody's own, written small as addresses are. */
const ownPage =
  /(?<![\p{L}\p{N}.@/-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|dev|me|info|site|page|blog|xyz|app|name|[a-z]{2})\/[\w~%.@/-]+/gu;
const handle = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_][\p{L}\p{N}_.-]+(?![\p{L}\p{N}_./-])/gu;
const labelled =
  /\b(?:github|gitlab|linkedin|xing|twitter|instagram|facebook|telegram|skype|discord|wechat|whatsapp|signal|kaggle|mastodon|bluesky|medium|behance|dribbble|codepen|orcid|leetcode)\s?(?:id|handle|name|user(?:name)?)?\s?:\s?@?\S+/giu;
const street =
  /\p{Lu}[\p{L}-]{0,40}(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee|damm|ufer)\s?\d{1,4}\s?[a-z]?(?!\p{L})|\b\d{1,5}[a-z]?,?\s(?:(?:\p{Lu}[\p{L}.'’-]*\s){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Terrace|Crescent)\b|(?:rue|avenue|boulevard|quai|chemin)\s(?:\p{L}[\p{L}.'’-]*\s?){1,5})|\b(?:via|calle|rua|ulica|ul\.)\s(?:\p{Lu}[\p{L}.'’-]*\s?){1,4},?\s?\d{1,4}\b/gu;
const school =
  /(?:\p{Lu}[\p{L}.&'’-]{0,40}\s+){0,4}\b(?:University|College|Institute|School|Academy|Polytechnic|Universitat|Hochschule|Universite|Universidad|Universita|Politecnico)\b(?:\s+(?:of|de|di|fur|in|at)(?:\s+(?:the|la|las|los|der))?(?:\s+\p{Lu}[\p{L}.&'’-]{0,40}){1,3})?/gu;

/** Hosts where many have an address or a page: they tell nobody. */
const shared =
  /(?:^|\.)(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|gmx|web|proton|protonmail|mail|linkedin|github|gitlab|xing|twitter|x|facebook|instagram|medium|behance|dribbble|stackoverflow|kaggle|youtube|google)\.[a-z.]{2,6}$/i;
const roleAddress = /^(?:info|mail|contact|hello|jobs|me|work|email|cv|resume|apply|office|kontakt)$/i;

/** Patterns for an address or a link, the name within it, and the domain where it is somebody's own. */
function contactForms(contact: string): string[] {
  const text = folded(contact.normalize('NFC')).trim();
  const [, local, domain] = /^([^\s@/]+)@([^\s@/]+)$/.exec(text) ?? [];
  if (local !== undefined && domain !== undefined) {
    const own = local.length > 3 && !roleAddress.test(local) ? [escaped(local)] : [];
    return [escaped(text), ...own, ...siteForm(domain)];
  }
  const [, host = '', path = ''] =
    /^(?:https?:\/\/)?(?:www\.)?([\w-]+(?:\.[\w-]+)+)(\/\S*)?$/i.exec(text) ?? [];
  if (host === '') return /\p{L}/u.test(text) && text.length > 2 ? [escaped(text)] : [];
  const slug = path.split(/[/?#]/).findLast((part) => part.length > 2);
  return [escaped(text), ...(slug === undefined ? [] : [`@?${escaped(decoded(slug))}`]), ...siteForm(host)];
}

function siteForm(host: string): string[] {
  return shared.test(host) ? [] : [String.raw`(?:[\w-]{1,63}\.){0,3}${escaped(host)}(?:\/\S*)?`];
}

function decoded(slug: string): string {
  try {
    return folded(decodeURIComponent(slug).normalize('NFC'));
  } catch {
    return slug;
  }
}

/** `MIT` of `Massachusetts Institute of Technology`. */
function acronym(name: string): string[] {
  const letters = [...folded(name).matchAll(/\b\p{Lu}/gu)].join('');
  return letters.length > 2 && letters.length < 7 ? [letters] : [];
}

function pattern(forms: string[], flags: string): RegExp | null {
  const found = [...new Set(forms)].toSorted((one, other) => other.length - one.length);
  if (found.length === 0) return null;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${found.join('|')})(?![\p{L}\p{N}])`, flags);
}

function spansOf(line: string, patterns: (RegExp | null)[]): Span[] {
  return patterns.flatMap((one) =>
    one ? [...line.matchAll(one)].map(({ 0: found, index }): Span => [index, index + found.length]) : [],
  );
}

function perLine(text: string, spans: (line: string) => Span[]): string {
  return text
    .normalize('NFC')
    .split('\n')
    .map((line) => withoutSpans(line, spans(folded(line))))
    .join('\n');
}

function withoutSpans(line: string, spans: Span[]): string {
  let shown = '';
  let at = 0;
  for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
    if (end <= at) continue;
    if (start >= at) shown += `${line.slice(at, start)}${hiddenMark}`;
    at = end;
  }
  shown += line.slice(at);
  return shown.replace(/\[hidden\](?:[\s,.|·/-]*\[hidden\])+/g, hiddenMark);
}
