/** What a part of a posting is about: what is asked for, what is wished for, the work, what is offered, the employer; null where no heading says. */
export type Section = 'asked' | 'wished' | 'work' | 'offered' | 'employer' | null;

/** A line of a posting: its place in the folded text without the mark of a list, the part it belongs to, and whether it is an item of a list. */
export type PostingLine = { start: number; end: number; section: Section; item: boolean };

/** The lines of a posting that say something, headings left out. `text` is folded. */
export function linesOf(text: string): PostingLine[] {
  const lines: PostingLine[] = [];
  let section: Section = null;
  for (const { start, end } of spansOfLines(text)) {
    const raw = text.slice(start, end);
    const mark = MARK.exec(raw)?.[0] ?? '';
    const said = raw.slice(mark.length);
    if (isHeading(said, mark)) {
      const named = sectionNamed(said);
      // A heading that says nothing known ends what was asked before it; a title above all does not matter.
      section = named ?? (MARKDOWN.test(raw) || said.trim().endsWith(':') ? null : section);
      if (named !== null || MARKDOWN.test(raw)) continue;
    }
    const head = INLINE_HEAD.exec(said);
    const inline = head ? sectionNamed(head[1] ?? '') : null;
    const from = start + mark.length + (inline && head ? head[0].length : 0);
    const item = ITEM.test(mark);
    lines.push({ start: from, end, section: inline ?? section, item });
  }
  return lines;
}

function spansOfLines(text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') spans.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return spans;
}

function isHeading(said: string, mark: string): boolean {
  const line = said.trim();
  if (ITEM.test(mark) && !/^\*\*/.test(line)) return false;
  if (line.length > LONGEST_HEADING) return false;
  return (
    MARKDOWN.test(mark + said) ||
    line.endsWith(':') ||
    (line.split(/\s+/).length <= MOST_WORDS && !/[.!;,]$/.test(line))
  );
}

/** The part that a heading opens; null when its words say nothing of that. */
export function sectionNamed(heading: string): Section {
  for (const [section, words] of HEADINGS) if (words.test(heading)) return section;
  return null;
}

/** Whether a sentence, wherever it stands, says what is offered. */
export function isOffer(sentence: string): boolean {
  return OFFER.test(sentence);
}

const LONGEST_HEADING = 80;
const MOST_WORDS = 7;
const MARK = /^\s*(?:[-*+•·▪●◦‣✓✔➢►–—]\s+|\d{1,2}[.)]\s+|#{1,6}\s+)?/;
const ITEM = /[-*+•·▪●◦‣✓✔➢►–—]|\d/;
const MARKDOWN = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$|__[^_]+__:?\s*$)/;
const INLINE_HEAD = /^([^:.!?\n]{3,50}):\s+(?=\S)/;

const words = (...lists: string[]) => new RegExp(String.raw`(?<![\p{L}])(?:${lists.join('|')})`, 'u');
const HEADINGS: [Exclude<Section, null>, RegExp][] = [
  [
    'wished',
    words(
      'nice to have',
      'desirable',
      'desired',
      'bonus points?',
      'bonus$',
      'preferred',
      'pluses',
      'it would be (?:lovely|great|nice)',
      'would be (?:an advantage|a plus)',
      'extra credit',
      'even better',
      'von vorteil',
      'wunschenswert',
      'gern(?:e)? gesehen',
      'schon ware',
      'pluspunkte?',
      'pluspunt',
      'ideal(?:er)?weise',
      'das ware (?:toll|schon)',
      'seraient? (?:un |des )?(?:plus|atouts?)',
      'les plus',
      'un plus',
      'atouts?',
      'souhaite',
      'apprecie',
      'se valora',
      'valorable',
      'deseable',
      'valoraremos',
      'gradit',
      'preferenzial',
      'titolo preferenziale',
      'costituisc',
      'nice',
      'plus$',
      'valorizamos',
      'valoriza-se',
      'preferencial',
      'fator(?:es)? preferencia',
      'diferencia',
      'mais-valia',
      'desejave',
      '(?:een )?pre(?: is)?:?$',
      'mooi meegenomen',
      '(?:een|ett|ein|un) plus',
      'wij zien graag',
      'meriterande',
      'det ar ett plus',
      'mile widzian',
      'dodatkow\\w+ atut',
      'atutem',
      'dodatkowo',
    ),
  ],
  [
    'offered',
    words(
      'benefits',
      'perks',
      'what (?:you get|you’ll get|you will get|we offer|we can offer)',
      "what you'll get",
      'we offer',
      "what's in it",
      'our offer',
      'pay and benefits',
      'wir bieten',
      'das bieten',
      'was wir (?:dir |ihnen )?bieten',
      'unser angebot',
      'deine vorteile',
      'ihre vorteile',
      'darauf (?:kannst|konnen)',
      'avantages',
      '(?:ce que )?nous (?:vous )?(?:offrons|proposons)',
      'ce que nous (?:vous )?(?:offrons|proposons)',
      'ofrecemos',
      'que ofrecemos',
      'se ofrece',
      'beneficios',
      'offriamo',
      'cosa offriamo',
      'si offre',
      'benefit',
      'oferecemos',
      'o que oferecemos',
      'oferta$',
      'oferta:',
      'regalias',
      'wij bieden',
      'wat bieden',
      'wat (?:krijg|wij bieden)',
      'dit bieden',
      'arbeidsvoorwaarden',
      'ons aanbod',
      'vi erbjuder',
      'formaner',
      'oferujemy',
      'co oferujemy',
      'w zamian',
      'benefity',
    ),
  ],
  [
    'asked',
    words(
      'requirements?',
      "what you(?: will|’ll|'ll)? (?:bring|need)",
      "you (?:will |’ll |'ll )?(?:need|bring|have)",
      'what we (?:need|are looking for|expect)',
      "what we're looking for",
      'essential',
      'qualifications?',
      'must[- ]haves?',
      'about you',
      'who you are',
      'your profile',
      'skills',
      'person specification',
      'minimum',
      'experience$',
      'anforderung',
      '(?:das |was )(?:bringst|bringen) (?:du|sie)',
      '(?:das|was) (?:sie|du) mitbring',
      '(?:ihr|dein|unser) (?:profil|wunschprofil)',
      'profil$',
      'voraussetzung',
      'qualifikation',
      '(?:wir|was wir) erwarte',
      'damit (?:uberzeugen|punkten)',
      '(?:votre |le )?profil(?: recherche)?',
      'ce que nous recherchons',
      'competences',
      'prerequis',
      'qualifications',
      'requisitos',
      '(?:tu )?perfil',
      'que buscamos',
      'se requiere',
      'imprescindible',
      'requisiti',
      '(?:il tuo )?profilo',
      'cosa cerchiamo',
      'chi cerchiamo',
      'competenze',
      'o que procuramos',
      'competencias',
      'procuramos$',
      'wat (?:breng|vragen|neem|heb|verwachten)',
      '(?:wij|we) (?:vragen|zoeken|verwachten)',
      '(?:functie-?)?eisen',
      '(?:jouw |je )?profiel',
      'wie ben j',
      'dit (?:vragen|breng)',
      'krav',
      'kvalifikationer',
      'din (?:profil|bakgrund)',
      'vi soker dig',
      'vem ar du',
      'kompetens',
      'wymagania',
      'oczekujemy',
      'oczekiwania',
      'kogo szukamy',
      'wymagamy',
      'czego oczekujemy',
      'twoj profil',
    ),
  ],
  [
    'work',
    words(
      "what you(?:'ll| will)? (?:do|be doing)",
      'responsibilities',
      'your (?:tasks|role|day|responsibilities|work)',
      'the (?:role|job|work)',
      'duties',
      'job description',
      'tasks',
      '(?:ihre|deine) aufgaben',
      'aufgaben',
      'tatigkeiten',
      'das erwartet',
      '(?:vos |les )?missions?',
      'vos taches',
      'responsabilites',
      'le poste',
      'funciones',
      'tareas',
      'responsabilidades',
      'di cosa ti occuperai',
      'mansioni',
      'attivita',
      'responsabilita',
      'funcoes',
      'tarefas',
      'o que (?:vais|vai) fazer',
      'wat ga je doen',
      'taken',
      'werkzaamheden',
      'de functie',
      'arbetsuppgifter',
      'om (?:jobbet|tjansten|rollen)',
      'dina uppgifter',
      '(?:zakres )?obowiazk',
      'zadania',
      'twoje zadania',
    ),
  ],
  [
    'employer',
    words(
      'about (?:us|the company)',
      'who we are',
      'our (?:company|story)',
      'how to apply',
      'contact',
      'uber uns',
      'wer wir sind',
      'kontakt',
      'qui sommes',
      "l'entreprise",
      'sobre nosotros',
      'quienes somos',
      'chi siamo',
      'sobre nos',
      'quem somos',
      'over ons',
      'wie zijn wij',
      'om oss',
      'vilka ar vi',
      'o nas',
      'kim jestesmy',
    ),
  ],
];
const OFFER =
  /(?:^|[\s,])(?:we offer|benefits include|you(?:'ll| will) (?:get|receive)|in return|what you get|wir bieten|bei uns (?:erwarte\w*|bekomm\w*)|es erwarte\w* (?:sie|dich)|nous (?:vous )?(?:offrons|proposons)|ofrecemos|se ofrece|contrato indefinido|offriamo|si offre|oferecemos|o que oferecemos|wij bieden|wat krijg je|je krijgt|krijg je|vi erbjuder|hos oss far du|du far|oferujemy|w zamian|zapewniamy)\b/u;
