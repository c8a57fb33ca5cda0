import type { MessageKey } from '../../messages/keys.ts';

/** The key of a message without values, for a schema: what it says is put into the reader's words where it is shown. */
export function said(key: MessageKey): string {
  return key;
}
