import type { DateForm, SectionName } from './languages.ts';
import type { Prose } from './prose-sentences.ts';
import type { Composition } from './composition.ts';

/** The kinds of file that the corpus is written in. */
export type Format = 'pdf' | 'docx' | 'txt';

/** How the slots of a position are set out. */
export type EntryForm =
  | 'title-then-company'
  | 'company-then-title'
  | 'one-line'
  | 'title-at-company'
  | 'dates-above'
  | 'dates-below'
  | 'company-with-roles'
  | 'in-the-rail'
  | 'labelled'
  | 'run-in'
  | 'dates-in-brackets'
  | 'title-dates-company-place'
  | 'dates-place-below'
  | 'dates-head-caps'
  | 'duration'
  | 'form'
  | 'sentence'
  | 'stack'
  | 'stack-company'
  | 'stack-place'
  | 'stack-corner'
  | 'cells'
  | 'dashes'
  | 'rail-company'
  | 'joined-left'
  | 'spaced-line'
  | 'comma-line'
  | 'company-title-dates';

/** How the skills are set out. */
export type SkillForm = 'commas' | 'bullets' | 'pipes' | 'columns' | 'groups' | 'rated' | 'lines' | 'slashes';

/** The look of a resume: one record describes one layout for all its formats. */
export type Layout = {
  name: string;
  /** No rule of the reader is tuned on it. */
  heldOut?: true;
  formats: Format[];
  page: 'single' | 'side-left' | 'side-right' | 'rail' | 'table' | 'halves' | 'three';
  font: 'Helvetica' | 'Times' | 'Courier';
  size: number;
  /** Where the name stands; "side" is a narrow box in which it wraps. */
  head: 'left' | 'center' | 'right' | 'side' | 'labels' | 'below-title';
  heading: 'bold' | 'capitals' | 'spaced' | 'band' | 'ruled' | 'plain';
  entry: EntryForm;
  /** The sentence that tells a position, where the form is a sentence. */
  prose?: Prose;
  dates: DateForm;
  dash: string;
  skills: SkillForm;
  contact: 'line' | 'stack' | 'labels';
  mark: string;
  order: SectionName[];
  /** Sections beside those that are measured. */
  extras: ('interests' | 'references' | 'publications' | 'courses' | 'personal')[];
  /** A title of the document above the name, as "Curriculum Vitae". */
  title?: string;
  /** The style sheet of a layout whose PDF a browser prints. */
  css?: string;
  /** Texts stand in capitals. */
  capitals?: 'all' | 'names';
  /** How heads are set out in a layout that was put together by chance; `entry` says nothing then. */
  composed?: Composition;
};

const usual: SectionName[] = ['summary', 'experience', 'education', 'skills', 'languages'];
const skillsFirst: SectionName[] = ['summary', 'skills', 'experience', 'education', 'languages'];
const studiesFirst: SectionName[] = ['education', 'experience', 'skills', 'languages'];
const all: Format[] = ['pdf', 'docx', 'txt'];

/** What a layout is where it says nothing else. */
export const plainLayout: Layout = {
  name: 'harbour',
  formats: all,
  page: 'single',
  font: 'Helvetica',
  size: 10,
  head: 'left',
  heading: 'bold',
  entry: 'title-then-company',
  dates: 'short',
  dash: ' – ',
  skills: 'commas',
  contact: 'line',
  mark: '•',
  order: usual,
  extras: [],
};

const looks: (Partial<Layout> & { name: string })[] = [
  { name: 'harbour' },
  {
    name: 'birch',
    font: 'Times',
    size: 11,
    head: 'center',
    heading: 'ruled',
    entry: 'company-then-title',
    dates: 'long',
  },
  {
    name: 'slate',
    heading: 'spaced',
    entry: 'one-line',
    dates: 'slash',
    skills: 'pipes',
    order: skillsFirst,
  },
  {
    name: 'quarry',
    page: 'rail',
    entry: 'in-the-rail',
    dates: 'dot',
    contact: 'stack',
    skills: 'bullets',
    mark: '-',
  },
  {
    name: 'kiln',
    page: 'side-left',
    heading: 'capitals',
    head: 'side',
    skills: 'lines',
    contact: 'stack',
    formats: ['pdf', 'docx'],
  },
  {
    name: 'ferry',
    page: 'side-right',
    entry: 'dates-below',
    dates: 'iso',
    skills: 'bullets',
    contact: 'stack',
    formats: ['pdf', 'docx'],
  },
  {
    name: 'loom',
    page: 'table',
    entry: 'in-the-rail',
    dates: 'slash',
    contact: 'labels',
    skills: 'commas',
    font: 'Times',
    size: 10.5,
  },
  {
    name: 'anvil',
    heading: 'band',
    entry: 'dates-above',
    dates: 'apostrophe',
    skills: 'columns',
    formats: ['pdf', 'docx'],
  },
  {
    name: 'meadow',
    head: 'labels',
    contact: 'labels',
    entry: 'labelled',
    dates: 'long',
    dash: ' to ',
    skills: 'bullets',
  },
  { name: 'pier', entry: 'company-with-roles', dates: 'short', skills: 'groups', heading: 'capitals' },
  {
    name: 'copper',
    font: 'Courier',
    size: 9.5,
    heading: 'capitals',
    entry: 'one-line',
    dates: 'year',
    skills: 'commas',
    dash: '-',
  },
  {
    name: 'orchard',
    page: 'halves',
    entry: 'title-then-company',
    skills: 'rated',
    contact: 'stack',
    formats: ['pdf', 'docx'],
  },
  {
    name: 'lantern',
    head: 'right',
    entry: 'title-at-company',
    dates: 'long',
    skills: 'slashes',
    order: studiesFirst,
  },
  {
    name: 'gravel',
    head: 'below-title',
    entry: 'company-then-title',
    dates: 'slash',
    dash: ' - ',
    skills: 'groups',
    order: skillsFirst,
  },
  {
    name: 'thimble',
    font: 'Times',
    entry: 'dates-above',
    dates: 'year',
    dash: '–',
    skills: 'lines',
    heading: 'ruled',
  },
  {
    name: 'saddle',
    page: 'rail',
    head: 'center',
    heading: 'ruled',
    entry: 'in-the-rail',
    dates: 'short',
    skills: 'columns',
    formats: ['pdf', 'docx'],
  },
  {
    name: 'heron',
    heldOut: true,
    page: 'side-left',
    heading: 'spaced',
    head: 'side',
    entry: 'company-then-title',
    dates: 'slash',
    skills: 'rated',
    contact: 'labels',
    formats: ['pdf', 'docx'],
  },
  {
    name: 'tundra',
    heldOut: true,
    font: 'Times',
    head: 'center',
    heading: 'capitals',
    entry: 'dates-below',
    dates: 'long',
    dash: ' — ',
    skills: 'pipes',
    order: studiesFirst,
  },
  {
    name: 'basalt',
    heldOut: true,
    page: 'table',
    heading: 'band',
    entry: 'in-the-rail',
    dates: 'iso',
    skills: 'bullets',
    contact: 'labels',
    head: 'labels',
  },
  {
    name: 'willow',
    heldOut: true,
    heading: 'plain',
    entry: 'one-line',
    dates: 'apostrophe',
    skills: 'slashes',
    contact: 'stack',
    mark: '–',
  },
];

/** The layouts that need no browser: sixteen to tune on, and four that are only measured. */
export const layouts: Layout[] = looks.map((look) => ({ ...plainLayout, ...look }));
