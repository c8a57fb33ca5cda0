import { createContext, use, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Correction, ReadValue } from '../../../api/candidates/resumes.ts';

type Place = NonNullable<ReadValue['place']>;

/** What the values of a reading can do with its page: light a line of the text, go to it, and send corrections. */
export type ReadingTools = {
  resumeId: string;
  light: (value: ReadValue | null) => void;
  /** Keeps a value lit and in view while it is being decided on. */
  hold: (value: ReadValue | null) => void;
  go: (place: Place) => void;
  correct: (corrections: Correction[]) => void;
  /** As `correct`, for a form: fails when the corrections were not kept; why is told already. */
  save: (corrections: Correction[]) => Promise<unknown>;
};

/** The tools of the page around a value. */
export const ReadingToolsContext = createContext<ReadingTools | null>(null);

/** Gives the focus to the first thing that can be done with a value, after its form or the button that was pressed is gone. */
export function focusValue(path: string): void {
  const value = document.querySelector(`[data-value="${CSS.escape(path)}"]`);
  (value?.querySelector<HTMLElement>('[data-actions] button') ?? value?.querySelector('button'))?.focus();
}

/** Where a value is decided on: its first field, else its first button. */
export function firstIn(item: HTMLElement | null): HTMLElement | null {
  return item?.querySelector('input') ?? item?.querySelector<HTMLElement>('[data-actions] button') ?? null;
}

/** Whether a value is being edited; closing gives the focus back to it. */
export function useEditing(path: string) {
  const [editing, setEditing] = useState(false);
  const open = () => setEditing(true);
  const close = () => {
    flushSync(() => setEditing(false));
    focusValue(path);
  };
  return { editing, open, close };
}

/** The tools of the page around this value. */
export function useReadingTools(): ReadingTools {
  const tools = use(ReadingToolsContext);
  if (!tools) throw new Error('useReadingTools needs a reading page around it.');
  return tools;
}

/** The value that is lit, in the list and on the page. */
export const LitValueContext = createContext<string | null>(null);

/** What the frame of a value is given: it lights the value's words while it is hovered or has the focus, and is lit by them. */
export function useLighting(value: ReadValue) {
  const { light } = useReadingTools();
  const lit = use(LitValueContext) === value.path;
  const on = () => light(value);
  const off = () => light(null);
  return {
    'data-value': value.path,
    'data-lit': lit || undefined,
    'data-dropped': value.state === 'dropped' || undefined,
    onMouseEnter: on,
    onMouseLeave: off,
    onFocus: on,
    onBlur: off,
  };
}
