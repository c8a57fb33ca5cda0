import { canonicalSkill } from '../skills/canonical.ts';
import type { CandidateFacts, Evidence, LedgerRow, LedgerState, OpenMust } from './facts.ts';
import { ledgerText, type LedgerText } from './ledger-text.ts';
import type { Licence } from './licence-names.ts';
import { isListed, standingOnLicence, type LicenceStanding } from './licences.ts';
import type { AskedPhrase } from './posting.ts';
import type { PreparedCandidate, PreparedJob } from './prepare.ts';
import type { SkillState } from './states.ts';

/** Whether a required skill is a licence or a language: those are shown or open, and never likely. */
export function isMust(phrase: AskedPhrase): boolean {
  return phrase.spoken || phrase.licences.length > 0;
}

/** How somebody stands on a required skill that is a licence or a language; `counts` is 1 or 0. */
export function mustState(phrase: AskedPhrase, candidate: PreparedCandidate, job: PreparedJob): SkillState {
  const found = phrase.spoken
    ? spokenStanding(phrase, candidate)
    : weakest(phrase.licences.map((licence) => standingOn(licence, candidate, job)));
  const answer = candidate.answers.get(`skill ${phrase.id}`);
  const stated = candidate.holdings.get(phrase.id)?.find(({ fact }) => fact.evidence.from === 'statement');
  const base = { counts: 0, evidence: found.evidence, seen: null, steps: 0, via: null };
  if (found.state === 'shown')
    return isOnlySaid(found.evidence)
      ? { ...base, known: 'stated' }
      : { ...base, known: 'proven', counts: 1 };
  if (found.state === 'denied') return { ...base, known: 'denied' };
  if (found.state === 'not valid') return { ...base, known: 'bare' };
  if (stated) return { ...base, known: 'stated', evidence: [stated.fact.evidence] };
  if (!answer) return { ...base, known: 'unknown' };
  return { ...base, known: 'denied', evidence: [{ from: 'statement', quote: answer.text }] };
}

/** The ledger rows of the licences that the posting asks for in its text alone. */
export function licenceRows(candidate: PreparedCandidate, job: PreparedJob): LedgerRow[] {
  const { licences, phrases } = job.posting;
  const named = new Set(phrases.flatMap((phrase) => phrase.licences.map(({ id }) => id)));
  return licences
    .filter(({ id }) => !named.has(id))
    .map((licence): LedgerRow => {
      const { state, evidence } = standingOn(licence, candidate, job);
      const [standing, reason] = WORDS[state];
      const requirement = nameOf(licence);
      return { kind: 'licence', requirement, state: standing, reason, evidence, points: 0 };
    });
}

/** A licence by its message, or by the posting's own words. */
function nameOf({ id, name }: Licence): string | LedgerText {
  return isListed(id) ? ledgerText('ledger.licence', { licence: id }) : (name ?? id);
}

/** The licences and languages of these rows that are not shown; `isOf` tells what kind a required skill is. */
export function openMusts(rows: LedgerRow[], isOf: (row: LedgerRow) => OpenMust['kind'] | null): OpenMust[] {
  return rows.flatMap((row): OpenMust[] => {
    const kind = row.kind === 'licence' || row.kind === 'language' ? row.kind : isOf(row);
    if (kind === null) return [];
    if (row.answered === 'have' || isOnlySaid(row.evidence))
      return [{ kind, name: row.requirement, state: 'stated' }];
    const state = OPEN[row.state];
    return state === null ? [] : [{ kind, name: row.requirement, state }];
  });
}

type Standing = { state: LicenceStanding['state']; evidence: Evidence[] };

function standingOn(
  licence: Licence,
  { facts, career }: PreparedCandidate,
  { posting }: PreparedJob,
): Standing {
  const { state, line } = standingOnLicence(licence, career.papers, posting.runs);
  const place = line === null ? null : placeOf(line, facts);
  return { state, evidence: place ? [place] : [] };
}

function spokenStanding({ id }: AskedPhrase, { spoken }: PreparedCandidate): Standing {
  const best = spoken.find(({ id: one, evidence }) => one === id && evidence.from !== 'statement');
  return best ? { state: 'shown', evidence: [best.evidence] } : { state: 'open', evidence: [] };
}

function isOnlySaid(evidence: Evidence[]): boolean {
  return evidence.length > 0 && evidence.every(({ from }) => from === 'statement');
}

function weakest(standings: Standing[]): Standing {
  const order = ['denied', 'open', 'not valid', 'shown'];
  const [first] = standings.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return first ?? { state: 'open', evidence: [] };
}

/** Where a line stands in which a paper was looked for. */
function placeOf(line: string, facts: CandidateFacts): Evidence | null {
  const beside = facts.lines?.find(({ text }) => text.startsWith(line));
  if (beside) return beside.evidence;
  for (const { title, description, evidence, places = [] } of facts.experience) {
    if (title.startsWith(line)) return evidence;
    if (!description.split('\n').some((one) => one.startsWith(line))) continue;
    const place = places.find(({ quote }) => quote.includes(line) || line.startsWith(quote.trim()));
    if (place) return { from: 'resume', place };
    return evidence.from === 'experience' ? { ...evidence, quote: line } : evidence;
  }
  const course = facts.education.find(({ degree, field }) => `${degree} ${field ?? ''}` === line);
  const [listed] = facts.skills
    .filter(({ text, used }) => !used && canonicalSkill(text).name === line)
    .map(({ evidence }) => evidence)
    .toSorted(
      (a, b) =>
        Number(a.from === 'statement') - Number(b.from === 'statement') ||
        (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1),
    );
  return course?.evidence ?? listed ?? null;
}

const WORDS: Record<LicenceStanding['state'], [LedgerState, LedgerText]> = {
  shown: ['met', ledgerText('ledger.licenceOnFile')],
  'not valid': ['partly', ledgerText('ledger.notValid')],
  denied: ['not_met', ledgerText('ledger.denied')],
  open: ['unknown', ledgerText('ledger.licenceOpen')],
};
const OPEN: Record<LedgerState, OpenMust['state'] | null> = {
  met: null,
  partly: 'partly',
  unknown: 'open',
  not_met: 'denied',
};
