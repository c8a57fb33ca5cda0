import type { DateRange } from './dates.ts';
import type { Line } from './lines.ts';

/** What a piece of a course of study is. */
export type PieceKind = 'date' | 'degree' | 'field' | 'institution' | 'place' | 'note' | 'name';
/** A piece of a line in a section of study. */
export type Piece = {
  kind: PieceKind;
  text: string;
  line: Line;
  date: DateRange | null;
  field: string | null;
  bold: boolean;
  /** What parts it from the piece before it, where that is no more than a comma. */
  glue: string;
  /** How sure the learnt model is of its kind; 1 where a rule is. */
  likely: number;
};
