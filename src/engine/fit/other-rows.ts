import { educationRow } from './education-row.ts';
import type { Evidence, JobFacts, LedgerRow, LedgerState } from './facts.ts';
import { languageRow } from './language-row.ts';
import type { PreparedCandidate, PreparedJob } from './prepare.ts';
import { LEVELS, levelOf } from './titles.ts';
import { PARTLY_YEARS } from './weights.ts';

/** The ledger rows beside the skills: years, level, education, languages, place, as far as the job asks for them. They add no points. */
export function otherRows(candidate: PreparedCandidate, { job, languages }: PreparedJob): LedgerRow[] {
  return [
    yearsRow(candidate, job.years),
    levelRow(candidate, job.title),
    educationRow(candidate.facts, job.education),
    ...languages.map((language) => languageRow(language, candidate.spoken)),
    placeRow(candidate, job),
  ].filter((row) => row !== null);
}

function yearsRow({ facts }: PreparedCandidate, wanted: number | null): LedgerRow | null {
  if (wanted === null || wanted <= 0) return null;
  const requirement = `${wanted} ${wanted === 1 ? 'year' : 'years'} of work`;
  const { years } = facts;
  if (years === null) return row('years', requirement, 'unknown', 'No dates of work are on file.');
  const state = years >= wanted ? 'met' : years >= wanted * PARTLY_YEARS ? 'partly' : 'not_met';
  const dated = facts.experience.filter((one) => one.start !== null).map((one) => one.evidence);
  return row(
    'years',
    requirement,
    state,
    `The dated work on file adds up to ${years} years; ${wanted} are asked.`,
    dated,
  );
}

function levelRow({ titles }: PreparedCandidate, title: string): LedgerRow | null {
  const wanted = levelOf(title);
  if (wanted === null) return null;
  const held = titles
    .map((one) => ({ ...one, rung: rungOf(levelOf(one.title)) }))
    .filter((one) => one.rung !== null)
    .sort(
      (a, b) =>
        (b.rung ?? 0) - (a.rung ?? 0) ||
        byText(a.title, b.title) ||
        byText(JSON.stringify(a.evidence), JSON.stringify(b.evidence)),
    );
  const best = held[0];
  if (best?.rung === null || best === undefined)
    return row('level', wanted, 'unknown', 'No title on file states a level.');
  const short = (rungOf(wanted) ?? 0) - best.rung;
  const state = short <= 0 ? 'met' : short === 1 ? 'partly' : 'not_met';
  return row('level', wanted, state, `The highest title on file is "${best.title}".`, [best.evidence]);
}

function placeRow({ facts: { place } }: PreparedCandidate, job: JobFacts): LedgerRow | null {
  if (job.locationType === 'remote') return remoteRow(place, job);
  if (job.locations.length === 0) return null;
  const requirement = job.locations
    .map(({ city, state, country }) => [city, state, country].filter((part) => part !== '').join(', '))
    .join(' or ');
  if (place === null) return row('place', requirement, 'unknown', 'No place is on file.');
  const words = placeWords(place.text);
  const city = job.locations.some((one) => one.city !== '' && words.includes(placeWords(one.city)));
  if (city)
    return row('place', requirement, 'met', 'The place on file is the place of work.', [place.evidence]);
  return row(
    'place',
    requirement,
    'unknown',
    'Another place is on file; whether a move is possible is open.',
    [place.evidence],
  );
}

/** Remote work may be open to the people of some countries alone. */
function remoteRow(place: PreparedCandidate['facts']['place'], job: JobFacts): LedgerRow {
  const countries = job.locations.map(({ country }) => country).filter((name) => name !== '');
  if (countries.length === 0) return row('place', 'Remote', 'met', 'The work is remote.');
  const requirement = `Remote, from ${countries.join(' or ')}`;
  if (place === null) return row('place', requirement, 'unknown', 'No place is on file.');
  const words = placeWords(place.text);
  return countries.some((name) => words.includes(placeWords(name)))
    ? row('place', requirement, 'met', 'The place on file is in a country to work from.', [place.evidence])
    : row('place', requirement, 'unknown', 'The place on file names none of these countries.', [
        place.evidence,
      ]);
}

function row(
  kind: LedgerRow['kind'],
  requirement: string,
  state: LedgerState,
  reason: string,
  evidence: Evidence[] = [],
): LedgerRow {
  const sorted = evidence.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return { kind, requirement, state, reason, evidence: sorted, points: 0 };
}

function rungOf(level: (typeof LEVELS)[number] | null): number | null {
  return level === null ? null : LEVELS.indexOf(level);
}

function placeWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
