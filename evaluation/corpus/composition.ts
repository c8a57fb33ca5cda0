import type { Piece } from './sheet.ts';

/** What stands in the head of a position or a study. */
export type Slot = 'title' | 'company' | 'place' | 'dates';
/** A slot with how it is set and what stands before it, where anything does, and behind it. */
export type PlacedSlot = { slot: Slot; as: Piece['as']; before: string; after: string };
/** A line of a head: what stands in it, and what at its right edge. */
export type ComposedLine = { left: PlacedSlot[]; right: PlacedSlot | null };

/** How positions and studies are set out in a layout that was put together by chance. */
export type Composition = {
  work: ComposedLine[];
  study: ComposedLine[];
  /** What stands between a degree and its subject; "in" is written in the language. */
  field: string;
  /** Positions at one employer stand below its name. */
  grouped: boolean;
  /** Slots that stand at the start of a line behind a word for what they are: "Position: Cook". */
  labelled: readonly Slot[];
  duties: 'bullets' | 'text' | 'none';
  skills: string;
  /** Which of the names of each section is taken: a common one, or one that hardly anybody uses. */
  headings: 'common' | 'rare';
};
