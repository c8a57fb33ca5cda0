import { useWindowEvent } from '@mantine/hooks';
import { type DragEvent, useState } from 'react';

/** Takes files dropped on an element, or pasted anywhere on the page outside a text field; only the first of many. */
export function useFileDrop(onFile: (file: File | undefined) => void) {
  const [over, setOver] = useState(false);
  useWindowEvent('paste', (event) => {
    const typing =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    const file = event.clipboardData?.files[0];
    if (!file || typing) return;
    event.preventDefault();
    onFile(file);
  });
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      const goesTo = event.relatedTarget;
      if (!(goesTo instanceof Node && event.currentTarget.contains(goesTo))) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      onFile(event.dataTransfer.files[0]);
    },
  };
  return { over, handlers };
}
