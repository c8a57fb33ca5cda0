const changes: [RegExp, string][] = [
  [/\sand\s/g, ' or '],
  [/\sor\s/g, ' and '],
  [/\sis not null\b/g, ' is null'],
  [/\sis null\b/g, ' is not null'],
  [/\snot exists\b/g, ' exists'],
  [/\snot in\b/g, ' in'],
  [/(?<=\s)not (?=[a-z$(])/g, ''],
  [/\s<=\s/g, ' < '],
  [/\s>=\s/g, ' > '],
  [/\s<\s/g, ' <= '],
  [/\s>\s/g, ' >= '],
  [/\s<>\s/g, ' = '],
  [/(?<=(?:where|and|or|on|case when)\s+(?:\(\s*)?[\w.]+)\s=\s/g, ' <> '],
];

/** Small changes of a text that holds SQL, each the whole text again; none for other texts. */
export function sqlChanges(text: string): string[] {
  if (
    !/^[`'"\w.]*\s*(select|insert|update|delete|with|exists|\()|\swhere\s|\sand\s[\w.]+\s(=|<|>|is)/i.test(
      text,
    )
  )
    return [];
  return changes.flatMap(([pattern, by]) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !isInExpression(text, index))
      .map(({ 0: found, index }) => text.slice(0, index) + by + text.slice(index + found.length)),
  );
}

/** True for a place inside of `${…}`. */
function isInExpression(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf('${') > before.lastIndexOf('}');
}
