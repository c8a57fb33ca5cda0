import { singular } from '../skills/tokens.ts';

/**
 * Whether a wording claims more than its line in ways that a comparison of words overlooks: many where the line has one, a work
 * alone that was done together with others, all of a number of which the line tells a part.
 */
export function isGrown(line: string, text: string): boolean {
  const [said, told] = [line, text].map((one) => one.toLowerCase());
  if (said === undefined || told === undefined) return false;
  const others = COMPANY.exec(said)?.[1] ?? '';
  if (others !== '' && !told.includes(singular(others) ?? others) && !SHARED.test(told)) return true;
  const parts = [...said.matchAll(PART)].map(([, count = '']) => count);
  if (parts.some((count) => !new RegExp(`(?<!\\p{L})${count}(?!\\p{L})`, 'u').test(told))) return true;
  const ranks = [said, told].map((one) => one.match(RANKS)?.length ?? 0);
  if ((ranks[1] ?? 0) > (ranks[0] ?? 0)) return true;
  const state = STATE.exec(said)?.[1];
  if (state !== undefined && told.includes(state) && !KEEPING.test(told)) return true;
  return hasMore(said, told);
}

/** "Together with the mechanics I repaired", and what a wording may say of it. */
const COMPANY = /\b(?:together|along|jointly|side by side) with (?:the |my |our |two |\d+ )?(\p{L}+)/u;
const SHARED =
  /\b(?:with|together|alongside|jointly|team|partner|joint|collaborat\p{L}*|co-\p{L}+|help\p{L}*|support\p{L}*|assist\p{L}*|colleagues?)\b/u;
const PART = /\b(one|two|three|half|some|most|none|few|\d+) of (?:whom|which|them|these|those)\b/gu;

/** A rank that stands in the line once stands in the wording once. */
const RANKS = /\b(?:head|chief|senior|principal)\b/gu;

/** What somebody kept clean was kept so, and not noted to be so. */
const STATE =
  /\b(?:keep|kept|keeping) (?:[\p{L}’'-]+ ){1,5}(clean|tidy|sterile|safe|ready|warm|dry|full|neat|fresh|secure|locked|stocked)\b/u;
const KEEPING =
  /\b(?:kept|keep|keeping|maintain|ensur|(?:clean|tidi|sterili|stock|secur|lock)(?:ed|s?ing|sed))/u;

/** Whether a thing that the line has once stands in the wording in the plural. */
function hasMore(said: string, told: string): boolean {
  const words = new Set(said.match(/\p{L}+/gu));
  const single = new Set<string>();
  for (const [, row = ''] of said.matchAll(ONE)) for (const word of row.split(' ')) single.add(word);
  return (told.match(/\p{L}+/gu) ?? []).some((word) => {
    const one = singular(word);
    if (one === null || one === word || words.has(word) || !single.has(one)) return false;
    return !OFTEN.test(one);
  });
}

const ONE =
  /(?<!\bthere (?:was|is|were|are) )\b(?:an?|one|the|my|this) (?=((?:(?!(?:of|for|in|on|at|to|with|and|or|from|by) )\p{Ll}+ ){0,2}?\p{Ll}+)(?= (?:of|for|in|on|at|to|with|and|or|from|by)\b|[^\p{Ll} ]|$)(?! of \p{Ll}+s\b))/gu;
/** Things of which "the" says no number. */
const OFTEN =
  /^(?:evening|morning|afternoon|weekend|night|day|week|season|summer|winter|phone|telephone|price|cost|quality)$/;
