import type { Claim } from '../../src/engine/bullets/claims.ts';
import { suggestBullets } from '../../src/engine/bullets/suggest.ts';
import { verbOf } from '../../src/engine/bullets/verbs.ts';
import type { Pair } from './pairs.ts';
import type { Author } from './people.ts';

/** A bullet that was generated, the line it rests on, and the time that line is written in. */
export type Made = { line: string; text: string; tense: 'now' | 'past' };

/**
 * The bullets that are generated for English lines: for those of people as they stand, for those worded by hand, and for each
 * of them in the ways in which people write the same thing worse ("responsible for", "duties included", "successfully").
 */
export function madeFor(authors: readonly Author[], pairs: readonly Pair[]): Made[] {
  const lines = authors.flatMap(({ language, claims }) =>
    language === 'en'
      ? claims.map(({ text, position }) => ({
          text,
          tense: position.ongoing ? ('now' as const) : ('past' as const),
        }))
      : [],
  );
  const written = pairs.flatMap(({ line, better, tense }) => [line, better].map((text) => ({ text, tense })));
  const seen = new Set<string>();
  return [...lines, ...written]
    .flatMap(({ text, tense }) => worse(text).map((line) => ({ line, tense })))
    .filter(({ line, tense }) => !seen.has(tense + line) && seen.add(tense + line))
    .flatMap(({ line, tense }) => madeOf(line, tense));
}

function madeOf(line: string, tense: Made['tense']): Made[] {
  const claim: Claim = {
    id: '0/0',
    text: line,
    position: { title: '', company: '', ongoing: tense === 'now' },
  };
  // A sentence of other words beside it says that it is in English, as the rest of a resume does.
  const beside: Claim = { ...claim, id: '0/1', text: 'Was with the company for all of the year' };
  const found = suggestBullets([claim, beside], { required: [], desired: [], description: '' });
  return found.filter((one) => one.claim.id === '0/0').map(({ text }) => ({ line, text, tense }));
}

function worse(line: string): string[] {
  const [first = '', ...rest] = line.split(' ');
  const forms = verbOf(first);
  const behind = rest.join(' ');
  if (forms === null || rest.length < 2) return [line];
  const small = first.toLowerCase();
  // Another verb of the row would stand in another form.
  const alone = !/\band \w+ed\b|, \w+ed\b/.test(line);
  const openings = alone
    ? [
        `Responsible for ${forms.gerund} ${behind}`,
        `Duties included ${forms.gerund} ${behind}`,
        `My job was to ${forms.base} ${behind}`,
        `Was able to ${forms.base} ${behind}`,
      ]
    : [];
  return [
    line,
    ...openings,
    `I ${small} ${behind}`,
    `Successfully ${small} ${behind}`,
    `${line} on a daily basis`,
    `${line} in a timely manner`,
  ];
}
