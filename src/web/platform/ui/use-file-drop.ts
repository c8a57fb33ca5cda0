import { type DragEvent, useState } from 'react';

/** Lets files be dropped on an element: whether some are over it now, and what to spread on it. */
export function useFileDrop(onDrop: (dropped: DataTransfer) => void) {
  const [over, setOver] = useState(false);
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
      onDrop(event.dataTransfer);
    },
  };
  return { over, handlers };
}
