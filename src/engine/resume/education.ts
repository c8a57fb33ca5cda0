import { findDates } from './dates.ts';
import { isWholeDegree, namesDegree, splitDegree } from './degrees.ts';
import type { Line } from './lines.ts';
import { atTurn, withoutDates } from './entry-head.ts';
import { isPlace, splitTrailingPlace } from './places.ts';
import { namesCampus, splitSchoolPlace } from './school-places.ts';
import { placeOf } from './place-of.ts';
import { SUBJECT, atColon, inSigns, subjectsOf } from './study-parts.ts';
import { readHeadedStudies, studySlot } from './headed-tables.ts';
import { group, withSchoolsBelow, wholeStudies } from './study-groups.ts';
import { withoutStudyLabels } from './study-labels.ts';
import { nameStudies } from './study-names.ts';
import { inPeriods } from './study-periods.ts';
import type { Piece, PieceKind } from './study-piece.ts';
import type { ReadEducation } from './reading.ts';
import { isCapitals } from './text.ts';
import { isTown } from './towns.ts';
import { isInstitution } from './titles-and-employers.ts';
import { dateOf, prepare } from './join-wrapped-lines.ts';

/** The courses of study of a section of education. */
export function readEducation(lines: Line[]): ReadEducation[] {
  const table = readHeadedStudies(lines);
  if (table) return table;
  const pieces = withSchoolsBelow(nameStudies(piecesOf(lines)));
  const read = (inPeriods(pieces) ?? wholeStudies(group(pieces))).flatMap(toEducation);
  return read.some((entry) => entry.institution && entry.degree)
    ? read.filter((entry) => entry.institution ?? entry.degree)
    : read;
}

/** The pieces that the lines of a section of study consist of; a name is what no rule knows. */
export function piecesOf(lines: Line[]): Piece[] {
  return prepare(withoutStudyLabels(lines)).flatMap(toPieces);
}

const SEPARATORS =
  /\s*;\s+|\s+[|•·∙●▪⋅‖¦◆~]\s+|\s*[|•●]\s*|\s+[–—−-]{1,2}\s+|\s+\/{1,2}\s+|\t|\s+[–—]|[–—]\s+|\s\s+|\s+@\s+|(?<!(?:University|College|School|Institute) of \p{L}[\p{L} ]*)\s+(?:at|from|bei|an der|à l['’]|presso)\s+(?=\p{Lu})/u;
/** What happened at a school, in a word of its own. */
const FINISHED = /^(?:編?入学|卒業|修了|中退|毕业|結業|结业)(?:見込み?)?$/u;
/** A faculty or a subject in signs, which is no degree. */
const FACULTY = /(?:학과|학부|전공|学部|学科|研究科|専攻|专业|学系|系)$/u;
const NOTE =
  /^(?:(?:c?gpa|grades?(?! 1[0-3](?!\d))|note|abschlussnote|final grade|overall|score|class|rank|relevant coursework|coursework|courses?|thesis|dissertation|honou?rs?|awards?|activities|minor|advisor|focus|modules?|average|percentage|marks)\b|\(?(?:magna |summa )?cum laude|diploma (?:behaald|obtained|awarded)|diplôme obtenu|mention (?:très )?(?:assez )?bien|abgeschlossen|(?:grund)?wehrdienst|zivildienst|zivilersatzdienst|servizio militare|servicio militar|supervisors?\b|first[- ]class|second[- ]class|[12][:.][12i]|upper second|lower second|with (?:distinction|honou?rs)|distinction|\d+([.,]\d+)?\s*(?:\/|%|cgpa|gpa)|expected|graduated|anticipated)/i;

function toPieces(line: Line): Piece[] {
  const date = dateOf(line);
  const sentence =
    line.text.length > 160 ||
    (line.bullet && !date && !namesDegree(line.text) && !isInstitution(line.text)) ||
    (!date && isSentence(line.text));
  if (sentence) return [piece('note', line.text, line, false)];
  const pieces = line.segments.flatMap((segment) =>
    (isSentence(segment.text) ? [] : atTurn(segment))
      .flatMap((text) => withoutDates(text).split(SEPARATORS))
      .flatMap(atSchool)
      .flatMap(inSentences)
      .flatMap((text) => (NOTE.test(text.trim()) ? [text] : atColon(text)))
      .flatMap(inSigns)
      .flatMap((text) => classify(text, line, segment.bold)),
  );
  joinCampus(pieces);
  placeBehindSchool(pieces);
  if (date) pieces.push({ ...piece('date', date.raw, line, false), date });
  return pieces;
}

/** Words that end with a stop and name neither a degree nor a school: "Menus, budgets and rotas." */
function isSentence(text: string): boolean {
  const stopped = text.split(' ').length > 2 && /\p{Ll}{3}\.$/u.test(text);
  return stopped && !namesDegree(text) && !isInstitution(text);
}

/** The campus of a school is part of its name: "IFSP – Campus Matão". */
function joinCampus(pieces: Piece[]): void {
  for (let at = pieces.length - 1; at > 0; at -= 1) {
    const [before, own] = [pieces[at - 1], pieces[at]];
    if (before?.kind !== 'institution' || !own || !/^campus\s/i.test(own.text)) continue;
    pieces.splice(at - 1, 2, { ...before, text: `${before.text} – ${own.text}` });
  }
}

/** A name between a school and what was finished there says where the school is: "School of Nursing, Eleyele – Certificate". */
function placeBehindSchool(pieces: Piece[]): void {
  for (const [at, own] of pieces.entries()) {
    const between = pieces[at - 1]?.kind === 'institution' && pieces[at + 1]?.kind === 'degree';
    if (between && own.kind === 'name' && /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u.test(own.text))
      own.kind = 'place';
  }
}

const BEFORE_SCHOOLS =
  /\s+(?:på|ved|vid|hos|w|na|am|an der|en|à|au|chez|alla|presso|te|op|u|v|in|bij|con|through|via)\s+(?:(?:der|the|la|le|el|het|de)\s+|l['’])?(?=\p{Lu})/gu;

/** A degree, and the school behind a preposition or before a bracket: "Lærerutdanning ved Nord universitet", "Ashby School (SSC)". */
function atSchool(text: string): string[] {
  const bracket = /^(?<school>[^()]+?)\s*\((?<degree>[^()]+)\)$/u.exec(text.trim())?.groups;
  if (
    bracket?.['degree'] &&
    isInstitution(bracket['school'] ?? '') &&
    splitDegree(bracket['degree'])?.field === null &&
    !NOTE.test(bracket['degree'])
  )
    return [bracket['school'] ?? '', bracket['degree']];
  for (const match of text.matchAll(BEFORE_SCHOOLS)) {
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    if (before.trim() && isInstitution(behind.split(/[,.]\s/)[0] ?? '') && !isInstitution(before))
      return [before, behind];
  }
  return [text];
}

/** A school with its town and state behind it, but for a comma: "San Antonio College San Antonio, TX". */
const SCHOOL_IN_TOWN =
  /^(?<school>.*\b(?:College|University|School|Institute|Academy))\s+(?<town>\p{Lu}[\p{L} .'-]+,\s*[A-Z]{2})(?:,?\s+(?:United States|USA|US))?$/u;

/** A subject that begins with a word of schools: "School Counseling". */
const SCHOOL_SUBJECT = /^School \p{Lu}\p{Ll}+$/u;

/** What is said of a study behind a stop: "University of Hull. Thesis: ...". */
function inSentences(text: string): string[] {
  const at = [...text.matchAll(/(?<!^(?:\p{L}{1,4}\.)*\p{L}{1,2})\.\s+(?=\p{Lu})/gu)].find(({ index }) => {
    const after = text.slice(index + 1).trim();
    const before = text.slice(0, index);
    return (
      NOTE.test(after) ||
      (isInstitution(after) && splitDegree(text) !== null) ||
      (isInstitution(before) && splitDegree(after) !== null)
    );
  });
  return at ? [text.slice(0, at.index), text.slice(at.index + 1)] : [text];
}

function piece(kind: PieceKind, text: string, line: Line, bold: boolean, field: string | null = null): Piece {
  return { kind, text, line, date: null, field, bold, glue: '', likely: 1 };
}

function classify(labelled: string, line: Line, bold: boolean): Piece[] {
  const label = /^\s*(?<name>[\p{L} ./]{2,30}?)\s*[:：]\s*(?=\S)/u.exec(labelled);
  const slot = label ? studySlot(label.groups?.['name'] ?? '') : null;
  const behind = label ? labelled.slice(label[0].length) : '';
  // Whatever a label is called, a degree behind it is one.
  const unknown = slot === null && splitDegree(label?.groups?.['name'] ?? '') === null;
  const raw = slot || (unknown && splitDegree(behind) !== null) ? behind || labelled : labelled;
  if (slot === 'institution') {
    const { rest, place } = splitSchoolPlace(raw.trim());
    return [piece('institution', rest, line, bold), ...(place ? [piece('place', place, line, bold)] : [])];
  }
  if (slot === 'field' || SUBJECT.test(raw)) return [piece('field', raw.trim(), line, bold)];
  if (label && (slot !== null || isAside(label.groups?.['name'] ?? '', raw)) && slot !== 'degree')
    return [piece('note', raw, line, bold)];
  const text = raw
    .replace(/(?<=\p{Ll}{3})\.\s*$/u, (stop) => (namesDegree(raw) || isInstitution(raw) ? '' : stop))
    .replace(/^[\s,;:|•·(–—-]+|[\s,;:|•·/–—-]+$/g, '')
    .replace(/^[^()]*\)$/, (part) => part.slice(0, -1));
  if (!text || findDates(text).length > 0) return [];
  if (
    NOTE.test(text) &&
    text
      .split(/,\s+/)
      .slice(1)
      .some((part) => isInstitution(part))
  )
    return fromCommas(text, line, bold);
  if (NOTE.test(text) || FINISHED.test(text) || isAsked(labelled, text, line))
    return [piece('note', text, line, bold)];
  const inTown = SCHOOL_IN_TOWN.exec(text)?.groups;
  if (inTown?.['town'] && isPlace(inTown['town']))
    return [...classify(inTown['school'] ?? '', line, bold), piece('place', inTown['town'], line, bold)];
  const degree = splitDegree(text);
  if (degree) return fromDegree(degree, line, bold);
  if (isPlace(text) && !isInstitution(text)) return [piece('place', text, line, bold)];
  if (text.includes(',')) return fromCommas(text, line, bold);
  return [named(text, line, bold)];
}

/** Whether a label that nobody knows says something aside: "Credits earned: 62". */
function isAside(label: string, text: string): boolean {
  return (
    splitDegree(label) === null &&
    !isInstitution(text) &&
    splitDegree(text.slice(label.length + 1).trim()) === null
  );
}

/** Whether words are all in brackets, or a label whose answer was the dates: "Conclusão:". */
function isAsked(labelled: string, text: string, line: Line): boolean {
  if (/^\([^()]+\)$/.test(labelled.trim()) && (!isInstitution(text) || !text.includes(' '))) return true;
  const answered =
    line.text.startsWith(text) && /^\s*[:：]\s*[^\s\p{L}]*\d/u.test(line.text.slice(text.length));
  return answered && text.length < 30 && !namesDegree(text) && !isInstitution(text);
}

function named(text: string, line: Line, bold: boolean): Piece {
  const school = isInstitution(text) && !SCHOOL_SUBJECT.test(text);
  return piece(school ? 'institution' : 'name', text, line, bold);
}

function fromDegree(degree: { degree: string; field: string | null }, line: Line, bold: boolean): Piece[] {
  const [field = '', ...rest] = subjectsOf(degree.field ?? '');
  if (!field) return [piece('degree', degree.degree, line, bold)];
  // What stands behind a degree that needs no subject is the school.
  if (isWholeDegree(degree.degree) && mayBeSchool(field))
    return [
      piece('degree', degree.degree, line, bold),
      piece('institution', field, line, bold),
      ...rest.flatMap((text) => classify(text, line, bold)),
    ];
  const bracket = /^(?<name>[^()]+?)\s*\((?<inside>[^()]+)\)?$/.exec(degree.field ?? '')?.groups;
  if (bracket?.['inside']?.includes(' ') && isInstitution(bracket['inside']))
    return [
      piece('degree', degree.degree, line, bold, bracket['name'] ?? null),
      ...classify(bracket['inside'], line, bold),
    ];
  if (isInstitution(field) && !SCHOOL_SUBJECT.test(field) && !KIND_OF_SCHOOL.test(degree.field ?? ''))
    return [piece('degree', degree.degree, line, bold), ...classify(degree.field ?? '', line, bold)];
  const others = rest.length > 0 ? classify(rest.join(', '), line, bold) : [];
  return [piece('degree', degree.degree, line, bold, field), ...others];
}

function mayBeSchool(text: string): boolean {
  if (SUBJECT.test(text)) return false;
  if (isInstitution(text)) return true;
  return (
    /^\p{Lu}/u.test(text) &&
    !isCapitals(text) &&
    !/\d|grade|points|division|class|pass|stream|exempt|matric/i.test(text)
  );
}

// A kind of school names the branch that was finished, not the place: "Diploma di maturità, Liceo scientifico".
const KIND_OF_SCHOOL = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,2}$/u;

function fromCommas(text: string, line: Line, bold: boolean): Piece[] {
  const { rest, place } = splitTrailingPlace(text);
  const tail = place ? [piece('place', place, line, bold)] : [];
  if (place && namesCampus(rest, place)) return [piece('institution', text, line, bold)];
  const parts = rest.split(/,\s+/);
  if (parts.length === 1) {
    // A comma that parts nothing ("A,B"): the words are one name, or reading them again would never end.
    const whole = place ? classify(rest, line, bold) : [named(rest, line, bold)];
    return [...whole, ...tail];
  }
  const kinds = parts.flatMap((part, i) => {
    const last = i === parts.length - 1 && isInstitution(parts[i - 1] ?? '');
    return last && isTownName(part) ? [piece('place', part, line, bold)] : classify(part, line, bold);
  });
  const merged: Piece[] = [];
  for (const one of kinds) {
    const last = merged.at(-1);
    merged.push(last?.kind === 'name' && one.kind === 'name' ? { ...one, glue: ', ' } : one);
  }
  return [...merged, ...tail];
}

/** Whether a name behind a school is that of a town, and no subject: towns are called "Commerce" and "Arts" too. */
function isTownName(text: string): boolean {
  return isTown(text) && !/^(?:arts?|commerce|science|law|business|general|nursing|media)$/i.test(text);
}

function toEducation(pieces: Piece[]): ReadEducation[] {
  const first = (kind: PieceKind) => pieces.find((one) => one.kind === kind);
  const names = pieces.filter((one) => one.kind === 'name' && !one.line.bullet);
  const known = first('degree');
  let institution = first('institution') ?? null;
  const spare = names.filter((one) => one.text.length < 80);
  if (!institution) institution = spare.shift() ?? null;
  // Who names one thing beside the school names what was finished there.
  const finished = spare.findIndex((one) => !FACULTY.test(one.text));
  const named = known || finished === -1 ? undefined : spare.splice(finished, 1)[0];
  const degree = known ?? named ?? first('field');
  let field = degree?.field ?? null;
  if (!institution && degree && field && isInstitution(field))
    [institution, field] = [{ ...degree, text: field }, null];
  field ??= pieces.find((one) => one.kind === 'field' && one !== degree)?.text ?? spare[0]?.text ?? null;
  const lead = pieces.find((one) => one.kind !== 'note');
  if (!lead || (!degree && !institution)) return [];
  const date = pieces.find((one) => one.date)?.date ?? null;
  if (!degree && !date && first('institution') === undefined) return [];
  return [
    {
      institution: institution?.text.replace(/\s*\((?:summa |magna |insigni )?cum laude\)$/i, '') ?? null,
      degree: degree?.text ?? null,
      field,
      date: date?.raw ?? null,
      start: date?.start ?? null,
      end: date?.present ? null : (date?.end ?? null),
      place: placeOf(lead.line, lead.line.text),
      confidence: studyConfidence(known !== undefined, first('institution') !== undefined, date !== null),
    },
  ];
}

/** Counted on layouts that were tuned on: with a degree and an institution that are known as such nearly all are right, without one few. */
function studyConfidence(degree: boolean, institution: boolean, date: boolean): number {
  if (!degree || !institution) return degree || institution ? 0.4 : 0.2;
  return date ? 0.97 : 0.85;
}
