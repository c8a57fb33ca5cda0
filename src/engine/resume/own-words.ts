type Kind = 'experience' | 'education' | 'skills' | 'languages' | 'summary';
type Saying = [Kind, RegExp];

const saying = (kind: Kind, start: string, end: string): Saying => [
  kind,
  new RegExp(String.raw`^(?:${start})(?: \p{L}+){0,3}? (?:${end})(?:(?: \p{L}+){0,3})$`, 'u'),
];

/** People who name a section in a sentence of their own: what stands first, and the word that says what it is about. */
const SAYINGS: Saying[] = [
  ['skills', /^(?:(?:very |also )?(?:good|handy|strong|at home) (?:at|with|in)|my (?:trade|craft))$/u],
  saying(
    'education',
    'where|what|how|places',
    'studied|learned|learnt|trained|went to school|got my training',
  ),
  saying(
    'skills',
    'what|things',
    'm good at|am good at|can do|know|know how to do|bring|offer|do best|do well|can offer',
  ),
  saying(
    'experience',
    'where|what|places|jobs|ships',
    'worked|ve worked|work|did|have done|ve done|do now|sailed|cooked',
  ),
  saying('education', 'wo|was|hier', 'gelernt(?: habe)?|studiert(?: habe)?|lernte'),
  saying('skills', 'was|das', 'kann|mitbringe|beherrsche|gut kann'),
  saying('experience', 'wo|was|hier', 'gearbeitet(?: habe)?|arbeite|arbeitete|tatig war|gemacht habe'),
  saying('education', 'ou|ce|j|la ou', 'appris|etudie|me suis forme\\p{L}*'),
  saying('skills', 'ce|mon|je', 'sais faire|sais bien faire|maitrise|apporte'),
  saying('experience', 'ou|ce|j|la ou', 'travaille|exerce|ai fait'),
  saying('education', 'donde|que|lo que', 'estudiado|estudie|aprendido|aprendi'),
  saying('skills', 'que|lo que', 'se hacer|se|domino|aporto|ofrezco'),
  saying('experience', 'donde|que|lo que', 'trabajado|trabaje|trabajo|hecho'),
  saying('education', 'dove|cosa|che cosa', 'studiato|imparato'),
  saying('skills', 'cosa|che cosa|quello che', 'so fare|so|porto'),
  saying('experience', 'dove|cosa|che cosa', 'lavorato|lavoro|fatto'),
  saying('education', 'onde|o que', 'estudei|aprendi'),
  saying('skills', 'o que', 'sei fazer|sei|domino'),
  saying('experience', 'onde|o que', 'trabalhei|trabalho|fiz'),
  saying(
    'education',
    'hier|waar|wat',
    'leerde(?: ik)?|geleerd(?: heb)?|studeerde(?: ik)?|gestudeerd(?: heb)?',
  ),
  saying('skills', 'dit|wat|hier|daar', 'kan ik(?: goed)?|ben ik goed in|goed in ben|kan|goed kan'),
  saying('experience', 'hier|waar|wat', 'werkte(?: ik)?|gewerkt(?: heb)?|werk ik|deed'),
  saying(
    'education',
    'har|det|det har|jag|her|var|hvor|hvad',
    'pluggat|studerat|lart mig|laest|studeret|lart|laert',
  ),
  saying('skills', 'det|detta|hvad|vad', 'kan jeg|kan jag|jag kan|jeg kan|er jeg god til'),
  saying('experience', 'har|her|jag|det|var|hvor|hvad', 'jobbat|arbetat|arbejdet|jobbet|arbeidet|gjort'),
  saying('education', 'gdzie|czego|co', 'uczylem|uczylam|studiowalem|studiowalam|nauczylem|nauczylam'),
  saying('skills', 'co|to', 'umiem|potrafie'),
  saying('experience', 'gdzie|co', 'pracowalem|pracowalam|pracuje|robilem|robilam'),
  saying('education', 'kde|co', 'studoval|studovala|ucil|ucila|vystudoval|vystudovala'),
  saying('skills', 'co', 'umim|ovladam|dovedu'),
  saying('experience', 'kde|co', 'pracoval|pracovala|pracuji|delal|delala'),
  saying('education', 'unde|ce', 'studiat|invatat'),
  saying('skills', 'ce', 'fac bine|stiu'),
  saying('experience', 'unde|ce', 'lucrat|facut'),
  [
    'languages',
    /^(?:i speak|ich spreche|je parle|hablo|parlo|falo|ik spreek|jag talar|jeg taler|jeg snakker|mowie|mluvim|vorbesc)$/u,
  ],
  [
    'summary',
    /^(?:this is me|das bin ich|qui suis je|quien soy|chi sono|quem sou|dit ben ik|wie ben ik|sadan er jeg|det ar jag|kim jestem|kdo jsem|cine sunt)$/u,
  ],
];

/** The kind of section that a sentence of the writer opens: "Where I have worked", "Dit kan ik"; `words` are folded. */
export function kindOfSaying(words: string): Kind | null {
  if (words.length > 45 || !words.includes(' ')) return null;
  return SAYINGS.find(([, form]) => form.test(words))?.[0] ?? null;
}
