import { freshKey } from '../../platform/client.ts';
/** Makes the idempotency key of a form: the same as long as the same content is sent again, a new one when it differs. */
export function requestKeys(newKey: () => string = () => freshKey()): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.content) last = { content: text, key: newKey() };
    return last.key;
  };
}
