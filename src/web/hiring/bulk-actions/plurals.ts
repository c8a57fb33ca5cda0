import { countedApplicants } from '../../../api/hiring/applications.ts';
import { formatCount, formatNumber } from '../../platform/ui/format.ts';

/** A count of applicants that stops beyond 10,000, with its noun where one is given: "more than 10,000 applications". */
export function countedWords(count: number, noun?: string): string {
  const shown = Math.min(count, countedApplicants);
  const words = noun === undefined ? formatNumber(shown) : formatCount(shown, noun);
  return count > countedApplicants ? `more than ${words}` : words;
}
