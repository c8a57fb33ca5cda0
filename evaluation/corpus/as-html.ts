import type { Layout } from './layouts.ts';
import type { Entry, Piece, Row, Sheet, SheetSection } from './sheet.ts';

const fonts = {
  Helvetica: 'DejaVu Sans, sans-serif',
  Times: 'DejaVu Serif, serif',
  Courier: 'DejaVu Sans Mono, monospace',
};

const base = `@page{size:A4;margin:42px 46px}*{margin:0;box-sizing:border-box}h1{font-size:21pt}h2{font-size:12pt;margin:13px 0 5px}
.entry{margin-bottom:8px;break-inside:avoid}.line{display:flex;justify-content:space-between;gap:16px}.right{white-space:nowrap}ul{padding-left:16px}
.grey{color:#666}.accent{color:#1f5fa8}.contact span{margin-right:1em}.center{text-align:center}.end{text-align:right}table.cells{width:100%;border-collapse:collapse}
td{vertical-align:top}.columns{display:grid;grid-template-columns:1fr 1fr 1fr}.side{display:grid;column-gap:22px}.dots{letter-spacing:2px}
.capitals h2{text-transform:uppercase}.spaced h2{letter-spacing:.35em;text-transform:uppercase}.band h2{background:#2f4858;color:#fff;padding:3px 6px}.plain h2{font-weight:normal}.ruled h2{border-bottom:1px solid #999}`;

const grids: Partial<Record<Layout['page'], string>> = {
  'side-left': '165px 1fr',
  'side-right': '1fr 165px',
  halves: '1fr 1fr',
  three: '120px 1fr 140px',
};

/** Writes a sheet as a page for a browser to print, in the style of its layout. */
export function writeHtml(sheet: Sheet, layout: Layout): string {
  const style = `${base}body{font:${layout.size}pt/1.35 ${fonts[layout.font]}}${layout.css ?? ''}`;
  const section = (one: SheetSection) => sectionOf(one, layout);
  const columns = grids[layout.page];
  const head = headOf(sheet, layout);
  const direction = sheet.leftward ? 'rtl' : 'ltr';
  const inside =
    columns === undefined
      ? head + sheet.sections.map(section).join('')
      : columned(sheet, layout, head, columns);
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><body dir="${direction}" class="${layout.heading}">${inside}`;
}

function columned(sheet: Sheet, layout: Layout, head: string, columns: string): string {
  const inSide = layout.head === 'side';
  const texts = (keep: (one: SheetSection) => boolean) =>
    sheet.sections
      .filter(keep)
      .map((one) => sectionOf(one, layout))
      .join('');
  const aside = (html: string) => `<div class="aside">${inSide ? head : ''}${html}</div>`;
  const three = layout.page === 'three';
  const main = `<div class="main">${texts((one) => !one.aside && !(three && one.name === 'education'))}</div>`;
  const parts = three
    ? [
        aside(texts((one) => one.name === 'skills')),
        main,
        `<div>${texts((one) => one.name === 'education' || (one.aside && one.name !== 'skills'))}</div>`,
      ]
    : layout.page === 'side-left'
      ? [aside(texts((one) => one.aside)), main]
      : [main, aside(texts((one) => one.aside))];
  return `${inSide ? '' : head}<div class="side body" style="grid-template-columns:${columns}">${parts.join('')}</div>`;
}

function headOf(sheet: Sheet, { head, contact }: Layout): string {
  const align = head === 'center' ? 'center' : head === 'right' ? 'end' : '';
  const name = head === 'labels' ? `<p><b>${escape(sheet.name)}</b></p>` : `<h1>${escape(sheet.name)}</h1>`;
  const headline = head === 'labels' ? '' : `<p class="grey">${escape(sheet.headline)}</p>`;
  const title = sheet.title === undefined ? '' : `<h1>${escape(sheet.title)}</h1>`;
  const items = sheet.contact.map((text) =>
    contact === 'line' ? `<span>${escape(text)}</span>` : `<div>${escape(text)}</div>`,
  );
  const names = head === 'below-title' ? headline + name : name + headline;
  return `<div class="${align}">${title}${names}<div class="contact">${items.join(contact === 'line' ? '| ' : '')}</div></div>`;
}

function sectionOf(section: SheetSection, layout: Layout): string {
  const tabled =
    section.entries.every((entry) => entry.rows[0]?.kind === 'cells') && section.entries.length > 0;
  const entries = section.entries.map((entry) => (tabled ? rowsOf(entry) : entryOf(entry, layout))).join('');
  const content = tabled
    ? `<table class="cells">${entries}</table>`
    : `<div class="entries">${entries}</div>`;
  return `<section class="s-${section.name}"><h2>${escape(section.heading)}</h2>${content}</section>`;
}

function entryOf(entry: Entry, layout: Layout): string {
  const railed = layout.page === 'rail' && entry.rail !== '';
  const text =
    layout.page === 'rail' ? `<div class="rail grey">${railed ? escape(entry.rail) : ''}</div>` : '';
  return `<div class="entry">${text}<div class="rows">${rowsOf(entry)}</div></div>`;
}

function rowsOf(entry: Entry): string {
  return entry.rows.map(rowOf).join('');
}

function rowOf(row: Row): string {
  const items = (texts: string[], tag: string) =>
    texts.map((text) => `<${tag}>${escape(text)}</${tag}>`).join('');
  if (row.kind === 'text') return `<p>${escape(row.text)}</p>`;
  if (row.kind === 'bullets') return `<ul>${items(row.items, 'li')}</ul>`;
  if (row.kind === 'columns') return `<div class="columns">${items(row.items, 'div')}</div>`;
  if (row.kind === 'cells') return `<tr>${items(row.cells, 'td')}</tr>`;
  if (row.kind === 'rated')
    return row.items
      .map(
        ({ text, points }) =>
          `<div class="line"><span>${escape(text)}</span><span class="dots">${'●'.repeat(points)}${'○'.repeat(5 - points)}</span></div>`,
      )
      .join('');
  const right = row.right ? `<span class="right">${pieceOf(row.right)}</span>` : '';
  return `<div class="line"><span>${row.pieces.map(pieceOf).join('')}</span>${right}</div>`;
}

function pieceOf({ text, as }: Piece): string {
  if (as === 'strong') return `<b>${escape(text)}</b>`;
  if (as === 'slant') return `<i>${escape(text)}</i>`;
  return as === 'plain' ? escape(text) : `<span class="${as}">${escape(text)}</span>`;
}

function escape(text: string): string {
  const spaces = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return spaces.replace(/ {2,}/g, (run) => '&emsp;'.repeat(Math.ceil(run.length / 2)));
}
