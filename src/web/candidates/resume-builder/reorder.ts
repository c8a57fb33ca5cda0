import type { DragEvent, KeyboardEvent } from 'react';

/** A list with one of its entries in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length || from === to) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/**
 * What lets an entry of a list be moved: it is dragged by its handle, or moved with the arrow keys while the handle has the focus.
 * `kind` tells the entries of one list from those of another.
 */
export function reordering(kind: string, index: number, move: (from: number, to: number) => void) {
  const type = `application/x-${kind}`;
  return {
    entry: {
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes(type)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        const from = event.dataTransfer.getData(type);
        if (from === '') return;
        event.preventDefault();
        move(Number(from), index);
      },
    },
    handle: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(type, String(index));
        event.dataTransfer.effectAllowed = 'move';
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (step === 0) return;
        event.preventDefault();
        move(index, index + step);
      },
    },
  };
}
