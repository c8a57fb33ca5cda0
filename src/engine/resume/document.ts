import type { HiddenText } from './reading.ts';

/** Why a piece of text cannot be seen by a person who opens the file. */
export type HiddenReason = HiddenText['reason'];

/** A word, or part of one, on a page. Lengths in points; `x` from the left, `y` is the baseline from the top. */
export type TextItem = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  /** `#rrggbb`, or null where the file paints with a pattern. */
  color: string | null;
  hidden: HiddenReason | null;
  /** Address of the link annotation under the text. */
  link: string | null;
  /** A space character stands before it. */
  spaced: boolean;
  /** It does not stand upright, or its letters may be of any size: `x`, `y`, `width` and `size` do not say what area it covers. */
  turned?: boolean;
};

/** One page of positioned text. */
export type DocumentPage = { width: number; height: number; items: TextItem[] };

/** One paragraph, or one line of a plain text, with the typography the file states. Cells of a table row are separate blocks. */
export type FlowBlock = {
  /** Tabs divide the parts of a line. */
  text: string;
  /** 1 for a title or first heading; null where it is body text. */
  heading: number | null;
  /** 0-based level in a list; null outside lists. */
  list: number | null;
  bold: boolean;
  /** The words at the beginning, where their weight or slant changes once. */
  turn?: string;
  /** The first words are bold, whatever follows. */
  boldStart?: boolean;
  /** In points; null where the file does not say. */
  size: number | null;
  color: string | null;
  /** Its letters are shown as capitals, whatever is written. */
  capitals?: boolean;
  /** A rule stands above or below it, a ground is behind it, or it is underlined. */
  marked?: boolean;
  /** An empty line or a larger gap stands before it. */
  gap: boolean;
  /** How many letters of a plain text it is set in. */
  indent?: number;
  /** Where it stands in a table; numbers are unique per document for tables, 0-based for rows and columns. */
  cell: { table: number; row: number; column: number } | null;
  /** Addresses of hyperlinks in the paragraph. */
  links: string[];
};

/** What the extractors hand to the parser: visible text with its layout, and the hidden text apart. */
export type ExtractedDocument =
  | { kind: 'pdf'; pages: DocumentPage[]; hidden: HiddenText[]; cut: boolean }
  | { kind: 'docx' | 'doc' | 'txt'; blocks: FlowBlock[]; hidden: HiddenText[]; cut: boolean };
