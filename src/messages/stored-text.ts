import type { Message } from './message.ts';
import type { MessageOrText } from './render.ts';

/** What is said, as a column of text keeps it: words as they are, a message without values by its key, others as JSON. */
export function toStoredText(said: MessageOrText): string {
  if (typeof said === 'string') return said;
  return Object.keys(said.values).length === 0 ? said.key : JSON.stringify(said);
}

/** What a column of text keeps, to be put into words when somebody reads it. */
export function fromStoredText(text: string): MessageOrText {
  return text.startsWith('{"key":') ? (JSON.parse(text) as Message) : text;
}
