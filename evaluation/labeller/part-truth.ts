import type { Piece } from '../../src/engine/resume/study-piece.ts';
import type { Atom } from '../../src/engine/resume/head-atoms.ts';
import type { CorpusPerson } from '../corpus/person.ts';

/** What a part of the head of a position is. */
export const partLabels = ['title', 'company', 'place', 'other'] as const;

/** The label of each atom that was read from the positions of this person. */
export function partTruth(atoms: readonly Atom[], person: CorpusPerson): number[] {
  const of = (kind: 'title' | 'company' | 'place') => new Set(person.positions.map((one) => bare(one[kind])));
  const [titles, companies, places] = [of('title'), of('company'), of('place')];
  return atoms.map(({ text }) => {
    const plain = bare(text);
    const label = titles.has(plain)
      ? 'title'
      : companies.has(plain)
        ? 'company'
        : places.has(plain)
          ? 'place'
          : 'other';
    return partLabels.indexOf(label);
  });
}

/** What a piece of a course of study is. */
export const studyLabels = ['degree', 'field', 'institution', 'other'] as const;

/** The label of each piece that was read from the studies of this person. */
export function studyTruth(pieces: readonly Piece[], person: CorpusPerson): number[] {
  const of = (kind: 'degree' | 'field' | 'institution') =>
    new Set(person.studies.map((one) => bare(one[kind] ?? '-')));
  const [degrees, fields, institutions] = [of('degree'), of('field'), of('institution')];
  return pieces.map(({ text, kind }) => {
    const plain = bare(text);
    const label =
      degrees.has(plain) || kind === 'degree'
        ? 'degree'
        : institutions.has(plain)
          ? 'institution'
          : fields.has(plain)
            ? 'field'
            : 'other';
    return studyLabels.indexOf(label);
  });
}

/** Lower case without accents, spaces and punctuation. */
export function bare(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
