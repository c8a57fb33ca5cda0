import type { ThreadList } from '../../../api/hiring/messages.ts';

/** The address of a list of threads, with one of them beside it. */
export function searchOf(which: ThreadList, thread?: string): Record<string, string> {
  return { ...(which === 'unanswered' ? {} : { which }), ...(thread === undefined ? {} : { thread }) };
}
