import { canonicalSkill } from '../skills/canonical.ts';
import { matchSkills } from '../skills/match.ts';
import { placeOf } from './place-of.ts';
import type { ReadSkill } from './reading.ts';
import type { Section } from './section.ts';

/** Sections whose text may name skills outside of a list. Positions are left out: a score reads them with their dates. */
const TELLING = new Set<Section['kind']>(['summary', 'projects', 'certifications', 'volunteering', 'other']);

/** Gives each listed skill its id in the vocabulary; unknown ones keep null. */
export function withIds(skills: ReadSkill[]): ReadSkill[] {
  return skills.map((skill) => {
    const { id } = canonicalSkill(skill.text);
    return { ...skill, id: id.startsWith('x:') ? null : id };
  });
}

/** Skills of the vocabulary that stand in the text of other sections, such as a certificate, and in no list. */
export function readShownSkills(sections: Section[], listed: ReadSkill[]): ReadSkill[] {
  const known = new Set(listed.map((skill) => skill.id));
  const found: ReadSkill[] = [];
  for (const section of sections) {
    if (!TELLING.has(section.kind)) continue;
    const context = section.kind === 'certifications' ? 'list' : 'prose';
    for (const line of section.lines) {
      for (const hit of matchSkills(line.text, { context })) {
        if (known.has(hit.id)) continue;
        known.add(hit.id);
        found.push({
          text: hit.text,
          id: hit.id,
          source: 'text',
          place: placeOf(line, hit.text),
          confidence: 0.7,
        });
      }
    }
  }
  return found;
}
