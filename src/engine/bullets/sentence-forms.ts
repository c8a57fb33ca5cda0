import { verbOf } from './verbs.ts';

/**
 * A text in plainer build of sentence, of a line and of its wording alike: who does what, one act behind the other. Each form says
 * the same as the one it stands for, so that two texts can be compared in it.
 */
export function inPlainForm(text: string): string {
  let plain = text.trim().replace(/\.$/, '');
  for (const [form, by] of FORMS) plain = plain.replace(form, by);
  return withJoinedActs(withHelping(withDoer(plain)))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const COUNT = String.raw`(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const OFTEN = 'daily|weekly|monthly|yearly|annual|hourly';
const FORMS: readonly (readonly [RegExp, string])[] = [
  // How many on average, how old, how many of how many.
  [/\b(?:averaging|with an average of|an average of|average of) (?=\d)/giu, 'on average '],
  [
    /\b(?:aged?|of the age of|ages) (?:between )?(\d+) (?:to|and) (\d+)(?: years?)?(?: old)?\b/giu,
    'of $1 to $2 years',
  ],
  [/\bbetween (\d+) and (\d+) years(?: old| of age)\b/giu, 'of $1 to $2 years'],
  [/(?<!of )\b(\d+) to (\d+) years? (?:old|of age)\b/giu, 'of $1 to $2 years'],
  [/\b(?:every|each) (second|third|fourth|fifth|tenth) (\p{Ll}+[^s\s])\b/giu, 'one in $1 $2s'],
  [/\bone in (?:every )?two\b/giu, 'one in second'],
  [/\bone in (?:every )?three\b/giu, 'one in third'],
  [/\bone in (?:every )?four\b/giu, 'one in fourth'],
  [/\bone in (?:every )?five\b/giu, 'one in fifth'],
  [/\bone in (?:every )?ten\b/giu, 'one in tenth'],
  [/\b(\d+) out of (?:every )?(?=\d)/giu, '$1 of '],
  [/\b(?:to|of|at) a (height|depth|length) of (?=\d|up to \d)/giu, ' '],
  [/(?<=\d \p{L}{1,12}) (?:high|deep|long|tall)\b/giu, ''],
  [/\bdown to (?=\d)/giu, ''],
  // How many in a day, in how many of them, how large.
  [new RegExp(String.raw`(?<=\b${COUNT} )(${OFTEN}) ((?:\p{Ll}+ )?\p{Ll}+s)\b`, 'giu'), '$2 $1'],
  [
    new RegExp(String.raw`\b(${COUNT}) (years|months|weeks|quarters|days) out of (${COUNT})\b`, 'giu'),
    '$1 of $3 $2',
  ],
  [
    /\b(?:an? |the )?(\d+|two|three|four|five|six|eight|ten)-(metre|page|seat|bed|room|hour|day|week|month|year|litre|ton|tonne|person|member) (\p{Ll}+)\b/giu,
    '$3 of $1 $2s',
  ],
  [/\bby (\p{Ll}+ing) (better|closer|earlier|faster)\b/giu, 'through $2 $1'],
  [/\b(?:keep|kept|keeping) watch over\b/giu, 'watched over'],
  [/\bpeople in wheelchairs\b/giu, 'wheelchair users'],
  [/\b(?:by|with) hand\b|\bmanually\b/giu, 'by hand'],
  [/^contact(?: person)? for\b/giu, 'acted as contact for'],
  // How.
  [
    /\bhand-(\p{Ll}{3,}ed|made|sewn|cut|drawn|written)\b ([^,;]*?)(?=$|[,;]| (?:in|on|at|for|into|onto|with|under|to|from|and) )/giu,
    '$1 $2 by hand',
  ],
  [/\b(\p{Ll}+)-free\b/giu, 'without $1'],
  [/\bside by side with\b|\balongside\b/giu, 'with'],
  [/\btogether with\b/giu, 'with'],
  // Which of them.
  [/, (?:and )?also (?=(?:at|on|in|with|for|during|from|to) )/giu, ', including '],
  [/, including (?=(?:at|on|in|with|for|during) )/giu, ' also '],
  [/, also (?=(?:big|large|small|heavy|difficult|special) )/giu, ', including with '],
  [
    /\b(?:all )?(?:the )?(?:mistakes|errors|bugs|faults|defects|problems) (?:that )?I (?:found|noticed|saw)\b/giu,
    'found mistakes',
  ],
  // What somebody was or had.
  [
    /\b(?:was|am) (?:a |the )?(?:main )?(?:contact|contact person|point of contact) for\b/giu,
    'acted as contact for',
  ],
  [/\b(?:it was )?my (?:job|task|duty|role) (?:was )?to\b/giu, ''],
  [/\b(?:had|have|got) to (?=\p{Ll}+)/giu, ''],
  [/\b(?:was|am) (?:also )?allowed to\b/giu, ''],
  [/\bin the (?:course of|process)\b/giu, 'during'],
  [/\bas well\b/giu, 'also'],
  // What was made to happen.
  [
    /\b(?:looked|checked|tested|controlled) (?:if|whether|that) (.+?) (?:was|were|is|are) (?:still )?(complete|correct|safe|clean|working|full|signed)\b/giu,
    'verified that $1 were $2',
  ],
  [
    /\b(?:verified|ensured|checked|confirmed) (?:that )?(.+?) (?:was|were|is|are) (complete|correct|safe|clean|working|full|signed)\b/giu,
    'verified that $1 were $2',
  ],
  [/\bbrought (.{3,40}?) (?:down|back) (?=(?:from|to|by) )/giu, 'reduced $1 '],
  [/\bgot (.{3,40}?) down (?=(?:from|to|by) )/giu, 'reduced $1 '],
  [/\b(?:brought|got) (.{3,40}?) up (?=(?:from|to|by) \d)/giu, 'increased $1 '],
  [/\b(?:got|get|getting) (?=(?:\p{Ll}+ ){1,4}ready (?:for|to)\b)(.+?) ready\b/giu, 'prepared $1'],
  [/\bin how to\b|\bhow to\b/giu, 'to'],
  [/\b(?:how they|how he|how she|how one) (?=can )can\b/giu, 'to'],
];

/** "Was the conductor of a choir": conducted it. */
function withDoer(text: string): string {
  return text.replace(
    /^(?:I )?(?:was|am) (?:the |an? )?(\p{Ll}{4,}?)(?:er|or) (?:of|for) (?=\p{L}|\d)/iu,
    (all, stem: string) => {
      const forms = verbOf(stem) ?? verbOf(`${stem}e`) ?? verbOf(stem.slice(0, -1));
      if (forms === null || AGENTS_OF_RANK.has(forms.base)) return all;
      return `${forms.past} `;
    },
  );
}

const AGENTS_OF_RANK = new Set('manage supervise direct lead found own head control'.split(' '));

/** "Assisted guests with boarding", "in finding", "helped guests to board": helped guests board. */
function withHelping(text: string): string {
  return text.replaceAll(
    /\b(help|assist|support)(ed|ing|s)? ((?:(?!with |in |to )[\p{L}\d'’-]+ ){1,6})(?:with |in |to )(\p{Ll}+)\b/giu,
    (all, _verb: string, ending: string | undefined, whom: string, act: string) => {
      const forms = verbOf(act);
      if (forms === null || (act !== forms.gerund && act !== forms.base)) return all;
      return `help${ending ?? ''} ${whom}${forms.base}`;
    },
  );
}

/** "Operated a crane, following signals", "and by doing this saved": operated and followed. */
function withJoinedActs(text: string): string {
  const first = verbOf(text.replace(/^I /, '').match(/^\p{L}+/u)?.[0] ?? '');
  if (first === null) return text;
  const isPast = text.replace(/^I /, '').toLowerCase().startsWith(first.past);
  return text.replaceAll(/, (?:thereby |thus )?(\p{Ll}+ing) (?!of\b)/gu, (all, act: string) => {
    const forms = verbOf(act);
    if (forms === null || forms.gerund !== act || act === 'including') return all;
    return ` and ${isPast ? forms.past : forms.base} `;
  });
}
