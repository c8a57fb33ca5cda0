import { jobFormValues } from './job-form-values.ts';
import type { JobFormValues } from './job-form-values.ts';

/** Keeps the unsent job form in this tab; storage that is full or forbidden is no error. */
export function keepDraft(name: string, values: JobFormValues): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // Without storage the form works as before, it only does not outlive the page.
  }
}

/** The unsent job form of this tab; null when there is none or it cannot be read. */
export function readDraft(name: string): JobFormValues | null {
  try {
    return jobFormValues.parse(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null'));
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
