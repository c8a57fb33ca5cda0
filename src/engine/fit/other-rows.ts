import { educationRow } from './education-row.ts';
import type { Evidence, JobFacts, LedgerRow, LedgerState } from './facts.ts';
import { languageRow } from './language-row.ts';
import { ledgerText, type LedgerText } from './ledger-text.ts';
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
  const requirement = ledgerText('ledger.years', { count: wanted });
  const { years } = facts;
  if (years === null) return row('years', requirement, 'unknown', ledgerText('ledger.noDates'));
  const state = years >= wanted ? 'met' : years >= wanted * PARTLY_YEARS ? 'partly' : 'not_met';
  const dated = facts.experience.filter((one) => one.start !== null).map((one) => one.evidence);
  return row('years', requirement, state, ledgerText('ledger.yearsOnFile', { years, wanted }), dated);
}

function levelRow({ titles }: PreparedCandidate, title: string): LedgerRow | null {
  const wanted = levelOf(title);
  if (wanted === null) return null;
  const requirement = ledgerText('ledger.level', { level: wanted });
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
    return row('level', requirement, 'unknown', ledgerText('ledger.noLevel'));
  const short = (rungOf(wanted) ?? 0) - best.rung;
  const state = short <= 0 ? 'met' : short === 1 ? 'partly' : 'not_met';
  return row('level', requirement, state, ledgerText('ledger.highestTitle', { title: best.title }), [
    best.evidence,
  ]);
}

function placeRow({ facts: { place } }: PreparedCandidate, job: JobFacts): LedgerRow | null {
  if (job.locationType === 'remote') return remoteRow(place, job);
  if (job.locations.length === 0) return null;
  const requirement = anyOf(
    job.locations.map(({ city, state, country }) =>
      [city, state, country].filter((part) => part !== '').join(', '),
    ),
  );
  if (place === null) return row('place', requirement, 'unknown', ledgerText('ledger.noPlace'));
  const words = placeWords(place.text);
  const city = job.locations.some((one) => one.city !== '' && words.includes(placeWords(one.city)));
  if (city) return row('place', requirement, 'met', ledgerText('ledger.samePlace'), [place.evidence]);
  return row('place', requirement, 'unknown', ledgerText('ledger.otherPlace'), [place.evidence]);
}

/** Remote work may be open to the people of some countries alone. */
function remoteRow(place: PreparedCandidate['facts']['place'], job: JobFacts): LedgerRow {
  const countries = job.locations.map(({ country }) => country).filter((name) => name !== '');
  if (countries.length === 0)
    return row('place', ledgerText('ledger.remote'), 'met', ledgerText('ledger.workIsRemote'));
  const requirement = ledgerText('ledger.remoteFrom', { places: anyOf(countries) });
  if (place === null) return row('place', requirement, 'unknown', ledgerText('ledger.noPlace'));
  const words = placeWords(place.text);
  return countries.some((name) => words.includes(placeWords(name)))
    ? row('place', requirement, 'met', ledgerText('ledger.sameCountry'), [place.evidence])
    : row('place', requirement, 'unknown', ledgerText('ledger.otherCountry'), [place.evidence]);
}

/** "Graz, Austria or Lima, Peru". */
function anyOf(places: string[]): string | LedgerText {
  const [first = '', ...others] = places;
  return others.reduce<string | LedgerText>(
    (one, other) => ledgerText('ledger.either', { one, other }),
    first,
  );
}

function row(
  kind: LedgerRow['kind'],
  requirement: LedgerRow['requirement'],
  state: LedgerState,
  reason: LedgerText,
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
