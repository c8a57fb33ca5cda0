import { findDates } from './dates.ts';
import { headingKind } from './headings.ts';
import type { Line } from './lines.ts';
import { nameInParts } from './name-in-parts.ts';
import { isPlace } from './places.ts';
import { isPersonalLabel } from './personal-labels.ts';
import { placeOf } from './place-of.ts';
import type { Read } from './reading.ts';
import { companyLikeness, titleLikeness } from './titles-and-employers.ts';
import { fold, isCapitals, joinSpacedLetters } from './text.ts';

type Candidate = { text: string; line: Line; points: number };

/** The name of the person: by size and place on the first page, by its shape, and by agreement with the e-mail address. */
export function readName(zone: Line[], email: string | null): Read<string> | null {
  const lines = zone.filter((line) => line.page === 1).slice(0, 60);
  const parts = nameInParts(lines);
  if (parts)
    return { value: cased(parts.text), place: placeOf(parts.line, parts.line.text), confidence: 0.95 };
  const largest = Math.max(...lines.map((line) => line.size), 0);
  const candidates = lines.flatMap((line, i) =>
    candidatesOf(line).map((text) => score(text, line, i, largest, email)),
  );
  const joined = lines.flatMap((line, i) =>
    [2, 3].flatMap((count) => {
      const text = overLines(lines.slice(i, i + count), count, largest);
      if (!text) return [];
      // Of a name in large letters over several lines all is the name.
      const found = score(text, line, i, largest, email);
      return [{ ...found, points: found.points + count * 0.1 }];
    }),
  );
  const all = [...candidates, ...joined].toSorted((a, b) => b.points - a.points);
  const [likeliest] = all;
  if (!likeliest || likeliest.points < 3) return null;
  const best = {
    ...(all.find(({ text }) => spellsOut(text, likeliest.text)) ?? likeliest),
    points: likeliest.points,
  };
  const confidence = Math.min(0.99, 0.55 + best.points * 0.055);
  return {
    value: cased(givenFirst(best.text)),
    place: placeOf(best.line, best.text),
    confidence: Math.round(confidence * 100) / 100,
  };
}

/** How many of its words a name shares with an e-mail address, weighed: from 1.8 on it is hardly chance. */
export function nameAgreement(line: Line, email: string): number {
  return Math.max(0, ...candidatesOf(line).map((text) => agreement(text, email)));
}

/** Whether a name says in full what another says with initials: "Harriet L. Osbourne" and "H. L. Osbourne". */
function spellsOut(full: string, short: string): boolean {
  const [wholes, initials] = [fold(full).split(' '), fold(short).split(' ')];
  if (!/^\p{Lu}\.? /u.test(short) || wholes.length !== initials.length || wholes[0]?.length === 1)
    return false;
  return initials.every((one, i) => (one.length === 1 ? wholes[i]?.startsWith(one) : wholes[i] === one));
}

/** A family name in capitals before given names goes behind them: "WAWRZYNIAK Kacper". */
function givenFirst(text: string): string {
  const words = text.split(' ');
  const given = words.findIndex((word) => /\p{Ll}/u.test(word));
  const family = words.slice(0, given);
  const capitals =
    given > 0 && family.every((word) => word.length > 1 && isCapitals(word) && !word.includes('.'));
  const rest = words.slice(given);
  if (!capitals || !rest.every((word) => /^\p{Lu}\p{Ll}/u.test(word))) return text;
  return [...rest, ...family.map((word) => cased(word))].join(' ');
}

/** First and last names on lines of their own, all in the largest letters. */
function overLines(lines: Line[], count: number, largest: number): string | null {
  const alike = lines.every(
    (one) =>
      !isDocumentTitle(one.text) &&
      one.y > 0 &&
      one.size >= largest - 0.3 &&
      one.text.split(' ').length <= 3 &&
      one.stream === lines[0]?.stream,
  );
  const text = lines.map((line) => line.text).join(' ');
  return alike && lines.length === count && isNameShaped(text) ? text : null;
}

const NAME_SHAPE =
  /^(?:\p{Lu}[\p{L}\p{M}.'’-]*|de|da|do|dos|del|della|di|van|von|der|den|ten|la|le|el|al|bin|bint|ibn|y|e|zu|af|av|['’]t)(?:\s+(?:['’]?\p{L}[\p{L}\p{M}.'’-]*)){0,5}$/u;
const CASELESS_WORD = /^[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}][\p{L}\p{M}.'’״׳-]+$/u;
const HANGING = /\s(?:de|da|do|dos|del|della|di|van|von|der|den|ten|la|le|el|al|bin|bint|ibn|y|e|zu|['’]t)$/i;
const LABEL =
  /^(?:name|full name|applicant|applicant name|name of applicant|candidate|bewerber|bewerberin|candidat|sollicitant|kandydat|nombre y apellidos|nombre completo|nombre|nom et prénom|nom|vorname|vor- und nachname|nome e cognome|nome completo|nome|naam|ad soyad|adı soyadı|氏名|姓名|imię i nazwisko|jméno a příjmení|jméno|meno a priezvisko|meno|név|teljes név|nume(?: [șs]i prenume)?|nimi|navn|fulde navn|namn|фио|ф\.и\.о\.|имя|прізвище та ім['’]я|ім['’]я|ονοματεπώνυμο|όνομα|ime i prezime|ime in priimek|họ và tên|họ tên|nama(?: lengkap)?|ชื่อ|성명|이름|cognome e nome|name in full|names|الاسم|الاسم الكامل|שם|שם מלא|curriculum vitae(?: of)?|resume of|cv of|lebenslauf(?: von)?)(?:\s*[:：]\s*|\s*[–-]\s+|\s+)/i;
/** What people are called, in quotation marks or brackets between their names. */
const NICKNAME = /\s+(?:["“”„]\p{Lu}[\p{L}\p{M}.'’-]*["“”]|\(\p{Lu}[\p{L}\p{M}.'’-]*\))(?=\s)/gu;
/** Titles that stand before a name and are no part of it. */
const HONORIFIC =
  /^(?:(?:(?:dr|prof|professor|professora?|doctor|mr|mrs|ms|miss|herr|frau|mme|maître|dott|doç)(?=[\s.])\.?|(?:mag|dipl\.?-ing|dipl|ing|c\.\s?p|l\.c\.p|arq|mtr[oa]|mgr|bc|mudr|judr|phdr|rndr|thdr|doc|dr\.ssa|avv|geom|rag|inż|mgr inż|engr|atty|dra|dott\.ssa|drs|ir|av|eng|lic|sr|sra|ph\.?d|med|habil|rer|nat|öğr|gör|üyesi)\.)\s*)+(?=\p{L})/iu;
const CREDENTIAL =
  /,?\s+(?:ph\.?d\.?|m\.?d\.?|mba|rn|bsn|msn|pe|p\.e\.|cpa|esq\.?|cfa|pmp|dds|lpn|ii|iii)(?:,.*)?$/i;

function candidatesOf(line: Line): string[] {
  const pieces = line.segments.flatMap((segment) => [
    segment.text,
    ...familyFirst(segment.text),
    ...behindLabel(segment.text),
    ...segment.text.split(/\s*[,|•·–—]\s*|\s+-\s+|\t|\s+(?=\p{sc=Han}{1,6}:)/u),
  ]);
  return pieces
    .map((piece) =>
      piece
        .replace(LABEL, '')
        .replace(HONORIFIC, '')
        .replace(CREDENTIAL, '')
        .replace(/\s*\((?:ms|mrs?|miss|mx|she(?:\/her)?|he(?:\/him)?|they(?:\/them)?)\)$/i, '')
        .replace(/[,;:]$/, '')
        .trim(),
    )
    .map((text) => (isSmall(text) ? cased(text.toUpperCase()) : text))
    .filter((text, i, all) => isNameShaped(text) && all.indexOf(text) === i);
}

/** What stands behind a short label, whatever it is: "Nafn: Ada Quist". */
function behindLabel(text: string): string[] {
  const value = /^\p{L}[\p{L} .’'-]{1,28}\s?[:：]\s+(?<value>\P{N}+)$/u.exec(text)?.groups?.['value'];
  return value === undefined ? [] : [value];
}

/** Two to five words without a capital, as some write all of their resume. */
function isSmall(text: string): boolean {
  return /^\p{Ll}[\p{Ll}\p{M}'’-]*(?: \p{Ll}[\p{Ll}\p{M}'’-]*){1,4}$/u.test(text);
}

/** "BALLESTER, REMEDIOS": a family name, a comma and given names, in letters of one kind. */
function familyFirst(text: string): string[] {
  const [family = '', given = '', ...more] = text
    .replace(LABEL, '')
    .replace(/\s*\([^()]*\)$/, '')
    .split(/,\s+/);
  const shaped = [family, given].every((part) =>
    /^\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){0,2}$/u.test(part),
  );
  const alike =
    isCapitals(family) &&
    given.replace(/[^\p{L}]/gu, '').length > (isCapitals(given) ? 4 : 2) &&
    !isPlace(given);
  return more.length === 0 &&
    shaped &&
    alike &&
    !isPlace(text) &&
    titleLikeness(given) + titleLikeness(family) === 0
    ? [isCapitals(given) ? `${given} ${family}` : `${given} ${cased(family)}`]
    : [];
}

const DOCUMENT_TITLES = new Set(
  `curriculum vitae|curriculum|vitae|cv|resume|lebenslauf|tabellarischer lebenslauf|bewerbung|hoja de vida|curriculum vitae europass|europass|zyciorys|levensloop|ozgecmis|meritforteckning|zivotopis|strukturovany zivotopis|profesni zivotopis|profesijny zivotopis|oneletrajz|szakmai oneletrajz|ansioluettelo|levnedsbeskrivelse|cv og ansogning|resume cv|curriculum vitae cv|резюме|автобиография|резюме cv|βιογραφικο σημειωμα|zivotopis cv|elulookirjeldus|gyvenimo aprasymas|so yeu ly lich|daftar riwayat hidup|riwayat hidup|이력서|경력기술서|個人履歷|履歷|履歷表|个人履历|求职简历|履歴書|職務経歴書|简历|个人简历|簡歷|سيرة ذاتية|סيרة ذاتية|קורות חיים`
    .split('|')
    .map(fold),
);

const DOCUMENT_WORDS = new Set(
  'application|bewerbungsbogen|personalbogen|bewerberprofil|sollicitatieformulier|solicitud|candidature|dossier|curriculum|vitae|vitæ|cv|resume|résumé|lebenslauf|bewerbung|bewerbungsunterlagen|bewerbungsmappe|currículo|curriculo|version|profile'
    .split('|')
    .map(fold),
);
const BESIDE_DOCUMENT_WORDS = new Set(
  `for|employment|form|empleo|de candidature|job|personal|professional|my|the|of|english|german|french|spanish|italian|full|short|updated|current|academic|executive|tabellarischer|europass|european|format|deutsch|français|español|version
mon|mi|il|mio|meu|de|vida|document`
    .split(/[|\n]/)
    .map(fold),
);

/** Whether a text says what kind of document it stands on, and no more. */
function isDocumentTitle(text: string): boolean {
  const words = fold(joinSpacedLetters(text));
  if (DOCUMENT_TITLES.has(words)) return true;
  const all = words.split(' ');
  const known = all.filter((word) => DOCUMENT_WORDS.has(word));
  return known.length > 0 && all.every((word) => known.includes(word) || BESIDE_DOCUMENT_WORDS.has(word));
}

/** Two to six signs, or family and given name with a space between them, and no place or position. */
function isEastern(text: string): boolean {
  const shaped = /^(?:\p{L}{2,6}|\p{L}{1,4} \p{L}{1,4})$/u.test(text);
  const signs = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana} ー]+$/u.test(text);
  return shaped && signs && !isPlace(text) && titleLikeness(text) === 0 && companyLikeness(text) === 0;
}

function isNameShaped(text: string): boolean {
  const words = text.split(/\s+/);
  const shortest = /^\p{sc=Han}/u.test(text) ? 2 : 3;
  if (words.length < 1 || words.length > 6 || text.length < shortest || text.length > 80) return false;
  if (/[\d@/:]/.test(text) || isPersonalLabel(text) || /^\p{Lu}\.\p{L}+\.?$/u.test(text)) return false;
  if (headingKind(text) !== null || isDocumentTitle(text)) return false;
  const caseless = words.length > 1 && words.every((word) => CASELESS_WORD.test(word)) && !isPlace(text);
  const scripts = caseless || isEastern(text);
  const plain = text.replace(NICKNAME, '');
  return scripts || (NAME_SHAPE.test(plain) && !isPlace(text) && findDates(text).length === 0);
}

function score(text: string, line: Line, at: number, largest: number, email: string | null): Candidate {
  const words = text.replace(NICKNAME, '').split(/\s+/);
  let points = 0;
  if (line.size >= largest - 0.3 && largest > 0) points += 2;
  points += at === 0 ? 2 : at < 3 ? 1 : 0;
  if (words.length >= 2 && words.length <= 4) points += 1.5;
  if (familyFirst(line.text).includes(text)) points += 1;
  if (words.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word) || word.length <= 3)) points += 0.5;
  if (LABEL.test(line.text)) points += 2;
  if (line.bold) points += 0.3;
  if (line.bullet) points -= 1;
  if (HANGING.test(text)) points -= 2;
  points -= titleLikeness(text) * 1.2 + companyLikeness(text) * 0.8;
  const agreed = agreement(text, email);
  if (agreed === 0 && !LABEL.test(line.text) && behindLabel(line.text).includes(text)) points -= 4;
  // Small letters make names of no words that the address does not hold too.
  if (agreed === 0 && !/\p{Lu}/u.test(line.text) && /\p{Ll}/u.test(line.text)) points -= 4;
  return { text, line, points: points + agreed };
}

function agreement(text: string, email: string | null): number {
  const [account = '', host = ''] = (email ?? '').split('@');
  const local = fold(account).replace(/[^a-z]/g, '');
  if (!local) return 0;
  const words = fold(text.replace(NICKNAME, ''))
    .split(' ')
    .filter((word) => word.length > 0);
  // A second family name is often left out of an address.
  if (words.some((_, i) => i > 0 && words.slice(0, i + 1).join('') === local)) return 5;
  // Who has a domain of their own is called by both: "theo@vandermark.example".
  const own = fold(host.split('.')[0] ?? '').replace(/[^a-z]/g, '');
  const isShown = (word: string) => local.includes(word) || (word.length > 4 && own.includes(word));
  const shown = words.filter((word) => word.length > 2 && isShown(word)).length;
  const initials = words.map((word) => word[0]).join('');
  return shown * 1.8 + (shown > 0 && local.includes(initials) ? 0.3 : 0);
}

function cased(text: string): string {
  if (!isCapitals(text)) return text;
  return text.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
