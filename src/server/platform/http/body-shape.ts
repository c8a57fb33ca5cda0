import type { MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.ts';
import { isJson } from './guard.ts';
import { message } from '../../../messages/message.ts';

const maxDepth = 32;
const maxKeys = 2000;

/** Refuses JSON that is too deep or has too many keys, before anything walks it. */
export const saneJson: MiddlewareHandler = async (c, next) => {
  if (!isJson(c.req.header('content-type'))) return next();
  const text = await c.req.text();
  if (!isSane(text)) throw new ApiError('invalid_request', { detail: message('platformErrors.tooDeep') });
  return next();
};

/** Counts brackets and keys outside of strings, without building anything. */
function isSane(text: string): boolean {
  let depth = 0;
  let keys = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
    else if (character === ':' || character === ',') keys++;
    if (depth > maxDepth || keys > maxKeys) return false;
  }
  return true;
}
