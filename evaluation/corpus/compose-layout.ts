import { chanceOf, type Chance } from './seeded-random.ts';
import { plainLayout, type Format, type Layout } from './layouts.ts';
import type { ComposedLine, Composition, PlacedSlot, Slot } from './composition.ts';
import type { Piece } from './sheet.ts';

const AROUND = ['|', '–', '—', '-', '·', '•', '/'].map((mark) => ` ${mark} `);

/**
 * A layout put together by chance: which line says what, in what order, between which marks, in which look. The same seed makes the same. No rule was
 * written for any of them, and there are more than anybody can look at.
 */
export function composeLayout(seed: number, format: Format): Layout {
  const chance = chanceOf(seed * 48_271 + 7);
  const page = pageOf(chance, format);
  const railed = page === 'rail' || page === 'table';
  const styles = stylesOf(chance);
  const titleFirst = chance.often(0.6);
  const work = headOf(chance, railed, titleFirst, styles);
  const study = chance.often(0.6)
    ? sameForStudies(work)
    : headOf(chance, railed, chance.often(0.6), styles).map(withoutPlaces);
  const composed: Composition = {
    work,
    study,
    field: chance.pick([', ', ' in ', ' – ', ' (', ': ', ' in ', ', ']),
    grouped: !titleFirst && work.length > 1 && chance.often(0.3),
    labelled: chance.often(0.1)
      ? chance.pick<readonly Slot[]>([['title'], ['title', 'company'], ['company']])
      : [],
    duties: chance.pick(['bullets', 'bullets', 'bullets', 'bullets', 'text', 'none']),
    skills: chance.pick([', ', ', ', ' | ', ' • ', ' · ', '; ', ' / ', ' – ', ' * ']),
    headings: chance.often(0.25) ? 'rare' : 'common',
  };
  return {
    ...plainLayout,
    name: `composed-${seed}`,
    formats: [format],
    page,
    font: chance.pick(['Helvetica', 'Helvetica', 'Times', 'Courier']),
    size: chance.pick([8.5, 9, 9.5, 10, 10.5, 11]),
    head: chance.pick(
      page === 'side-left' ? ['side', 'left'] : ['left', 'left', 'center', 'right', 'below-title'],
    ),
    heading: chance.pick(['bold', 'bold', 'capitals', 'capitals', 'ruled', 'plain', 'band', 'spaced']),
    dates: chance.pick(['long', 'short', 'slash', 'iso', 'year', 'year', 'apostrophe', 'dot']),
    dash: chance.pick([' – ', ' – ', '–', ' - ', ' - ', '-', ' — ', ' to ', ' → ']),
    skills: chance.pick(['commas', 'commas', 'commas', 'bullets', 'columns', 'groups', 'rated', 'lines']),
    contact: chance.pick(['line', 'stack', 'labels']),
    mark: chance.pick(['•', '-', '*', '–', '·', '+', '>', '▪', '◦']),
    order: chance.pick([
      ['summary', 'experience', 'education', 'skills', 'languages'],
      ['summary', 'skills', 'experience', 'education', 'languages'],
      ['education', 'experience', 'skills', 'languages'],
      ['experience', 'skills', 'education'],
      ['skills', 'summary', 'experience', 'education'],
    ]),
    css: cssOf(chance, page),
    composed,
  };
}

function pageOf(chance: Chance, format: Format): Layout['page'] {
  if (format === 'txt') return chance.pick(['single', 'single', 'single', 'rail']);
  if (format === 'docx') return chance.pick(['single', 'single', 'rail', 'table', 'side-left', 'side-right']);
  return chance.pick(['single', 'single', 'single', 'rail', 'rail', 'side-left', 'side-right', 'halves']);
}

type Styles = Record<Slot, Piece['as']>;

function stylesOf(chance: Chance): Styles {
  const looks: Piece['as'][] = ['strong', 'plain', 'slant', 'accent', 'plain'];
  const strong = chance.pick(['title', 'title', 'company', 'none'] as const);
  return {
    title: strong === 'title' ? 'strong' : chance.pick(strong === 'none' ? ['plain'] : looks.slice(1)),
    company: strong === 'company' ? 'strong' : chance.pick(strong === 'none' ? ['plain'] : looks.slice(1)),
    place: chance.pick(['plain', 'grey', 'slant']),
    dates: chance.pick(['plain', 'grey', 'plain', 'slant']),
  };
}

/** Title and employer in one line or in two, then the place and the dates where there is room for them. */
function headOf(chance: Chance, railed: boolean, titleFirst: boolean, styles: Styles): ComposedLine[] {
  const put = (slot: Slot, before = ' ', after = ''): PlacedSlot => ({
    slot,
    as: styles[slot],
    before,
    after,
  });
  const [first, second] = titleFirst ? (['title', 'company'] as const) : (['company', 'title'] as const);
  const mark = chance.pick(AROUND);
  const oneLine = chance.often(0.4);
  const between = chance.pick([mark, ', ', titleFirst ? ' @ ' : ': ', ', ', mark]);
  const lines: ComposedLine[] = oneLine
    ? [{ left: [put(first), put(second, between)], right: null }]
    : [
        { left: [put(first)], right: null },
        { left: [put(second)], right: null },
      ];
  addPlace(chance, lines, put, oneLine ? between : mark);
  if (!railed) addDates(chance, lines, put, mark);
  return lines;
}

type Put = (slot: Slot, before?: string, after?: string) => PlacedSlot;

function addPlace(chance: Chance, lines: ComposedLine[], put: Put, mark: string): void {
  if (chance.often(0.3)) return;
  const line = lines.find(({ left }) => left.some(({ slot }) => slot === 'company'));
  if (!line) return;
  const how = chance.pick(['comma', 'comma', 'brackets', 'mark', 'right', 'own'] as const);
  if (how === 'right') line.right = put('place');
  else if (how === 'own') lines.push({ left: [put('place')], right: null });
  else {
    const place =
      how === 'comma'
        ? put('place', ', ')
        : how === 'brackets'
          ? put('place', ' (', ')')
          : put('place', mark);
    line.left.splice(line.left.findIndex(({ slot }) => slot === 'company') + 1, 0, place);
  }
}

function addDates(chance: Chance, lines: ComposedLine[], put: Put, mark: string): void {
  const how = chance.pick([
    'right',
    'right',
    'right',
    'above',
    'below',
    'brackets',
    'end',
    'start',
    'between',
  ] as const);
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return;
  const free = lines.filter(({ right }) => right === null);
  const spot = chance.pick(free.length > 0 ? [free[0] ?? first, ...free] : [first]);
  const own = { left: [put('dates')], right: null };
  if (how === 'right') spot.right ??= put('dates');
  if (how === 'right' && spot.right?.slot === 'dates') return;
  if (how === 'above') lines.unshift(own);
  else if (how === 'brackets') spot.left.push(put('dates', ' (', ')'));
  else if (how === 'end') spot.left.push(put('dates', chance.pick([mark, ', ', mark])));
  else if (how === 'start') {
    const [lead] = first.left;
    if (lead) lead.before = chance.pick([mark, ': ', '  ', ' ']);
    first.left.unshift(put('dates'));
  } else if (how === 'between' && lines.length > 1) lines.splice(1, 0, own);
  else lines.push(own);
}

function sameForStudies(work: ComposedLine[]): ComposedLine[] {
  return work.map(withoutPlaces).filter(({ left }) => left.length > 0);
}

function withoutPlaces({ left, right }: ComposedLine): ComposedLine {
  return { left: left.filter(({ slot }) => slot !== 'place'), right: right?.slot === 'place' ? null : right };
}

function cssOf(chance: Chance, page: Layout['page']): string {
  const color = chance.pick(['#000', '#000', '#234', '#146', '#824', '#555']);
  const family = chance.pick(['', '', 'Liberation Sans', 'Liberation Serif', 'Liberation Sans Narrow']);
  const rail = chance.pick([80, 95, 110, 130]);
  return [
    `@page{size:${chance.pick(['A4', 'A4', 'Letter'])};margin:${chance.pick([24, 36, 48, 64])}px ${chance.pick([28, 42, 56, 72])}px}`,
    family ? `body{font-family:"${family}"}` : '',
    `h2{color:${color};font-size:${chance.pick([10, 11, 12, 13, 15])}pt;margin:${chance.pick([6, 10, 16, 22])}px 0 ${chance.pick([2, 5, 8])}px}`,
    `h1{font-size:${chance.pick([15, 18, 22, 28])}pt}`,
    `.entry{margin-bottom:${chance.pick([1, 4, 8, 14])}px}`,
    'body{overflow-wrap:anywhere}',
    page.startsWith('side')
      ? `.body{grid-template-columns:${sideOf(page, chance.pick([180, 205, 230]))}!important}`
      : '',
    chance.often(0.12) ? 'b{font-weight:400}' : '',
    chance.often(0.15) ? 'h2{text-align:center}' : '',
    chance.often(0.15) ? 'ul{list-style:none;padding-left:0}' : '',
    chance.often(0.12) && page === 'single' ? '.s-experience .entry{border:1px solid #ccc;padding:8px}' : '',
    chance.often(0.12) ? '.line{line-height:1.7}' : '',
    page === 'rail'
      ? `.entry{display:grid;grid-template-columns:${rail}px 1fr;column-gap:${chance.pick([8, 14, 22])}px}`
      : '',
    page.startsWith('side') && chance.often(0.5)
      ? '.aside{background:#2b3a4a;color:#fff;padding:12px}.aside h2,.aside .grey{color:#fff}'
      : '',
  ].join('');
}

function sideOf(page: Layout['page'], width: number): string {
  return page === 'side-left' ? `${width}px 1fr` : `1fr ${width}px`;
}
