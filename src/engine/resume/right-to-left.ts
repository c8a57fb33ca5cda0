import type { DocumentPage, TextItem } from './document.ts';

const LEFTWARD = /[\p{sc=Hebrew}\p{sc=Arabic}]/u;
const LATIN = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}]/u;
// Letters that stand at the end of a word only, also as Arabic forms of print.
const LAST_ONLY = 'ךםןףץةى\uFE93\uFE94\uFEEF\uFEF0';
const STARTS = new RegExp(`^[${LAST_ONLY}]`, 'u');
const ENDS = new RegExp(`[${LAST_ONLY}]\\P{L}*$`, 'u');

/**
 * A page with its words in the order in which they are read. The glyphs of Arabic and Hebrew stand in a PDF from left to right as
 * they are seen; their letters are turned around, and a page that is mostly such text is mirrored, so that its lines begin at the left.
 */
export function inReadingOrder(page: DocumentPage): DocumentPage {
  const leftward = page.items.filter((item) => LEFTWARD.test(item.text));
  if (leftward.length === 0 || !isSeenOrder(leftward)) return page;
  const rightward = page.items.filter((item) => LATIN.test(item.text)).length;
  const mirrored = leftward.length > rightward;
  const items = page.items.map((item) => {
    const turned = LEFTWARD.test(item.text) || (mirrored && !LATIN.test(item.text));
    const text = turned ? turnAround(item.text) : item.text;
    return { ...item, text, spaced: false, x: mirrored ? page.width - item.x - item.width : item.x };
  });
  return { ...page, items: [...rowsOf(items)].flatMap((row) => turnRuns(row, mirrored)) };
}

/** Whether the letters stand as they are seen: words begin with letters that can only end them at least as often as they end so. */
function isSeenOrder(items: TextItem[]): boolean {
  const starts = items.filter((item) => STARTS.test(item.text)).length;
  const ends = items.filter((item) => ENDS.test(item.text)).length;
  return starts >= ends;
}

/** A sign to the left of words of the other direction stands behind them for who reads from the right. */
function withSignBehind(run: TextItem[], mirrored: boolean): TextItem[] {
  const [first, last] = [run[0], run.at(-1)];
  const [, sign = '', word = ''] = /^([,،;؛:]+)(.*[^,،;؛:].*)$/u.exec(last?.text ?? '') ?? [];
  if (!mirrored || !first || !last || sign === '' || LEFTWARD.test(word)) return run;
  return run.map((item) => {
    const bare = item === last ? word : item.text;
    return { ...item, text: item === first ? bare + sign : bare };
  });
}

const BRACKETS: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[' };
const FORWARD = /[\p{sc=Latin}\d](?:[\p{sc=Latin}\d./:,@-]*[\p{sc=Latin}\d])?/gu;

function turnAround(text: string): string {
  const forward = text.replace(FORWARD, (run) => Array.from(run).toReversed().join(''));
  return Array.from(forward)
    .toReversed()
    .map((letter) => BRACKETS[letter] ?? letter)
    .join('')
    .normalize('NFKC');
}

function rowsOf(items: TextItem[]): Iterable<TextItem[]> {
  return Map.groupBy(items, (item) => Math.round(item.y)).values();
}

/** Neighbours that are written in the other direction than the page keep the order among themselves. */
function turnRuns(row: TextItem[], mirrored: boolean): TextItem[] {
  const other = mirrored ? LATIN : LEFTWARD;
  const sorted = row.toSorted((a, b) => a.x - b.x);
  const result: TextItem[] = [];
  for (let i = 0; i < sorted.length; i += 1) {
    let end = i;
    for (let at = i; at < sorted.length && near(sorted[at - 1], sorted[at], at > i); at += 1) {
      const text = sorted[at]?.text ?? '';
      // A number that ends a run of words goes their way; mirrored, it comes first.
      if (mirrored && at === i && /^\d+$/.test(text)) continue;
      if (other.test(text)) end = at + 1;
      else if (end === i || (mirrored ? LEFTWARD : LATIN).test(text)) break;
    }
    const run = withSignBehind(sorted.slice(i, Math.max(end, i + 1)), mirrored);
    if (end <= i + 1) {
      result.push(...run);
      continue;
    }
    const [from, to] = [run[0]?.x ?? 0, Math.max(...run.map((item) => item.x + item.width))];
    result.push(...run.map((item) => ({ ...item, x: from + to - item.x - item.width })));
    i = end - 1;
  }
  return result;
}

function near(before: TextItem | undefined, item: TextItem | undefined, inside: boolean): boolean {
  if (!inside || !before || !item) return true;
  return item.x - before.x - before.width < item.size * 1.15;
}
