import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import canvas from '@napi-rs/canvas';
import { getResolvedPDFJS } from 'unpdf';
import type { PlacedPage } from '../../../../engine/resume/placed.ts';
import type { ReadLine } from '../../../../engine/resume/reading.ts';
import { rowBytes, toOwnPng } from './png.ts';
import { workerHere } from './pdf-worker.ts';

/** A drawn page: as it looks, and its text and lines without any picture on it. */
export type DrawnPage = {
  width: number;
  height: number;
  /** WebP. */
  whole: Uint8Array;
  /** PNG, as `fromOwnPng` reads it. */
  withoutPictures: Uint8Array;
};

/** A page as a picture, and where its words stand in points. */
export type PageOfFile = { placed: PlacedPage; drawn: DrawnPage };

/** What the child process is asked: a PDF, and the lines that were read from it. */
export type DrawRequest = { bytes: Uint8Array; lines: ReadLine[] } | { bytes: Uint8Array; scan: true };

/** A page as PNG, and how many points a pixel of it is. */
export type ScanPage = { png: Uint8Array; scale: number };
/** The first pages of a scan to be recognised, and whether there are more; null where they cannot be drawn. */
export type ScanOutcome = { scan: { pages: ScanPage[]; cut: boolean } | null };

/** The first pages, drawn, with where their words stand; null where the file cannot be drawn. */
export type DrawOutcome = { pages: PageOfFile[] | null };

/** So many pages of a scan are recognised. */
const MAX_SCAN_PAGES = 5;
/** In pixels: 240 dots an inch of A4. */
const SCAN_WIDTH = 2000;
/** So many pages are drawn; the others are there as text. */
export const MAX_DRAWN_PAGES = 10;
/** In pixels: enough for a page at twice the size of a pane, and for print at 145 dots an inch. */
const WIDTH = 1200;
const MAX_HEIGHT_TO_WIDTH = 3;
const WEBP_QUALITY = 80;
const MAX_PICTURE_PIXELS = 9_000_000;
/** A scan of A4 at 600 dots an inch. */
const MAX_SCAN_PIXELS = 36_000_000;

// What pdf.js draws with. Letters are filled as outlines, which it makes itself: no other code sees a file's fonts.
Object.assign(globalThis, {
  Path2D: canvas.Path2D,
  ImageData: canvas.ImageData,
  DOMMatrix: canvas.DOMMatrix,
});

/** Draws the first pages of a PDF. Throws where it cannot. */
export async function drawPdf(bytes: Uint8Array): Promise<DrawnPage[]> {
  const whole = await draw(bytes, MAX_PICTURE_PIXELS, async (page) => ({
    width: page.width,
    height: page.height,
    whole: await page.encode('webp', WEBP_QUALITY),
  }));
  const bare = await draw(bytes, 1, async (page) => toOwnPng(pixelsOf(page)));
  return whole.map((page, at) => ({ ...page, withoutPictures: bare[at] ?? new Uint8Array() }));
}

/** Draws the first pages of a scan as large as their text needs to be recognised. Throws where it cannot. */
export async function drawScan(bytes: Uint8Array): Promise<ScanOutcome['scan']> {
  let count = 0;
  const pages = await draw(
    bytes,
    MAX_SCAN_PIXELS,
    async (page, { width, numPages }) => {
      count = numPages;
      return { png: await page.encode('png'), scale: width / SCAN_WIDTH };
    },
    { width: SCAN_WIDTH, most: MAX_SCAN_PAGES },
  );
  return { pages, cut: count > pages.length };
}

async function draw<T>(
  bytes: Uint8Array,
  maxImageSize: number,
  make: (page: canvas.Canvas, of: { width: number; numPages: number }) => Promise<T>,
  { width, most } = { width: WIDTH, most: MAX_DRAWN_PAGES },
): Promise<T[]> {
  const pdfjs = await getResolvedPDFJS();
  const worker = workerHere(pdfjs);
  const task = pdfjs.getDocument({
    worker,
    data: new Uint8Array(bytes),
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
    BinaryDataFactory: OwnFonts,
    standardFontDataUrl: '/',
    useSystemFonts: false,
    useWorkerFetch: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    verbosity: 0,
    maxImageSize,
  });
  try {
    const document = await task.promise;
    const made: T[] = [];
    for (let number = 1; number <= Math.min(document.numPages, most); number += 1) {
      const page = await document.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      if (!(natural.height <= natural.width * MAX_HEIGHT_TO_WIDTH)) throw new Error('too long');
      const viewport = page.getViewport({ scale: width / natural.width });
      const drawn = canvas.createCanvas(width, Math.max(1, Math.round(viewport.height)));
      await page.render({
        canvas: drawn as unknown as HTMLCanvasElement,
        canvasContext: drawn.getContext('2d') as unknown as CanvasRenderingContext2D,
        viewport,
        annotationMode: pdfjs.AnnotationMode.DISABLE,
        background: '#ffffff',
      }).promise;
      made.push(await make(drawn, { width: natural.width, numPages: document.numPages }));
      page.cleanup();
    }
    return made;
  } finally {
    await task.destroy();
    worker.destroy();
  }
}

function pixelsOf(page: canvas.Canvas) {
  const { width, height } = page;
  const { data } = page.getContext('2d').getImageData(0, 0, width, height);
  const rows = new Uint8Array(rowBytes(width) * height);
  let to = 0;
  for (let from = 0; from < data.length; from += 4) {
    if (from % (width * 4) === 0) to += 1;
    rows[to] = data[from] ?? 0;
    rows[to + 1] = data[from + 1] ?? 0;
    rows[to + 2] = data[from + 2] ?? 0;
    to += 3;
  }
  return { width, height, rows };
}

type Drawing = { canvas: canvas.Canvas; context: canvas.SKRSContext2D };

class Canvases {
  create(width: number, height: number): Drawing {
    const made = canvas.createCanvas(width, height);
    return { canvas: made, context: made.getContext('2d') };
  }

  reset(drawing: Drawing, width: number, height: number): void {
    drawing.canvas.width = width;
    drawing.canvas.height = height;
  }

  destroy(drawing: Drawing): void {
    drawing.canvas.width = 0;
    drawing.canvas.height = 0;
  }
}

/** Filters of the browser, which this canvas has none of. */
class NoFilters {
  addFilter = none;
  addHCMFilter = none;
  addAlphaFilter = none;
  addLuminosityFilter = none;
  addHighlightHCMFilter = none;
  destroy(): void {}
}

function none(): string {
  return 'none';
}

/** The fonts that every reader of PDF has, for files that do not bring theirs. */
class OwnFonts {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== 'standardFontDataUrl' || !/^[A-Za-z]+(-[A-Za-z]+)?\.(pfb|ttf)$/.test(filename))
      throw new Error(`There is no ${kind} here.`);
    return new Uint8Array(await readFile(join(import.meta.dirname, 'fonts', filename)));
  }
}
