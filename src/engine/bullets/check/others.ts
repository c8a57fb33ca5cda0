import type { ClaimWord } from './claim-words.ts';
import { SMALL_WORDS } from './free-words.ts';
import type { Compared } from './compared.ts';
import { isAct, isPerson } from './same-sense.ts';
import { verbOf } from '../verbs.ts';

/** The words of a line that tell what somebody else did: behind a person or "they" and a verb of theirs, and behind "by". */
export function markOthers(line: readonly ClaimWord[]): ReadonlySet<ClaimWord> {
  const others = new Set<ClaimWord>();
  for (const word of line) {
    if (!isSubject(word, line)) continue;
    const verb = word.possessive ? null : finiteBehind(word, line);
    if (verb === null || isOwnAfterAll(word, line)) continue;
    for (const one of line)
      if (
        one.at >= verb &&
        one.kind !== 'sign' &&
        (one.part === line[verb]?.part || isNextOf(one, verb, line))
      )
        others.add(one);
  }
  for (const word of line)
    if (word.text === 'by' && isDoneBy(word, line))
      for (const one of line) if (one.part === word.part && one.at < word.at) others.add(one);
  // "The recipes are the owner's".
  for (const word of line)
    if (
      /^(?:is|are|was|were)$/.test(word.text) &&
      line
        .slice(word.at + 1, word.at + 4)
        .some(
          ({ possessive, text, at }) =>
            (possessive &&
              (line[at + 1]?.kind !== 'word' ||
                /^(?:job|task|part|role|work|responsibility|business)$/.test(line[at + 1]?.text ?? ''))) ||
            /^(?:theirs|hers)$/.test(text),
        )
    )
      for (const one of line)
        if (one.part === word.part && one.at < word.at && one.kind !== 'sign') others.add(one);
  for (const one of relativeWords(line)) others.add(one);
  // "What I can't solve goes to second line".
  for (const word of line)
    if (
      /^(?:goes|went|gets|is|was|are)$/.test(word.text) &&
      /^(?:to|passed|sent|handled|done)$/.test(line[word.at + 1]?.text ?? '')
    )
      if (
        line
          .slice(Math.max(0, word.at - 8), word.at)
          .some(({ text }) => /^(?:what|whatever|anything|rest|else)$/.test(text))
      )
        for (const one of line)
          if (one.at > word.at && one.part === word.part && one.kind !== 'sign') others.add(one);
  // "Checked that all forms were signed", "explained how forms are filled in".
  for (const word of line)
    if (
      /^(?:that|whether|if|how)$/.test(word.text) &&
      /^(?:check|explain|verif|confirm|ensur|show|told|tell)/.test(governing(word, line))
    )
      for (const one of line)
        if (one.at > word.at && one.kind !== 'sign' && isClauseOf(word, one, line)) others.add(one);
  return others;
}

/** "Requests that the head of department approves", "the layout comes from an agency". */
function relativeWords(line: readonly ClaimWord[]): ClaimWord[] {
  return line.flatMap((word) => {
    const next = line[word.at + 1]?.text ?? '';
    if (
      /^(?:that|which)$/.test(word.text) &&
      /^(?:the|an?|my|our|his|her|their|won|received|earned)$/.test(next)
    )
      return line.filter((one) => one.at > word.at && one.kind !== 'sign' && isClauseOf(word, one, line));
    if (/^(?:comes?|came)$/.test(word.text) && next === 'from')
      return line.filter((one) => one.part === word.part && one.at < word.at && one.kind !== 'sign');
    return [];
  });
}

function governing({ at }: ClaimWord, line: readonly ClaimWord[]): string {
  return line.slice(Math.max(0, at - 4), at).findLast(({ verb }) => verb !== null)?.text ?? '';
}

function isClauseOf(word: ClaimWord, one: ClaimWord, line: readonly ClaimWord[]): boolean {
  return !line.slice(word.at, one.at).some(({ text }) => /^[.,;]$/.test(text));
}

/** "A CPA reviews and signs": the second verb in the same form is theirs, too. */
function isNextOf(one: ClaimWord, verb: number, line: readonly ClaimWord[]): boolean {
  const [first, next] = [
    line[verb],
    line.find(({ at, part }) => part === (line[verb]?.part ?? 0) + 1 && at > verb + 0),
  ];
  if (first === undefined || next === undefined || one.part !== next.part || next.text !== 'and')
    return false;
  const second = line[next.at + 1]?.text ?? '';
  return (
    first.text === verbOf(first.text)?.third &&
    second === verbOf(second)?.third &&
    first.text !== verbOf(first.text)?.base
  );
}

/** "Is done by the agency", "were made by my colleague". */
function isDoneBy({ at, part }: ClaimWord, line: readonly ClaimWord[]): boolean {
  const agent = line[at + 1];
  // "Carried out by".
  const last = line[at - 1];
  const done = /^(?:out|up|in|off|over|down)$/.test(last?.text ?? '') ? line[at - 2] : last;
  const agentIs = agent?.kind === 'word' || line.slice(at + 2, at + 4).some((one) => isPerson(one));
  if (
    agent === undefined ||
    !agentIs ||
    done === undefined ||
    !isParticiple(done.text) ||
    /^(?:me|hand|using|email|phone|post)$|ing$/.test(agent.text)
  )
    return false;
  return line.some(
    (one) => one.part === part && one.at < at && /^(?:is|are|was|were|been|gets|got)$/.test(one.text),
  );
}

/** "Done", "run", "kept": a form of a verb that may stand behind "is". */
function isParticiple(text: string): boolean {
  const forms = verbOf(text);
  return forms !== null ? text !== forms.gerund && text !== forms.third : /(?:ed|en|ne|wn)$/.test(text);
}

/** "I was the one who", "they asked me to", "got a quote from me": the writer is in it. */
function isOwnAfterAll({ at, part, text }: ClaimWord, line: readonly ClaimWord[]): boolean {
  if (text === 'who' && line.slice(0, at).some((one) => one.text === 'i'))
    return /^(?:one|person|only)$/.test(line[at - 1]?.text ?? '');
  return line.some((one) => one.part === part && one.at > at && /^(?:me|us)$/.test(one.text));
}

function isSubject(word: ClaimWord, line: readonly ClaimWord[]): boolean {
  if (/^(he|she|they|who|somebody|someone|others)$/.test(word.text)) return true;
  if (opensPart(word, line)) return true;
  // "I book the venues and my colleague writes".
  if (
    isPerson(word) &&
    (line[word.at - 1]?.text === 'my' || line[word.at - 1]?.kind === 'number') &&
    /^(?:and|but|while)$/.test(line[word.at - 2]?.text ?? '')
  )
    return true;
  if (
    !isPerson(word) &&
    !word.name &&
    !/^(team|company|agency|store|shop|firm|contractor|department)$/.test(word.text)
  )
    return false;
  // A person told with a preposition is no subject: "wrote to the manager".
  for (let at = word.at - 1; at >= 0 && word.at - at <= 3; at--) {
    const before = line[at];
    if (before === undefined || before.part !== word.part) break;
    if (/^(to|with|for|under|by|from|of|at|in|on|as|was|am|is|were|be|and)$/.test(before.text)) return false;
    if (/^(?:that|which)$/.test(before.text)) return true;
    if (before.verb !== null && at > 0) return false;
  }
  return true;
}

/** "The lab ...", "our store ...": a thing with its article that begins a part of the sentence. */
function opensPart({ at, part, kind }: ClaimWord, line: readonly ClaimWord[]): boolean {
  if (kind !== 'word' || at === 0) return false;
  const first = line.find(
    (one) =>
      one.part === part &&
      one.kind !== 'sign' &&
      !/^(?:and|but|then|so|while|which|because|where|when|if|although|though)$/.test(one.text),
  );
  return (
    first !== undefined &&
    /^(?:the|our|a|an|their|his|her)$/.test(first.text) &&
    at > first.at &&
    at - first.at <= 3 &&
    line.slice(first.at + 1, at).every((one) => one.kind === 'word' && !SMALL_WORDS.has(one.text))
  );
}

/** Where the verb of a subject stands, which is behind it in a form that tells of another. */
function finiteBehind({ at, text, name }: ClaimWord, line: readonly ClaimWord[]): number | null {
  // "Team of 14 hit the target".
  const from = line[at + 1]?.text === 'of' && line[at + 2]?.kind === 'number' ? 2 : 0;
  for (const step of [from + 1, from + 2]) {
    const next = line[at + step];
    if (next === undefined || next.kind !== 'word') return null;
    const forms = verbOf(next.text);
    if (/^(does|did|is|was|has|had|goes|comes|will|can)$/.test(next.text)) return at + step;
    const isSomebody = /^(?:an?|the|my|our|which|that|who)$/.test(line[at - 1]?.text ?? '');
    if (
      name &&
      !/^(?:then|also|always|usually|normally)$/.test(next.text) &&
      (forms === null || (next.text !== forms.past && !(isSomebody && next.text === forms.third)))
    )
      return null;
    if (
      forms !== null &&
      (next.text === forms.third ||
        next.text === forms.past ||
        next.text === forms.gerund ||
        (/s$|^(?:they|people|children)$/.test(text) && next.text === forms.base))
    )
      return at + step;
    if (!/^(then|also|always|usually|normally)$/.test(next.text)) return null;
  }
  return null;
}

/** Whether a word of a wording claims what in the line only others did: their act, or what they did it to right behind an act of one's own. */
export function isOthersAct(word: ClaimWord, { matches, others, wording }: Compared): boolean {
  const same = (matches.get(word) ?? []).filter(({ how }) => how === 'same');
  const found = same.length > 0 ? same : (matches.get(word) ?? []).filter(({ how }) => how === 'synonym');
  if (found.length === 0 || SMALL_WORDS.has(word.text) || !found.every(({ own }) => others.has(own)))
    return false;
  if (markOthers(wording).has(word)) return false;
  for (let at = word.at - 1; at >= 0 && word.at - at <= 4; at--) {
    const before = wording[at];
    if (before === undefined) break;
    if (
      /^(for|to|by|in|during|while|of|before|after|so|when|that|which|under|with|from|on|at|was|were|is|are|who|how)$/.test(
        before.text,
      )
    )
      return false;
    if (before.verb !== null && isAct(before, wording))
      return !/^(for|to|by|in|during|while|of|before|after|so|when|that|which|on)$/.test(
        wording[at - 1]?.text ?? '',
      );
    if (before.part !== word.part) break;
  }
  if (!isAct(word, wording))
    return !wording
      .slice(Math.max(0, word.at - 8), word.at)
      .some(
        ({ text, part }) =>
          part === word.part && /^(for|during|while|such|like|after|before|when|by|to|on|in)$/.test(text),
      );
  return !/^(was|were|later|then|is|are|been)$/.test(wording[word.at - 1]?.text ?? '');
}
