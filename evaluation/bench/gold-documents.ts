import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const month = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

const goldDocument = z.object({
  /** The file's name in the folder. */
  file: z.string(),
  /** The layout that the document is drawn in. */
  template: z.string(),
  /** True for a layout or a language that no rule was tuned on. */
  held_out: z.boolean().default(false),
  /** The language it is written in, where its maker says so. */
  language: text,
  /** Documents of one person share it, where their maker says so. */
  persona: text,
  name: text,
  email: text,
  phone: text,
  location: text,
  experience: z.array(z.object({ company: text, title: text, start: text, end: month })),
  education: z.array(z.object({ institution: text, degree: text })),
  skills: z.array(z.string()),
});

/** What a document says, as its maker knows: the values that a reader should find. Dates are `YYYY-MM` or `YYYY`; no end means to this day. */
export type GoldDocument = z.infer<typeof goldDocument>;

/** The `gold.json` of a folder of documents. Throws where it is missing or has another shape. */
export async function readGold(folder: string): Promise<GoldDocument[]> {
  return z.array(goldDocument).parse(JSON.parse(await readFile(join(folder, 'gold.json'), 'utf8')));
}
