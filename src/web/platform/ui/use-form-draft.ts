import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

export type DraftOptions<Values> = {
  initialValues: Values;
  /**
   * Keeps what is typed under this name until it is saved, however the form is left. Every form that can disappear has one: in a
   * dialog, or on the page of one record of many.
   */
  draft?: string;
  /** Fields that are asked for again each time: consents, and what is secret. */
  notKept?: (keyof Values)[];
};

/**
 * What was typed into a form, kept under a name until it is saved or emptied or the tab is left, also while the form is not shown.
 * Only the fields that differ from those the form begins with are kept: the others show what the record says by then.
 */
export function useFormDraft<Values extends Record<string, unknown>>({
  initialValues,
  draft: name,
  notKept = [],
}: DraftOptions<Values>) {
  const queries = useQueryClient();
  const queryKey = ['draft', name];
  const blank = useRef(initialValues);
  const [draft] = useState(() =>
    name === undefined ? undefined : queries.getQueryData<Partial<Values>>(queryKey),
  );
  function keep(values: Values): void {
    if (name === undefined) return;
    const typed = Object.entries(values).filter(
      ([field, value]) =>
        !notKept.includes(field) && JSON.stringify(value) !== JSON.stringify(blank.current[field]),
    );
    queries.setQueryDefaults(['draft'], { gcTime: Infinity });
    if (typed.length === 0) queries.removeQueries({ queryKey, exact: true });
    else queries.setQueryData(queryKey, Object.fromEntries(typed));
  }
  /** Makes these what an untouched form says, such as what was just saved. */
  function begin(values: Values): void {
    blank.current = values;
    keep(values);
  }
  const [values] = useState(() => ({ ...initialValues, ...draft }));
  /** What the form begins with, whether some of it was typed before, how to keep what is typed now, and the form without a draft. */
  return { values, isTypedBefore: draft !== undefined, keep, begin, blank: () => blank.current };
}
