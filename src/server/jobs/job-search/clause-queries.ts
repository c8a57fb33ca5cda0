import { type Clause, namesQuery, type SearchText, toTsquery } from '../../../engine/search/search-text.ts';

type Next = (value: unknown) => string;

/** SQL conditions that hold together for the jobs `j` that a search text finds; `next` takes a value and names its place. */
export function saysText({ all, none }: SearchText, next: Next): string[] {
  return [
    ...all.map((clause) => saysClause(clause, next)),
    ...none.map((clause) => `not ${saysClause(clause, next)}`),
  ];
}

/** SQL that is true for the jobs `j` that say a clause of a search, or have another name for it in their title. */
function saysClause(clause: Clause, next: Next): string {
  const matchesText = `j.search @@ ${next(toTsquery(clause))}::tsquery`;
  if (clause.names.length === 0) return `(${matchesText})`;
  const names = next(namesQuery(clause));
  return `(${matchesText} or (j.search @@ ${names}::tsquery and to_tsvector('english', plain_words(j.title)) @@ ${names}::tsquery))`;
}
