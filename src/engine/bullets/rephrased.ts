/**
 * Other ways to put a line that say the same: turns of speech, notes and clauses that a sentence of a resume says in fewer words.
 * Each pattern stands for a whole turn, never for a single word, and adds no fact: what is written in its place follows from it.
 */
export function rephrased(line: string): string[] {
  let text = line.trim().replace(/\.$/, '');
  const before = text;
  for (const [pattern, plain] of TURNS) text = text.replace(pattern, plain);
  text = fromSaidTo(text).replaceAll(/\s+/g, ' ').trim();
  return text === before || text === '' ? [] : [text];
}

/** "Coverage went from 40% to 85%" is raised, "from 61 to 34 days" is cut. */
function fromSaidTo(text: string): string {
  return text.replace(
    /(?<start>^|, | and |so that |, so )(?<thing>(?:the )?[\p{Ll}][\p{Ll} ]{2,40}?) (?:went|rose|fell|dropped|climbed|grew|increased|decreased) from (?<from>[\d.,]+)(?<mid>[^\d]{0,12}) to (?<to>[\d.,]+)/u,
    (all, ...rest) => {
      const { start = '', thing = '', from = '', mid = '', to = '' } = rest.at(-1) as Record<string, string>;
      const [a, b] = [from, to].map((one) => Number(one.replaceAll(',', '')));
      if (a === undefined || b === undefined || Number.isNaN(a) || Number.isNaN(b) || a === b) return all;
      const joint = start === '' ? '' : ' and ';
      return `${joint}${a < b ? 'raised' : 'reduced'} ${thing} from ${from}${mid} to ${to}`;
    },
  );
}

const TURNS: readonly (readonly [RegExp, string])[] = [
  // Who did it.
  [/\bcontact person\b/iu, 'contact'],
  [
    /^(?:was|am) (?:the |an? )?(?=(?:\p{Ll}+ ){1,2}(?:for|of) )(?!responsible|part|one|member|able)/iu,
    'acted as ',
  ],
  [
    /^(?:the |our |all )?(.+?) (?:was|were|is|are) (\p{Ll}+ed|built|made|written|done|sold|bought|taught|kept|run|cut|driven|drawn|taken|given) (and \p{Ll}+ed )?by me\b/iu,
    '$2 $3$1',
  ],
  [/^(?:I )?(?:was|am) (?:the )?(?:one|person|only one) who (?=\p{Ll})/iu, ''],
  [/^(?:the )?(.+?) (?:got|received) (an? .+?) from me\b/iu, 'gave $1 $2'],
  [/^(?:together|jointly) (with [^,]+?),? I (.+)$/iu, '$2 $1'],
  [
    /^(every \p{Ll}+|\p{Ll}+ times? (?:a|per) \p{Ll}+|once (?:a|per) \p{Ll}+|twice (?:a|per) \p{Ll}+),? I (.+)$/iu,
    '$2 $1',
  ],
  [/^((?:when|if|whenever|as soon as) [^,]+?),? (?:I|then I) (.+)$/iu, '$2 $1'],
  [
    /^(?:was|am|is) (?:a |the )?team ?lead(?:er)? (?:for|of) (?=\d|two|three|four|five|six|seven|eight|nine|ten)/iu,
    'led a team of ',
  ],
  [/^(?:was|am) (?:the |a )?coach (?:of|for) /iu, 'coached '],
  [/^(?:currently )?(?:working|worked) as (?:an? )?(\p{Ll}+) driver,? (\p{Ll}+ing) (.+)$/iu, '$2 $3 by $1'],
  [/^(?:was|were|am) (?:on|doing) (?:\p{Ll}+ )?rounds\b/iu, 'patrolled'],
  [/\b(?:did|doing|do|went on|going on|made) (?:my |the |regular )?rounds\b/iu, 'patrolled'],
  [/\bmy boss\b/giu, 'my supervisor'],
  [
    /\b(?:mums|moms|mothers) and (?:dads|fathers)\b|\b(?:dads|fathers) and (?:mums|moms|mothers)\b/giu,
    'parents',
  ],
  // Turns that are one verb.
  [/\blet (.+?) know\b(?: (?:about|of|that))?/iu, 'informed $1 about'],
  [/\bgot (.+?) ready\b/iu, 'prepared $1'],
  [/\b(?:get|getting) (.+?) ready\b/iu, 'prepare $1'],
  [/\bget(?:ting)? dressed\b/iu, 'dressing'],
  [/\bgave (.+?) (?:information|advice) (?:on|about)\b/iu, 'informed $1 about'],
  [/\b(?:make|making|made) (?=(?:new |the )?appointments?\b)/iu, 'scheduled '],
  [/\b(?:come|came|coming) up with\b/iu, 'devised'],
  [
    /\b(?:cut|cutting) down (?:on )?(?=(?:the )?(?:trees?|spruces?|oaks?|pines?|firs?|bushes|hedges)\b)/iu,
    'felled ',
  ],
  [/\b(?:cut|cutting) (?:down|back) on\b/iu, 'reduced'],
  [
    /\b(?:kept|keep|keeping) (?:to|within) (?=(?:the |all )?\p{L}+ ?\p{L}* ?(?:rules?|standards?|regulations?|guidelines?|procedures?|protocols?)\b)/iu,
    'followed ',
  ],
  [/\b(?:stuck|stick|sticking) to\b/iu, 'followed'],
  [/\b(?:put|putting) (.+?) (?:back )?on(?:to)? (?:the )?shel(?:f|ves)\b/iu, 'shelved $1'],
  [
    /\b(?:put|putting) (.+?) (?:down )?(?:into|in|to) (an? |the )?(?=(?:\p{L}+ )?(?:list|table|spreadsheet|system|database|file|log|sheet|report|computer|software)\b)/iu,
    'recorded $1 in $2',
  ],
  [
    /\b(?:stood|stand|standing|worked|working|sat|sitting) (?:at|behind|on) (?=the (?:till|cash register|checkout|counter|machine|lathe|press|crane|forklift|reception)\b)/iu,
    'operated ',
  ],
  [/\b(?:worked|working|work) (?:at|on) (?=the \p{L}+ station\b)/iu, 'operated '],
  [
    /\b(?:did|do|doing) (?=(?:the )?(?:\p{Ll}+ )?(?:papers|paperwork|forms|documents|applications|claims|orders|payments|invoices)\b)/iu,
    'processed ',
  ],
  [
    /\b(?:did|do|doing) (?=(?:the )?(?:\p{Ll}+ )?(?:closing|accounts|round|checks|tests|exams)\b)/iu,
    'completed ',
  ],
  [/\b(?:went|go|going) out to (.+?) and\b/iu, 'visited $1 and'],
  [/\b(?:looked|look|looking) at what (.+?) (?:was|were|is|are) doing\b/iu, 'researched $1'],
  [/\b(\p{Ll}+) that (?:goes|went) out to (?=[\d\p{Ll}])/iu, '$1 for '],
  [/\btogether with (two|three|four|five|\d+) others,? I (.+)$/iu, '$2 with $1 colleagues'],
  [/\bwith (two|three|four|five|\d+) others\b/iu, 'with $1 colleagues'],
  [/\b(?:I )?(?:was|am) (?:also )?(?:involved|included) in (?:the )?introduction of\b/iu, 'helped introduce'],
  [
    /\b(?:I )?(?:was|am) (?:also )?(?:involved|included) in (?:the )?(\p{Ll}+ing) (?:of )?/iu,
    'helped with $1 ',
  ],
  [/\b(?:was|am) (?:a )?member of (the \p{Ll}+ team)\b/iu, 'was on $1'],
  [
    /\b(\p{Ll}+) (?:who|that) (?:had|have|has|did|do) ?(?:not|n't) (?:yet )?(?:paid|pay) their (?:bills|invoices)\b/iu,
    '$1 on unpaid invoices',
  ],
  [/\b(?:problems|trouble) when (\p{Ll}+) (?:were|was) late\b/iu, '$1 delays'],
  [/\bwas temporarily the deputy (?:of|for)\b/iu, 'temporarily deputised for'],
  [/\b(?:was|am) (?:the )?deputy (?:of|for)\b/iu, 'deputised for'],
  [/\bgave (.+?) (?:the |a )?(?:sign|signal) for\b/iu, 'signalled $1 for'],
  [
    /\btogether with (the )?(?=(?:mechanic|electrician|designer|developer|doctor|nurse|colleague|teacher|chef|cook|engineer|team|manager|client|customer)s?\b)/iu,
    'with $1',
  ],
  [/\bin place of\b/iu, 'instead of'],
  [
    /\b(?:by|of) (?=(?:about|around|roughly|almost|nearly|over) (?:a|one|two) (?:third|half|quarter|fifth)s?\b)/iu,
    'by ',
  ],
  [/\btalked a lot with\b/iu, 'spoke regularly with'],
  [/\b(?:a lot|very often)\b/iu, 'often'],
  [/\b(?:gave|give|giving) (.+?) a hand\b/iu, 'helped $1'],
  [/\b(?:lent|lend) a hand (?:with|in) /iu, 'helped with '],
  [/\b(?:let|letting) (\p{Ll}+) in\b/iu, 'admitted $1'],
  [/\b(bring|bringing|brought) (.+?) up to speed\b/iu, 'train $2'],
  [/\b(?:make|making|made) (.+?) better\b/iu, 'improve $1'],
  [/\b(?:make|making|made) (.+?) (?:faster|quicker)\b/iu, 'speed up $1'],
  [/\b(?:make|making|made) (.+?) (?:easier|simpler)\b/iu, 'simplify $1'],
  [/\bput (.+?) in(?:to)? order\b/iu, 'organised $1'],
  [/\bkeep(ing)? (it|them) (clean|tidy)\b/iu, 'clean $2'],
  [/\bkept (it|them) (clean|tidy)\b/iu, 'cleaned $1'],
  [
    /\b(?:made sure|make sure|making sure|took care|take care|ensured)(?: that)? (.+?) (?:was|were|is|are|looked|stayed|remained)(?: always)?(?: kept)? (up to date|clean|tidy|safe|in order|in good condition|neat|full|stocked|ready|warm|dry|secure|locked)\b/iu,
    'kept $1 $2',
  ],
  [
    /\b(?:made sure|make sure|making sure|took care|take care)(?: that)? (.+?) (?:was|were|is|are|got|get)(?: always)? (\p{Ll}+ed)\b/iu,
    'ensured $1 were $2',
  ],
  [/\b(?:had|have|having) (?:regular )?talks with (.+?) (?:about|on)\b/iu, 'held talks with $1 about'],
  [/\b(?:wrote|writing|write|put) (everything|it|them|all of it) (?:down )?(?=in |into )/iu, 'recorded $1 '],
  [
    /\b(?:wrote|writing|write|put|entered) (.+?) (?:into|in|to) (the (?:system|computer|database|log|list|register|catalogue|chart))\b/iu,
    'recorded $1 in $2',
  ],
  [
    /\b(?:changed|changing|switched|switching|moved|went) (?:over )?from (.+?) to (.+?), (?:and )?I helped (?:with|during) the (?:switch|change|move|transition|changeover)\b/iu,
    'helped with the switch from $1 to $2',
  ],
  [/^we (?=helped)/iu, ''],
  [/\b(?:picked|picking|pick) up\b/iu, 'collected'],
  [/\b(?:found|find|finding) out why\b/iu, 'found the cause of why'],
  [/\btried to sort (?:it|them|this) out\b/iu, 'responded'],
  [
    /\b(?:had|have) (?=(?:between |about |around |over |up to )?[\d-]+(?: (?:and|to) \d+)? (?:stops|appointments|lessons|meetings|calls|sessions)\b)/iu,
    'made ',
  ],
  [/\b(?:have|had) (?=(?:about |around |over |up to )?\d+ (?:pupils|students|learners)\b)/iu, 'teach '],
  [
    /\b(?:taking into account|considering|keeping in mind) (?:what they like|their (?:wishes|likes|tastes))\b/iu,
    'around their preferences',
  ],
  [/\bgave (?:private |extra )?lessons in (.+?) to (.+)$/iu, 'taught $1 to $2'],
  [
    /\b(?:calmed|calm|calming) (?:down )?people (?:down )?(?:when|if) they (?:got|were|became) aggressive\b/iu,
    'de-escalated aggressive situations',
  ],
  // Clauses that are a noun.
  [/\bwhat (?:was|is) missing\b/iu, 'missing items'],
  [/\bwhat (?:I|we) saw\b/iu, 'observations'],
  [/\bwhat (?:they|people|customers|guests) (?:asked|wanted to know)\b/iu, 'their questions'],
  [/\bwhat (?:they|people|customers|guests) (?:were looking for|needed|wanted)\b/iu, 'what they needed'],
  [/\bwhat (?:needs|needed|has|had) to be (?:fixed|repaired|mended)\b/iu, 'necessary repairs'],
  [/\bhow much (?:it|they|that|this) (?:would|will) cost\b/iu, 'the cost'],
  [/\bhow much (.+?) (?:would|will) (?:cost)\b/iu, 'the cost of $1'],
  [/\bwhat (?:it|they|that|this) (?:would|will) cost\b/iu, 'the cost'],
  [/\bhow much (\p{Ll}+) (?:would be|will be|was|is) (?:needed|required)\b/iu, 'the $1 needed'],
  [/\bwhere (.+?) (?:came|come|comes) from\b/iu, 'the source of $1'],
  [/\bwhy (.+?) (?:were|was|are|is) going up\b/iu, 'the cause of rising $1'],
  [/\bwhy (.+?) (?:were|was|are|is) going down\b/iu, 'the cause of falling $1'],
  [/\bthe cause of the cause\b/iu, 'the cause'],
  [
    /\bhow (?:their|the) (\p{Ll}+) (?:was|were|is|are) (?:doing|getting on|developing)\b/iu,
    "their $1's progress",
  ],
  [/\bhow (?:the )?day (?:had gone|went|was)\b/iu, 'the day'],
  [/\bwhat to do in an? emergency\b/iu, 'emergency procedures'],
  [/\bhow to care for (?:their )?teeth\b/iu, 'dental care'],
  [/\bhow (?:the )?(\p{Ll}+) works?\b/iu, 'how to use the $1'],
  [/\bthe way (?:the )?(\p{Ll}+) wanted (?:it|them)\b/iu, "to $1' wishes"],
  [/\b(?:when|if) (?:something|anything) looked (?:strange|odd|wrong|unusual)\b/iu, 'anomalies'],
  [/\btold (my supervisor|the supervisor|the doctor|the nurse) anomalies\b/iu, 'reported anomalies to $1'],
  [
    /\b(?:the )?(?:things|questions) (?:that )?people (?:ask|asked) (?:all the time|often|again and again|very often)\b/iu,
    'frequently asked questions',
  ],
  [/\bso (?:that )?(.+?) (?:can|could) help themselves\b/iu, 'for self-help of $1'],
  [/\bwhile (.+?) (?:was|were|is) going on\b/iu, 'during $1'],
  [
    /\bwhile (?:the )?(.+?) (?:was|were|is|are) (examining|treating|operating on|inspecting) (?:it|them)\b/iu,
    'during $2',
  ],
  [/\b(?:before|until) the (?:beginning|start) of\b/iu, 'before'],
  [/\bafter the end of\b/iu, 'after'],
  [
    /\bbefore (?:it|they) (?:leaves?|left|goes|go|went) (?:the house|out|to the customer|to customers)\b/iu,
    'before dispatch',
  ],
  [/\bbefore (?:sending|shipping) (?:it|them) (?:out|off)?\b/iu, 'before dispatch'],
  [/\b(?:on|during) the way\b/iu, 'in transit'],
  [/\bnothing (?:gets|got|was|is) broken\b/iu, 'no breakage'],
  // Clauses that tell of people and things.
  [/\b(\p{Ll}+) (?:who|that|which) (?:had|have|has) not paid\b/iu, 'non paying $1'],
  [/\b(\p{Ll}+) (?:who|that|which) (?:had|have) left(?: us)?\b/iu, 'lost $1'],
  [/\bpeople (?:who|that) (?:were|are) interested in buying\b/iu, 'potential buyers'],
  [
    /\b(\p{Ll}+) (?:who|that) (?:were|are|was|is) (ill|sick|late|elderly|old|new|young|lonely|injured|disabled|unemployed|homeless|trapped|stuck)\b/iu,
    '$2 $1',
  ],
  [/\bpeople out who (?:were|got) stuck\b/iu, 'trapped people'],
  [/\b(?:got|get|getting) trapped people\b/iu, 'freed trapped people'],
  [/\bpatients with diabetes\b/iu, 'diabetic patients'],
  [/\b(\p{Ll}+) with the (\p{Ll}+)\b(?= and )/iu, '$1 with the $2'],
  [
    /\b(?:their|the) (computer|printer|machine|device|phone|car)s?(?: or (?:their )?(printer|computer|machine|device|phone|car)s?)? (?:did not|didn't|does not|doesn't) work\b/iu,
    '$1 and $2 problems',
  ],
  [/^(?:users|customers|people|colleagues) called me when (.+ problems)$/iu, 'supported users with $1'],
  [/\bwhenever they had (\p{Ll}+)\b/iu, 'with $1'],
  [/\b(?:private|single) persons\b/iu, 'individuals'],
  [/\bprivate customers\b/iu, 'private customers'],
  [/\bhouse owners\b/iu, 'homeowners'],
  [/\bnew (?:starters|people|employees) and leavers\b/iu, 'joiners and leavers'],
  [/\bpieces of (?:clothing|clothes)\b/iu, 'garments'],
  [/\bsoles and heels\b/iu, 'soles and heels of shoes'],
  [/\b(?:the )?technical side of\b/iu, 'the technical side of'],
  [/\bthe number of (?=visitors|guests|customers|people)/iu, 'numbers of '],
  [/\b(?:from|in|of) the years? (?=(?:19|20)\d\d)/giu, 'from '],
  [/\bin the year (?=(?:19|20)\d\d)/giu, 'in '],
  // How and when.
  [/\bin an? (friendly|polite|professional|careful|safe|kind|timely|orderly) (?:way|manner)\b/iu, '$1ly'],
  [/\bin many cases\b/iu, 'often'],
  [/\bin most cases\b/iu, 'mostly'],
  [/\bas quickly as possible|as fast as possible|as soon as possible\b/iu, 'quickly'],
  [/\b(?:straight|right) away|at once|on the spot\b/iu, 'immediately'],
  [/\bwithout (?:asking|calling|needing|using|help from) (?:the )?(?=\p{Ll})/iu, 'without '],
  [/\b(?:by myself|on my own|by my own)\b/iu, 'independently'],
  [/\b(\p{Ll}+) years? out of (?=\p{Ll}+|\d)/iu, '$1 of '],
  [/\btwo times\b/giu, 'twice'],
  [/\bat the same time\b/iu, 'at a time'],
  [/\b(?:at the moment|right now|nowadays|currently|at present),?\s?/giu, ''],
  [/\bon a normal day\b/iu, 'on a typical day'],
  [/, ?(?:but )?also (?=(?:big|large|small|with|at|on|in)\b)/iu, ', including '],
  [/\b(?:that is|i\.e\.|ie),? /giu, ''],
  [/ \((.+?)\)/giu, ', $1'],
  [/\bmade out of\b|\bout of (?=natural|stone|wood|metal|glass|steel|clay|leather)/giu, 'of '],
  [/\b(\p{Ll}+s) in the area\b/iu, 'local $1'],
  [/\band then\b/giu, 'and'],
  [/\bafterwards\b/giu, ''],
  [/\b(?:the )?info\b/giu, 'information'],
  [/\b(?:on|at) (?:the )?weekends\b/iu, 'at weekends'],
  [/\band again\b/giu, 'and'],
  [/^(?:was|were|been) asked to (?=represent|help|support|cover)/iu, ''],
  [/^(?:my|our|the) (?:boss|supervisor|company|manager) (?:sent|let|had|asked) me (?:to )?/iu, ''],
];
