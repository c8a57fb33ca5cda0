import { readCareerGrid } from './career-grid.ts';
import { withoutClosing } from './closing-lines.ts';
import { readContact } from './contact.ts';
import { withContactApart, withReached } from './contact-elsewhere.ts';
import type { ExtractedDocument } from './document.ts';
import { readEducation } from './education.ts';
import { readExperience } from './experience.ts';
import { readForms } from './labelled-forms.ts';
import { readFlow } from './flow-lines.ts';
import { readPages } from './layout.ts';
import { isInstruction } from './instructions.ts';
import type { Line } from './lines.ts';
import { withoutFurniture, withoutNumbers } from './page-furniture.ts';
import { placeOf } from './place-of.ts';
import type { Place, Read, ReadingWarning, ResumeReading } from './reading.ts';
import { textsOf } from './head-atoms.ts';
import { labelLines } from './line-labels.ts';
import type { Section } from './section.ts';
import { toSections } from './sections.ts';
import { nameAll, withLabels } from './sections-by-labels.ts';
import { readShownSkills, withIds } from './demonstrated-skills.ts';
import { adoptSkills } from './skills-elsewhere.ts';
import { readSkillsSection } from './skills-section.ts';
import { withoutSpoken } from './spoken-languages.ts';
import { adoptUnheaded } from './sections-without-headings.ts';
import { joinApart } from './studies-apart.ts';
import { withConfidence } from './confidence.ts';
import { adoptWork } from './work-elsewhere.ts';
import { yearsOf } from './years.ts';

/** The version of the reading rules; it changes whenever the same file may be read differently. */
export const READING_VERSION = '18';

// What fifty full pages hold.
const MAX_LINES = 5_000;

/** Reads a resume: contact, experience, education and skills, each with the line it stands in. `now` is `YYYY-MM`. */
export function parseResume(document: ExtractedDocument, options: { now: string }): ResumeReading {
  return withConfidence(readResume(document, options));
}

/** A reading whose values have the points that rules and models gave them, before these are made shares of what is right. */
export function readResume(document: ExtractedDocument, options: { now: string }): ResumeReading {
  const found =
    document.kind === 'pdf' ? readPages(document.pages) : readFlow(document.blocks, document.kind === 'txt');
  const lines = withoutNumbers(found.slice(0, MAX_LINES));
  const own = withoutFurniture(lines);
  const byWords = toSections(own);
  const labels = nameAll(byWords) ? null : labelLines(own);
  const named = labels ? withLabels(byWords, labels) : byWords;
  const sections = adoptSkills(
    adoptWork(adoptUnheaded(withoutClosing(withReached(withContactApart(named, own))))),
  );
  const of = (kind: Section['kind']) => sections.filter((section) => section.kind === kind);
  const isAbove = labels
    ? (line: Line) => labels.get(line)?.label === 'top'
    : (line: Line) => of('header').some((section) => section.lines.includes(line));
  const above = textsOf(lines.filter(isAbove));
  const grid = readCareerGrid(lines);
  const worked = of('experience').flatMap((section) => readExperience(section.lines, above));
  // Who works for clients may list nothing but projects, in a form that names client, role and time.
  const projects = worked.length > 0 ? [] : of('projects').flatMap(({ lines: own }) => readForms(own) ?? []);
  const experience = grid?.experience ?? [...worked, ...projects];
  const studied = joinApart(of('education').map((section) => readEducation(section.lines)));
  // Where no section is about study, what was finished at a school may stand among courses.
  const courses =
    studied.length > 0 ? [] : of('certifications').flatMap(({ lines: own }) => readEducation(own));
  const education = grid?.education ?? [...studied, ...courses.filter(({ confidence }) => confidence > 0.9)];
  const listedIn = of('skills').map((section) =>
    withoutSpoken(section.lines.filter((line) => !grid?.used.has(line))),
  );
  const listed = withIds(listedIn.flatMap(({ skills }) => readSkillsSection(skills)));
  const contactLines = new Set([...of('header'), ...of('contact')].flatMap((section) => section.lines));
  const zone = lines.filter((line) => contactLines.has(line));
  const reading: ResumeReading = {
    version: READING_VERSION,
    lines: withSections(sections, lines),
    contact: readContact(zone.length > 0 ? zone : lines.slice(0, 15), lines),
    experience,
    education,
    skills: [...listed, ...readShownSkills(sections, listed)],
    languages: [
      ...of('languages').map(({ lines: own }) => own),
      ...listedIn.map(({ spoken }) => spoken),
    ].flatMap(readLanguages),
    years: yearsOf(experience, options.now),
    hidden: document.hidden,
    warnings: warningsOf(document, lines, found.length > lines.length, experience.length),
  };
  return settle(reading, lines);
}

function withSections(sections: Section[], lines: Line[]): ResumeReading['lines'] {
  const names = new Map<Line, string>();
  for (const section of sections)
    for (const line of [...(section.heading ? [section.heading] : []), ...section.lines])
      names.set(line, section.kind);
  return lines.map((line) => ({
    page: line.page,
    line: line.number,
    text: line.text,
    section: names.get(line) ?? null,
  }));
}

function readLanguages(lines: Line[]): Read<string>[] {
  return lines.flatMap((line) =>
    line.text
      .split(/[,;|•·]/)
      .map((text) => text.trim())
      .filter((text) => /^[\p{Lu}\p{Lo}]/u.test(text) && text.length < 50)
      .map((text) => ({ value: text, place: placeOf(line, text), confidence: 0.85 })),
  );
}

function warningsOf(
  document: ExtractedDocument,
  lines: Line[],
  shortened: boolean,
  positions: number,
): ReadingWarning[] {
  const warnings: ReadingWarning[] = [];
  if (document.hidden.some((text) => text.reason !== 'metadata')) warnings.push({ code: 'hidden_text' });
  if (lines.some((line) => isInstruction(line.text))) warnings.push({ code: 'instructions' });
  if (document.cut || shortened) warnings.push({ code: 'cut' });
  if (positions === 0) warnings.push({ code: 'no_experience' });
  return warnings;
}

/** Every quote stands word for word in its line: where lines were joined, the quote is the line as shown. */
function settle(reading: ResumeReading, lines: Line[]): ResumeReading {
  const texts = new Map(lines.map((line) => [`${line.page}:${line.number}`, line.text]));
  const fix = <T extends { place: Place }>(value: T): T => {
    const text = texts.get(`${value.place.page}:${value.place.line}`) ?? '';
    return text.includes(value.place.quote) ? value : { ...value, place: { ...value.place, quote: text } };
  };
  const { contact } = reading;
  const one = (value: Read<string> | null) => (value ? fix(value) : null);
  return {
    ...reading,
    contact: {
      name: one(contact.name),
      email: one(contact.email),
      phone: one(contact.phone),
      location: one(contact.location),
      links: contact.links.map(fix),
    },
    experience: reading.experience.map(fix),
    education: reading.education.map(fix),
    skills: reading.skills.map(fix),
    languages: reading.languages.map(fix),
  };
}
