import { useRef } from 'react';
import { freshKey } from '../../platform/client.ts';

/** Gives the same key for the same content, so that a retried creation makes one record, and a changed one is a new try. */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: freshKey() };
    return last.current.key;
  };
}
