import { pointerQuestion, withPointers } from '../../../engine/resume/model-pointers.ts';
import type { ResumeReading } from '../../../engine/resume/reading.ts';
import { askWithFallback } from './model-fallback.ts';
import type { ModelServices } from './model-calls.ts';
import { listModelsFor } from './own-queries.ts';

/** Has language models point at what the rules did not find in a resume. */
export type ResumeExtractor = {
  /**
   * The reading with the parts of positions and courses that an active model pointed out and that stand in the text. Without an
   * active model, without anything to look for, or beyond this person's calls of the day it is the reading itself; when no model
   * answers within twenty seconds it is that with a warning. Never throws for a model.
   */
  complete(actorId: string, reading: ResumeReading): Promise<ResumeReading>;
};

const limits = { callsADay: 20, waitMs: 20_000 };

/** Opens the way to have readings completed. */
export function openResumeExtractor(services: ModelServices): ResumeExtractor {
  return {
    complete: async (actorId, reading) => {
      const question = pointerQuestion(reading);
      const models = question ? await listModelsFor(services.database, actorId) : [];
      if (!question || models.length === 0) return reading;
      const { instructions, prompt } = question;
      const asked = { purpose: 'reading', actorId, instructions, prompt };
      const answer = await askWithFallback(services, models, asked, limits);
      if (answer === 'none') return reading;
      if (answer !== 'failed') return withPointers(reading, question, answer.text);
      return { ...reading, warnings: [...reading.warnings, { code: 'model_failed' }] };
    },
  };
}
