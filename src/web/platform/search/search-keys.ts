import { useEffect, useState } from 'react';
import { takesKeys } from '../ui/takes-keys.ts';

/** Calls `show` when ? is pressed where nobody types and the page does nothing with it itself. */
export function useHelpKey(show: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== '?' || event.defaultPrevented || takesKeys(event.target)) return;
      event.preventDefault();
      show();
    }
    // On the window, so that keys of the page come first.
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [show]);
}

/** What was typed before a field was there to type in; null when nobody waits for one. */
export type TypedAhead = {
  text: string | null;
  /** From now on until `end`, what is typed belongs to the field that comes. */
  begin: () => void;
  end: () => void;
};

/** Collects what is typed while a field is on its way, so that nothing is lost and no key of the page is pressed. */
export function useTypedAhead(): TypedAhead {
  const [text, setText] = useState<string | null>(null);
  const waits = text !== null;
  useEffect(() => {
    if (!waits) return undefined;
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      if (ctrlKey || metaKey || altKey || isComposing || (key.length !== 1 && key !== 'Backspace')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setText((typed) => (key === 'Backspace' ? (typed ?? '').slice(0, -1) : (typed ?? '') + key));
    }
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [waits]);
  return { text, begin: () => setText((typed) => typed ?? ''), end: () => setText(null) };
}
