/** The level of a language by that of its parts: the lowest and the highest, so that nothing is claimed for all of them. */
export function levelOf(parts: string[]): string {
  const levels = parts.filter((part) => /^[ABC][12]$/.test(part)).toSorted();
  const [lowest, highest] = [levels[0], levels.at(-1)];
  if (!lowest || !highest) return '';
  return lowest === highest ? lowest : `${lowest} – ${highest}`;
}
