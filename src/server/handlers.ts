import type { Api } from '../api/index.ts';
import { authHandlers } from './auth/handlers.ts';
import type { Handlers } from './context.ts';
import { liveHandlers } from './live/handlers.ts';

/** What is behind every endpoint, a line per feature. */
export const handlers: Handlers<Api> = {
  ...authHandlers,
  ...liveHandlers,
};
