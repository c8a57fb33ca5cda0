/** The words trimmed, empty ones and repetitions (of whatever case) left out, in their order. */
export function distinctSkills(list: string[]): string[] {
  const seen = new Set<string>();
  return list
    .map((word) => word.trim())
    .filter((word) => {
      const key = word.toLowerCase();
      if (word === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
