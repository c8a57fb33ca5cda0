import type { DocumentPage, TextItem } from '../../../../engine/resume/document.ts';

/** Words of which the program is less sure than this, in per cent, are specks and frames more often than text. */
const LEAST_SURE = 20;
/** What a bullet is taken for where it stands apart at the beginning of a line. */
const LIKE_BULLET = /^[eo°©®«»¢*=+~·•▪◦-]$/u;
const BULLET_GAP_EMS = 0.4;
/** The height from the tallest to the lowest letter, in parts of the size of the font. */
const HEIGHT_EMS = 0.92;

/**
 * The page that Tesseract's hOCR tells of, as the reader takes it: words with their place in points, where `scale` is points a
 * pixel. Signs that stand for bullets are made bullets.
 */
export function pageOfHocr(hocr: string, scale: number): DocumentPage {
  const page = /class=['"]ocr_page['"][^>]*title=(['"])(.*?)\1/s.exec(hocr)?.[2] ?? '';
  const [, , width, height] = boxIn(page);
  const items = hocr
    .split(/<span class=['"]ocr_(?:line|header|textfloat|caption)['"]/)
    .slice(1)
    .flatMap((line) => itemsOf(line, scale));
  return { width: width * scale, height: height * scale, items };
}

function itemsOf(line: string, scale: number): TextItem[] {
  const title = /title=(?:"([^"]*)"|'([^']*)')/.exec(line);
  const found = title?.[1] ?? title?.[2] ?? '';
  const [left, , , bottom] = boxIn(found);
  const [slope = 0, offset = 0] = numbersOf(found, 'baseline');
  const [height = 0] = numbersOf(found, 'x_size');
  const size = height / HEIGHT_EMS;
  const words = [
    ...line.matchAll(/class=['"]ocrx_word['"][^>]*?title=(?:"([^"]*)"|'([^']*)')[^>]*>(.*?)<\/span>/gs),
  ].flatMap(([, double, single, inner = '']) => {
    const at = double ?? single ?? '';
    const text = unescaped(inner.replaceAll(/<[^>]*>/g, '')).trim();
    const [sure = 0] = numbersOf(at, 'x_wconf');
    const [x, , right] = boxIn(at);
    return text === '' || sure < LEAST_SURE ? [] : [{ text, x, right }];
  });
  const [first, second] = words;
  if (first && second && LIKE_BULLET.test(first.text) && second.x - first.right > BULLET_GAP_EMS * size)
    first.text = '•';
  return words.map(({ text, x, right }) => ({
    text,
    x: x * scale,
    y: (bottom + offset + slope * (x - left)) * scale,
    width: (right - x) * scale,
    size: size * scale,
    bold: false,
    color: '#000000',
    hidden: null,
    link: null,
    spaced: true,
  }));
}

/** Left, top, right and bottom, in pixels. */
function boxIn(title: string): [number, number, number, number] {
  const [left = 0, top = 0, right = 0, bottom = 0] = numbersOf(title, 'bbox');
  return [left, top, right, bottom];
}

function numbersOf(title: string, name: string): number[] {
  const found = new RegExp(`\\b${name}((?: -?[\\d.]+)+)`).exec(title)?.[1] ?? '';
  return found.trim().split(' ').map(Number);
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(#39|\w+);/g, (whole, name: string) => signs[name] ?? whole);
}
