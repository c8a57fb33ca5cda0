import { t } from '../../platform/messages.ts';
/** The tabs of the internal dashboard, in their order. */
export const internalTabs = [
  { id: 'overview', title: t('internal.overview') },
  { id: 'api-keys', title: t('internal.apiKeys') },
  { id: 'llm-models', title: t('internal.llmModels') },
  { id: 'usage', title: t('internal.usageStatistics') },
] as const;
export type InternalTab = (typeof internalTabs)[number]['id'];

/** The tab that an address names; the first one for anything else. */
export function readTab(raw: unknown): InternalTab {
  return internalTabs.find(({ id }) => id === raw)?.id ?? 'overview';
}
