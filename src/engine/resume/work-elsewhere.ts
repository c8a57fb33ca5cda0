import { readExperience } from './experience.ts';
import type { Section } from './section.ts';
import { datesWork } from './sections-by-labels.ts';

/** Names of sections that some people write of their work under. */
const MAY_BE_WORK = new Set<Section['kind']>(['projects', 'other']);

/** Where no section is about work, one of assignments or of another name is, if most of what it tells are positions with an employer and a time. */
export function adoptWork(sections: Section[]): Section[] {
  if (sections.some(datesWork)) return sections;
  const found = sections.find((section) => MAY_BE_WORK.has(section.kind) && tellsOfWork(section));
  return found ? sections.map((one) => (one === found ? { ...one, kind: 'experience' } : one)) : sections;
}

function tellsOfWork({ lines }: Section): boolean {
  const read = readExperience(lines, new Set());
  const whole = read.filter(
    ({ title, company, start, confidence }) => title && company && start && confidence > 0.6,
  );
  return whole.length > 0 && whole.length >= read.length * 0.7;
}
