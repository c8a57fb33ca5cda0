import type { BuilderContent, BuilderDesign, BuilderResume } from '../../../api/candidates/resume-builder.ts';
import { checkBullet } from '../../../engine/bullets/check-rewrite.ts';
import { diffWords } from '../../../engine/bullets/word-diff.ts';
import type { ResumeContent } from '../../../engine/resume/resume-content.ts';
import type { Difference } from '../../../engine/sheet/differences.ts';
import { type Design, linesOf, orderedKeys, plainDesign } from '../../../engine/sheet/sheet-document.ts';
import { templates } from '../../../engine/sheet/templates.ts';
import type { TailoredRow } from '../tailored-resumes/queries.ts';
import { changesOf, presentSummary } from '../tailored-resumes/tailored-presenter.ts';
import { laidOut, languageOfDesign } from '../tailored-resumes/tailored-files.ts';
import type { NamedVersion } from './queries.ts';

/** A resume as its builder shows it. */
export async function presentResume(
  row: TailoredRow,
  versions: NamedVersion[],
  canUndo: boolean,
): Promise<BuilderResume> {
  const design = designOf(row);
  const sheet = await laidOut(row.content, design);
  const differences = changesOf(row);
  return {
    ...presentSummary(row),
    content: presentContent(row.content),
    design,
    order: orderedKeys(row.content, design, templates[design.template].order),
    pages: sheet.pages,
    missing: sheet.missing,
    differences: differences.map(presentDifference),
    own_words: differences.filter(isOwnWords).length,
    letter: row.letter,
    can_undo: canUndo,
    versions: versions.map(({ id, name, createdAt }) => ({ id, name, created_at: createdAt.toISOString() })),
  };
}

/** How a resume looks, the language of its headings said. */
export function designOf({ design }: Pick<TailoredRow, 'design'>): BuilderDesign {
  const look: Design = design ?? plainDesign;
  return { ...look, language: languageOfDesign(look), titles: Object.fromEntries(titlesOf(look)) };
}

function titlesOf({ titles }: Design): [string, string][] {
  return Object.entries(titles).flatMap(([key, title]): [string, string][] => (title ? [[key, title]] : []));
}

function presentContent(content: ResumeContent): BuilderContent {
  return {
    ...content,
    summary: content.summary ?? '',
    experience: content.experience.map((one) => ({ ...one, hidden: one.hidden ?? false })),
    education: content.education.map((one) => ({ ...one, hidden: one.hidden ?? false })),
    certificates: content.certificates ?? [],
    sections: content.sections ?? [],
  };
}

function presentDifference({ section, of, before, after }: Difference): BuilderResume['differences'][number] {
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed';
  return { section, of, kind, diff: diffWords(before ?? '', after ?? '') };
}

/** Whether a line of work says what the line it was made of does not. */
function isOwnWords({ section, of, before, after }: Difference): boolean {
  if (section !== 'experience' || after === null || after === of) return false;
  return before === null || !linesOf(before).some((line) => checkBullet(line, after).honest);
}
