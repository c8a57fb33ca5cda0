import { type LlmModel, llmModel } from '../../../api/integrations/models.ts';
import { ApiError } from '../../platform/client.ts';

/** The model as somebody else left it, when that is why saving was refused; null for any other error. */
export function newerModel(error: unknown): LlmModel | null {
  return error instanceof ApiError ? (llmModel.safeParse(error.current).data ?? null) : null;
}
