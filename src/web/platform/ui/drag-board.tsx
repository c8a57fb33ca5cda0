import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useRef } from 'react';
import { t } from '../messages.ts';

/** A card of a board: its words when read out, the column it is in, and those it may be put into. */
export type CarriedCard = { id: string; title: string; column: string; targets: readonly string[] };

/** A column of a board, with its words when read out. */
export type DragColumn = { id: string; name: string };

type Drop = Pick<DragEndEvent, 'active' | 'over'>;

type BoardProps = {
  columns: readonly DragColumn[];
  cards: readonly CarriedCard[];
  onDrop: (card: string, column: string) => void;
  children: ReactNode;
};

const instructions = t('ui.dragInstructions');

/**
 * Lets the cards inside be carried between the columns inside, by pointer, or by keyboard: Space lifts one, arrows lead over
 * the columns that it may be put into, Space puts it down, Escape leaves it. Each step is read out. Tells of drops that change something.
 */
export function DragBoard({ columns, cards, onDrop, children }: BoardProps) {
  // The column that a card in the keyboard's hand is at; columns may scroll and grow meanwhile, so places on the screen do not say it.
  const at = useRef<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn, scrollBehavior: 'auto' }),
  );
  const cardOf = (id: unknown) => cards.find((card) => card.id === id);
  const titleOf = (id: unknown) => cardOf(id)?.title ?? t('ui.theCard');
  const nameOf = (id: unknown) => columns.find((column) => column.id === id)?.name ?? '';

  function nextColumn(...[event, { active, context }]: Parameters<KeyboardCoordinateGetter>) {
    const step = stepOf(event.code);
    const card = cardOf(active);
    if (step === 0 || !card) return undefined;
    event.preventDefault();
    const way = columns.filter(({ id }) => id === card.column || card.targets.includes(id));
    const from = way.findIndex(({ id }) => id === (at.current ?? card.column));
    const next = way[from + step];
    const place = next && context.droppableRects.get(next.id);
    if (!place) return undefined;
    at.current = next.id;
    return { x: place.left + 8, y: place.top + 8 };
  }
  const columnUnder: CollisionDetection = (args) =>
    at.current === null ? pointerWithin(args) : [{ id: at.current }];
  function dropped({ active, over }: Drop) {
    const card = cardOf(active.id);
    return card?.targets.find((target) => target === over?.id && target !== card.column);
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      onDragStart={({ active, activatorEvent }) => {
        const byKeys = activatorEvent instanceof KeyboardEvent;
        at.current = byKeys ? (cardOf(active.id)?.column ?? null) : null;
      }}
      onDragEnd={(event) => {
        const column = dropped(event);
        if (column !== undefined) onDrop(String(event.active.id), column);
      }}
      accessibility={{
        screenReaderInstructions: { draggable: instructions },
        announcements: announcements(titleOf, nameOf, dropped),
      }}
    >
      {children}
    </DndContext>
  );
}

/** What is read out at each step. */
function announcements(
  titleOf: (card: unknown) => string,
  nameOf: (column: unknown) => string,
  dropped: (drop: Drop) => string | undefined,
): Announcements {
  return {
    onDragStart: ({ active }) => t('ui.cardPickedUp', { title: titleOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('ui.cardIsOver', { title: titleOf(active.id), column: nameOf(over.id) }) : undefined,
    onDragEnd: (event) => {
      const column = dropped(event);
      const title = titleOf(event.active.id);
      return column === undefined
        ? t('ui.cardNotMoved', { title })
        : t('ui.cardDropped', { title, column: nameOf(column) });
    },
    onDragCancel: ({ active }) => t('ui.cardNotMoved', { title: titleOf(active.id) }),
  };
}

function stepOf(code: string): -1 | 0 | 1 {
  if (code === KeyboardCode.Right || code === KeyboardCode.Down) return 1;
  return code === KeyboardCode.Left || code === KeyboardCode.Up ? -1 : 0;
}
