import { useRef, useState } from 'react';
import { ApiError, fieldErrors } from '../client.ts';

/** A form whose mistakes stand under their fields until those are changed; the first wrong field takes the focus. */
export function useCheckedForm() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  function refuse(found: Record<string, string>) {
    setErrors(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  return {
    form,
    errors,
    refuse,
    /** Shows what the server says of fields. */
    refuseBy: (error: unknown) => refuse(fieldErrors(error)),
    /** Forgets the mistakes of fields whose name begins with one of these, or all. */
    forget: (names?: string[]) =>
      setErrors((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([name]) => names && !names.some((start) => name.startsWith(start))),
        ),
      ),
    /** What went wrong as a whole; null where fields say it. */
    wholeOf: (error: unknown) =>
      error !== null && Object.keys({ ...fieldErrors(error), ...errors }).length === 0
        ? messageOf(error)
        : null,
  };
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError))
    return 'There was no answer from the server. Nothing was sent; try again.';
  return error.detail ?? error.title;
}
