import type { QueryClient } from '@tanstack/react-query';

/** Puts words behind what is typed into a field of a form that is not shown now. */
export function addToDraft(queries: QueryClient, name: string, field: string, words: string): void {
  queries.setQueryDefaults(['draft'], { gcTime: Infinity });
  queries.setQueryData<Record<string, unknown>>(['draft', name], (draft) => {
    const typed = typeof draft?.[field] === 'string' ? draft[field].trimEnd() : '';
    return {
      ...draft,
      [field]: typed.includes(words) ? typed : typed === '' ? words : `${typed}\n\n${words}`,
    };
  });
}
