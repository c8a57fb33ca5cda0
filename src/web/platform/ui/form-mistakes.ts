import { fieldErrors } from '../client.ts';

/** What is wrong with a form that the server refused: by field, or in words above it when no field of it is at fault. */
export type FormMistakes = { errors: Record<string, string>; problem: string | null };

/**
 * Reads a failure for the form with these fields. `fieldOf` names the field that a pointer of the server means, where it is not its
 * own path; what is said of a field that the form does not have stands above it.
 */
export function formMistakes(
  error: unknown,
  fields: string[],
  fieldOf: (path: string) => string = (path) => path,
): FormMistakes {
  const mistakes = Object.entries(fieldErrors(error)).map(
    ([path, detail]) => [fieldOf(path), detail] as const,
  );
  const placed = mistakes.filter(([path]) => fields.includes(path.split('.')[0] ?? ''));
  if (placed.length > 0) return { errors: Object.fromEntries(placed), problem: null };
  return { errors: {}, problem: mistakes[0]?.[1] ?? reasonOf(error) };
}

/** A failure in words for people. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
