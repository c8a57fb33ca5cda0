import { type Config, entrustedTo } from '../../config.ts';
import { describeError } from '../db/describe-error.ts';
import { wordsWithoutSecrets } from '../logging/redact.ts';

/** What the queue keeps of an error, and staff see: its words, without values and secrets. */
export function storedError(error: unknown, config: Config): Error {
  const { type, message } = wordsWithoutSecrets(describeError(error), entrustedTo(config));
  const kept = Object.assign(new Error(message), { name: type });
  delete kept.stack;
  return kept;
}
