import { chanceOf } from '../corpus/seeded-random.ts';
import { drawPdf } from '../corpus/as-pdf.ts';
import { writeDocx } from '../corpus/as-docx.ts';
import { writePlainText } from '../corpus/as-text.ts';
import { layouts, type Format, type Layout } from '../corpus/layouts.ts';
import { makePerson, type CorpusPerson } from '../corpus/person.ts';
import { layOut } from '../corpus/resume-sheet.ts';
import type { Sheet } from '../corpus/sheet.ts';
import { trades } from '../corpus/trades.ts';
import type { CandidateFacts, JobFacts } from '../../src/engine/fit/facts.ts';
import { factsFromReading } from '../../src/engine/fit/from-reading.ts';
import { extractAndParse } from '../../src/server/platform/adapters/documents/extract.ts';
import { aboutLines, type Applicant } from './swaps.ts';

const seed = 41;
const now = '2025-06';

/** A person of the suite who writes with Western letters; the same index makes the same person. */
export function personOf(index: number): CorpusPerson {
  for (let turn = 0; ; turn += 1) {
    const person = makePerson(seed, index + turn * 1_000);
    if (/^[ -ÿ‘’“”–—…€·]*$/.test(JSON.stringify(person))) return person;
  }
}

/** The layout of a person of the suite in a format. */
export function layoutFor(index: number, format: Format): Layout {
  const fitting = layouts.filter((layout) => layout.formats.includes(format));
  const layout = fitting[index % fitting.length];
  if (!layout) throw new Error(`No layout is drawn as ${format}.`);
  return layout;
}

/** What an applicant's resume says, with the lines about themselves under the contact and a first job that tells the gender. */
export function sheetOf({ person, about }: Applicant, layout: Layout, index: number): Sheet {
  const first = person.positions.at(-1);
  const start = String(Number(first?.start.slice(0, 4) ?? 2010) - 2);
  const before = {
    company: 'Corner House Ltd',
    title: about.job,
    place: first?.place ?? '',
    start: `${start}-02`,
    end: `${start}-11`,
    hours: '',
    duties: [],
  };
  const whole = { ...person, positions: [...person.positions, before] };
  const sheet = layOut(whole, layout, chanceOf(index));
  return { ...sheet, contact: [...sheet.contact, ...aboutLines(about)] };
}

/** A sheet as a file. */
export function fileOf(sheet: Sheet, layout: Layout, format: Format): Promise<Buffer> | Buffer {
  if (format === 'pdf') return drawPdf(sheet, layout, null);
  return format === 'docx' ? writeDocx(sheet, layout) : writePlainText(sheet, layout);
}

/** What the score may know of a file. Throws when it could not be read. */
export async function factsOf(bytes: Uint8Array): Promise<CandidateFacts> {
  const outcome = await extractAndParse(bytes, { now });
  if (!outcome.ok) throw new Error(outcome.code);
  return factsFromReading(outcome.reading);
}

/** Three jobs for a person: of their own trade, of one nearby, and of a trade far from it. */
export function jobsFor(person: CorpusPerson, index: number): JobFacts[] {
  const known = trades[person.language];
  return [0, 1, 4].map((turn) => {
    const chance = chanceOf(index * 10 + turn);
    const own = known.find((trade) => trade.titles.includes(person.positions[0]?.title ?? ''));
    const english = trades.en[(index + turn) % trades.en.length];
    const trade = (turn === 0 ? own : english) ?? chance.pick(known);
    return {
      title: chance.pick(trade.titles),
      description: trade.duties.join('\n'),
      skills: chance.some(trade.skills, 5),
      desiredSkills: chance.some(trade.skills, 3),
      years: chance.pick([null, 2, 5, 10]),
      education: trade.studies[0]?.[0] ?? null,
      languages: ['English'],
      locationType: chance.pick(['on_site', 'hybrid', 'remote'] as const),
      locations: [{ city: person.place.split(',')[0] ?? '', state: '', country: '' }],
    };
  });
}
