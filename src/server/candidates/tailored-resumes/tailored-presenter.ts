import type { TailoredResume, TailoredSummary } from '../../../api/candidates/tailored-resumes.ts';
import { checkBullet } from '../../../engine/bullets/check-rewrite.ts';
import { diffWords } from '../../../engine/bullets/word-diff.ts';
import type { ResumeContent } from '../../../engine/resume/resume-content.ts';
import type { TailoredRow } from './queries.ts';

/** A copy as a list shows it. */
export function presentSummary(row: TailoredRow): TailoredSummary {
  return {
    id: row.id,
    name: row.name,
    job: row.job,
    changes: changesOf(row).flat().filter(Boolean).length,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}

/** A copy in full, each claim with its difference to the resume it was made from. */
export function presentTailored(row: TailoredRow, canUndo: boolean): TailoredResume {
  const { content, base } = row;
  const { name, email, phone, location, links } = content;
  return {
    ...presentSummary(row),
    can_undo: canUndo,
    contact: { name, email, phone, location, links },
    experience: content.experience.map(({ description, ...position }, at) => {
      const before = linesOf(base.experience[at]);
      return {
        ...position,
        claims: linesOf({ description }).map((text, line) => ({
          text,
          changed: text !== before[line],
          own_words: text !== before[line] && !checkBullet(before[line] ?? '', text).honest,
          diff: diffWords(before[line] ?? '', text),
        })),
      };
    }),
    education: content.education,
    skills: content.skills,
    languages: content.languages,
  };
}

/** The content with one claim reworded; null when there is no such claim. */
export function withClaim(
  content: ResumeContent,
  place: { position: number; index: number },
  text: string,
): ResumeContent | null {
  const position = content.experience[place.position];
  const lines = linesOf(position);
  if (!position || lines[place.index] === undefined) return null;
  const description = lines.with(place.index, text.replaceAll(/\s+/g, ' ')).join('\n');
  return { ...content, experience: content.experience.with(place.position, { ...position, description }) };
}

/** Where a claim stands word for word; null when it does not. */
export function placeOfClaim(
  content: ResumeContent,
  claim: string,
): { position: number; index: number } | null {
  for (const [position, one] of content.experience.entries()) {
    const index = linesOf(one).indexOf(claim);
    if (index !== -1) return { position, index };
  }
  return null;
}

function changesOf({ content, base }: TailoredRow): boolean[][] {
  return content.experience.map((one, at) => {
    const before = linesOf(base.experience[at]);
    return linesOf(one).map((text, line) => text !== before[line]);
  });
}

function linesOf(position: { description: string } | undefined): string[] {
  return position?.description.split('\n').filter(Boolean) ?? [];
}
