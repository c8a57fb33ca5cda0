import { readRequirements } from '../../src/engine/postings/requirements/read-requirements.ts';
import { wordsOf } from '../../src/engine/skills/tokens.ts';

/** A heading of what is asked for, words that open a list of skills, "and", and words that ask for them in a sentence. */
const WORDS: Record<string, { heading: string; list: string; and: string; sentence: string } | undefined> = {
  en: {
    heading: 'Requirements:',
    list: 'Skills:',
    and: 'and',
    sentence: 'We are looking for somebody with experience in',
  },
  de: {
    heading: 'Ihr Profil:',
    list: 'Kenntnisse in',
    and: 'und',
    sentence: 'Wir suchen Verstärkung für unser Team. Sie haben Erfahrung mit',
  },
  fr: {
    heading: 'Profil recherché :',
    list: 'Compétences :',
    and: 'et',
    sentence: 'Nous recherchons un collaborateur. Vous avez une expérience en',
  },
  es: {
    heading: 'Requisitos:',
    list: 'Conocimientos de',
    and: 'y',
    sentence: 'Buscamos una persona con experiencia en',
  },
  it: {
    heading: 'Requisiti:',
    list: 'Competenze richieste:',
    and: 'e',
    sentence: 'Cerchiamo una persona con esperienza in',
  },
  pt: {
    heading: 'Requisitos:',
    list: 'Conhecimentos de',
    and: 'e',
    sentence: 'Procuramos uma pessoa com experiência em',
  },
  nl: {
    heading: 'Functie-eisen:',
    list: 'Kennis van',
    and: 'en',
    sentence: 'Wij zoeken een collega met ervaring met',
  },
  sv: {
    heading: 'Kvalifikationer:',
    list: 'Kunskaper inom',
    and: 'och',
    sentence: 'Vi söker dig som har erfarenhet av',
  },
  pl: {
    heading: 'Wymagania:',
    list: 'Znajomość:',
    and: 'i',
    sentence: 'Szukamy osoby, która ma doświadczenie w zakresie:',
  },
};

/** The ways in which a posting may name the skills that it asks for. */
export const POSTED = ['items', 'row', 'sentence'] as const;

/** The skills that are not read out of a posting that asks for all of them, as items of a list, in a row behind a label, or in a sentence. */
export function unreadOf(skills: string[], language: string, as: (typeof POSTED)[number]): string[] {
  const words = WORDS[language];
  if (words === undefined) throw new Error(`No posting is written in ${language}`);
  const row = `${skills.slice(0, -1).join(', ')} ${words.and} ${skills.at(-1)}.`;
  const text = {
    items: `${words.heading}\n${skills.map((skill) => `- ${skill}`).join('\n')}`,
    row: `${words.heading}\n${words.list} ${row}`,
    sentence: `${words.sentence} ${row}`,
  }[as];
  const read = readRequirements(text);
  let from = 0;
  return skills.filter((skill) => {
    const at = text.indexOf(skill, from);
    from = at + skill.length;
    const places = wordsOf(skill).map(({ start, end }) => [at + start, at + end] as const);
    const covered = places.filter(([start, end]) => read.some((one) => one.start <= start && end <= one.end));
    return covered.length === 0 || covered.length * 2 < places.length;
  });
}
