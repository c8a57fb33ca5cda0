import { verbOf } from './verbs.ts';

/**
 * Turns of everyday speech about work, and how a resume says them. What is written follows from the line: nobody gets a rank, a
 * number, a result or a tool by it. They are tried beside `rephrased`, all of them at once.
 */
export function inWorkWords(line: string): string[] {
  const before = line.trim().replace(/\.$/, '');
  let text = before;
  for (const [pattern, plain] of WORK_TURNS) text = text.replace(pattern, plain);
  text = withTaken(withPersuaded(text)).replaceAll(/\s+/g, ' ').trim();
  const ways = [text, withToolFirst(text), withToolFirst(before), withInformed(text)];
  return [...new Set(ways)].filter((way) => way !== before && way !== '');
}

/** "Restored stucco, which took us eight months": spent eight months restoring it. */
function withTaken(text: string): string {
  return text.replace(
    /^(?:I )?(\p{L}+) (.+?), (?:which|that|it) took (?:us |me )?((?:about |around |over |almost )?(?:\d+|\p{Ll}+) (?:days?|weeks?|months?|years?|hours?))$/u,
    (all, act: string, what: string, time: string) => {
      const forms = verbOf(act.toLowerCase());
      return forms === null ? all : `spent ${time} ${forms.gerund} ${what}`;
    },
  );
}

/** "Talked the team into doing reviews": persuaded it to do them. */
function withPersuaded(text: string): string {
  return text.replace(
    /\b(talk|talked|talking) (.+?) into (\p{Ll}+ing) /iu,
    (all, told: string, whom, act) => {
      const forms = verbOf(String(act));
      const persuade = { talk: 'persuade', talked: 'persuaded', talking: 'persuading' }[told.toLowerCase()];
      return forms === null || persuade === undefined ? all : `${persuade} ${String(whom)} to ${forms.base} `;
    },
  );
}

/** "Lift residents with a hoist": use a hoist to lift them. */
function withToolFirst(text: string): string {
  return text.replace(
    /^(?:I )?(\p{L}+) ([\p{Ll} ]+?) (?:with|using) (an? (?:\p{Ll}+ )?\p{Ll}+)$/u,
    (all, act: string, what: string, tool: string) => {
      const forms = verbOf(act.toLowerCase());
      if (forms === null || PERSON.test(tool)) return all;
      return `${act.toLowerCase() === forms.past ? 'used' : 'use'} ${tool} to ${forms.base} ${what}`;
    },
  );
}

/** "Reported the delay to the client": informed the client of it. */
function withInformed(text: string): string {
  return text.replace(
    /\b(?:told|tell|telling) ((?:the |our |my )?\p{Ll}+(?: \p{Ll}+)?) about (.+?)(?=$|,| and )/u,
    'reported $2 to $1',
  );
}

const PERSON =
  /(?:[^aeiou]er|or|[^o]ist|ian|ant|ee|man|men|people|team|staff|colleagues?|nurses?|friends?|chef|cook|client)s?$/u;
const SOME = String.raw`(?:the |our |my |all |these |their |its |his |her )?`;
const THING = String.raw`[\p{L}'’-]+(?: [\p{L}'’-]+){0,4}?`;
const turn = (pattern: string) => new RegExp(pattern, 'iu');

const WORK_TURNS: readonly (readonly [RegExp, string])[] = [
  // Who did it, and how it is introduced.
  [turn(String.raw`^(?:I )?(?:was|am) (?:also )?in charge of making sure (?:that )?`), 'ensured that '],
  [turn(String.raw`^in charge of making sure (?:that )?`), 'ensure that '],
  [turn(String.raw`^(?:I )?(?:was|am) the (?:one|person) to talk to for`), 'served as contact of'],
  [turn(String.raw`^(?:I )?(?:was|am) (?:chosen|picked|named|selected) (?:as|to be) `), 'acted as '],
  [turn(String.raw`^(?:I )?(?:was|am) (?=on call\b)`), 'served '],
  [
    turn(
      String.raw`^(?:I )?(?:was|am) (?:a )?(?:part|member|one) of an? (?:gang|group|crew|team) of (?=\p{L}|\d)`,
    ),
    'worked in a team of ',
  ],
  [turn(String.raw`^(?:I )?(?:was|am|got) trained by (.+?) in (${THING})$`), 'received $2 training from $1'],
  // Acts told in several words.
  [turn(String.raw`\b(?:made|making|make|took|take) (?:a )?notes? of`), 'noted'],
  [turn(String.raw`\b(?:did|do|doing) ${SOME}(?:laundry|washing)\b`), 'washed laundry'],
  [turn(String.raw`\b(?:did|do|doing) ${SOME}(?:dishes|washing[- ]up)\b`), 'washed dishes'],
  [turn(String.raw`\b(?:did|do|doing) ${SOME}(?:bookkeeping|books)(?= of| for)`), 'kept books'],
  [turn(String.raw`\b(?:did|do|doing) (?=statistics|statistical)`), 'performed '],
  [turn(String.raw`\bstatistics in\b`), 'statistical analysis in'],
  [
    turn(String.raw`\b(?:went|go|going) for walks with (${SOME}${THING})(?=$|,| and )`),
    'accompanied $1 on walks',
  ],
  [
    turn(String.raw`\b(?:gave|give|giving) (?:them |people |colleagues )?(?:tips|feedback)\b`),
    'coached them',
  ],
  [
    turn(String.raw`\b(moved|move|moving|switched|switch) (${THING}) from (.+?) over to\b`),
    'migrated $2 from $3 to',
  ],
  [turn(String.raw`\bover to\b`), 'to'],
  [
    turn(String.raw`\b(?:kept|keep|keeping) (${SOME}${THING}(?: in the \p{Ll}+)?) under control\b`),
    'controlled $1',
  ],
  [
    turn(String.raw`\b(?:kept|keep|keeping) (${SOME}${THING}) (?:up to date|in order|running|in shape)\b`),
    'maintained $1',
  ],
  [turn(String.raw`\b(?:kept|keep|keeping) (${SOME}${THING}) (?:clean|tidy)\b`), 'cleaned $1'],
  [
    turn(
      String.raw`\b(?:took|take|taking) care of ${SOME}(?=enrolment|registration|approval|correspondence|post|orders?)`,
    ),
    'handled ',
  ],
  [turn(String.raw`\b(?:put|putting|putt) (.+?) (?:in|into|to) (?:the )?boxes\b`), 'boxed $1'],
  [turn(String.raw`\b(?:put|putting) (.+?) (?:in|into) (?:the )?(?:folders|files)\b`), 'filed $1'],
  [turn(String.raw`\b(?:typed|type|typing|keyed|key|put) in (?=\p{Ll})`), 'entered '],
  [turn(String.raw`\bfilled in (?=(?:the )?(?:tax )?(?:returns?|forms?|declarations?)\b)`), 'prepared '],
  [turn(String.raw`\b(?:took|take|taking) down (?=(?:old |the )?\p{Ll}+)`), 'removed '],
  [turn(String.raw`\bput in (?=(?:new |the )?\p{Ll}+)`), 'installed '],
  [turn(String.raw`\b(?:brought|bring|bringing) in (?=an? )`), 'introduced '],
  [
    turn(String.raw`\b(?:worked|work|working) out (?=(?:the )?(?:wages|pay|salaries|costs?|how much))`),
    'calculated ',
  ],
  [turn(String.raw`\b(?:passed|pass|passing) (.+?) on to (?=second|the|my|our)`), 'escalated $1 to '],
  [turn(String.raw`\b(?:read|reading) up on\b`), 'studied'],
  [
    turn(String.raw`\b(?:look|looked|looking) for (?=literature|papers|articles|sources|loads|return)`),
    'searched for ',
  ],
  [
    turn(
      String.raw`\b(?:checked|check|checking) (?:if|whether|that) (.+?) (?:was|were|is|are) (?:right|correct|ok|okay|fine)\b`,
    ),
    'verified $1',
  ],
  [
    turn(String.raw`\b(?:saved|save|saving) ([\d.,]+ ?%) on (${THING})(?= through| by| with|$)`),
    'cut $2 costs by $1',
  ],
  [
    turn(String.raw`\bmade sure (?:that )?(?:the )?(.+?) (?:was|were|is|are) disposed of safely\b`),
    'ensured safe disposal of $1',
  ],
  [turn(String.raw`\bchang(?:ed|e|ing) (?=(?:the )?beds\b)`), 'made '],
  [turn(String.raw`\b(?:took|take|taking) care of (?!making)`), 'handled '],
  // Clauses that are a word.
  [turn(String.raw`\bbefore (?:it|they) (?:was|were|is|are) paid\b`), 'before payment'],
  [turn(String.raw`\bbefore (?:it|they) (?:was|were|is|are) used\b`), 'before use'],
  [
    turn(String.raw`\bbefore (?:we|they|it) (?:started|start|began|begins?|starts)(?: work| working)?\b`),
    'before starting work',
  ],
  [turn(String.raw`\bbefore work (?:began|started|begins|starts)\b`), 'before starting work'],
  [turn(String.raw`\bbefore every(?:one|body) (?:gets|got|used|uses) (?:them|it)\b`), 'before rollout'],
  [
    turn(
      String.raw`\b(?:when|if|as) (?:it|one|they|something|stock|supplies) (?:is|are|was|were|gets?|got|runs?|ran) (?:low|out)\b`,
    ),
    'when low',
  ],
  [turn(String.raw`\breorder(ed)? when low\b`), 'reorder$1 low items'],
  [
    turn(
      String.raw`, when (?:it|this|that) (?:was|is) (?:needed|necessary)|,? (?:when|as|if) (?:needed|necessary|required)\b`,
    ),
    '',
  ],
  [turn(String.raw`\b(?:the )?(\p{Ll}+) (?:that|which) (?:came|come|comes) in\b`), 'incoming $1'],
  [
    turn(
      String.raw`\b(?:the )?(\p{Ll}+) (?:who|that) (?:come|came|work|worked|help|helped) on (\p{Lu}\p{Ll}+day)s\b`,
    ),
    'the $2 $1',
  ],
  [
    turn(
      String.raw`\b(?:old )?(\p{Ll}+) that (?:nobody|no one|no-one) (?:uses|used|needs|needed)(?: any ?more| any longer)?\b`,
    ),
    'unused $1',
  ],
  [turn(String.raw`\bclean(ed|ing)? up (?=unused )`), 'removed '],
  [turn(String.raw`\b(?:people|passengers|guests|residents|customers) in wheelchairs\b`), 'wheelchair users'],
  [turn(String.raw`\b(?:to )?get on\b$`), 'to board'],
  [
    turn(String.raw`\bwhen (?:their|the) (${THING}) (?:failed|broke|crashed|stopped working)$`),
    'with failing $1',
  ],
  [
    turn(String.raw`\b(?:fixed|fix|repaired|solved) what (?:broke|failed|went wrong)\b`),
    'resolved incidents',
  ],
  [turn(String.raw`\band (?:it|this|which) was (?:approved|accepted|successful|granted)$`), 'successfully'],
  [turn(String.raw`^(wrote|write|made|submitted|prepared) (an?) (.+) successfully$`), '$1 a successful $3'],
  [turn(String.raw`,? and (?:I )?had no (accident|complaint|error|incident|injury)s?\b`), ' without an $1'],
  [turn(String.raw`\bon the (\p{L}+)['’]s (\d+ years)$`), 'on $2 of the $1'],
  [turn(String.raw`\bin (?:and|or) around (\p{Lu}\p{L}+)`), 'in the $1 area'],
  [turn(String.raw`\bhow to do (?=\p{Ll})`), 'to finish '],
  [turn(String.raw`\bthe inside of (?:the )?(\p{Ll}+)\b`), 'the $1 interior'],
  [turn(String.raw`\bthe outside of (?:the )?(\p{Ll}+)\b`), 'the $1 exterior'],
  [turn(String.raw`\bfrom abroad\b`), 'from other countries'],
  [turn(String.raw`\bprivate (?:people|persons)\b`), 'individuals'],
  [turn(String.raw`\bwhen (?:it|this) suits (?:them|him|her)\b`), 'where suitable'],
  [turn(String.raw`\bwhich (?:papers|documents) (?:we|they) need\b`), 'which documents are required'],
  [turn(String.raw`\b(\p{Ll}+) whose \p{Ll}+ (?:had|have) (broken|failed)\b`), '$1 with failed'],
  // How and when.
  [turn(String.raw`\b(?:in|on) the (morning|evening|afternoon)s\b`), 'each $1'],
  [
    turn(String.raw`\balways (.+?) (?:at|by) the end of (?:the|each|every) (job|day|shift)\b`),
    '$1 after every $2',
  ],
  [turn(String.raw`\bevery (?:mon|tues|wednes|thurs|fri|satur|sun)day\b`), 'weekly'],
  [turn(String.raw`\bat night\b`), 'night-time'],
  [turn(String.raw`\b(?:in|by) hand or (?=machine)`), 'by hand and '],
  [turn(String.raw`\bonly where it (?:was|is) (?:allowed|permitted)\b`), 'only where permitted'],
  [turn(String.raw`\bwithout losing (?:my )?(?:calm|temper|patience)\b`), 'calmly'],
  [turn(String.raw`\bget along with\b`), 'deal with'],
];
