type Kind = 'experience' | 'education' | 'skills' | 'languages' | 'summary';
type HeadingPhrase = [Kind, RegExp];

const phrase = (kind: Kind, start: string, end: string): HeadingPhrase => [
  kind,
  new RegExp(String.raw`^(?:${start})(?: \p{L}+){0,3}? (?:${end})(?:(?: \p{L}+){0,3})$`, 'u'),
];

/** People who name a section in a sentence of their own: what stands first, and the word that says what it is about. */
const HEADING_PHRASES: HeadingPhrase[] = [
  ['skills', /^(?:(?:very |also )?(?:good|handy|strong|at home) (?:at|with|in)|my (?:trade|craft))$/u],
  phrase(
    'education',
    'where|what|how|places',
    'studied|learned|learnt|trained|went to school|got my training',
  ),
  phrase(
    'skills',
    'what|things',
    'm good at|am good at|can do|know|know how to do|bring|offer|do best|do well|can offer',
  ),
  phrase(
    'experience',
    'where|what|places|jobs|ships',
    'worked|ve worked|work|did|have done|ve done|do now|sailed|cooked',
  ),
  phrase('education', 'wo|was|hier', 'gelernt(?: habe)?|studiert(?: habe)?|lernte'),
  phrase('skills', 'was|das', 'kann|mitbringe|beherrsche|gut kann'),
  phrase('experience', 'wo|was|hier', 'gearbeitet(?: habe)?|arbeite|arbeitete|tatig war|gemacht habe'),
  phrase('education', 'ou|ce|j|la ou', 'appris|etudie|me suis forme\\p{L}*'),
  phrase('skills', 'ce|mon|je', 'sais faire|sais bien faire|maitrise|apporte'),
  phrase('experience', 'ou|ce|j|la ou', 'travaille|exerce|ai fait'),
  phrase('education', 'donde|que|lo que', 'estudiado|estudie|aprendido|aprendi'),
  phrase('skills', 'que|lo que', 'se hacer|se|domino|aporto|ofrezco'),
  phrase('experience', 'donde|que|lo que', 'trabajado|trabaje|trabajo|hecho'),
  phrase('education', 'dove|cosa|che cosa', 'studiato|imparato'),
  phrase('skills', 'cosa|che cosa|quello che', 'so fare|so|porto'),
  phrase('experience', 'dove|cosa|che cosa', 'lavorato|lavoro|fatto'),
  phrase('education', 'onde|o que', 'estudei|aprendi'),
  phrase('skills', 'o que', 'sei fazer|sei|domino'),
  phrase('experience', 'onde|o que', 'trabalhei|trabalho|fiz'),
  phrase(
    'education',
    'hier|waar|wat',
    'leerde(?: ik)?|geleerd(?: heb)?|studeerde(?: ik)?|gestudeerd(?: heb)?',
  ),
  phrase('skills', 'dit|wat|hier|daar', 'kan ik(?: goed)?|ben ik goed in|goed in ben|kan|goed kan'),
  phrase('experience', 'hier|waar|wat', 'werkte(?: ik)?|gewerkt(?: heb)?|werk ik|deed'),
  phrase(
    'education',
    'har|det|det har|jag|her|var|hvor|hvad',
    'pluggat|studerat|lart mig|laest|studeret|lart|laert',
  ),
  phrase('skills', 'det|detta|hvad|vad', 'kan jeg|kan jag|jag kan|jeg kan|er jeg god til'),
  phrase('experience', 'har|her|jag|det|var|hvor|hvad', 'jobbat|arbetat|arbejdet|jobbet|arbeidet|gjort'),
  phrase('education', 'gdzie|czego|co', 'uczylem|uczylam|studiowalem|studiowalam|nauczylem|nauczylam'),
  phrase('skills', 'co|to', 'umiem|potrafie'),
  phrase('experience', 'gdzie|co', 'pracowalem|pracowalam|pracuje|robilem|robilam'),
  phrase('education', 'kde|co', 'studoval|studovala|ucil|ucila|vystudoval|vystudovala'),
  phrase('skills', 'co', 'umim|ovladam|dovedu'),
  phrase('experience', 'kde|co', 'pracoval|pracovala|pracuji|delal|delala'),
  phrase('education', 'unde|ce', 'studiat|invatat'),
  phrase('skills', 'ce', 'fac bine|stiu'),
  phrase('experience', 'unde|ce', 'lucrat|facut'),
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
export function kindOfHeadingPhrase(words: string): Kind | null {
  if (words.length > 45 || !words.includes(' ')) return null;
  return HEADING_PHRASES.find(([, form]) => form.test(words))?.[0] ?? null;
}
