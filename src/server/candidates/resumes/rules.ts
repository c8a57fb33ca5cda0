import type { ResumeRow } from './queries.ts';

/** Whether the virus scanner, where there is one, has yet to look at the file of a resume. */
export function isUnscanned(
  scanner: object | null,
  { parseStatus }: Pick<ResumeRow, 'parseStatus'>,
): boolean {
  return scanner !== null && (parseStatus === 'waiting' || parseStatus === 'reading');
}
