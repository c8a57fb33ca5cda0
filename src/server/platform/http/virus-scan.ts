import { ScannerAway } from '../adapters/virus-scanner/clamd.ts';
import type { Ports } from '../ports.ts';
import { ApiError } from './api-error.ts';
import { message } from '../../../messages/message.ts';
import type { Message } from '../../../messages/message.ts';

/** What scanning a file came to: nothing found, what was found, or that no scanner answered. */
export type Scanned = { outcome: 'clean' } | { outcome: 'away' } | { outcome: 'infected'; name: string };

/** Has the virus scanner look at a file; clean where there is no scanner. */
export async function scanned(
  { virusScanner, metrics, log }: Pick<Ports, 'virusScanner' | 'metrics' | 'log'>,
  bytes: Uint8Array,
): Promise<Scanned> {
  if (!virusScanner) return { outcome: 'clean' };
  const result = await virusScanner.scan(bytes).then(
    ({ found }): Scanned => (found === null ? { outcome: 'clean' } : { outcome: 'infected', name: found }),
    (error: unknown): Scanned => {
      if (!(error instanceof ScannerAway)) throw error;
      log.warn({ err: error }, 'a file waits for the virus scanner');
      return { outcome: 'away' };
    },
  );
  metrics.scan(result.outcome);
  return result;
}

/** The refusal of a file in which the scanner found something. */
export function refuseInfected(name: string): ApiError {
  return new ApiError('unsupported_file', { detail: infectedSaid(name) });
}

/** The refusal of a stored file that the scanner has not seen: it is handed to nobody. */
export function waitsForScanner(): ApiError {
  return new ApiError('conflict', {
    detail: message('platformErrors.waitingForScan'),
  });
}

/** Refuses a file in which the scanner finds something, and each while the scanner is away. */
export async function requireClean(
  ports: Pick<Ports, 'virusScanner' | 'metrics' | 'log'>,
  bytes: Uint8Array,
): Promise<void> {
  const result = await scanned(ports, bytes);
  if (result.outcome === 'infected') throw refuseInfected(result.name);
  if (result.outcome === 'away')
    throw new ApiError('unavailable', {
      detail: message('platformErrors.scannerAway'),
      retryAfterSeconds: 60,
    });
}

/** What a person is told of a file in which a virus was found. */
export function infectedSaid(name: string): Message {
  return message('platformErrors.virusFound', { name });
}
