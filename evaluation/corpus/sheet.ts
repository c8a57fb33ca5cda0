import type { SectionName } from './languages.ts';

/** A piece of a line and how it is set. */
export type Piece = { text: string; as: 'strong' | 'plain' | 'grey' | 'slant' | 'white' | 'accent' };

/** A row of a section: a line with something at its right edge, a paragraph, or a list. */
export type Row =
  | { kind: 'line'; pieces: Piece[]; right?: Piece }
  | { kind: 'text'; text: string }
  | { kind: 'bullets'; items: string[] }
  | { kind: 'columns'; items: string[] }
  | { kind: 'cells'; cells: string[] }
  | { kind: 'rated'; items: { text: string; points: number }[] };

/** Rows that belong together; `rail` stands at their left in layouts that have a rail. */
export type Entry = { rail: string; rows: Row[] };

/** A section under its heading; `aside` in the narrow column of layouts that have one. */
export type SheetSection = { name: SectionName; heading: string; aside: boolean; entries: Entry[] };

/** What a resume says, set out for a layout but not yet drawn. */
export type Sheet = {
  name: string;
  headline: string;
  contact: string[];
  sections: SheetSection[];
  leftward: boolean;
  title?: string;
};
