import type { ResumeReading } from '../../src/engine/resume/reading.ts';
import type { GoldDocument } from './gold-documents.ts';
import { bare } from './parse-measures.ts';
import { percentile, print } from './print-figure.ts';

/** Facts of one reading that should not depend on the layout. */
export type Facts = {
  person: string;
  file: string;
  /** Null where the document says no dates at all; 0 where it does and none were read. */
  years: number | null;
  skills: Set<string>;
  /** The skills that stand in the document. */
  held: Set<string>;
};

/** The facts of a reading, for a document of a known person. */
export function factsOf(gold: GoldDocument, reading: ResumeReading): Facts {
  const skills = reading.skills.filter((skill) => skill.source === 'list').map((skill) => bare(skill.text));
  const dated = gold.experience.some((one) => one.start !== '');
  return {
    person: gold.persona,
    file: gold.file,
    years: dated ? (reading.years ?? 0) : null,
    skills: new Set(skills),
    held: new Set(gold.skills.map(bare)),
  };
}

/**
 * How far the resumes of one person lead to different facts: the years of experience furthest apart, and the share of all skills that
 * one document has and another does not, though it holds them, or has though it does not hold them. Prints median and 95th percentile over people, and the people who differ most.
 */
export function printSameness(all: readonly Facts[], how: string): void {
  const people = [...Map.groupBy(all, (one) => one.person)].filter(
    ([person, own]) => person !== '' && own.length > 1,
  );
  if (people.length === 0) return;
  const compared = people.map(([, own]) => ({ own, years: yearsApart(own), skills: skillsApart(own) }));
  for (const what of ['years', 'skills'] as const) {
    const values = compared.map((one) => one[what]);
    for (const share of [0.5, 0.95])
      print({
        figure: `parse.same-person.${what}.p${share * 100}`,
        value: percentile(values, share),
        unit: what === 'years' ? 'years between layouts' : 'share of skills not in all',
        how: `${people.length} people, ${how}`,
      });
    for (const one of compared.toSorted((a, b) => b[what] - a[what]).slice(0, 5))
      if (one[what] > 0)
        console.log(
          `  ${one[what].toFixed(2)}  ${one.own.map(({ file, years, skills }) => `${file} ${what === 'years' ? years : skills.size}`).join(', ')}`,
        );
  }
}

function yearsApart(own: readonly Facts[]): number {
  const years = own.flatMap((one) => one.years ?? []);
  return years.length === 0 ? 0 : Math.max(...years) - Math.min(...years);
}

function skillsApart(own: readonly Facts[]): number {
  const any = new Set(own.flatMap((one) => [...one.skills, ...one.held]));
  const common = [...any].filter((skill) =>
    own.every(({ skills, held }) => skills.has(skill) === held.has(skill)),
  );
  return any.size === 0 ? 0 : 1 - common.length / any.size;
}
