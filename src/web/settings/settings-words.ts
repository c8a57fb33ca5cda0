import { messages } from '../../api/messages.ts';
import { ApiError } from '../client.ts';
import { reasonOf } from '../ui/form-mistakes.ts';

/** What the forms of Settings tell when they are saved, when they are not, and why. */
export const settingsWords = {
  saved: messages.settings.saved,
  failed: messages.settings.saveFailed,
  problemOf: (error: unknown) =>
    error instanceof ApiError && error.code === 'stale_version'
      ? 'This was changed elsewhere meanwhile. What you typed is still here: save again to keep it.'
      : reasonOf(error),
};
