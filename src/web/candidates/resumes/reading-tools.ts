import { createContext, use, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Correction, ReadValue } from '../../../api/candidates/resumes.ts';

type Place = NonNullable<ReadValue['place']>;

/** What the values of a reading can do with its page: light a line of the text, go to it, and send corrections. */
export type ReadingTools = {
  resumeId: string;
  light: (place: Place | null) => void;
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

/** Handlers that light a value's line while it is hovered or has the focus. */
export function useLighting(place: Place | null) {
  const { light } = useReadingTools();
  const on = () => light(place);
  const off = () => light(null);
  return { onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off };
}
