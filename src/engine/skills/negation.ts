import type { Word } from './tokens.ts';

/** Whether the text says, in the clause around the words first to last, that the skill is missing, not needed or only wished for. */
export function isDenied(text: string, words: Word[], first: number, last: number): boolean {
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? 0;
  const clause =
    text
      .slice(Math.max(0, start - REACH), start)
      .split(CLAUSE_END)
      .at(-1) ?? '';
  return DENIED_BEFORE.test(clause) || DENIED_AFTER.test(text.slice(end, end + REACH));
}

const REACH = 80;
const CLAUSE_END = /\.\s|[;:!?•]|\n\s*\n|\b(?:but|however|although|though|yet|only|instead)\b/i;
const HAVING =
  '(?:prior |previous |real |hands-on |practical |formal |much |any |direct |professional |commercial |working )*(?:experiences?|knowledge|skills?|background|familiarity|understanding|expertise|training|exposure|proficiency|certification)';
const DENIED_BEFORE = new RegExp(
  [
    String.raw`\bno (?:${HAVING}\b|$)`,
    String.raw`\bnot? (?:yet |really |very |so )*(?:familiar|experienced|proficient|skilled|certified|trained|fluent|have|know|use|used|using|worked|an expert|comfortable|require|required|need|looking)\b`,
    String.raw`\bwithout (?:any |using |the use of |knowing )?(?:${HAVING} )?(?:of |in |with )?$`,
    String.raw`\b(?:lack|lacks|lacking|absence) (?:of |any )*`,
    String.raw`\bnever (?:have |has |had )?(?:used|worked|learned|learnt|touched|tried|programmed|coded|written|studied|done)\b`,
    String.raw`\b(?:do|does|did|have|has|had|am|is|are|was|were|can|could)(?: not|n['’]t) (?!only|just|merely)`,
    String.raw`\b(?:like|want|wants|wish|hope|hoping|eager|keen|willing|plan|planning|aim|interested|ready|curious) (?:to |in )(?:learn|learning|study|studying|explore|exploring|pick up|train|get into)\b`,
    String.raw`\bzero (?:experience|knowledge)\b`,
  ].join('|'),
  'i',
);
const DENIED_AFTER =
  /^(?:\s+(?:experience|knowledge|skills?|certification|licen[cs]e))?\s*(?:(?:is|are|was|were) (?:not|n['’]t)\b|(?:isn|aren|wasn)['’]t\b|not (?:required|needed|necessary|essential|mandatory)|(?:[:–—-]|\()\s*(?:none|no experience|not yet|never used|n\/a)\b)/i;
