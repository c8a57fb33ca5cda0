import type { SectionKey, TemplateName } from './sheet-document.ts';

/** A family of letters in one weight. */
export type Face = { family: 'sans' | 'serif'; weight: 400 | 600 | 700 };

/** How a resume looks in a template; lengths in points. */
export type Template = {
  family: Face['family'];
  size: number;
  /** The height of a line, as a factor of its size. */
  leading: number;
  margin: { top: number; bottom: number; start: number; end: number };
  accent: string;
  name: { size: number; weight: Face['weight']; align: 'start' | 'center'; color: string };
  /** Contact details in one line, each in its own, with a label before each, or at the top of the narrow column. */
  contact: 'line' | 'lines' | 'labels' | 'aside';
  heading: {
    size: number;
    weight: Face['weight'];
    color: string;
    capitals: boolean;
    align: 'start' | 'center';
    rule: 'below' | 'above' | 'bar' | 'none';
    before: number;
  };
  /** Where dates stand, and whether the position or the employer comes first. */
  dates: 'end' | 'below' | 'margin';
  first: 'title' | 'employer';
  /** How far the text stands in from the margin, where dates stand in the margin; else 0. */
  indent: number;
  bullet: string;
  values: 'line' | 'rows';
  between: number;
  /** A narrow column of its own, with these sections. */
  aside?: { side: 'start' | 'end'; width: number; gap: number; fill: string | null; sections: SectionKey[] };
  /** A tinted ground behind the name. */
  band?: string;
  /** A line with a dot at every entry. */
  dots?: boolean;
  order: SectionKey[];
};

const INK = '#1f2328';
const base: Template = {
  family: 'sans',
  size: 10,
  leading: 1.4,
  margin: { top: 54, bottom: 54, start: 60, end: 60 },
  accent: '#0b6e6e',
  name: { size: 21, weight: 700, align: 'start', color: INK },
  contact: 'line',
  heading: {
    size: 11.5,
    weight: 700,
    color: '#42514d',
    capitals: false,
    align: 'start',
    rule: 'below',
    before: 15,
  },
  dates: 'end',
  first: 'title',
  indent: 0,
  bullet: '•',
  values: 'line',
  between: 8,
  order: ['summary', 'experience', 'education', 'skills', 'certificates', 'languages'],
};

const heading = (change: Partial<Template['heading']>) => ({ ...base.heading, ...change });

/** All templates by name. */
export const templates: Record<TemplateName, Template> = {
  plain: base,
  ledger: {
    ...base,
    margin: { top: 56, bottom: 54, start: 54, end: 54 },
    dates: 'margin',
    indent: 118,
    heading: heading({ size: 13, capitals: false, color: '#0b5f57', rule: 'above', before: 18 }),
    name: { size: 24, weight: 600, align: 'start', color: '#0b5f57' },
    bullet: '–',
  },
  column: {
    ...base,
    margin: { top: 50, bottom: 50, start: 34, end: 46 },
    size: 9.6,
    contact: 'aside',
    values: 'rows',
    dates: 'below',
    heading: heading({ size: 12, capitals: false, color: '#0b5f57', rule: 'none', before: 16 }),
    aside: {
      side: 'start',
      width: 138,
      gap: 42,
      fill: '#e4f0ed',
      sections: ['skills', 'languages', 'certificates'],
    },
  },
  compact: {
    ...base,
    size: 8.8,
    leading: 1.3,
    margin: { top: 36, bottom: 34, start: 42, end: 42 },
    name: { size: 16, weight: 700, align: 'start', color: INK },
    heading: heading({ size: 9, color: INK, capitals: true, rule: 'bar', before: 9 }),
    between: 5,
    order: ['summary', 'skills', 'experience', 'education', 'certificates', 'languages'],
  },
  academic: {
    ...base,
    family: 'serif',
    size: 10.8,
    leading: 1.38,
    margin: { top: 64, bottom: 64, start: 72, end: 72 },
    name: { size: 22, weight: 600, align: 'center', color: INK },
    heading: heading({ size: 12.5, weight: 600, color: INK, capitals: false, rule: 'below', before: 18 }),
    dates: 'below',
    first: 'employer',
    order: ['summary', 'education', 'experience', 'certificates', 'skills', 'languages'],
  },
  european: {
    ...base,
    margin: { top: 48, bottom: 48, start: 48, end: 48 },
    contact: 'labels',
    name: { size: 20, weight: 600, align: 'start', color: '#1d4f91' },
    heading: heading({ size: 12, capitals: true, color: '#1d4f91', rule: 'below', before: 16 }),
    accent: '#1d4f91',
    dates: 'margin',
    indent: 118,
    bullet: '▪',
  },
  senior: {
    ...base,
    family: 'serif',
    size: 10.4,
    margin: { top: 50, bottom: 54, start: 62, end: 62 },
    band: '#eef1f4',
    accent: '#5b2333',
    name: { size: 27, weight: 600, align: 'start', color: '#5b2333' },
    heading: heading({ size: 14, weight: 600, capitals: false, color: '#5b2333', rule: 'none', before: 18 }),
    first: 'employer',
    between: 10,
    order: ['summary', 'skills', 'experience', 'certificates', 'education', 'languages'],
  },
  timeline: {
    ...base,
    margin: { top: 52, bottom: 52, start: 68, end: 58 },
    accent: '#2f5fb3',
    name: { size: 23, weight: 700, align: 'start', color: '#2f5fb3' },
    contact: 'lines',
    heading: heading({ size: 12, capitals: true, color: '#2f5fb3', rule: 'none', before: 16 }),
    dates: 'below',
    dots: true,
    bullet: '–',
  },
  centered: {
    ...base,
    family: 'serif',
    size: 10.6,
    margin: { top: 60, bottom: 60, start: 80, end: 80 },
    name: { size: 26, weight: 400, align: 'center', color: INK },
    heading: heading({
      size: 11,
      weight: 400,
      color: '#6a5330',
      capitals: true,
      align: 'center',
      rule: 'above',
      before: 18,
    }),
    accent: '#6a5330',
    dates: 'below',
  },
  right: {
    ...base,
    size: 9.8,
    margin: { top: 50, bottom: 50, start: 48, end: 34 },
    contact: 'aside',
    values: 'rows',
    heading: heading({
      size: 11.5,
      weight: 600,
      capitals: false,
      color: '#7a2f5d',
      rule: 'below',
      before: 16,
    }),
    accent: '#7a2f5d',
    name: { size: 25, weight: 700, align: 'start', color: '#7a2f5d' },
    band: '#f7eef4',
    dates: 'below',
    aside: {
      side: 'end',
      width: 142,
      gap: 40,
      fill: null,
      sections: ['skills', 'languages', 'certificates', 'education'],
    },
  },
};

/** The colour of text, and of text of less weight. */
export const inks = { text: INK, soft: '#4a5159', line: '#cdd6d2' } as const;

/** The sizes of paper, in points. */
export const papers = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const;
