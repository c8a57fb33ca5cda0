import { type RefObject, useEffect, useRef } from 'react';

/** The field of a form that takes the focus when the form has come, which is after its dialog has opened. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
