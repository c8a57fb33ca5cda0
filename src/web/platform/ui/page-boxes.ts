import type { ResumePage } from '../../../api/candidates/resumes.ts';

/** An area of a page in points. */
export type PageBox = { x: number; y: number; width: number; height: number };

/** Where characters of a line stand on its page: an area for each run of words; none where that is not known. */
export function boxesOf(page: ResumePage, line: number, start = 0, end = Infinity): PageBox[] {
  const words = page.lines.find((one) => one.line === line)?.words ?? [];
  const boxes: PageBox[] = [];
  for (const [first, behind, x, y, width, height] of words) {
    const [from, to] = [Math.max(first, start), Math.min(behind, end)];
    if (from >= to) continue;
    const letter = width / (behind - first);
    const box = { x: x + (from - first) * letter, y, width: (to - from) * letter, height };
    const last = boxes.at(-1);
    const gap = last ? box.x - last.x - last.width : Infinity;
    if (last && Math.abs(last.y - box.y) < height / 2 && gap > -height && gap < height) {
      last.width = box.x + box.width - last.x;
      last.height = Math.max(last.height, box.height);
    } else boxes.push(box);
  }
  return boxes;
}

/** An area that holds all of these; null for none. */
export function around(boxes: PageBox[]): PageBox | null {
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The place of an area on a page as parts of its size, however large the page is drawn. */
export function placeOn({ width, height }: ResumePage, box: PageBox) {
  return {
    left: `${(box.x / width) * 100}%`,
    top: `${(box.y / height) * 100}%`,
    width: `${(box.width / width) * 100}%`,
    height: `${(box.height / height) * 100}%`,
  };
}

/** So many columns of buttons stand beside a page, half of them at its left. */
const COLUMNS = 4;

/**
 * In which column each of these heights has its button, so that none is nearer than `room` to another in its column; null where all are
 * taken. Heights rise or fall; all lengths in points.
 */
export function columnsFor(heights: number[], room: number): (number | null)[] {
  const taken: number[][] = Array.from({ length: COLUMNS }, () => []);
  return heights.map((height) => {
    const column = taken.findIndex((others) => others.every((other) => Math.abs(other - height) >= room));
    taken[column]?.push(height);
    return column === -1 ? null : column;
  });
}
