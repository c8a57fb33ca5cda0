/** Openings that say nothing of their own: what a person did follows them, as a verb. */
export const OPENERS: readonly string[][] = phrases(
  `was responsible for; were responsible for; am responsible for; i was responsible for; responsible for; responsibilities included; responsibilities include;
  my responsibilities included; duties included; duties include; my duties included; my duties were; job duties included; tasked with; was tasked with;
  i was tasked with; charged with; was charged with; involved in the task of; role involved; my role involved; role included; work included; work involved;
  i; my job was; my work included; accountable for`,
);

/** Words that add nothing to a claim and may be dropped anywhere; longer ones first. */
export const FILLERS: readonly string[][] = phrases(
  `successfully; efficiently; really; very; literally; duly; diligently; proactively; various; a variety of; a range of; a wide range of;
  a number of; in a timely fashion; in an efficient manner; in an effective manner; to the best of my ability; hard working; day to day; on a day to day basis; as and when needed; as and when required; when needed; when required; where needed; where necessary; if necessary; if needed; amongst other things; among other things; and more; and much more; and other things; and the like; at all times; effectively; competently; passionately; actively; effortlessly; dutifully; extremely; highly; different kinds of; all kinds of; all sorts of; a wide variety of; a broad range of; a large variety of; a multitude of; in a timely manner; in a professional manner; on a regular basis; as required; as needed; as necessary; etc; and so on; etcetera`,
).toSorted((a, b) => b.length - a.length);

/** Long ways to say a small word, and the small word; the meaning is the same. */
export const SHORTER: readonly (readonly [string[], string[]])[] = (
  [
    ['in order to', 'to'],
    ['so as to', 'to'],
    ['for the purpose of', 'for'],
    ['with the help of', 'using'],
    ['with the aid of', 'using'],
    ['by means of', 'using'],
    ['by using', 'using'],
    ['by utilizing', 'using'],
    ['by utilising', 'using'],
    ['utilizing', 'using'],
    ['utilising', 'using'],
    ['as well as', 'and'],
    ['on a daily basis', 'daily'],
    ['on a weekly basis', 'weekly'],
    ['on a monthly basis', 'monthly'],
    ['on a yearly basis', 'yearly'],
    ['due to the fact that', 'because'],
    ['in the event of', 'in case of'],
    ['with regard to', 'about'],
    ['with respect to', 'about'],
    ['prior to', 'before'],
    ['subsequent to', 'after'],
    ['in conjunction with', 'with'],
    ['together with', 'with'],
    ['along with', 'with'],
  ] as const
).map(([long, short]) => [long.split(' '), short.split(' ')]);

/** Forms in -ing that also stand before a noun as part of its name ("building management"), where they are no verb. */
export const COMPOUNDING: ReadonlySet<string> = new Set(
  `accounting advertising banking billing building cleaning coaching consulting cooking engineering filing financing gaming hiring housing learning mailing
  manufacturing marketing meeting mentoring nursing operating packing parking planning printing processing programming purchasing recruiting reporting
  running scheduling selling shipping staffing teaching testing trading training working`.split(/\s+/),
);

/** Words whose going or coming changes nothing. */
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);

function phrases(source: string): string[][] {
  return source.split(';').map((phrase) => phrase.trim().split(/\s+/));
}
