/** What the served page tells the program of this name, as JSON in its head; null when it says nothing of it. */
export function servedFact<T>(name: string): T | null {
  const content = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content === undefined ? null : JSON.parse(content);
}
