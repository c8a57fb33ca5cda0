/** What one looks for, as typed. */
export type Preferences = { role: string; skills: string; location: string; salary: string };

/** The address of a web search for the preferences and the word job; null when all of them are empty. */
export function webSearchAddress({ role, skills, location, salary }: Preferences): string | null {
  const words = [role, skills, location, salary].map((word) => word.trim()).filter(Boolean);
  if (words.length === 0) return null;
  const query = new URLSearchParams({ q: [...words, 'job'].join(' ') });
  return `https://www.google.com/search?${query.toString()}`;
}
