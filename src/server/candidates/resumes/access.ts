import { waitsForScanner } from '../../platform/http/virus-scan.ts';
import type { Ports } from '../../platform/ports.ts';
import type { ResumeRow } from './queries.ts';
import { isUnscanned } from './rules.ts';

/** Refuses the file of a resume that the virus scanner has not seen: it is handed to nobody. */
export function requireScanned(
  { virusScanner }: Pick<Ports, 'virusScanner'>,
  row: Pick<ResumeRow, 'parseStatus'>,
): void {
  if (isUnscanned(virusScanner, row)) throw waitsForScanner();
}
