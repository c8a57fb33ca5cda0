import { z } from 'zod';
import { jobFormValues } from './job-form-values.ts';

const jobDraft = z.object({ version: z.int(), values: jobFormValues });

/** An unsent job form, and the version of the job that it was typed over (0 for a new job). */
export type JobDraft = z.infer<typeof jobDraft>;

/** Keeps the unsent job form in this tab; storage that is full or forbidden is no error. */
export function keepDraft(name: string, draft: JobDraft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Without storage the form works as before, it only does not outlive the page.
  }
}

/** The unsent job form of this tab; null when there is none or it cannot be read. */
export function readDraft(name: string): JobDraft | null {
  try {
    return jobDraft.parse(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Forgets the unsent job form. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}

function keyOf(name: string): string {
  return `tenon.job-draft.${name}`;
}
