/** How a body may be compressed for browsers that take it so. */
export type Encoding = 'br' | 'gzip';

/** The smallest of these that an Accept-Encoding header takes; null for none. */
export function bestEncoding(accepted: string): Encoding | null {
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : null;
}

function takes(accepted: string, encoding: Encoding): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
}
