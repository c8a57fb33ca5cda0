import type { SectionKind } from './headings.ts';
import type { Line } from './lines.ts';

/** Lines under one heading; `header` is what stands before the first heading of a column. */
export type Section = { kind: SectionKind | 'header'; heading: Line | null; lines: Line[] };
