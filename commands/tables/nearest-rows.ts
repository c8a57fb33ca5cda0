import { bytesOf, numbersAsText } from './base64.ts';

const LEAST = 0.65;
const MOST = 12;

/** For each row the rows whose cosine is 0.65 or more, the nearest first, at most twelve: how many, which, and the cosines in percent. */
export function nearestRows(vectors: Int8Array, count: number, width: number, say: (text: string) => void) {
  const rows = Float32Array.from(vectors);
  for (let from = 0; from < rows.length; from += width) {
    const row = rows.subarray(from, from + width);
    const length = Math.hypot(...row) || 1;
    for (let at = 0; at < width; at++) row[at] = (row[at] ?? 0) / length;
  }
  const lists: number[] = [];
  const cosines: number[] = [];
  for (let one = 0; one < count; one++) {
    const found: { row: number; cosine: number }[] = [];
    for (let other = 0; other < count; other++) {
      let dot = 0;
      for (let k = 0; k < width; k++) dot += (rows[one * width + k] ?? 0) * (rows[other * width + k] ?? 0);
      if (dot >= LEAST && other !== one) found.push({ row: other, cosine: dot });
    }
    found.sort((a, b) => b.cosine - a.cosine);
    const kept = found.slice(0, MOST);
    lists.push(kept.length, ...kept.map(({ row }) => row));
    cosines.push(...kept.map(({ cosine }) => Math.round(cosine * 100)));
    if (one % 10_000 === 0) say(`neighbours of ${one}`);
  }
  return { lists: numbersAsText(lists), cosines: bytesOf(Uint8Array.from(cosines)) };
}
