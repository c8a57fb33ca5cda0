import { z } from 'zod';
import { text } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';

/** Skills as they are entered: trimmed, a repetition of whatever case ignored, at most 100. */
export const skillNames = z
  .array(text(80).pipe(z.string().min(1)))
  .max(100, messageText('inputs.mostSkills'))
  .transform((list) => distinct(list));

function distinct(list: string[]): string[] {
  const seen = new Set<string>();
  return list.filter((item) => {
    const before = seen.size;
    return seen.add(item.toLowerCase()).size > before;
  });
}
