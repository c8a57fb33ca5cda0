import { ApiError } from '../../platform/http/api-error.ts';
import { isSwitchedOn } from '../../operations/switches/queries.ts';
import { callModel, type ModelQuestion, type ModelServices } from './model-calls.ts';
import { type CallableModel, countCalls } from './queries.ts';

/** What one person may have the site's models do in any 24 hours, and how long all tries together may take. */
export type FallbackLimits = { callsADay: number; waitMs: number };

/**
 * Asks models in their order until one answers, at temperature 0. `none` when there is no model, models are switched off, or this person's calls of the day
 * are used up and they brought no key of their own, `failed` when none answered in time. Never throws for a model.
 */
export async function askWithFallback(
  services: ModelServices,
  models: readonly CallableModel[],
  question: Omit<ModelQuestion, 'timeoutMs' | 'temperature'>,
  { callsADay, waitMs }: FallbackLimits,
): Promise<{ text: string } | 'none' | 'failed'> {
  if (models.length === 0 || !(await isSwitchedOn(services.database, 'models'))) return 'none';
  const { actorId, purpose } = question;
  const isUsedUp = (await countCalls(services.database, actorId, purpose, services.now())) >= callsADay;
  const left = isUsedUp ? models.filter(({ ownerId }) => ownerId) : models;
  if (left.length === 0) return 'none';
  const ends = performance.now() + waitMs;
  for (const model of left) {
    // A person's own provider that hangs leaves time for the site's models.
    const share = model.ownerId && left.length > 1 ? 0.6 : 1;
    const timeoutMs = Math.round((ends - performance.now()) * share);
    if (timeoutMs < 500) break;
    try {
      return await callModel(services, model, { ...question, timeoutMs, temperature: 0, callsADay });
    } catch (error) {
      // The next model is tried; without one the built-in rules stand.
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return 'failed';
}
