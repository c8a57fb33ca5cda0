import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The signature that Merge puts beside a body: base64url without padding. */
export function webhookSignature(secret: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}

/**
 * What a webhook is known by, so that it counts once, when it was signed with this secret over exactly these bytes, with or without
 * padding; null otherwise.
 */
export function readSignature(secret: string, body: Uint8Array, given: string): string | null {
  const right = Buffer.from(webhookSignature(secret, body));
  const offered = Buffer.from(given.replace(/=$/, ''));
  if (secret === '' || right.length !== offered.length || !timingSafeEqual(right, offered)) return null;
  return createHash('sha256').update(right).digest('hex');
}

/** A whole body of at most so many bytes; null when it is longer. */
export async function readWhole(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
