import type { Visit } from './page-visit.ts';

/** What a first visit may cost; a page's script is its own, beside what the shell of every page sends. */
export const pageLimits = {
  scripts: 12,
  requests: 4,
  ownScriptBytes: 200_000,
  shift: 0.02,
  firstContentMs: 2000,
};
/** What the script of a first public page may weigh, in bytes of gzip: that much is the shell's. */
export const shellBytes = 135_000;

/** The limits that a visit exceeds, each in words; none when all is well. */
export function exceeded(seen: Visit): string[] {
  const { scripts, requests, ownScriptBytes, shift, firstContentMs } = pageLimits;
  return [
    seen.scripts > scripts && `${seen.scripts} scripts`,
    seen.requests.length > requests && `${seen.requests.length} API requests`,
    seen.scriptBytes > shellBytes + ownScriptBytes && `${Math.round(seen.scriptBytes / 1000)} kB of script`,
    seen.shift > shift && `layout shift ${seen.shift.toFixed(2)}`,
    seen.headings.first !== null &&
      seen.headings.first !== seen.headings.last &&
      `the heading “${seen.headings.first}” before “${seen.headings.last}”`,
    !(seen.firstContent <= firstContentMs) && `first content after ${Math.round(seen.firstContent)} ms`,
  ].filter((each) => each !== false);
}
