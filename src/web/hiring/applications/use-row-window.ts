import { type RefObject, useEffect, useRef, useState } from 'react';

/** So many rows beyond the edges of the window are drawn as well, and the window moves by so many at a time. */
const spare = 12;
const step = 8;

/** Which rows of a long table stand in or near the window, and how high each is; all are equally high. */
export type RowWindow = { from: number; to: number; height: number };

/** The rows of the table's body that are worth drawing, as the page scrolls. Rows carry `data-row`. */
export function useRowWindow(count: number): RowWindow & { body: RefObject<HTMLTableSectionElement | null> } {
  const body = useRef<HTMLTableSectionElement>(null);
  const [shown, setShown] = useState<RowWindow>({ from: 0, to: 40, height: 36 });
  useEffect(() => {
    const table = body.current;
    if (!table) return undefined;
    function look() {
      const height = table?.querySelector('[data-row]')?.getBoundingClientRect().height;
      if (!table || !height) return;
      const next = rowsNear(-table.getBoundingClientRect().top, height, innerHeight);
      setShown((now) =>
        now.from === next.from && now.to === next.to && now.height === next.height ? now : next,
      );
    }
    look();
    addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(table);
    return () => {
      removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [count]);
  return { ...shown, body };
}

/** The rows near a window of so many pixels whose top stands so far below the first row's. */
export function rowsNear(below: number, height: number, pixels: number): RowWindow {
  const first = Math.floor((below / height - spare) / step) * step;
  const last = Math.ceil(((below + pixels) / height + spare) / step) * step;
  return { from: Math.max(0, first), to: Math.max(spare, last), height };
}
