import { stemsOf } from '../occupations/stems.ts';

/**
 * What the forms of a word have in common, in any of the languages jobs are written in: one and many, a man's and a woman's form
 * ("Köchin" and "Köche", "enfermera" and "enfermeros"). It is no word itself, and only compared.
 */
export function familyOf(word: string): string {
  return familyOfStem(stemsOf(word)[0] ?? word);
}

/** The family of a stem of the tables of occupations. */
export function familyOfStem(stem: string): string {
  return stem.replace(FEMININE, '').replace(ENDING, '');
}

const FEMININE = /(?<=.{4})in(nen)?$/;
const ENDING = /(?<=.{6})(as|os|es|en|n|s|a|e|i|o)$/;
