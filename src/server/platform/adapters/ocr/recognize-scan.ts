import type { RecognizedScan } from '../documents/document-outcome.ts';
import type { PageDrawer } from '../documents/page-drawer.ts';
import { pageOfHocr } from './hocr.ts';
import type { Tesseract } from './tesseract.ts';

/** The text of the first pages of a scan; null where they cannot be drawn, or one of them cannot be recognised. */
export async function recognizeScan(
  bytes: Uint8Array,
  { pageDrawer, tesseract }: { pageDrawer: Pick<PageDrawer, 'drawScan'>; tesseract: Tesseract },
): Promise<RecognizedScan | null> {
  const scan = await pageDrawer.drawScan(bytes);
  if (!scan) return null;
  const pages: RecognizedScan['pages'] = [];
  for (const { png, scale } of scan.pages) {
    const hocr = await tesseract.recognize(png);
    if (hocr === null) return null;
    pages.push(pageOfHocr(hocr, scale));
  }
  return { pages, cut: scan.cut };
}
