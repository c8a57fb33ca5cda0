import type { TailoredResume, TailoredSummary } from '../../../api/candidates/tailored-resumes.ts';
import { checkBullet } from '../../../engine/bullets/check-rewrite.ts';
import { diffWords } from '../../../engine/bullets/word-diff.ts';
import type { ResumeContent } from '../../../engine/resume/resume-content.ts';
import { differencesOf } from '../../../engine/sheet/differences.ts';
import { matchLines } from '../../../engine/sheet/match-lines.ts';
import { plainDesign, shownContent } from '../../../engine/sheet/sheet-document.ts';
import type { TailoredRow } from './queries.ts';

/** A copy as a list shows it. */
export function presentSummary(row: TailoredRow): TailoredSummary {
  return {
    id: row.id,
    name: row.name,
    job: row.job,
    is_base: row.isBase,
    changes: changesOf(row).length,
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
    experience: content.experience.map(({ description, hidden: _hidden, ...position }, at) => {
      const lines = linesOf({ description });
      const before = matchLines(linesOf(base.experience[at]), lines);
      return {
        ...position,
        claims: lines.map((text, line) => {
          const was = before[line] ?? '';
          const own_words = text !== was && !checkBullet(was, text).honest;
          return { text, changed: text !== was, own_words, diff: diffWords(was, text) };
        }),
      };
    }),
    education: content.education.map(({ hidden: _hidden, ...course }) => course),
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

/** What a copy says otherwise than what it was made from. */
export function changesOf({ content, base, design }: Pick<TailoredRow, 'content' | 'base' | 'design'>) {
  return differencesOf(base, shownContent(content, design ?? plainDesign));
}

function linesOf(position: { description: string } | undefined): string[] {
  return position?.description.split('\n').filter(Boolean) ?? [];
}
