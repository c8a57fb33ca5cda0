import { type RefObject, useEffect, useRef, useState } from 'react';

/** A form that opens on the page: what it is open for, how to open and close it, and the button that stands there when it is not. */
export type OpenForm<T> = {
  shown: T | null;
  open: (what: T) => void;
  close: () => void;
  button: RefObject<HTMLButtonElement | null>;
};

/** The `ref` of a field that takes the focus when it appears. */
export function focusAtOnce(field: HTMLElement | null): void {
  field?.focus();
}

/** Hands the focus to a heading (with `tabIndex` -1): a row that was deleted has taken its buttons along. */
export function focusHeading(id: string): void {
  document.getElementById(id)?.focus();
}

/** Opens and closes a form; closed, it hands the focus back to what opened it, or to `button` when that is gone. */
export function useOpenForm<T>(): OpenForm<T> {
  const [shown, setShown] = useState<T | null>(null);
  const opener = useRef<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shown !== null || opener.current === null) return;
    const back = opener.current.isConnected ? opener.current : button.current;
    opener.current = null;
    if (back instanceof HTMLElement) back.focus();
  }, [shown]);
  return {
    shown,
    open: (what) => {
      opener.current = document.activeElement;
      setShown(what);
    },
    close: () => setShown(null),
    button,
  };
}
