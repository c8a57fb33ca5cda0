import { ApiError } from '../../platform/client.ts';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { t } from '../../platform/messages.ts';

/** What the forms of Settings tell when they are saved, when they are not, and why. */
export const settingsMessages = {
  saved: t('settings.saved'),
  failed: t('settings.saveFailed'),
  problemOf: (error: unknown) =>
    error instanceof ApiError && error.code === 'stale_version'
      ? t('settings.changedElsewhere')
      : reasonOf(error),
};
