import { licencesIn } from '../../fit/licences.ts';
import asked from './questions.json' with { type: 'json' };
import type { Requirement } from './requirement.ts';
import type { PostingLanguage } from './posting-language.ts';

/**
 * What applicants could be asked about a requirement that is no field of a job: the right to work, hours, a car or journeys. In the
 * language of the posting; null for all others.
 */
export function questionAbout(
  { kind, name }: Pick<Requirement, 'kind' | 'name'>,
  language: PostingLanguage,
): string | null {
  if (kind === 'right_to_work') return asked.rightToWork[language];
  if (kind === 'hours') return quoting(asked.hours[language], name);
  return kind === 'driving' && !isDrivingLicence(name) ? quoting(asked.applies[language], name) : null;
}

/** Whether words about driving ask for a licence alone, which is a skill of the job. */
export function isDrivingLicence(name: string): boolean {
  return licencesIn(name).some(({ id }) => id === 'driving') && !CAR.test(name);
}

function quoting(question: string, words: string): string {
  return question.replace('…', () => words.slice(0, LONGEST));
}

const LONGEST = 160;
const CAR =
  /(?<!\p{L})(?:car|vehicle|pkw|auto|fahrzeug|véhicule|coche|vehículo|automunit\p{L}|viatura|egen bil|samoch\p{L}+)(?!\p{L})/iu;
