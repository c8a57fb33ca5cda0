import type { ReadValue, ResumeReading } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import { sureFrom } from './sure-from.ts';

/** How much was found in a file, and how many things in it a person should look at. */
export type Verdict = { jobs: number; degrees: number; skills: number; doubts: number };

/** What a reading comes to: counts of what stands, and of values that are unsure or lack a part, with the warnings about the file. */
export function verdictOf({ values, warnings }: Pick<ResumeReading, 'values' | 'warnings'>): Verdict {
  const standing = values.filter((value) => value.state !== 'dropped');
  const count = (kind: ReadValue['kind']) => standing.filter((value) => value.kind === kind).length;
  return {
    jobs: count('experience'),
    degrees: count('education'),
    skills: count('skill'),
    doubts: standing.filter(isDoubtful).length + missingContact(values).length + warnings.length,
  };
}

/** What a resume should say of its person and does not. */
export function missingContact(values: readonly ReadValue[]): ('name' | 'email')[] {
  return (['name', 'email'] as const).filter(
    (kind) => !values.some((value) => value.kind === kind && value.state !== 'dropped'),
  );
}

/** Whether nothing of what a resume is read for was found. */
export function foundNothing({ jobs, degrees, skills }: Verdict): boolean {
  return jobs + degrees + skills === 0;
}

/** "5 jobs, 2 degrees, 23 skills; 3 things need a look". */
export function verdictWords(verdict: Verdict): string {
  return verdict.doubts === 0 ? t('resumes.found', verdict) : t('resumes.foundWithDoubts', verdict);
}

/** Whether a person should look at a value: it is unsure, lacks a part or ends before it begins, and nobody has said anything of it. */
export function isDoubtful(value: ReadValue): boolean {
  if (value.state !== 'read') return false;
  if (value.kind === 'skill' || value.kind === 'language' || value.kind === 'link') return false;
  return value.confidence < sureFrom || missingParts(value).length > 0;
}

/** A part of a position or course that was not found, or that cannot be right. */
export type MissingPart = 'title' | 'company' | 'start' | 'end' | 'institution' | 'degree';

/** What a position or course lacks to be complete. */
export function missingParts(value: ReadValue): MissingPart[] {
  if (value.kind === 'education')
    return (['institution', 'degree'] as const).filter((part) => value.value[part] === '');
  if (value.kind !== 'experience') return [];
  const { start, end } = value.value;
  const isTurned = start !== null && end !== null && end < start.slice(0, end.length);
  const missing = (['title', 'company', 'start'] as const).filter((part) => !value.value[part]);
  return isTurned || (start === null && end === null) ? [...missing, 'end'] : missing;
}
