/** Where the link to this page stood, when its address says so: `?source=newsletter`. */
export function sourceOf(address: string): { source?: string } {
  const source = new URLSearchParams(address).get('source')?.toLowerCase() ?? '';
  return /^[a-z0-9][a-z0-9._-]{0,39}$/.test(source) ? { source } : {};
}
