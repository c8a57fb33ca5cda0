import type { TailoringNeed } from '../../../api/candidates/resume-builder.ts';
import type { Claim } from '../../../engine/bullets/claims.ts';
import { openRequirements, servedBy } from '../../../engine/bullets/requirements.ts';
import { type BulletJob, suggestBullets, type Suggestion } from '../../../engine/bullets/suggest.ts';
import type { LedgerRow } from '../../../engine/fit/facts.ts';
import { wordsOfLedger1 } from '../../../engine/fit/ledger-text.ts';
import type { ResumeContent } from '../../../engine/resume/resume-content.ts';
import { matchSkills } from '../../../engine/skills/match.ts';
import { words } from '../../platform/http/reader.ts';
import { requirementWords } from '../../platform/http/score-presenter.ts';

const MOST_NEEDS = 12;
const MOST_LINES = 3;

/** The requirements that a resume does not show in full, each with the person's own lines that are nearest to it and a better wording of them. */
export function needsOf(
  ledger: readonly LedgerRow[],
  claims: readonly Claim[],
  job: BulletJob,
  proposed: ReadonlyMap<string, string>,
): TailoringNeed[] {
  const rows = ledger.filter((row) => openRequirements([row]).length > 0).slice(0, MOST_NEEDS);
  return rows.map((row) => {
    const requirement = wordsOfLedger1(row.requirement);
    const near = [...servedBy(claims, [requirement])].toSorted(([, a], [, b]) => b.nearness - a.nearness);
    const lines = near.slice(0, MOST_LINES).flatMap(([id]) => claims.filter((claim) => claim.id === id));
    return {
      requirement: requirementWords(row),
      required: row.kind === 'required_skill',
      known: row.known ?? null,
      lines: lines.map((claim) => {
        const [best] = suggestBullets([claim], { ...job, open: [requirement] }, { proposed });
        const { title, company } = claim.position;
        return {
          text: claim.text,
          position: { title, company },
          suggestion: best ? presentSuggestion(best) : null,
        };
      }),
    };
  });
}

/** A suggestion in the words of its reader. */
export function presentSuggestion({ claim, ...one }: Suggestion) {
  const { title, company } = claim.position;
  return { ...one, reasons: one.reasons.map(words), claim: claim.text, position: { title, company } };
}

/** The words that a job uses for skills which a resume calls otherwise. */
export function otherWords(content: ResumeContent, job: BulletJob): { job: string; mine: string }[] {
  const theirs = new Map<string, string>();
  for (const text of [...job.required, ...job.desired]) {
    const [hit] = matchSkills(text, { context: 'list' });
    if (hit && hit.text.length === text.trim().length) theirs.set(hit.id, text.trim());
  }
  for (const hit of matchSkills(job.description)) if (!theirs.has(hit.id)) theirs.set(hit.id, hit.text);
  const mine = [
    ...content.skills.flatMap((text) => matchSkills(text, { context: 'list' })),
    ...content.experience.flatMap(({ description }) => matchSkills(description)),
  ];
  const found = new Map<string, { job: string; mine: string }>();
  for (const [id, word] of theirs) {
    const own = mine.filter((hit) => hit.id === id);
    if (own.length === 0 || own.some((hit) => isSame(hit.text, word))) continue;
    found.set(id, { job: word, mine: own[0]?.text ?? '' });
  }
  return [...found.values()];
}

function isSame(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[\s-]+/g, ' ')
      .trim();
  return plain(one) === plain(other);
}
