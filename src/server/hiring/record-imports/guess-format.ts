import type { RecordFormat } from '../../../api/hiring/record-imports.ts';
import { plainName } from './guess-columns.ts';

/** What the exports of each system have in columns, and others have not. */
const signs: Readonly<Record<Exclude<RecordFormat, 'other'>, readonly string[]>> = {
  greenhouse: [
    'applied on',
    'application date',
    'rejected on',
    'date rejected',
    'rejection reason',
    'who gets credit',
    'credited to',
    'candidate tags',
    'requisition id',
    'coordinator',
    'job name',
    'days in stage',
  ],
  lever: [
    'opportunity id',
    'contact name',
    'posting title',
    'posting',
    'archive reason',
    'archived at',
    'archive date',
    'origin',
    'date added',
    'resume filename',
    'sourced by',
    'commitment',
  ],
  ashby: [
    'primary email address',
    'primary phone number',
    'current interview stage',
    'interview plan',
    'archive reason',
    'ashby profile url',
    'job consideration id',
    'application created at',
  ],
  workable: [
    'disqualified',
    'disqualified at',
    'disqualification reason',
    'job shortcode',
    'shortcode',
    'headline',
    'hired at',
    'summary',
  ],
  opencats: [
    'key skills',
    'current employer',
    'current pay',
    'desired pay',
    'date available',
    'can relocate',
    'owner',
    'home phone',
    'work phone',
    '2nd e mail',
    'email1',
    'phone home',
    'best time to call',
  ],
};

/** Which system wrote a file, by the names of its columns; that of the file counts where they tell nothing. */
export function guessFormat(columns: readonly string[], fileName: string): RecordFormat {
  const plain = new Set(columns.map(plainName));
  const found = Object.entries(signs)
    .map(([format, own]) => ({
      format: format as RecordFormat,
      hits: own.filter((name) => plain.has(name)).length,
    }))
    .toSorted((a, b) => b.hits - a.hits);
  const named = found.find(({ format }) => fileName.toLowerCase().includes(format));
  if (named) return named.format;
  const [best, second] = found;
  return best && best.hits >= 2 && best.hits > (second?.hits ?? 0) ? best.format : 'other';
}
