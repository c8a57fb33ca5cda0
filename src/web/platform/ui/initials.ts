/** The initials of a name, "AB" for "Ada Byron", and the first letter of an email address. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@]+/).filter(Boolean);
  return [words[0], words.length > 1 && !name.includes('@') ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
}
