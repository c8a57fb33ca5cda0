import type { Segment } from './lines.ts';
import { monthNumber } from './month-names.ts';

/** A date without the dash that was put behind it, where what follows has a dash or a word for one. */
export function withoutDash(text: string, next: string): string {
  const word = /^\p{Ll}+(?=\s)/u.exec(next)?.[0];
  const parted = /^[-–—→➔➜]/.test(next) || (word !== undefined && monthNumber(word) === null);
  return parted ? text.replace(/ –$/, '') : text;
}

/** Whether a text stands below another: at the same edge, or around the same middle. */
export function isBelow(other: Segment, segment: Segment): boolean {
  const middle = Math.abs(other.x + other.right - segment.x - segment.right) / 2;
  return Math.abs(other.x - segment.x) < 4 || Math.abs(other.right - segment.right) < 2 || middle < 2;
}
