import type { ComposedLine, Composition, PlacedSlot, Slot } from './composition.ts';
import type { Language, SectionName } from './languages.ts';
import type { Piece, Row } from './sheet.ts';

type Texts = Record<Slot, string>;

/** The rows of a head; slots that say nothing are left out with what parts them. */
export function composedRows(
  lines: readonly ComposedLine[],
  texts: Texts,
  labels: Partial<Texts> = {},
): Row[] {
  return lines.flatMap(({ left, right }): Row[] => {
    const shown = left.filter(({ slot }) => texts[slot]);
    const label = labels[shown[0]?.slot ?? 'dates'] ?? '';
    const before: Piece[] = label ? [{ text: `${label}: `, as: 'plain' }] : [];
    const pieces = [...before, ...shown.flatMap((one, i) => piecesOf(one, texts, i === 0))];
    const edge = right && texts[right.slot] ? { text: texts[right.slot], as: right.as } : undefined;
    if (pieces.length === 0) return edge ? [{ kind: 'line', pieces: [edge] }] : [];
    return [{ kind: 'line', pieces, ...(edge ? { right: edge } : {}) }];
  });
}

function piecesOf({ slot, as, before, after }: PlacedSlot, texts: Texts, isFirst: boolean): Piece[] {
  const around = (text: string): Piece[] => (text ? [{ text, as: 'plain' }] : []);
  return [...around(isFirst ? '' : before), { text: texts[slot], as }, ...around(isFirst ? '' : after)];
}

/** Entries of one employer below its name. */
export function inGroups(lines: readonly ComposedLine[], isFirst: boolean): ComposedLine[] {
  if (isFirst) return [...lines];
  return lines.filter(({ left }) => !left.some(({ slot }) => slot === 'company'));
}

/** What a person did in a position, as a list, as text or not at all. */
export function dutiesOf(duties: string[], how: Composition['duties']): Row[] {
  if (how === 'none' || duties.length === 0) return [];
  return how === 'bullets'
    ? [{ kind: 'bullets', items: duties }]
    : [{ kind: 'text', text: duties.join(' ') }];
}

const IN: Partial<Record<Language, string>> = {
  fr: ' en ',
  es: ' en ',
  it: ' in ',
  pt: ' em ',
  pl: ', ',
  tr: ', ',
  sv: ' i ',
  ja: ' ',
  zh: ' ',
  ar: '، ',
  he: ', ',
};

/** A degree with its subject. */
export function degreeOf(degree: string, field: string | null, between: string, language: Language): string {
  if (!field) return degree;
  if (between === ' (') return `${degree} (${field})`;
  return `${degree}${between === ' in ' ? (IN[language] ?? between) : between}${field}`;
}

/** Names of sections that hardly anybody uses. */
export const rareHeadings: Partial<Record<Language, Partial<Record<SectionName, string[]>>>> = {
  en: {
    experience: ['My Journey So Far', 'Posts Held', 'Roles', 'Career Record', 'Assignments'],
    education: ['Studies', 'Schooling', 'What I Studied', 'Learning'],
    skills: ['Toolbox', 'What I Bring', 'Good At', 'Know-how'],
  },
  de: {
    experience: ['Stationen', 'Bisherige Tätigkeiten', 'Mein Weg'],
    education: ['Schule und Studium', 'Abschlüsse'],
    skills: ['Was ich mitbringe', 'Stärken', 'Werkzeuge'],
  },
  fr: {
    experience: ['Mon parcours', 'Postes occupés', 'Emplois'],
    education: ['Études', 'Cursus'],
    skills: ['Mes atouts', 'Outils', 'Points forts'],
  },
  es: {
    experience: ['Puestos', 'Mi recorrido'],
    education: ['Estudios', 'Títulos'],
    skills: ['Puntos fuertes', 'Herramientas'],
  },
  it: {
    experience: ['Il mio percorso', 'Impieghi'],
    education: ['Titoli di studio', 'Studi'],
    skills: ['Punti di forza', 'Strumenti'],
  },
  pt: {
    experience: ['Cargos ocupados', 'O meu percurso'],
    education: ['Estudos', 'Habilitações'],
    skills: ['Pontos fortes', 'Ferramentas'],
  },
  nl: {
    experience: ['Functies', 'Mijn pad'],
    education: ['Studies', 'Diploma’s'],
    skills: ['Sterke punten', 'Kennis'],
  },
  pl: {
    experience: ['Zatrudnienie', 'Moja droga'],
    education: ['Szkoły', 'Nauka'],
    skills: ['Mocne strony', 'Narzędzia'],
  },
  sv: {
    experience: ['Min bakgrund', 'Uppdrag'],
    education: ['Studier', 'Examina'],
    skills: ['Styrkor', 'Verktyg'],
  },
  tr: {
    experience: ['Çalıştığım Yerler', 'Kariyer'],
    education: ['Okullar', 'Mezuniyet'],
    skills: ['Güçlü Yönler', 'Araçlar'],
  },
};
