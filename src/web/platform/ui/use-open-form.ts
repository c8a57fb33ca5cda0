import { type RefObject, useEffect, useRef, useState } from 'react';

/** A form or dialog that opens: what it is open for, how to open and close it, and where form and button stand on the page. */
export type OpenForm<T> = {
  shown: T | null;
  open: (what: T) => void;
  close: () => void;
  /** Closes it and takes it that what opened it goes, as a row does that leaves its list. */
  leave: () => void;
  /** What holds the form while it is open. */
  place: RefObject<HTMLDivElement | null>;
  /** The button that stands there while it is closed. */
  button: RefObject<HTMLButtonElement | null>;
};

/**
 * Opens and closes a form or dialog: the first field in `place` takes the focus, and what opened it has it back; when that is
 * gone, `button` or the page's content.
 */
export function useOpenForm<T>(): OpenForm<T> {
  const [shown, setShown] = useState<T | null>(null);
  const opener = useRef<Element | null>(null);
  const gone = useRef<Element | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shown !== null) return place.current?.querySelector('input')?.focus();
    if (opener.current === null) return;
    const isLeft = opener.current === gone.current || !opener.current.isConnected;
    const back = isLeft ? button.current : opener.current;
    opener.current = null;
    if (back instanceof HTMLElement) back.focus();
    else document.getElementById('main')?.focus({ preventScroll: true });
  }, [shown]);
  return {
    shown,
    open: (what) => {
      opener.current = document.activeElement;
      setShown(what);
    },
    close: () => setShown(null),
    leave: () => {
      gone.current = opener.current;
      setShown(null);
    },
    place,
    button,
  };
}

/** Hands the focus to a heading (with `tabIndex` -1): a row that was deleted has taken its buttons along. */
export function focusHeading(id: string): void {
  document.getElementById(id)?.focus();
}
