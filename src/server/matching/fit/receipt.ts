import { createHash } from 'node:crypto';
import type { Receipt } from '../../../api/matching/receipt.ts';
import { canonicalJson, contentOf } from '../../../engine/fit/receipt.ts';
import { noFacts } from '../../../engine/fit/facts.ts';
import {
  IMPLIED_SHARE,
  keyPointsOf,
  NO_SKILLS_OVERLAP,
  OVERLAP_CAP,
  PARTLY_YEARS,
  STATED_LIKELY,
  STATE_COUNTS,
  WEIGHTS_VERSION,
} from '../../../engine/fit/weights.ts';
import type { Services } from '../../context.ts';
import { loadFacts } from '../../candidates/resumes/facts-queries.ts';
import { loadPairs } from './pair-queries.ts';
import { findReadingVersion, type StoredFit } from './queries.ts';
import { monthOf } from './scoring.ts';

type Ports = Pick<Services, 'database'>;

/** The receipt of a score that is shown, counted from the facts as they stand; null when the job is gone. */
export async function makeReceipt(services: Ports, shown: StoredFit): Promise<Receipt | null> {
  const { database } = services;
  const [pair] = await loadPairs(database, shown.candidate_id, [shown.job_id]);
  if (!pair) return null;
  const asOf = monthOf(new Date(shown.computed_at));
  const loaded = await loadFacts(database, shown.candidate_id, pair.pinnedResumeId, asOf);
  const { inputs, result } = contentOf(
    loaded?.facts ?? noFacts,
    pair.facts,
    WEIGHTS_VERSION,
    shown.versions.ledger ?? null,
  );
  const resumeId = loaded?.resumeId ?? null;
  const { fit, parts, ledger, versions, label, shape } = shown;
  const same = { skillOverlap: shown.skill_overlap, fit, parts, ledger, shape, label, versions };
  return sealed({
    format: 'tenon-receipt-1',
    job_id: pair.jobId,
    job_version: pair.jobVersion,
    resume_id: resumeId,
    reading_version: resumeId && (await findReadingVersion(database, resumeId)),
    computed_at: shown.computed_at,
    as_of: asOf,
    matches_shown:
      canonicalJson({ ...result, tailoredBulletCount: 0 }) ===
      canonicalJson({ ...same, tailoredBulletCount: 0 }),
    weights: {
      ...keyPointsOf(WEIGHTS_VERSION),
      ...Object.fromEntries(
        Object.entries(STATE_COUNTS).map(([state, counts]) => [`state_${state}`, counts]),
      ),
      stated_likely: STATED_LIKELY,
      implied_share: IMPLIED_SHARE,
      partly_years: PARTLY_YEARS,
      no_skills_overlap: NO_SKILLS_OVERLAP,
      overlap_cap: OVERLAP_CAP,
    },
    inputs,
    result,
  });
}

/** The SHA-256 (hex) of a receipt without its hash. */
export function hashOf(receipt: Omit<Receipt, 'hash'>): string {
  return createHash('sha256').update(canonicalJson(receipt)).digest('hex');
}

function sealed(receipt: Omit<Receipt, 'hash'>): Receipt {
  return { ...receipt, hash: hashOf(receipt) };
}
