import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tailoringQuery } from './builder-queries.ts';
import { LineNote } from './line-note.tsx';
import type { Builder } from './use-builder.ts';

/** What is said of a line of work: a better wording for the job that the copy is for, until it is used or turned down. */
export function useLineNotes(builder: Builder): (line: string, replace: (text: string) => void) => ReactNode {
  const { id, version, job } = builder.stored;
  const found = useQuery({
    ...tailoringQuery(id, version),
    enabled: job !== null,
    placeholderData: keepPreviousData,
  });
  const lines = found.data?.needs.flatMap((need) => need.lines) ?? [];
  return (line, replace) => {
    const suggestion = lines.find(({ text }) => text === line.trim())?.suggestion;
    if (!suggestion || builder.dismissed.has(suggestion.text)) return null;
    return (
      <LineNote
        suggestion={suggestion}
        onUse={() => replace(suggestion.text)}
        onKeep={() => builder.dismiss(suggestion.text)}
      />
    );
  };
}
