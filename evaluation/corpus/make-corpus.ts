import { drawPdf } from './as-pdf.ts';
import { writeDocx } from './as-docx.ts';
import { writePlainText } from './as-text.ts';
import { inCapitals } from './capitals.ts';
import { chanceOf } from './seeded-random.ts';
import { composeLayout } from './compose-layout.ts';
import { cultures } from './cultures.ts';
import type { Format, Layout } from './layouts.ts';
import { allLayouts } from './printed-layouts.ts';
import { makePerson, type CorpusPerson } from './person.ts';
import { heldOutLanguages } from './languages.ts';
import type { Printer } from './pdf-printer.ts';
import { layOut } from './resume-sheet.ts';
import type { Sheet } from './sheet.ts';
import { inStrangeWords, strangeLetters, withStrangeHeadings } from './strange-words.ts';
import { writeHtml } from './as-html.ts';
import type { GoldDocument } from '../bench/gold-documents.ts';

/** A document of the corpus and what a reader should find in it. */
export type CorpusDocument = {
  bytes: Buffer;
  gold: GoldDocument & { persona: string; format: Format };
  person: CorpusPerson;
  sheet: Sheet;
};

/** What a corpus is made of: how many people, the seed of all choices, a font file for scripts beyond Western European, or null, and what prints pages. */
export type CorpusPlan = {
  people: number;
  seed: number;
  fontFile: string | null;
  printer?: Printer | null;
  /** All but names, addresses and dates is in words of no language. */
  strange?: boolean;
  /** Each document has a layout of its own, put together by chance. */
  composed?: boolean;
  /** Only these layouts are drawn. */
  layouts?: readonly Layout[];
};

/**
 * The documents of a corpus, three or so for each person, each in another layout and format; the same plan makes the same
 * people and layouts. People whose names the standard fonts of PDF lack come as DOCX and TXT unless there is a font.
 */
export async function* makeCorpus(plan: CorpusPlan): AsyncGenerator<CorpusDocument> {
  for (const { person, layout, format, index } of listCorpus(plan)) {
    const sheet = sheetOf(person, layout, plan, index);
    const bytes = await draw(sheet, person, layout, format, plan);
    yield { bytes, gold: goldOf(person, layout, format), person, sheet };
  }
}

/** A document that is not drawn yet. */
type Chosen = { person: CorpusPerson; layout: Layout; format: Format; index: number };

/** Who stands in which layout and format, without drawing anything. */
export function listCorpus(plan: CorpusPlan): Chosen[] {
  return Array.from({ length: plan.people }, (_, index) => {
    const plain = makePerson(plan.seed, index);
    const person = plan.strange ? inStrangeWords(plain, strangeLetters(index)) : plain;
    return choose(person, plan, index).map(([format, layout]) => ({ person, layout, format, index }));
  }).flat();
}

function choose(person: CorpusPerson, plan: CorpusPlan, index: number): [Format, Layout][] {
  if (plan.composed) return composedFor(person, plan, index);
  // One further each time the cultures begin again, so that every layout meets all of them.
  const at = (formats: Layout[], turn: number) =>
    formats[(index + Math.floor(index / cultures.length) + turn * 7 + plan.seed) % formats.length];
  const of = (format: Format) =>
    (plan.layouts ?? allLayouts).filter((layout) => layout.formats.includes(format));
  const western = isWestern(JSON.stringify(person));
  const printer = plan.printer ?? null;
  // The browser has letters of its own for all scripts but Chinese and Japanese.
  const printable = printer !== null && !['ja', 'zh'].includes(person.language);
  const drawable = printable || plan.fontFile !== null || western;
  const inPdf = of('pdf').filter((layout) =>
    layout.css === undefined ? western || plan.fontFile !== null : printable,
  );
  const wanted: [Format, Layout | undefined][] = [
    ...(drawable
      ? ([0, 1, 2] as const).map((turn): [Format, Layout | undefined] => ['pdf', at(inPdf, turn)])
      : []),
    ['docx', at(of('docx'), 1)],
    ['txt', at(of('txt'), 2)],
  ];
  return wanted.flatMap(([format, layout]) => (layout ? [[format, layout] as [Format, Layout]] : []));
}

/** Layouts of their own for this person, one for each format, two where a browser prints. */
function composedFor(person: CorpusPerson, plan: CorpusPlan, index: number): [Format, Layout][] {
  const printable = (plan.printer ?? null) !== null && !['ja', 'zh'].includes(person.language);
  const formats: Format[] = printable ? ['pdf', 'pdf', 'docx', 'txt'] : ['docx', 'txt'];
  return formats.map((format, i) => [format, composeLayout(plan.seed * 10_007 + index * 4 + i, format)]);
}

/** Whether the standard fonts of PDF hold every letter. */
function isWestern(text: string): boolean {
  return /^[ -ÿ‘’“”–—•…€ŒœŠšŽžŸ]*$/.test(text);
}

function sheetOf(person: CorpusPerson, layout: Layout, plan: CorpusPlan, index: number): Sheet {
  const set = layOut(person, layout, chanceOf(plan.seed * 31 + index));
  const plain = plan.strange ? withStrangeHeadings(set, strangeLetters(index)) : set;
  return layout.capitals ? inCapitals(plain, layout.capitals, person.language) : plain;
}

async function draw(
  sheet: Sheet,
  person: CorpusPerson,
  layout: Layout,
  format: Format,
  plan: CorpusPlan,
): Promise<Buffer> {
  if (format === 'pdf' && layout.css !== undefined && plan.printer)
    return plan.printer.print(writeHtml(sheet, layout));
  if (format === 'pdf')
    return drawPdf(sheet, layout, isWestern(JSON.stringify(person)) ? null : plan.fontFile);
  return format === 'docx' ? writeDocx(sheet, layout) : writePlainText(sheet, layout);
}

function goldOf(person: CorpusPerson, layout: Layout, format: Format): CorpusDocument['gold'] {
  return {
    file: `${person.key}_${layout.name}.${format}`,
    persona: person.key,
    template: layout.name,
    format,
    language: person.language,
    held_out: (layout.heldOut ?? false) || heldOutLanguages.has(person.language),
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: person.place.replace('،', ','),
    experience: person.positions.map(({ company, title, start, end }) => ({ company, title, start, end })),
    education: person.studies.map(({ institution, degree }) => ({ institution, degree })),
    skills: person.skills,
  };
}
