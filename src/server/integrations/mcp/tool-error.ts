import type { MessageOrText } from '../../../messages/render.ts';
import { words } from '../../platform/http/reader.ts';

/** A call was refused; the message is for whoever reads the tool's answer, in their words. */
export class ToolError extends Error {
  override name = 'ToolError';

  constructor(said: MessageOrText) {
    super(words(said));
  }
}
