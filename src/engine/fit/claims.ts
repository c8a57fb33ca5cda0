import { folded } from '../occupations/stems.ts';
import { isByNamedPapers, isOwnWork, type Compared } from './compared-stems.ts';
import { isPending } from './pending-papers.ts';
import { isOfOthers, isOnlyMeant } from './work-of-others.ts';

/** What a line says of its writer: the words that they claim, the words that they deny, what is only planned, begun or over, and what others did. */
export type Claims = { claimed: string; denied: string; unfinished: string; others: string };

/** What speaks of other people's work, not of the writer's own: the kinds of doing that make a line show nothing of what it names. */
export type Bystander = 'sells' | 'hires' | 'translates' | 'books' | 'tests software';

/**
 * Reads what a line claims, in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish and Polish. A denial takes the
 * rest of its clause with it, or all of it where it stands at the end; a plan, a course begun and a licence that is over take the clause.
 * Where papers are looked for, so does what is applied for, run out or given up.
 */
export function claimsOf(line: string, compared: Compared, isOfPapers = false): Claims {
  const claims: Claims = { claimed: '', denied: '', unfinished: '', others: '' };
  const text = line.slice(0, LONGEST);
  for (const clause of clausesOf(isOwnWork(compared) ? text.replaceAll(CATEGORY, '$1 ') : text)) {
    const words = folded(clause);
    if (isOwnWork(compared) && isOfOthers(words)) claims.others += ` ${clause}`;
    else if (
      UNFINISHED.test(words) ||
      OVER.test(words) ||
      (isOwnWork(compared) && isOnlyMeant(words)) ||
      (isOfPapers && isPending(words))
    )
      claims.unfinished += ` ${clause}`;
    else addDenied(claims, clause, words, isByNamedPapers(compared) ? DENIAL_WORD : DENIAL);
  }
  return claims;
}

/** What kind of line about others a line is; null for a line about the writer's own work. */
export function bystanderOf(line: string): Bystander | null {
  const words = folded(line.slice(0, LONGEST));
  for (const [kind, verbs] of BYSTANDERS) if (verbs.test(words)) return kind;
  return null;
}

/** What a title does for a trade in place of its work: sell its goods, hire its people, plan its visits. */
export function tradeOfTitle(title: string): Bystander | null {
  const words = folded(title.slice(0, LONGEST));
  for (const [kind, names] of TITLES_FOR_OTHERS) if (names.test(words)) return kind;
  return null;
}

function addDenied(claims: Claims, clause: string, words: string, denial: RegExp): void {
  const replaced = REPLACED.exec(words);
  // In Portuguese "no" is "in the".
  const denied = denial.exec(PORTUGUESE.test(clause) ? words.replaceAll(/\bno\b/g, 'em') : words);
  const found = GIVEN_UP.exec(words) ?? replaced ?? denied;
  if (found === null) {
    claims.claimed += ` ${clause}`;
    return;
  }
  const all = clause.match(WORD) ?? [];
  const before = countWords(words.slice(0, found.index));
  const within = countWords(found[0]);
  const partial = found !== denied;
  const closes = !partial && LATE.test(found[0]) && all.length - before - within <= MAX_AFTER;
  const from = closes ? 0 : before;
  const to = partial ? before + within : all.length;
  claims.denied += ` ${all.slice(from, to).join(' ')}`;
  claims.claimed += ` ${[...all.slice(0, from), ...all.slice(to)].join(' ')}`;
}

function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

/** The clauses of a line: cut at points, semicolons, "but", and at commas that open no further item of the same denial. */
function clausesOf(line: string): string[] {
  return line
    .split(HARD_END)
    .flatMap((part) => (ALTERNATIVES.test(folded(part)) ? [part] : part.split(/,(?!\d)/)))
    .filter((part) => part.trim() !== '');
}

// An apostrophe within belongs to the word: "don't" is one.
const WORD = /[\p{L}\p{N}+#]+(?:['’][\p{L}\p{N}]+)*/gu;
const MAX_AFTER = 3;
/** Lines are far shorter; what stands behind it is nobody's sentence, and looking at it would take long. */
const LONGEST = 1000;
/** The point of "kat. C" ends no sentence. */
const CATEGORY = /(?<!\p{L})(kat|cat|kl|nr)\.\s/giu;
const HARD_END =
  /[.!?;•|]\s|[;•|]|\s[–—-]\s|(?<!\p{L})(?:but|however|although|though|aber|sondern|jedoch|mais|cependant|pero|sino|aunque|però|tuttavia|porém|maar|echter|utan även|lecz)(?!\p{L})/iu;
const ALTERNATIVES =
  /\b(?:no|not|without|never|kein\w*|nicht|ohne|pas|sans|aucune?|sin|nessun\w*|senza|nao|sem|geen|niet|zonder|ingen|inte|utan|nie|bez|brak)\b.*,.*\b(?:or|nor|oder|noch|ou|ni|o|ne|nem|of|eller|ani|lub)\b/;

/** Words that deny what follows; the phrases that only seem to ("not only", "without errors") are taken out first. */
const DENIAL = new RegExp(
  [
    String.raw`\bno(?! (?:\.|\d|accident|incident|error|complaint|fault|absence|delay|outside|lost|late|only|solo|longer than|departamento|servico|hospital|setor|armazem|estaleiro|escritorio|ambito|mercado|projet))(?=\s+\p{L})`,
    String.raw`\bnot(?! (?:only|just|merely|least))\b`,
    String.raw`\b(?:do|does|did|have|has|had|am|is|are|was|were|can|could)n['’]t\b`,
    String.raw`\b(?:cannot|never|neither|none|lacks?|lacking)\b`,
    String.raw`\bwithout(?! (?:a |an |any |single |one )*(?:accident|incident|error|complaint|fault|absence|delay|loss|single|late|mistake|supervision|help|defect|rework|remark|interruption|downtime))`,
    String.raw`\bkein(?:e|en|er|em|es|erlei)?(?! (?:unf|fehl|beanst|ausf))\b`,
    String.raw`\bnicht(?! (?:nur|zuletzt|allein))\b`,
    String.raw`\b(?:niemals|weder)\b`,
    String.raw`\bohne(?! (?:ruckfrag|unfall|unfalle|fehler|beanstand|ausfall|verzug|mangel|hilfe|anleitung|eine|einen|ruckstand|reklam|stor))`,
    String.raw`\bpas(?! (?:seulement|uniquement|que))\b`,
    String.raw`\b(?:jamais|aucune?|nullement)\b(?! (?:accident|erreur|incident|retard|reclamation))`,
    String.raw`\bsans(?! (?:erreur|accident|incident|retard|faute|interruption|aide|reclamation|defaut|perte))`,
    String.raw`\bsin(?! (?:error|errores|accidente|accidentes|retraso|retrasos|incidencia|incidencias|ayuda|fallo|fallos|reclamacion|mermas|supervision|bajas))`,
    String.raw`\b(?:nunca|jamas|ningun|ninguna|tampoco|carezco)\b`,
    String.raw`\bnon(?! (?:solo|soltanto|seulement)\b)(?=\s|$)`,
    String.raw`\bmai(?= (?:usat|lavorat|avut|fatt|stat|guidat|utilizzat))`,
    String.raw`\b(?:nessuna?|nessun|neanche|privo|priva)\b(?! (?:errore|incidente|ritardo))`,
    String.raw`\bsenza(?! (?:errori|errore|incidenti|ritardi|infortuni|reclami|aiuto|scarti|difetti|supervisione))`,
    String.raw`\bnao(?! (?:so|apenas|somente)\b)\b`,
    String.raw`\b(?:nenhuma?|nenhum)\b`,
    String.raw`\bsem(?! (?:falhas?|erros?|atrasos?|acidentes?|reclamacoes|ajuda|supervisao|defeitos?|perdas?))(?=\s)`,
    String.raw`\b(?:geen|nooit|noch)\b(?! (?:fout|ongeval|klacht))`,
    String.raw`\bniet(?! (?:alleen|slechts|enkel))\b`,
    String.raw`\bzonder(?! (?:fout|fouten|ongeval|ongevallen|klacht|klachten|vertraging|hulp|uitval|schade|begeleiding|afkeur))`,
    String.raw`\binte(?! (?:bara|enbart|minst))\b`,
    String.raw`\b(?:ingen|inget|inga|aldrig|ej|saknar)\b(?! (?:olyck|fel|anmark))`,
    String.raw`\butan(?! (?:anmarkning|anmarkningar|fel|olyckor|olycka|forseningar|hjalp|avbrott|skador|reklam|aven|tillsyn))`,
    String.raw`\bnie(?! (?:tylko|mniej))\b`,
    String.raw`\b(?:nigdy|brak|braku|zadnego|zadnej)\b(?! (?:bled|wypad))`,
    String.raw`\bbez(?! (?:opoznien|bledow|wypadkow|reklamacji|przestojow|pomocy|zastrzezen|usterek|wypadku|nadzoru|strat|brakow|poprawek))`,
  ].join('|'),
  'iu',
);
/** The same as whole words: before weights 10, "since" and "single" were taken for the Spanish "sin". */
const DENIAL_WORD = new RegExp(String.raw`(?:${DENIAL.source})(?!\p{L})`, 'iu');
/** Denials that may stand behind what they deny. */
const LATE =
  /^(?:not|nicht|pas|non|no|nao|niet|inte|nie|never|nunca|jamais|nooit|aldrig|nigdy|none|nenhum\w*|kein\w*|ej|\w+n['’]t|ingen|inget)$/;

const PORTUGUESE = /[ãõç]/iu;
/** What was done away with, named before the verb. */
const GIVEN_UP =
  /^.*?(?= (?:durch|door|med) \S.*\b(?:ersetzt|abgelost|vervangen|ersatt)\b| (?:vervangen|ersatt|ersetzt) (?:door|av|durch) )/iu;
/** What was done away with, up to what came in its place. */
const REPLACED =
  /\b(?:replaced|replacing|swapped(?: out)?|migrated (?:away )?from|moved (?:away )?(?:off|from)|phased out|abolished|ersetzt\w*|abgelost\w*|abgeschafft|remplace\w*|abandonne\w*|reemplac\w*|sustitui\w*|sostitui\w*|substitui\w*|vervangen|vervang\w*|ersatte|ersatt|bytte ut|zastapi\w*) [^,]*? (?:by|with|to|in favou?r of|for|durch|par|por|con|met|door|med|mot|przez|na|innym)(?=[^\p{L}])/iu;

const UNFINISHED = new RegExp(
  [
    String.raw`\b(?:plan(?:ning|ned|s)? (?:to|for)|planned|wants? to|wish(?:es)? to|would like to|hop(?:e|ing) to|intend(?:ing)? to|aim(?:ing)? to|eager to|keen to|willing to|looking forward to|interested in|ready to|about to|due to start)\b`,
    String.raw`\b(?:enrol+ed|signed up|registered) (?:in|on|for) (?:a |an |the )?.*\b(?:course|class|programme|program|training|module|exam)\b`,
    String.raw`\b(?:course|training|class|programme|program|module|exam|certificate|licen[cs]e|test) .*\b(?:begun|started|starts|starting|begins|pending|booked|applied for|in progress|ongoing|under way|not finished|unfinished|from next)\b`,
    String.raw`\b(?:working towards|studying (?:for|towards)|preparing for|in preparation for|currently (?:learning|studying|taking)|beginner'?s? course|started (?:a|an|the|my) .*course|began (?:a|an|the|my) .*course|started learning|self-study begun|yet to|expected|anticipated)\b`,
    String.raw`\b(?:geplant|geplante|beabsichtigt|vorgesehen|angemeldet|begonnen|angefangen|in vorbereitung|wird gerade erworben|noch ausstehend|mochte .*(?:lernen|erlernen|machen)|will .*(?:lernen|machen)|interesse (?:an|fur)|bereit .* zu (?:lernen|erlernen|machen)|in ausbildung zu[mr]?)\b`,
    String.raw`\b(?:prevue?s?|envisagee?s?|projet de|souhaite|souhaiterais|aimerais|voudrais|commencee?s?|entamee?s?|debutee?s?|en preparation|inscrit(?:e)? (?:a|au|en)|a passer|a venir|envie d|interess?e(?:e)? par|pret(?:e)? a (?:apprendre|passer)|en cours (?:de formation|d'obtention|d'apprentissage|de preparation))\b`,
    String.raw`\b(?:previsto|prevista|planeo|pendiente|me gustaria|quiero|quisiera|deseo|espero|interes en|interesad[oa] en|empezado|empezada|iniciado|iniciada|comenzado|matriculad[oa]|inscrit[oa] en|en preparacion|dispuest[oa] a|a punto de empezar|apuntad[oa])\b`,
    String.raw`\b(?:previsto|prevista|vorrei|voglio|desidero|spero di|intendo|interessat[oa] a|da conseguire|da ottenere|da iniziare|appena iniziat[oa]|iniziat[oa]|iscritt[oa] (?:a|al|alla)|in preparazione|dispost[oa] a|in programma|in fase di conseguimento)\b`,
    String.raw`\b(?:previsto|prevista|gostaria de|quero|pretendo|desejo|espero|interesse em|interessad[oa] em|iniciad[oa]|comecad[oa]|inscrit[oa] (?:em|no|na)|em preparacao|dispost[oa] a|por concluir|a iniciar|vou (?:tirar|fazer|comecar))\b`,
    String.raw`\b(?:gepland|wil (?:graag )?.*(?:leren|halen|behalen)|zou graag|hoop .* te|begonnen (?:met|aan)|gestart met|ingeschreven voor|aangemeld voor|in voorbereiding|wordt .*behaald|bereid .* te (?:leren|halen)|nog te behalen|interesse in|geinteresseerd in)\b`,
    String.raw`\b(?:planeras|planerar|planerad|vill (?:gärna |garna )?(?:lara|ta|ga|bli)|hoppas|paborjat|paborjad|borjat (?:pa|en|med)|anmald till|under utbildning|intresserad av|intresse for|villig att|ska (?:ta|ga|borja)|skulle vilja)\b`,
    String.raw`\b(?:planowan[aey]|planuje|chce|chcialbym|chcialabym|zamierzam|rozpoczet[aey]|rozpoczal\w*|zaczet[aey]|zapisan[aey]|zainteresowan[aey]|gotow(?:y|a) .*(?:nauki|nauczyc|zdobyc)|w przygotowaniu|w trakcie (?:kursu|nauki|szkolenia|zdobywania|wyrabiania)|przed egzaminem)\b`,
  ].join('|'),
  'iu',
);
const OVER =
  /\b(?:expired|lapsed|suspended|revoked|withdrawn|no longer|abgelaufen\w*|entzogen\w*|erloschen\w*|ungultig\w*|expiree?s?|perimee?s?|suspendu\w*|retiree?s? en|caducad[oa]s?|vencid[oa]s?|retirad[oa]|suspendid[oa]|scadut[oaie]|sospes[oa]|ritirat[oa]|caducou|expirad[oa]|expirou|suspens[oa]|verlopen|vervallen|ingetrokken|utgatt|utganget|utgangen|indraget|aterkallad|wygas\w*|niewazn\w*|cofniet\w*|zatrzyman\w*|utracon\w*)\b/iu;

const BYSTANDERS: [Bystander, RegExp][] = [
  [
    'sells',
    /\b(?:sold|sells?|selling|upsold|resold|verkauf\w*|verkauft\w*|vertrieb|vente|ventes|vendu\w*|vendais|vendre|venta|ventas|vendi|vendia|vender|vendita|vendite|vendevo|vendut\w*|venda|vendas|vendia|verkoop|verkocht|verkopen|forsaljning|salde|saljer|salt|sprzedaz|sprzedawal\w*|sprzedal\w*|advised (?:shoppers|customers|clients|buyers) on)\b/iu,
  ],
  [
    'hires',
    /\b(?:hired|hires|hiring|recruited|recruits?|recruiting|recruitment of|headhunted|placed (?:candidates|nurses|drivers|welders|engineers|staff)|staffed|sourced (?:candidates|nurses|drivers|welders|engineers|developers)|einstellung|eingestellt|rekrutiert\w*|rekrutierung|personalgewinnung|vermittlung von|recrutement|recrute\w*|embauche\w*|contratacion|contrate|contratado|contrataba|reclutamiento|seleccion de (?:personal|operarios|candidatos)|selezione di|selezionato|assunzione|assunto|reclutamento|reclutato|recrutamento|recrutei|recrutou|contratacao|contratei|werving|geworven|wierf|aangenomen|rekrytering|rekryterade|rekryterat|anstallde|rekrutacja|rekrutowal\w*|zatrudnial\w*|zatrudnil\w*|zatrudnianie)\b/iu,
  ],
  [
    'translates',
    /\b(?:translated|translating|translation of|interpreted for|ubersetz\w*|traduction|traduit\w*|traduisais|traduire|traduje|traducia|traducir|traduccion|traducid\w*|traducevo|tradotto|traduzione|tradurre|traduzia|traduzi|traducao|traduzir|vertaal\w*|vertaald\w*|vertaling|oversatt\w*|oversatte|oversattning|tlumacz\w*|przetlumacz\w*)\b/iu,
  ],
  [
    'books',
    /\b(?:booked (?:\w+ ){0,3}(?:for|appointments|repairs?|plumbers|technicians|electricians|nurses)|(?:scheduled|dispatched|rostered|assigned) (?:\w+ ){0,2}(?:plumbers|electricians|technicians|nurses|drivers|engineers|carers|welders|mechanics|crews|teachers|cleaners)|ordered and booked|vermittelte|disponiert\w*|terminvergabe|prise de rendez-vous|agendaba|agendei|prenotavo|inplannen van|bokade|umawial\w*)\b/iu,
  ],
  [
    'tests software',
    /\b(?:(?:tested|testing|tests|developed|built|programmed|designed|documented) (?:[\w'’]+ ){0,4}(?:software|app|apps|application|applications|platform|system|tool|module) (?:for|of|used by)|software(?:tests?|entwicklung) fur)\b/iu,
  ],
];

const TITLES_FOR_OTHERS: [Bystander, RegExp][] = [
  [
    'sells',
    /\b(?:sales\w*|seller|salesm[ae]n|saleswoman|account (?:manager|executive)|verkauf\w*|vertrieb\w*|vendeu[rs]\w*|commercial[e]?|comercial|vendedor\w*|ventas|vendit\w*|vendas|verko(?:op|per)\w*|salj\w*|forsalj\w*|sprzeda\w*|handlow\w*)\b/iu,
  ],
  [
    'hires',
    /\b(?:recruit\w*|talent (?:acquisition|partner)|headhunter|personalberat\w*|personalvermittl\w*|recrut\w*|reclutador\w*|selezionator\w*|rekryter\w*|rekruter\w*)\b/iu,
  ],
  [
    'translates',
    /\b(?:translat\w*|interpreter|ubersetzer\w*|traduct\w*|tradutor\w*|traduttor\w*|vertaler|oversatt\w*|tlumacz\w*)\b/iu,
  ],
  [
    'books',
    /\b(?:planner|scheduler|dispatcher|estimator|secretary|receptionist|disponent\w*|planer\w*|sekretar\w*|empfang\w*|secretaire|planificador\w*|recepcionist\w*|secretari[oa]|segretari[oa]|receptionniste|planerare|planist\w*|dyspozytor\w*|sekretark\w*|recepcjonist\w*)\b/iu,
  ],
];
