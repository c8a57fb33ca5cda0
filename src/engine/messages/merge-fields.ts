/** What a text with merge fields becomes, and what is wrong with it. */
export type Merged = {
  text: string;
  /** Fields that do not exist, as they were written. */
  unknown: string[];
  /** Fields that exist and are empty for this person. */
  empty: string[];
};

/** Fills `{{field}}` by these values. A field that is unknown or empty stays as it was written, and is named. */
export function mergeFields(text: string, values: Readonly<Record<string, string>>): Merged {
  const unknown = new Set<string>();
  const empty = new Set<string>();
  const merged = text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (written, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) unknown.add(name);
    else if (value.trim() === '') empty.add(name);
    else return value.trim();
    return written;
  });
  // Half a field is a mistake too: nobody means to send braces.
  if (/\{\{|\}\}/.test(merged.replace(/\{\{[^{}]*\}\}/g, ''))) unknown.add('{{ or }} alone');
  return { text: merged, unknown: [...unknown], empty: [...empty] };
}
