import { Webhook } from 'standardwebhooks';
import { openText } from '../../platform/adapters/secrets/sealed-text.ts';
import type { Services } from '../../context.ts';
import type { DueDelivery } from './delivery-queries.ts';
import { readRetryAfter } from './retries.ts';

type Ports = Pick<Services, 'config' | 'log' | 'now' | 'safeFetch'>;

/** What came back: a status with the beginning of the answer and when it wants to be asked again, or nothing at all. */
export type Reply = { status: number | null; text: string; retryAfter: Date | null };

/** How long an endpoint has for its answer, in milliseconds. */
export const replyMs = 15_000;
const textLength = 500;

/** Where the secrets of an endpoint are sealed for. */
export function placeOfSecrets(endpointId: string): string {
  return `webhook_endpoints/${endpointId}`;
}

/** Sends one delivery, signed for this instant with the newest secret and, while it still counts, the one before. */
export async function sendDelivery(services: Ports, due: DueDelivery): Promise<Reply> {
  const at = services.now();
  const { id } = due;
  try {
    const signatures = secretsAt(services, due, at).map((secret) =>
      new Webhook(secret).sign(id, at, due.payload),
    );
    const { status, headers, parts } = await services.safeFetch.stream(due.url, {
      method: 'POST',
      body: due.payload,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Tenon-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signatures.join(' '),
      },
      givesRedirects: true,
      timeoutMs: replyMs,
    });
    const text = await readBeginning(parts);
    return { status, text, retryAfter: readRetryAfter(headers.get('retry-after') ?? '', at) };
  } catch (error) {
    services.log.info({ err: error, delivery: due.id }, 'a webhook got no answer');
    return { status: null, text: '', retryAfter: null };
  }
}

/** The newest secret and, while it still counts, the one before. Throws NoKeyError when no key at hand opens them. */
function secretsAt({ config }: Ports, due: DueDelivery, at: Date): string[] {
  return openText(config.secrets.stored, placeOfSecrets(due.endpoint_id), due.sealed_secrets)
    .split(' ')
    .slice(0, due.old_secret_until && due.old_secret_until > at ? 2 : 1);
}

/** The first characters of an answer; what came until it broke off or lasted too long. The status alone decides. */
async function readBeginning(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of parts) {
      read.push(part);
      size += part.byteLength;
      if (size >= textLength * 4) break;
    }
  } catch {
    // It broke off, or was not what its head said.
  }
  const text = new TextDecoder().decode(Buffer.concat(read).subarray(0, textLength * 4));
  return Array.from(text.replaceAll('\0', '').toWellFormed()).slice(0, textLength).join('');
}
