import { KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Arrow keys lead from column to column: left and up to the one before, right and down to the one after. */
export const nextColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const step =
    event.code === KeyboardCode.Right || event.code === KeyboardCode.Down
      ? 1
      : event.code === KeyboardCode.Left || event.code === KeyboardCode.Up
        ? -1
        : 0;
  const { collisionRect, droppableContainers, droppableRects, over } = context;
  if (step === 0 || !collisionRect) return undefined;
  event.preventDefault();
  const columns = droppableContainers.getEnabled().map(({ id }) => id);
  const at = columns.indexOf(over?.id ?? columns[0] ?? '');
  const target = droppableRects.get(columns[Math.min(Math.max(at + step, 0), columns.length - 1)] ?? '');
  if (!target) return undefined;
  return { x: target.left + 8, y: target.top + 8 };
};
