import type { MessageKey, ValuesArgument, ValuesOf } from '../../messages/keys.ts';
import { type Message, message } from '../../messages/message.ts';
import { toStoredText } from '../../messages/stored-text.ts';

/**
 * A message for a schema or a table of labels, as text: what it says is put into the reader's words where it is shown. In pages the build
 * has a function in place of this one that answers the words.
 */
export function messageText<const Key extends MessageKey>(
  key: Key,
  ...values: ValuesArgument<ValuesOf<Key, string>>
): string {
  return toStoredText((message as (key: MessageKey, ...values: unknown[]) => Message)(key, ...values));
}
