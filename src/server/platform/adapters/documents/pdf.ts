import { getResolvedPDFJS } from 'unpdf';
import type { DocumentPage, ExtractedDocument, TextItem } from '../../../../engine/resume/document.ts';
import type { HiddenText } from '../../../../engine/resume/reading.ts';
import { DocumentError, MAX_CHARACTERS, MAX_PAGES } from './document-outcome.ts';
import { unpackDirectly } from './pdf-inflate.ts';
import { linksOf } from './pdf-links.ts';
import { paintPage, type Painted } from './pdf-page.ts';
import { workerHere } from './pdf-worker.ts';

/** Reads the positioned text of a PDF: at most 50 pages and 500,000 characters. Throws `DocumentError` with the reason. */
export async function extractPdf(bytes: Uint8Array): Promise<ExtractedDocument> {
  const first = await extract(bytes, false);
  // Light text may stand on a picture: only then are pictures looked at, to know where they are.
  const doubtful = first.hidden.some((text) => text.reason === 'white');
  return doubtful ? extract(bytes, true) : first;
}

/** Takes the fonts that pdf.js would draw with. Nothing is drawn, and so it need not trace the outline of every glyph. */
const nowhere = { fonts: { add: () => {}, delete: () => {} } } as unknown as Document;
globalThis.FontFace ??= class {
  readonly loaded = Promise.resolve();
} as unknown as typeof FontFace;
unpackDirectly();

const MAX_PICTURE_PIXELS = 9_000_000;

async function extract(bytes: Uint8Array, pictures: boolean): Promise<ExtractedDocument> {
  const pdfjs = await getResolvedPDFJS();
  const worker = workerHere(pdfjs);
  const task = pdfjs.getDocument({
    worker,
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    disableFontFace: false,
    ownerDocument: nowhere,
    stopAtErrors: false,
    enableXfa: false,
    verbosity: 0,
    maxImageSize: pictures ? MAX_PICTURE_PIXELS : 1,
  });
  try {
    const document = await task.promise;
    const result: ExtractedDocument = { kind: 'pdf', pages: [], hidden: [], cut: false };
    const count = Math.min(document.numPages, MAX_PAGES);
    const links = await linksOf(document, pdfjs);
    let characters = 0;
    for (let number = 1; number <= count && !result.cut; number += 1) {
      const page = await document.getPage(number);
      const painted = await paintPage(page, pdfjs, links.get(number) ?? [], MAX_CHARACTERS - characters);
      characters += painted.characters;
      result.cut ||= painted.cut;
      result.pages.push(visible(painted));
      result.hidden.push(...hiddenTexts(painted.items, number));
      page.cleanup();
    }
    result.cut ||= document.numPages > MAX_PAGES;
    result.hidden.push(...(await metadataTexts(document)));
    return result;
  } catch (error) {
    throw named(error);
  } finally {
    await task.destroy();
    worker.destroy();
  }
}

function visible(painted: Painted): DocumentPage {
  return {
    width: painted.width,
    height: painted.height,
    items: painted.items.filter((item) => !item.hidden),
  };
}

function hiddenTexts(items: TextItem[], page: number): HiddenText[] {
  const found: HiddenText[] = [];
  let previous: TextItem | null = null;
  for (const item of items) {
    const last = found.at(-1);
    if (item.hidden && last && previous?.hidden === item.hidden) {
      const joined = item.spaced || Math.abs(previous.y - item.y) > 1 ? ' ' : '';
      last.text += joined + item.text;
    } else if (item.hidden) found.push({ text: item.text, page, reason: item.hidden });
    previous = item;
  }
  return found;
}

type WithMetadata = { getMetadata: () => Promise<{ info: object }> };

async function metadataTexts(document: WithMetadata): Promise<HiddenText[]> {
  const { info } = await document.getMetadata();
  return Object.entries(info)
    .filter(
      ([name, value]) => ['Keywords', 'Subject'].includes(name) && typeof value === 'string' && value.trim(),
    )
    .map(([, value]) => ({ text: String(value).slice(0, 2_000), page: 1, reason: 'metadata' as const }));
}

function named(error: unknown): Error {
  if (error instanceof DocumentError) return error;
  const name = error instanceof Error ? error.name : '';
  return new DocumentError(name === 'PasswordException' ? 'encrypted' : 'broken');
}
