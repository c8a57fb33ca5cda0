import type { Claim } from '../../../engine/bullets/claims.ts';
import { readWordings, wordingQuestion } from '../../../engine/bullets/model-rewriting.ts';
import type { BulletJob } from '../../../engine/bullets/suggest.ts';
import { askWithFallback } from './model-fallback.ts';
import type { ModelServices } from './model-calls.ts';
import { listModelsFor } from './own-queries.ts';

/** What became of asking the models for wordings: `proposed` by claim id, not checked by anybody. */
export type Worded = { proposed: ReadonlyMap<string, string>; model: 'none' | 'answered' | 'failed' };

/** Asks language models to word claims. */
export type BulletRewriter = {
  /**
   * Tries the active models in their order until one answers. `none` when there is no active model or this person's calls of
   * the day are used up. Never throws for a model; never lets the caller wait for more than about ten seconds. An answer is
   * kept for ten minutes, so that the same question costs nothing.
   */
  word(actorId: string, claims: readonly Claim[], job: BulletJob): Promise<Worded>;
};

const purpose = 'wording';
const callsADay = 40;
const waitMs = 10_000;
const keptMs = 600_000;
const maxCached = 500;
const none: Worded = { proposed: new Map(), model: 'none' };

/** Opens the way to have claims worded. */
export function openBulletRewriter(services: ModelServices): BulletRewriter {
  const kept = new Map<string, { at: number; worded: Worded }>();
  return {
    word: async (actorId, claims, job) => {
      const models = await listModelsFor(services.database, actorId);
      const question = models.length > 0 && wordingQuestion(claims, job);
      if (!question) return none;
      const now = services.now().getTime();
      const key = JSON.stringify([actorId, models.map(({ id, version }) => [id, version]), question.prompt]);
      const before = kept.get(key);
      if (before && now - before.at < keptMs) return before.worded;
      const { instructions, prompt, claimIds } = question;
      const asked = { purpose, actorId, instructions, prompt };
      const answer = await askWithFallback(services, models, asked, { callsADay, waitMs });
      if (typeof answer === 'string') return { ...none, model: answer };
      const worded: Worded = { proposed: readWordings(answer.text, claimIds), model: 'answered' };
      if (kept.size >= maxCached) kept.clear();
      kept.set(key, { at: now, worded });
      return worded;
    },
  };
}
