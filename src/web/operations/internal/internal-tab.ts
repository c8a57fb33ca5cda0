/** The tabs of the internal dashboard, in their order. */
export const internalTabs = [
  { id: 'overview', title: 'Overview' },
  { id: 'api-keys', title: 'API Keys' },
  { id: 'llm-models', title: 'LLM Models' },
  { id: 'usage', title: 'Usage & Statistics' },
] as const;
export type InternalTab = (typeof internalTabs)[number]['id'];

/** The tab that an address names; the first one for anything else. */
export function readTab(raw: unknown): InternalTab {
  return internalTabs.find(({ id }) => id === raw)?.id ?? 'overview';
}
