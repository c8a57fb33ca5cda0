import { messages } from '../../../api/platform/texts.ts';
import { ApiError } from '../../platform/client.ts';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';

/** What the forms of Settings tell when they are saved, when they are not, and why. */
export const settingsMessages = {
  saved: messages.settings.saved,
  failed: messages.settings.saveFailed,
  problemOf: (error: unknown) =>
    error instanceof ApiError && error.code === 'stale_version'
      ? 'This was changed elsewhere in the meantime. Your changes are still here. Save again to keep them.'
      : reasonOf(error),
};
