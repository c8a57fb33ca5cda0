import { partsNamingPapers } from './licences.ts';
import { linksOf } from '../occupations/title-links.ts';
import { isInstruction } from '../resume/instructions.ts';
import { companyLikeness, titleLikeness } from '../resume/titles-and-employers.ts';
import type { ReadExperience, ResumeReading } from '../resume/reading.ts';
import { canonicalSkill } from '../skills/canonical.ts';
import { matchSkills } from '../skills/match.ts';
import type { CandidateFacts, Evidence, SkillFact } from './facts.ts';
import { linesOf, placesOf, toldBy } from './lines-of-positions.ts';
import { languagesNamed, languageWritten } from './written-languages.ts';
import { headline, lineOf, titleNamedIn, unreadWork } from './unread-work.ts';
import { yearsOf } from '../resume/years.ts';

/** An experience that a candidate entered by hand; dates as in `CandidateFacts`. */
export type StatedExperience = {
  id: string;
  title: string;
  start: string | null;
  end: string | null;
  description: string;
};

/**
 * What the score may know of a resume. A skill counts only with a visible line of the file that shows it: skills of lists
 * are held, skills in the description of a job are used. Names, contact data, schools and hidden text are left behind.
 */
export function factsFromReading(whole: ResumeReading): CandidateFacts {
  const reading = withoutInstructions(whole);
  return {
    skills: [
      ...listedSkills(reading),
      ...reading.experience.flatMap((one, at) => shownSkills(reading, one, at)),
    ],
    experience: [
      ...reading.experience.map((one, at) => {
        const next = reading.experience[at + 1];
        const description = toldBy(reading, one, next);
        return {
          title: titleIn(reading, one),
          start: one.start,
          end: one.end,
          description,
          evidence: { from: 'resume' as const, place: one.place },
          places: placesOf(reading, one, next, description),
        };
      }),
      ...unreadWork(reading),
    ],
    education: reading.education.flatMap(({ degree, field, place }) =>
      degree === null ? [] : [{ degree, field, evidence: { from: 'resume' as const, place } }],
    ),
    ...languagesOf(reading),
    years: reading.years,
    lines: linesBeside(reading),
    place:
      reading.contact.location === null
        ? null
        : {
            text: reading.contact.location.value,
            evidence: { from: 'resume', place: reading.contact.location.place },
          },
  };
}

/** The languages that were read, those named in lines of their own, and the one that the resume is written in. */
function languagesOf(reading: ResumeReading): Pick<CandidateFacts, 'languages' | 'writtenIn'> {
  const read = reading.languages.map(({ value, place }) => ({
    text: value,
    evidence: { from: 'resume' as const, place },
  }));
  const taken = new Set(reading.languages.map(({ place }) => `${place.page} ${place.line}`));
  const free = reading.lines.filter((line) => !taken.has(`${line.page} ${line.line}`));
  const named = languagesNamed(free).map(({ text, line }) => ({
    text,
    evidence: { from: 'resume' as const, place: { page: line.page, line: line.line, quote: line.text } },
  }));
  const writtenIn = languageWritten(reading.lines.map(({ text }) => text));
  return { languages: [...read, ...named], ...(writtenIn === null ? {} : { writtenIn }) };
}

/** What stands outside of the positions held and names a paper, cut out of its line so that no school comes along. */
function linesBeside(reading: ResumeReading): NonNullable<CandidateFacts['lines']> {
  const { name, email, phone, location } = reading.contact;
  const about = new Set(
    [name, email, phone, location].flatMap((one) => (one ? [`${one.place.page} ${one.place.line}`] : [])),
  );
  return reading.lines.flatMap((line) => {
    if (about.has(`${line.page} ${line.line}`)) return [];
    const text = partsNamingPapers(line.text, OF_PAPERS.has(line.section ?? ''));
    const place = { page: line.page, line: line.line, quote: text };
    return text === '' ? [] : [{ text, evidence: { from: 'resume', place } }];
  });
}

/**
 * What a position was called. Readers take the employer for the title now and then: where the employer's words name an occupation
 * clearly better and the words of both say so too, or only the title has the words of a firm, they are the title;
 * where only they have such words, never. No employer's name is kept for anything else.
 */
function titleOf({ title, company }: ReadExperience): string {
  if (company === null) return title ?? '';
  const firm = FIRM.test(company);
  if (firm !== FIRM.test(title ?? '') && title !== null && HAS_WORD.test(company))
    return firm ? title : company;
  const [named, stated] = [confidenceOf(company), confidenceOf(title ?? '')];
  const isNamed = named >= SURELY_A_TITLE && named >= stated + CLEARLY_BETTER;
  const isLike = titleLikeness(company) > 1 && titleLikeness(title ?? '') < 1;
  const byBoth = named + leaningOf(company) - stated - leaningOf(title ?? '');
  return (isNamed || isLike) && byBoth >= CLEARLY_BETTER ? company : (title ?? '');
}

/** How surely a text names an occupation. */
function confidenceOf(text: string): number {
  return linksOf(text, 'by usage')[0]?.confidence ?? 0;
}

/** How much its words are those of positions rather than of employers. */
function leaningOf(text: string): number {
  return titleLikeness(text) - companyLikeness(text);
}

/**
 * A position's title. Where none was read, it is the occupation that the position's line names or, for the latest position, the one in the
 * head of the resume.
 */
function titleIn(reading: ResumeReading, one: ReadExperience): string {
  const title = titleOf(one);
  if (title !== '' && (titleLikeness(title) >= 1 || confidenceOf(title) >= SURELY_A_TITLE)) return title;
  const begun = reading.experience.map(({ start }) => start ?? '').toSorted();
  const isLast = (one.start ?? '') === begun.at(-1);
  return titleNamedIn(lineOf(reading, one)?.text ?? '') ?? (isLast ? headline(reading) : null) ?? title;
}

/** The reading without the lines that tell how to judge it. */
function withoutInstructions(reading: ResumeReading): ResumeReading {
  const notesToMachines = reading.lines.filter((line) => isInstruction(line.text));
  if (notesToMachines.length === 0) return reading;
  const places = new Set(notesToMachines.map((line) => `${line.page} ${line.line}`));
  return {
    ...reading,
    lines: reading.lines.filter((line) => !notesToMachines.includes(line)),
    skills: reading.skills.filter(({ place }) => !places.has(`${place.page} ${place.line}`)),
    experience: reading.experience.map((one) => ({
      ...one,
      description: one.description
        .split('\n')
        .filter((line) => !isInstruction(line))
        .join('\n'),
    })),
  };
}

/** Adds experiences entered by hand, with the skills their text shows, and counts the years again up to the month `asOf` (`YYYY-MM`). */
export function withStatedExperience(
  facts: CandidateFacts,
  entries: StatedExperience[],
  asOf: string,
): CandidateFacts {
  const experience = [
    ...facts.experience,
    ...entries.map(({ id, title, start, end, description }) => ({
      title,
      start,
      end,
      description,
      evidence: { from: 'experience' as const, experienceId: id, quote: title },
    })),
  ];
  const counted = yearsOf(experience, asOf);
  const years = entries.length === 0 || counted === null ? facts.years : Math.max(counted, facts.years ?? 0);
  return { ...facts, asOf, experience, years, skills: [...facts.skills, ...entries.flatMap(skillsOfEntry)] };
}

function skillsOfEntry({ id, title, description }: StatedExperience): SkillFact[] {
  return [title, ...description.split('\n')].flatMap((line) =>
    // A line shows a skill once, however often it names it.
    [...new Set(matchSkills(line).map((hit) => hit.name))].map((text) => ({
      text,
      used: true,
      evidence: { from: 'experience', experienceId: id, quote: line.trim() },
    })),
  );
}

/** Skills the reader found: as typed and, when the words are a row of several ("Python (Django, Flask)"), each of them. */
function listedSkills(reading: ResumeReading): SkillFact[] {
  const lines = new Map(reading.lines.map((line) => [`${line.page} ${line.line}`, line]));
  return reading.skills.flatMap(({ text, source, place }) => {
    const line = lines.get(`${place.page} ${place.line}`);
    if (line === undefined) return [];
    const evidence: Evidence = {
      from: 'resume',
      place: line.text.includes(place.quote) ? place : { page: line.page, line: line.line, quote: line.text },
    };
    const used = source === 'experience';
    const known = !canonicalSkill(text).id.startsWith('x:');
    const inside = known ? [] : matchSkills(text, { context: 'list' });
    return [{ text, used, evidence }, ...inside.map((hit) => ({ text: hit.name, used, evidence }))];
  });
}

function shownSkills(reading: ResumeReading, experience: ReadExperience, at: number): SkillFact[] {
  const lines = linesOf(reading, experience, reading.experience[at + 1]);
  const facts: SkillFact[] = [];
  const seen = new Set<string>();
  for (const hit of matchSkills(
    `${experience.title ?? ''}\n\n${toldBy(reading, experience, reading.experience[at + 1])}`,
  )) {
    if (seen.has(hit.text)) continue;
    seen.add(hit.text);
    const line =
      lines.find(({ text }) => holds(text, hit.text)) ?? lines.find(({ text }) => holdsStart(text, hit.text));
    if (line === undefined) continue;
    const place = { page: line.page, line: line.line, quote: line.text };
    facts.push({ text: hit.name, used: true, evidence: { from: 'resume', place } });
  }
  return facts;
}

/** Whether a line holds the name as whole words, so that "R" is not found in "Rome". */
function holds(line: string, name: string): boolean {
  for (let at = line.indexOf(name); at !== -1; at = line.indexOf(name, at + 1))
    if (!LETTER.test(line.charAt(at - 1)) && !LETTER.test(line.charAt(at + name.length))) return true;
  return false;
}

/** A name may be broken over two lines: then the line that its first words end is quoted. */
function holdsStart(line: string, name: string): boolean {
  const first = name.split(/\s/)[0] ?? '';
  return first.length > 2 && first !== name && line.trimEnd().endsWith(first);
}

/** Words of a firm's name that no title has: legal forms, and what stands before or after an owner's name. */
const FIRM =
  /(?:^|[\s,(])(?:GmbH(?: & Co\. KG)?|mbH|AG|KG|OHG|UG|Ltd|Limited|Inc|LLC|LLP|PLC|S\.?A\.?S|SARL|S\.A\.|S\.L\.U?|S\.r\.l|SRL|S\.p\.A|SpA|Lda|B\.?V\.|N\.V\.|AB|Sp\. z o\.? ?o)\.?(?=$|[\s,)])|& (?:Partners?|Söhne|Sons?|Co|Cie|Fils|Hijos|Figli|Filhos|Zonen|Söner|Synowie|Associ\w+|Asociados|Associados)\b|^(?:Kanzlei|Autohaus|Bäckerei|Seniorenheim|Pflegeheim|Krankenhaus|Klinikum|Clinique|Boulangerie|Panadería|Padaria|Pasticceria|Trattoria|Ristorante|Restaurante|Talleres|Officin[ae]|Clínica|Ospedale|Bakkerij|Bageri|Piekarnia|Przychodnia|Szpital)\s+\p{Lu}|^(?:[Ss]elf-employed|[Ff]reelance|[Pp]rivate (?:household|family))$/u;
/** Sections outside of the positions held in which papers and licences are named. */
const HAS_WORD = /\p{L}{3}/u;
const SURELY_A_TITLE = 0.6;
const CLEARLY_BETTER = 0.2;
const OF_PAPERS = new Set(['summary', 'projects', 'volunteering', 'other', 'skills', 'certifications']);
const LETTER = /[\p{L}\p{N}]/u;
