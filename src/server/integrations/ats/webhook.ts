import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

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

/**
 * The newest time that Merge's webhook tells of itself: when its record was changed there, or its models were synced. Null when it
 * tells none.
 */
export function timestampIn(body: Uint8Array): Date | null {
  const read = hook.safeParse(parsed(body));
  if (!read.success) return null;
  const { modified_at: changed, sync_status: sync } = read.data.data;
  const times = [changed, sync?.last_sync_start, sync?.last_sync_finished].flatMap((time) => {
    const at = Date.parse(time ?? '');
    return Number.isNaN(at) ? [] : at;
  });
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

const time = z.string().nullish().catch(null);
const hook = z.object({
  data: z.object({
    modified_at: time,
    sync_status: z.object({ last_sync_start: time, last_sync_finished: time }).nullish().catch(null),
  }),
});

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
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
