import { licencesIn } from '../../fit/licences.ts';
import type { Requirement } from './requirement.ts';
import type { Tongue } from './tongue.ts';

/**
 * What applicants could be asked about a requirement that is no field of a job: the right to work, hours, a car or journeys. In the
 * language of the posting; null for all others.
 */
export function questionAbout(
  { kind, name }: Pick<Requirement, 'kind' | 'name'>,
  tongue: Tongue,
): string | null {
  if (kind === 'right_to_work') return RIGHT_TO_WORK[tongue];
  if (kind === 'hours') return quoting(HOURS[tongue], name);
  return kind === 'driving' && !isDrivingLicence(name) ? quoting(APPLIES[tongue], name) : null;
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
const RIGHT_TO_WORK: Record<Tongue, string> = {
  en: 'Are you allowed to work in the country of this job?',
  de: 'Dürfen Sie in dem Land arbeiten, in dem die Stelle ist?',
  fr: 'Avez-vous le droit de travailler dans le pays de ce poste ?',
  es: '¿Tiene permiso para trabajar en el país de este puesto?',
  it: 'Può lavorare legalmente nel paese di questo posto?',
  pt: 'Tem autorização para trabalhar no país desta vaga?',
  nl: 'Mag u werken in het land van deze functie?',
  sv: 'Får du arbeta i det land där tjänsten finns?',
  pl: 'Czy ma Pani/Pan prawo do pracy w kraju tej oferty?',
};
const HOURS: Record<Tongue, string> = {
  en: 'Can you work these hours: “…”?',
  de: 'Können Sie zu diesen Zeiten arbeiten: „…“?',
  fr: 'Pouvez-vous travailler à ces horaires : « … » ?',
  es: '¿Puede trabajar en este horario: «…»?',
  it: 'Può lavorare in questi orari: «…»?',
  pt: 'Pode trabalhar neste horário: «…»?',
  nl: 'Kunt u op deze tijden werken: “…”?',
  sv: 'Kan du arbeta dessa tider: ”…”?',
  pl: 'Czy może Pani/Pan pracować w tych godzinach: „…”?',
};
const APPLIES: Record<Tongue, string> = {
  en: 'Does this apply to you: “…”?',
  de: 'Trifft das auf Sie zu: „…“?',
  fr: 'Est-ce votre cas : « … » ?',
  es: '¿Cumple este requisito: «…»?',
  it: 'Soddisfa questo requisito: «…»?',
  pt: 'Cumpre este requisito: «…»?',
  nl: 'Geldt dit voor u: “…”?',
  sv: 'Stämmer detta in på dig: ”…”?',
  pl: 'Czy spełnia Pani/Pan ten wymóg: „…”?',
};
