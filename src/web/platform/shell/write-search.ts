/** The query of an address from what a screen keeps in it: texts alone, without the empty ones. */
export function writeSearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}
