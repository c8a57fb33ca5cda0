import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/**
 * A text that goes to the address when the typing rests. What was typed here comes back by the address, while more is typed; only what
 * others asked for replaces it.
 */
export function useTypedText(
  asked: string,
  onChange: (next: string) => void,
): [string, (next: string) => void] {
  const [value, setValue] = useState(asked);
  const [known, setKnown] = useState({ asked, sent: asked });
  if (asked !== known.asked) {
    const isOwn = asked.toLowerCase() === known.sent.trim().toLowerCase();
    setKnown({ asked, sent: isOwn ? known.sent : asked });
    if (!isOwn) setValue(asked);
  }
  const send = useDebouncedCallback((next: string) => {
    setKnown((before) => ({ ...before, sent: next }));
    onChange(next);
  }, 600);
  return [
    value,
    (next) => {
      setValue(next);
      send(next);
    },
  ];
}
