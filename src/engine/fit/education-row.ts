import { foldPhrase } from '../skills/tokens.ts';
import type { CandidateFacts, LedgerRow } from './facts.ts';
import { ledgerText } from './ledger-text.ts';

/** The ledger row of the education a job asks for; null when it asks for none. Names of schools play no part. */
export function educationRow(facts: CandidateFacts, asked: string | null): LedgerRow | null {
  if (asked === null || asked.trim() === '') return null;
  const requirement = asked.trim();
  const held = facts.education
    .map((one) => ({ ...one, rank: degreeRank(one.degree) }))
    .sort(
      (a, b) =>
        b.rank - a.rank ||
        (JSON.stringify([a.evidence, a.degree]) < JSON.stringify([b.evidence, b.degree]) ? -1 : 1),
    );
  const highest = held[0];
  if (highest === undefined) return row(requirement, 'unknown', ledgerText('ledger.noEducation'));
  const wanted = degreeRank(requirement);
  const fields = fieldWords(requirement);
  const enough = held.filter((one) => one.rank >= wanted);
  const inField = enough.find(
    (one) => fields.size === 0 || sharesField(fields, `${one.degree} ${one.field ?? ''}`),
  );
  if (inField !== undefined)
    return row(requirement, 'met', ledgerText('ledger.degree', { degree: inField.degree }), [
      inField.evidence,
    ]);
  const first = enough[0];
  if (first !== undefined)
    return row(requirement, 'partly', ledgerText('ledger.otherField'), [first.evidence]);
  if (highest.rank === UNRANKED)
    return row(requirement, 'unknown', ledgerText('ledger.degreeOpen', { degree: highest.degree }), [
      highest.evidence,
    ]);
  return row(requirement, 'not_met', ledgerText('ledger.highestDegree', { degree: highest.degree }), [
    highest.evidence,
  ]);
}

function row(
  requirement: string,
  state: LedgerRow['state'],
  reason: LedgerRow['reason'],
  evidence: LedgerRow['evidence'] = [],
): LedgerRow {
  return { kind: 'education', requirement, state, reason, evidence, points: 0 };
}

/** The rank of the lowest degree asked for, or of the degree held: school 1, vocational 2, associate 3, bachelor 4, master 5, doctorate 6; 0 when none is named. */
function degreeRank(text: string): number {
  const named = DEGREES.flatMap((words, at) => (words.test(text) ? [at + 1] : []));
  return named.length === 0 ? UNRANKED : Math.min(...named);
}

function fieldWords(asked: string): Set<string> {
  const found = FIELD.exec(asked);
  const behind = found?.[1] ?? found?.[2] ?? '';
  return new Set(
    foldPhrase(behind)
      .split(' ')
      .filter((word) => word.length > 2 && !SILENT.has(word)),
  );
}

function sharesField(fields: Set<string>, held: string): boolean {
  return foldPhrase(held)
    .split(' ')
    .some((word) => fields.has(word));
}

const UNRANKED = 0;
const DEGREES = [
  /\b(high school|ged|secondary school|a-levels?|gcse|abitur|baccalaur[ée]at|school leaving|matric)/i,
  /\b(vocational|apprenticeship|diploma|certificate|trade school|nvq|ausbildung|bts)\b/i,
  /\b(associate(?:'s|s)?(?: of| in| degree|$)|a\.?a\.?s?\.?(?= in|$)|foundation degree)/i,
  /\b(bachelor(?:'s|s)?|b\.?\s?sc|b\.?\s?a|b\.?\s?s|b\.?\s?tech|b\.?\s?eng|b\.?\s?e|b\.?\s?com|bba|bfa|llb|bsn|licence|licenciatura|laurea|undergraduate|college degree|university degree|grado)\b/i,
  /\b(master(?:'s|s)?|m\.?\s?sc|m\.?\s?a|m\.?\s?s|m\.?\s?tech|m\.?\s?eng|mba|mfa|mph|llm|m\.?\s?ed|mca|diplom|magister|maestr[ií]a|graduate degree|postgraduate)\b/i,
  /\b(ph\.?\s?d|doctorate|doctoral|doctor of|dr\.|md|m\.d\.|jd|j\.d\.|pharmd|dphil|edd|promotion)\b/i,
];
/** What stands behind "in", or behind "of" when it is more than the name of a degree ("Bachelor of Science"). */
const FIELD =
  /\bin\s+(?!progress\b)(\S.*)$|\bof\s+(?!(?:arts|science|engineering|business administration|laws|education)\b\s*$)(\S.*)$/i;
const SILENT = new Set(
  'and the related field fields similar equivalent relevant discipline degree other any study area areas science arts'.split(
    ' ',
  ),
);
