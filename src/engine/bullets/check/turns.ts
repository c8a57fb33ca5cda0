/** Turns of speech that limit, deny or share what was done, as one word each; signs and short forms of words in full. */
export function withTurnsAsWords(text: string): string {
  return TURNS.reduce((done, [turn, word]) => done.replace(turn, word), text);
}

const DIGIT = String.raw`(?=[€£$]?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|hundred|a dozen|a thousand|half|a third|a quarter)\b)`;

/** Each is read where it stands. */
const TURNS: readonly (readonly [RegExp, string])[] = rows([
  // Signs and short forms.
  [String.raw`(?<=\s)[-−](?=\d)`, 'minus '],
  [String.raw`^team member\b`, 'together'],
  [String.raw`\bw\/o\b`, 'without'],
  [String.raw`\bw\/ ?`, 'with '],
  [String.raw` ?& ?| \+ `, ' and '],
  [String.raw` ?\bper ?cent\b`, '%'],
  [String.raw`(?<=\d) (?=%)`, ''],
  [String.raw`\bi\.?e\.?(?= )|\be\.?g\.?(?= )|\bet ?c\b\.?`, ''],
  [String.raw`\bvs\b\.?`, 'versus'],
  [String.raw` ?\bp\.?\/?w\b\.?| ?\/ ?(?:wk|week)\b`, ' per week'],
  [String.raw` ?\bp\.?\/?m\b(?=\.?$|,| )(?<!\d ?pm)| ?\/ ?(?:mth|month)\b`, ' per month'],
  [String.raw` ?\/ ?day\b`, ' per day'],
  [String.raw` ?\/ ?(?:hr|hour)\b`, ' per hour'],
  [String.raw` ?\/ ?shift\b`, ' per shift'],
  [String.raw`\bwk(s?)\b`, 'week$1'],
  [String.raw`\bmths?\b`, 'months'],
  [String.raw`\byr(s?)\b`, 'year$1'],
  [String.raw`\bhr(s?)\b`, 'hour$1'],
  [String.raw`\bmin(s?)\b(?=[ .,;)]|$)`, 'minute$1'],
  [String.raw`\btues?\b`, 'tuesday'],
  [String.raw`\bweds?\b`, 'wednesday'],
  [String.raw`\bthurs?\b`, 'thursday'],
  [String.raw`\bxmas\b`, 'christmas'],
  [String.raw`(?<=\d) ?x(?= (?:a|per|every|each|daily|weekly)\b)`, ' times'],
  [String.raw`\b(\d+) ?ish\b`, 'about $1'],
  [String.raw`(?<=\d(?: \p{L}+)?) or so\b`, ' about'],
  [String.raw`\bmon(?= to\b|,)`, 'monday'],
  [String.raw`(?<=\bto )fri\b`, 'friday'],
  [String.raw`\bx[ -]?rays?\b`, 'xray'],
  [String.raw`\be-?mail(s|ed|ing)?\b`, 'email$1'],
  [String.raw`\bfull[ -]time\b`, 'fulltime'],
  [String.raw`\bpart[ -]time\b`, 'parttime'],
  [String.raw`\bone[ -](?:to|on)[ -]one\b|\b1[ -](?:to|on|:)[ -]?1\b|\b1:1\b`, 'one-on-one'],
  [String.raw`\bfollow(?:s|ing)?[ -]up\b`, 'chasing'],
  [String.raw`\bfollowed[ -]up\b`, 'chased'],
  [String.raw`\bto date\b`, 'so far'],
  [String.raw`\bjan\b\.?(?= (?:\d|to|until|-)|$|,)`, 'january'],
  [String.raw`\bfeb\b\.?(?= (?:\d|to|until|-)|$|,)`, 'february'],
  [String.raw`\bapr\b\.?(?= (?:\d|to|until|-)|$|,)`, 'april'],
  [String.raw`\bjun\b\.?(?= (?:\d|to|until|-)|$|,)`, 'june'],
  [String.raw`\bjul\b\.?(?= (?:\d|to|until|-)|$|,)`, 'july'],
  [String.raw`\baug\b\.?(?= (?:\d|to|until|-)|$|,)`, 'august'],
  [String.raw`\bsept\b\.?(?= (?:\d|to|until|-)|$|,)`, 'september'],
  [String.raw`\boct\b\.?(?= (?:\d|to|until|-)|$|,)`, 'october'],
  [String.raw`\bnov\b\.?(?= (?:\d|to|until|-)|$|,)`, 'november'],
  [String.raw`\bdec\b\.?(?= (?:\d|to|until|-)|$|,)`, 'december'],
  // Bounds of figures.
  [String.raw`\blike (?=\d)`, 'about '],
  [String.raw`\b(?:a (?:bit|little)|slightly|just|somewhat|well) (?:more than|over) (?=\d)`, 'over '],
  [
    String.raw`\b(?:more than|in excess of|upwards of|exceeding|above|better than|beyond|north of) ${DIGIT}`,
    'over ',
  ],
  [
    String.raw`\b(?:as (?:many|much|high|long) as|(?:a )?max(?:imum)?\.?(?: of)?|no more than|at most|not more than) ${DIGIT}`,
    'up_to ',
  ],
  [
    String.raw`\bup to (?=(?:an? |the )?(?:[€£$]?\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred|dozen))`,
    'up_to ',
  ],
  [
    String.raw`\b(?:at least|(?:a )?min(?:imum)?\.?(?: of)?|no (?:fewer|less) than|not less than) ${DIGIT}`,
    'at_least ',
  ],
  [
    String.raw`\b(?:nearly|almost|close to|just under|approaching|not quite|just short of) ${DIGIT}`,
    'nearly ',
  ],
  [String.raw`\b(?:less than|fewer than|under|below) ${DIGIT}`, 'less_than '],
  [
    String.raw`\b(?:approximately|approx\.?|roughly|around|circa|ca\.?|c\.|some|something like|in the region of|an estimated|estimated|somewhere around|~) ?${DIGIT}`,
    'about ',
  ],
  [String.raw`(?<=\d)(?:-| )odd\b`, ' about'],
  [String.raw`(?<=\d\+?)\+`, ' over'],
  // How often.
  [String.raw`\b(?:every|each) (?:second|other) (\w+)\b`, '2 $1s'],
  [String.raw`\bfortnight(?:ly)?\b|\bbi-?weekly\b`, 'every 2 weeks'],
  [String.raw`\b(?:every|each) third (day|week|month|year|weekend|shift)\b`, '3 $1s'],
  [String.raw`\bone (day|week|month|year|weekend|shift) in (\w+)\b`, '$2 $1s'],
  [String.raw`\bonce\b(?= an?\b| per\b| every\b| each\b)`, '1 times'],
  [String.raw`(?<=\d)(?=(?:mm|cm|km|kg|mg|ml|lb|ft|hrs?|min|kv|kw|kva|hp|gb|tb|mb|am|pm|bar)\b)`, ' '],
  [String.raw`\btwice\b`, '2 times'],
  [String.raw`\b(?:24 hours a day|round the clock|24\/7)\b`, 'around the clock'],
  [String.raw`\bhalf an hour\b|\bhalf-hour\b`, '30 minutes'],
  [String.raw`\b(?:a|one) couple(?: of)?\b`, 'couple'],
  [String.raw`\b(?:a pair|in pairs|pair of us|(?:team|crew|group) of two)\b`, 'pair'],
  [String.raw`\ba dozen\b`, '12'],
  [String.raw`\ba hundred\b`, '100'],
  [String.raw`\bme and (?:one|an)other\b`, '2 together'],
  [String.raw`\bme and (?:two|2) others?(?: (\w+))?\b`, '3 $1 together'],
  [String.raw`\bme and (?:three|3) others?(?: (\w+))?\b`, '4 $1 together'],
  [String.raw`\b(?:monday to friday|weekdays?)\b`, 'weekday'],
  // Denials and limits.
  [
    String.raw`\b(?:instead of|rather than|in place of|unable to|failed to|free of|free from|in no case|no one|nobody|nothing|none)\b`,
    'not',
  ],
  [String.raw`\b(?:isn|wasn|aren|weren|doesn|don|didn|hasn|haven|hadn|couldn|can|won|wouldn)['’]?t\b`, 'not'],
  [
    String.raw`\b(?:that|which) was my fault\b|\bat[ -]fault\b|\bfor which I was to blame\b|\bmy own fault\b|\bmy fault\b`,
    'blame',
  ],
  [
    String.raw`\b(?:for the most part|in most cases|most of the time|most often|the majority(?: of)?|most of|in the main|as my main task|main(?:ly)? (?:task|job|thing|focus|work)|above all|by and large|what I do most of)\b`,
    'mostly',
  ],
  [
    String.raw`\b(?:as a rule|on a (?:normal|typical) (?=day|shift|week)|in general|under normal circumstances)\b`,
    'usually ',
  ],
  [
    String.raw`\b(?:at times|now and then|from time to time|on occasions?|(?<!ly )(?:as|when|where|if) (?:needed|required|necessary|possible)|ad[ -]hoc|every now and (?:then|again)|a little|a bit(?! (?:more|of a))|once in a while)\b`,
    'sometimes',
  ],
  [
    String.raw`\b(?:bits? of|some of|part of (?=the (?!team|group|crew|staff|project|committee|board|panel|squad))|a certain amount of|to some extent|in part)\b`,
    'partly ',
  ],
  [
    String.raw`\b(?:plan(?:s|ned|ning)?|mean[ts]?|intend(?:s|ed|ing)?|suppos(?:e|ed)|hop(?:e|es|ed|ing)|aim(?:s|ed|ing)?|want(?:s|ed|ing)?|going|due(?= to (?:finish|start|complete|end|graduate|begin|take|sit|be))|about) to\b|\bworking towards\b|\b(?:hoped|hoping|hopes|hope) for\b`,
    'intend to',
  ],
  [
    String.raw`\b(?:tr(?:y|ied|ies|ying)|attempt(?:s|ed|ing)?|seek(?:s|ing)?|sought|endeavou?r(?:s|ed|ing)?) to\b`,
    'try to',
  ],
  [
    String.raw`\bapart from\b|\bother than\b|\bexcluding\b|\bwith the exception of\b|\bexcept(?: for)?\b`,
    'except',
  ],
  [String.raw`\bwhether (?:or not )?to\b`, 'intend to'],
  // Who had part in it.
  [
    String.raw`\b(?:took|take|taking|takes) part in\b|\binvolved (?:in|with)\b|\bhad a (?:hand|part|share) in\b|\b(?:lent|lend|gave|give) a hand\b|\bhelp(?:s|ed|ing)? out\b`,
    'help',
  ],
  [String.raw`\b(?:lent|lend|gave|give|giving) ((?:\w+ ){1,3})a hand\b`, 'help $1'],
  [
    String.raw`\b(?:as |was |am |being )?(?:a )?(?:part|member|one) of (?=(?:the |a |an |our )?(?:\w+ )?(?:team|group|crew|committee|board|panel|squad|\d|two|three|four|five|six|seven|eight|nine|ten|people|us))`,
    'together ',
  ],
  [
    String.raw`\b(?:alongside|side by side with|in collaboration with|in cooperation with|jointly with|in tandem with|between us)\b`,
    'together with',
  ],
  [String.raw`\bbetween (\w+) of us\b`, 'together $1 of us'],
  [
    String.raw`\bme and (?=my|the|a|an|one|some|other)|\b(?<=my \w+ )and (?:I|me)\b|\b(?<=colleague )and (?:I|me)\b`,
    'together ',
  ],
  [String.raw`\bmyself and\b`, 'together'],
  [
    String.raw`\b(?:on my own|by myself|single-?handedly|single handed|on his own|solo|unaided|unassisted)\b`,
    'alone',
  ],
  [
    String.raw`\b(?:under|with) (?:the )?(?:close )?(?:supervision|guidance|direction|oversight|instruction)(?: of)?\b|\bsupervised by\b|\boverseen by\b|\bguided by\b`,
    'under',
  ],
  [
    String.raw`\bin charge of\b|\bresponsib(?:le|ility|ilities) for\b|\bresponsibilities inclu\w+\b|\bcharge of\b|\btasked with\b`,
    'responsible',
  ],
  [
    String.raw`\b(?:in|as|(?<!worked |working |work )on) (?:a |the )?(?:small |large |(?:\d+|two|three|four|five|six)[ -](?:person |man |strong )?)?(?:team|group|crew)\b(?! (?:lead|manag|member|head))|\btogether as\b|\bamong the team\b`,
    'together ',
  ],
  [String.raw`\b(?:put|bring|pull)(ting|s)? (?:it |them )?together\b`, 'assemble'],
  [
    String.raw`\bstand(?:s|ing)?[ -]in (?:for|as)\b|\bstood in\b|\bfill(?:s|ed|ing)?[ -]in for\b|\bwas (?:off|away|ill|sick)\b|\bare (?:off|away|ill|sick)\b`,
    'stand_in',
  ],
  [String.raw`\bwork(s|ed|ing)? for (?=the |a |an |\p{Lu})`, 'employed_by '],
  [String.raw`\b(?:keep|kept|keeping|keeps) (?:an? )?(?:close )?(?:eye|watch) on\b`, 'monitor'],
  [String.raw`\b(?:keep|kept|keeping|keeps) track of\b`, 'track'],
  [String.raw`\b(?:keep|kept|keeping|keeps) in (?:touch|contact) with\b`, 'contact'],
  [String.raw`\b(?:mak(?:e|es|ing)|made) sure\b`, 'ensure'],
  [String.raw`\b(?:tak(?:e|es|ing)|took) care of\b`, 'look_after'],
  [String.raw`\b(?:get|got|getting) rid of\b`, 'remove'],
  [String.raw`\b(?:bring|brought|bringing) (?=.{0,30}up to speed)`, 'train '],
  [String.raw`\bup to speed\b`, ''],
  [
    String.raw`\b(?:train(?:s|ed|ing)?|study|studying|learn(?:s|ing)?|qualifying) (?:to be|as) (?=an? )`,
    'learner train as ',
  ],
  [String.raw`\b(?:show|showed|showing|shown) (?=.{0,25}\bhow\b)`, 'teach '],
  [String.raw`\ball the time\b|\btime and again\b`, 'often'],
  [String.raw`\bup to (?:an amount|a value|a total|a limit|a sum) of\b`, 'up_to'],
  [String.raw`\baccording to\b|\bin line with\b|\bin accordance with\b|\bas per\b`, 'following'],
  [String.raw`\b(?:was|were|am|is|be) present at\b`, 'attend'],
  [String.raw`\bat once\b`, 'at a time'],
  [String.raw`\bas well as\b|\balong with\b|\bin addition to\b`, 'and'],
  [String.raw`\bfourth\b`, '4th'],
  [String.raw`\bfifth\b`, '5th'],
  [String.raw`\bsixth\b`, '6th'],
  [String.raw`\bsecond[ -](?=line|fix|hand|year|level)`, '2nd '],
  [String.raw`\bunder[ -](?=\d+s\b|\d+\b|fives\b)`, 'below '],
  [
    String.raw`\bco-(?=(?:author|wrote|written|led|lead|manag|develop|design|found|organi|teach|taught|host|edit|present|creat))`,
    'together ',
  ],
  // Results.
  [
    String.raw`\b(?:on time|ahead of (?:schedule|time|deadline)|on schedule|to schedule|to deadline)\b`,
    'on_time',
  ],
  [String.raw`\b(?:within|under|on) budget\b`, 'on_budget'],
  [
    String.raw`\bfrom (?:start|beginning) to (?:finish|end)\b|\bend[ -]to[ -]end\b|\bfrom scratch\b`,
    'wholly',
  ],
  [
    String.raw`\b(?:company|firm|nation|country|world|organi[sz]ation|business|site|hospital|school|industry)[ -]?wide\b|\bnationwide\b|\bworldwide\b`,
    'everywhere',
  ],
  [
    String.raw`\bbest[ -]sell(?:er|ers|ing)\b|\baward[ -]winning\b|\btop[ -](?:performing|ranked|rated)\b`,
    'best',
  ],
]);

function rows(source: [string, string][]): [RegExp, string][] {
  return source.map(([turn, word]) => [new RegExp(turn, 'giu'), word]);
}
