import type { CorpusPerson } from './person.ts';
import type { Sheet } from './sheet.ts';
import { chanceOf } from './seeded-random.ts';

const vowels = 'aeiou';
const consonants = 'bcdfghjklmnpqrstvwxz';

/** Exchanges the letters of texts, vowels for vowels and consonants for consonants; the same seed always in the same way. */
export type Exchange = (text: string) => string;

/** An exchange of letters: what was a language is one that nobody speaks and no list knows, with words as long and capitals as before. */
export function strangeLetters(seed: number): Exchange {
  const chance = chanceOf(seed * 613 + 5);
  const pairs = [vowels, consonants].flatMap((letters) => {
    const others = chance.some(letters.split(''), letters.length);
    return letters.split('').map((letter, i): [string, string] => [letter, others[i] ?? letter]);
  });
  const other = new Map(
    pairs.flatMap(
      ([a, b]) =>
        [
          [a, b],
          [a.toUpperCase(), b.toUpperCase()],
        ] as const,
    ),
  );
  return (text) => Array.from(text, (letter) => other.get(letter) ?? letter).join('');
}

/** The person with all that they say in strange words: work, study, skills. Name, address and dates stay. */
export function inStrangeWords(person: CorpusPerson, say: Exchange): CorpusPerson {
  return {
    ...person,
    headline: say(person.headline),
    summary: say(person.summary),
    positions: person.positions.map((one) => ({
      ...one,
      company: say(one.company),
      title: say(one.title),
      place: say(one.place),
      duties: one.duties.map(say),
    })),
    studies: person.studies.map((one) => ({
      ...one,
      institution: say(one.institution),
      degree: say(one.degree),
      field: one.field === null ? null : say(one.field),
    })),
    skills: person.skills.map(say),
    spoken: person.spoken.map(say),
  };
}

/** The sheet with the names of its sections in strange words. */
export function withStrangeHeadings(sheet: Sheet, say: Exchange): Sheet {
  return { ...sheet, sections: sheet.sections.map((one) => ({ ...one, heading: say(one.heading) })) };
}
