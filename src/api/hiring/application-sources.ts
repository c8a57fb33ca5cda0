const names: Readonly<Record<string, string>> = {
  direct: 'Direct',
  feed: 'Job feed',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  xing: 'XING',
};

/** Where an application came from, in words: `job-fair` is “Job fair”; without a source in the link it is “Direct”. */
export function sourceName(source: string): string {
  const known = Object.hasOwn(names, source) ? names[source] : undefined;
  const words = source.replaceAll(/[-_]+/g, ' ').trim();
  return known ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What a source is called in links and filters, from its words as a person types them; the other way round of `sourceName`. */
export function sourceKey(words: string): string {
  const typed = words.trim().toLowerCase();
  const known = Object.entries(names).find(([, name]) => name.toLowerCase() === typed)?.[0];
  return known ?? typed.replaceAll(/\s+/g, '-');
}
