import { drawPdf } from './as-pdf.ts';
import { writeDocx } from './as-docx.ts';
import { writePlainText } from './as-text.ts';
import { chanceOf } from './chance.ts';
import { cultures } from './cultures.ts';
import { layouts, type Format, type Layout } from './layouts.ts';
import { makePerson, type CorpusPerson } from './person.ts';
import { layOut } from './sheet.ts';
import type { GoldDocument } from '../bench/gold.ts';

/** A document of the corpus and what a reader should find in it. */
export type CorpusDocument = { bytes: Buffer; gold: GoldDocument & { persona: string; format: Format } };

/** What a corpus is made of: how many people, the seed of all choices, and a font file for scripts beyond Western European, or null. */
export type CorpusPlan = { people: number; seed: number; fontFile: string | null };

/**
 * The documents of a corpus, three or so for each person, each in another layout and format; the same plan makes the same
 * people and layouts. People whose names the standard fonts of PDF lack come as DOCX and TXT unless there is a font.
 */
export async function* makeCorpus(plan: CorpusPlan): AsyncGenerator<CorpusDocument> {
  for (let index = 0; index < plan.people; index++) {
    const person = makePerson(plan.seed, index);
    for (const [format, layout] of choose(person, plan, index)) {
      const bytes = await draw(person, layout, format, plan, index);
      yield { bytes, gold: goldOf(person, layout, format) };
    }
  }
}

function choose(person: CorpusPerson, plan: CorpusPlan, index: number): [Format, Layout][] {
  // One further each time the cultures begin again, so that every layout meets all of them.
  const at = (formats: Layout[], turn: number) =>
    formats[(index + Math.floor(index / cultures.length) + turn * 7 + plan.seed) % formats.length];
  const of = (format: Format) => layouts.filter((layout) => layout.formats.includes(format));
  const drawable = plan.fontFile !== null || isWestern(JSON.stringify(person));
  const wanted: [Format, Layout | undefined][] = [
    ...(drawable
      ? ([0, 1, 2] as const).map((turn): [Format, Layout | undefined] => ['pdf', at(of('pdf'), turn)])
      : []),
    ['docx', at(of('docx'), 1)],
    ['txt', at(of('txt'), 2)],
  ];
  return wanted.flatMap(([format, layout]) => (layout ? [[format, layout] as [Format, Layout]] : []));
}

/** Whether the standard fonts of PDF hold every letter. */
function isWestern(text: string): boolean {
  return /^[ -ÿ‘’“”–—•…€ŒœŠšŽžŸ]*$/.test(text);
}

async function draw(
  person: CorpusPerson,
  layout: Layout,
  format: Format,
  plan: CorpusPlan,
  index: number,
): Promise<Buffer> {
  const sheet = layOut(person, layout, chanceOf(plan.seed * 31 + index));
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
    held_out: layout.heldOut ?? false,
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: person.place.replace('،', ','),
    experience: person.positions.map(({ company, title, start, end }) => ({ company, title, start, end })),
    education: person.studies.map(({ institution, degree }) => ({ institution, degree })),
    skills: person.skills,
  };
}
