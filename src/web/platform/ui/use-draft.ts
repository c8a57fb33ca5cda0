import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** A text that is typed, kept under its name until it is emptied or the tab is left, also while its page is not shown. */
export function useDraft(name: string): [text: string, keep: (next: string) => void] {
  const queries = useQueryClient();
  const queryKey = ['draft', name];
  const [text, setText] = useState(() => queries.getQueryData<string>(queryKey) ?? '');
  function keep(next: string): void {
    setText(next);
    queries.setQueryDefaults(['draft'], { gcTime: Infinity });
    if (next === '') queries.removeQueries({ queryKey, exact: true });
    else queries.setQueryData(queryKey, next);
  }
  return [text, keep];
}
