import { claimsOf, type Claim } from '../bench/parse-confidence.ts';
import { readResume } from '../../src/engine/resume/parse-resume.ts';
import type { ConfidenceKind } from '../../src/engine/resume/confidence.ts';
import { newestMonth } from '../corpus/person.ts';
import { documentOf } from './examples.ts';
import { makeCorpus, type CorpusPlan } from '../corpus/make-corpus.ts';
import { allLayouts } from '../corpus/printed-layouts.ts';

const LEAST = 25;

type Bin = { said: number; right: number; all: number };

/** What readings of people that nothing was trained on claim, with the points before they are made shares; layouts and languages held out are not used. */
export async function claimsOfCorpus(plan: Omit<CorpusPlan, 'layouts'>): Promise<Claim[]> {
  const layouts = allLayouts.filter((layout) => !layout.heldOut);
  const claims: Claim[] = [];
  for await (const document of makeCorpus({ ...plan, layouts }))
    if (!document.gold.held_out)
      claims.push(...claimsOf(document.gold, readResume(await documentOf(document), { now: newestMonth })));
  return claims;
}

/** For each kind, points and how often values with them are right: never less for more points, each step of at least 25 values. */
export function fitConfidence(claims: readonly Claim[]): Record<string, number[][]> {
  const kinds = [...new Set(claims.map((claim) => claim.kind))].toSorted();
  return Object.fromEntries(
    kinds.map((kind: ConfidenceKind) => [kind, stepsOf(claims.filter((claim) => claim.kind === kind))]),
  );
}

function stepsOf(claims: readonly Claim[]): number[][] {
  const bins: Bin[] = [];
  for (const [said, alike] of [...Map.groupBy(claims, (one) => one.said)].toSorted(([a], [b]) => a - b)) {
    const right = alike.filter((one) => one.right).length;
    bins.push({ said: said * alike.length, right, all: alike.length });
    // A step that is too small or below the one before is one with it.
    while (bins.length > 1 && !rises(bins)) joinLast(bins);
  }
  if (bins.length > 1 && (bins.at(-1)?.all ?? 0) < LEAST) joinLast(bins);
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return bins.map(({ said, right, all }) => [rounded(said / all), rounded((right + 0.5) / (all + 1))]);
}

function rises(bins: readonly Bin[]): boolean {
  const [before, last] = bins.slice(-2);
  return (
    before !== undefined &&
    last !== undefined &&
    before.all >= LEAST &&
    last.right / last.all > before.right / before.all
  );
}

function joinLast(bins: Bin[]): void {
  const [before, last] = bins.splice(-2, 2);
  if (before && last)
    bins.push({
      said: before.said + last.said,
      right: before.right + last.right,
      all: before.all + last.all,
    });
}
