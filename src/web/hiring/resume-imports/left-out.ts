import { maxResumeBytes } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';

/** A file that is not uploaded, and why, in words. */
export type LeftOut = { name: string; reason: string };

/** Why a file of this name and size cannot be a resume, in words; null when it may be one. */
export function whyLeftOut(name: string, size: number): string | null {
  if (!/\.(pdf|docx?|txt)$/i.test(name)) return t('resumeImports.wrongKind');
  if (size === 0) return t('resumeImports.emptyFile');
  if (size >= maxResumeBytes) return t('resumeImports.tooBig');
  return null;
}
