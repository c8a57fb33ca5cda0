import type { ModelProvider } from '../../../api/integrations/models.ts';
import { t } from '../../platform/messages.ts';

/** What each kind of provider is called. */
export const providerLabels: Record<ModelProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  custom: t('internal.custom'),
};

/** The badge colour of each kind of provider. */
export const providerColors: Record<ModelProvider, string> = {
  openai: 'green',
  anthropic: 'orange',
  google: 'blue',
  custom: 'gray',
};
