import { freshKey } from '../client.ts';

/** The Idempotency-Key of creations: the same while the same content is sent again, a new one for other content. */
export type RequestKeys = {
  keyFor: (content: unknown) => string;
  /** Makes the next key a new one: the creation is done, and sending the same again is another one. */
  renew: () => void;
};

/** Makes the keys of one form or button. */
export function requestKeys(newKey: () => string = freshKey): RequestKeys {
  let last = { content: '', key: '' };
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (text !== last.content) last = { content: text, key: newKey() };
      return last.key;
    },
    renew: () => {
      last = { content: '', key: '' };
    },
  };
}
