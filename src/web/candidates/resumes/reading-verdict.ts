import type { ReadValue, ResumeReading } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';

/** How much was found in a file, and how many things in it a person should look at. */
export type Verdict = { jobs: number; degrees: number; skills: number; doubts: number };

/** Below it a value is to be looked at. */
const SURE = 0.6;

/** What a reading comes to: counts of what stands, and of values that are unsure or lack a part, with the warnings about the file. */
export function verdictOf({ values, warnings }: Pick<ResumeReading, 'values' | 'warnings'>): Verdict {
  const standing = values.filter((value) => value.state !== 'dropped');
  const count = (kind: ReadValue['kind']) => standing.filter((value) => value.kind === kind).length;
  const missing = (['name', 'email'] as const).filter((kind) => count(kind) === 0).length;
  return {
    jobs: count('experience'),
    degrees: count('education'),
    skills: count('skill'),
    doubts: standing.filter(isDoubtful).length + missing + warnings.length,
  };
}

/** Whether nothing of what a resume is read for was found. */
export function foundNothing({ jobs, degrees, skills }: Verdict): boolean {
  return jobs + degrees + skills === 0;
}

/** "5 jobs, 2 degrees, 23 skills; 3 things need a look". */
export function verdictWords(verdict: Verdict): string {
  return verdict.doubts === 0 ? t('resumes.found', verdict) : t('resumes.foundWithDoubts', verdict);
}

function isDoubtful(value: ReadValue): boolean {
  if (value.state !== 'read') return false;
  if (value.kind === 'skill' || value.kind === 'language' || value.kind === 'link') return false;
  const parts =
    value.kind === 'experience'
      ? [value.value.company, value.value.title, value.value.start]
      : value.kind === 'education'
        ? [value.value.institution, value.value.degree]
        : [value.value];
  return value.confidence < SURE || parts.some((part) => !part);
}
