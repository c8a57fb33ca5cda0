import type { Block } from '../../../../engine/sheet/blocks.ts';
import { layOutDocument } from '../../../../engine/sheet/layout.ts';
import type { Face } from '../../../../engine/sheet/templates.ts';
import { lettersFor } from './sheet/letters.ts';
import { type SheetInfo, sheetPdf } from './sheet/sheet-pdf.ts';

/** A document as a tagged PDF with its fonts, each part on pages of its own. */
export async function documentPdf(
  parts: Block[][],
  info: Omit<SheetInfo, 'leftward'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const cells = parts.flat().flatMap((block) => block.cells);
  const faces = new Map(cells.map(({ face }): [string, Face] => [`${face.family} ${face.weight}`, face]));
  const letters = await lettersFor(cells.map(({ text }) => text).join(' '), [...faces.values()]);
  const sheet = layOutDocument(parts, letters.measure);
  return new Uint8Array(await sheetPdf(sheet, letters, { ...info, leftward: false }));
}
