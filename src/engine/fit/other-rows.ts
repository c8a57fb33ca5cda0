import { matchSkills } from '../skills/match.ts';
import { concepts } from '../skills/vocabulary.ts';
import { educationRow } from './education-row.ts';
import type { Evidence, JobFacts, LedgerRow, LedgerState } from './facts.ts';
import { quoteOf } from './prepare.ts';
import type { PreparedCandidate } from './prepare.ts';
import { LEVELS, levelOf } from './titles.ts';
import { PARTLY_YEARS } from './weights.ts';

/** The ledger rows beside the skills: years, level, education, languages, place, as far as the job asks for them. They add no points. */
export function otherRows(candidate: PreparedCandidate, job: JobFacts): LedgerRow[] {
  return [
    yearsRow(candidate, job.years),
    levelRow(candidate, job.title),
    educationRow(candidate.facts, job.education),
    ...job.languages.filter((text) => text.trim() !== '').map((text) => languageRow(candidate, text)),
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
    .sort((a, b) => (b.rung ?? 0) - (a.rung ?? 0) || (a.title < b.title ? -1 : 1));
  const best = held[0];
  if (best?.rung === null || best === undefined)
    return row('level', wanted, 'unknown', 'No title on file states a level.');
  const short = (rungOf(wanted) ?? 0) - best.rung;
  const state = short <= 0 ? 'met' : short === 1 ? 'partly' : 'not_met';
  return row('level', wanted, state, `The highest title on file is "${best.title}".`, [best.evidence]);
}

function languageRow({ facts, holdings }: PreparedCandidate, asked: string): LedgerRow {
  const wanted = spokenIn(asked);
  const listed = facts.languages.filter(({ text }) =>
    wanted === null
      ? text.trim().toLowerCase() === asked.trim().toLowerCase()
      : spokenIn(text)?.id === wanted.id,
  );
  const asSkill = wanted === null ? [] : (holdings.get(wanted.id) ?? []);
  const spoken = [
    ...listed.map(({ text, evidence }) => ({ text, evidence })),
    ...asSkill.map(({ fact }) => ({ text: fact.text, evidence: fact.evidence })),
  ].sort(
    (a, b) =>
      (mastery(b.text) ?? 0) - (mastery(a.text) ?? 0) || (quoteOf(a.evidence) < quoteOf(b.evidence) ? -1 : 1),
  );
  const best = spoken[0];
  const name = wanted?.name ?? asked.trim();
  if (best === undefined)
    return row('language', asked.trim(), 'unknown', `Nothing on file speaks of ${name}.`);
  const need = mastery(asked);
  const have = mastery(best.text);
  if (need === null || (have !== null && have >= need))
    return row('language', asked.trim(), 'met', `${name} is on file.`, [best.evidence]);
  if (have === null)
    return row('language', asked.trim(), 'partly', `${name} is on file, how well it is spoken is not.`, [
      best.evidence,
    ]);
  return row('language', asked.trim(), 'partly', `${name} is on file, at a lower level than asked.`, [
    best.evidence,
  ]);
}

function placeRow({ facts: { place } }: PreparedCandidate, job: JobFacts): LedgerRow | null {
  if (job.locationType === 'remote') return row('place', 'Remote', 'met', 'The work is remote.');
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

function spokenIn(text: string): { id: string; name: string } | null {
  return matchSkills(text, { context: 'list' }).find(({ id }) => concepts.get(id)?.kind === 'spoken') ?? null;
}

/** How well a language is said to be spoken, 1 to 7, or null when nothing is said. */
function mastery(text: string): number | null {
  for (const [level, words] of MASTERY) if (words.test(text)) return level;
  return null;
}

function placeWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;
}

const MASTERY: [number, RegExp][] = [
  [7, /\b(native|mother tongue|bilingual|muttersprache|langue maternelle|nativo|nativa|first language)\b/i],
  [6, /\bC2\b|\b(proficient|full professional|verhandlungssicher|near[- ]native)\b/i],
  [5, /\bC1\b|\b(fluent|fluency|advanced|fließend|courant|fluido|professional working)\b/i],
  [4, /\bB2\b|\b(upper[- ]intermediate|good|business|professional)\b/i],
  [3, /\bB1\b|\b(intermediate|conversational|working|moderate|limited working)\b/i],
  [2, /\bA2\b|\b(basic|elementary|pre-intermediate|grundkenntnisse)\b/i],
  [1, /\bA1\b|\b(beginner|learning|some)\b/i],
];
