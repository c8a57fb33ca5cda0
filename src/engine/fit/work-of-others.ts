/**
 * Words that say of a clause that somebody else did what it names, or that its writer only means to, in nine languages; since weights 7. All
 * texts are folded.
 */

/** Whether a clause tells what others did, or near whom the writer worked. */
export function isOfOthers(clause: string): boolean {
  return OTHERS.test(clause.trim());
}

/** Whether a clause tells what is only meant to be learned or got, or known by name alone. */
export function isOnlyMeant(clause: string): boolean {
  return MEANT.test(clause.trim());
}

const list = (...lists: string[]) => new RegExp(lists.map((one) => `(?:${one})`).join('|'), 'u');
/** Somebody named at the head of a clause in which the writer does not stand. */
const someone = (whose: string, who: string, and: string, me: string) =>
  String.raw`^(?:${whose}) (?:\p{L}+ )?(?:${who})(?!\p{L}| (?:${and}))(?!.*(?<!\p{L})(?:${me})(?!\p{L}))`;

const OTHERS = list(
  // English.
  String.raw`\b(?:was|were|is|are|been|being|got) (?:\w+ )?(?:outsourced|subcontracted|contracted out)\b`,
  String.raw`\b(?:was|were|is|are|been) (?:\w+ )?(?:done|handled|managed|carried out|performed|run|prepared|processed|made|taken care of|looked after|dealt with) by (?!my team|our team|us\b|me\b|myself)(?:an?|the|our|another|others?|some(?:one|body)|external|outside|colleagues|head office)\b`,
  someone(
    'my|our|her|his|a',
    'colleagues?|co-?workers?|flatmate|roommate|wife|husband|brother|sister|father|mother|son|daughter|friend|boss|accountant|tax adviser|(?:sub)?contractors?',
    'and (?:i|me)',
    'me|us|i',
  ),
  String.raw`^(?:who|whose)\b|\b(?:reported|reporting|reports|assistant) to (?:an?|the|our) (?!.*\band\b)`,
  String.raw`\bshared (?:an? |the )?(?:office|room|flat|desk) with\b|\bsat (?:next to|beside) (?:an?|the)\b`,
  // German.
  String.raw`\b(?:wurden?|werden|wird|war|waren|ist|sind) .*\b(?:von|durch) (?:fremdfirm\w*|extern\w*|eine[rm]? (?:\w+ )?(?:steuerberat\w*|buro|agentur|dienstleister|firma)|kolleg\w*|anderen|dienstleister\w*|subunternehm\w*)\b`,
  String.raw`\b(?:lief|liefen|lauft) uber (?:\w+ )?(?:extern\w*|steuerberat\w*|buro|agentur|dienstleister)`,
  String.raw`\b(?:war|waren|ist|sind|wurden?) (?:\w+ )*(?:ausgelagert|fremdvergeben|extern vergeben|outgesourct)\b`,
  String.raw`\bhalf (?:de[mnr]|eine[rm]) (?:examiniert\w*|\w*fachkraft\w*|\w*meister\w*|gesell\w*)`,
  someone(
    'meine?|unsere?|eine?',
    'kolleg(?:e|in|en)|steuerberater(?:in)?|chef(?:in)?|mitbewohner(?:in)?|bruder|schwester|vater|mutter|freund(?:in)?',
    'und ich',
    'mir|mich|ich|uns|wir',
  ),
  // French.
  String.raw`\b(?:etai(?:t|ent)|est|sont) (?:\w+ )?(?:sous-traite|externalise)\w*`,
  String.raw`\b(?:etai(?:t|ent)|est|sont|a ete|ont ete) (?:\w+ )?(?:confie\w* a|assure\w* par|faite?s? par|geree?s? par|realise\w* par|prise?s? en charge par) (?!moi|mes|mon equipe|notre equipe)`,
  someone(
    'mon|ma|notre|un|une',
    'collegue|binome|cheff?e?|patronn?e?|conjointe?|frere|soeur|mari|femme|comptable|expert-comptable|amie?',
    'et moi',
    "me|moi|nous|je|j'|m'",
  ),
  // Spanish.
  String.raw`\bl[ao]s? (?:llevaban?|hacian?|gestionaban?|realizaban?) (?:una?|el|la|otr\w+|mi|nuestr\w) \w+`,
  String.raw`\bse (?:encargaban?|ocupaban?) (?:una?|el|la|otr\w+|mi|nuestr\w)\b|\b(?:estaban?|eran?|fue|fueron) (?:\w+ )?(?:subcontratad|externalizad)\w*`,
  someone(
    'mi|nuestr[oa]|una?',
    'companer[oa]|jef[ea]|herman[oa]|marido|mujer|amig[oa]|contable',
    'y yo',
    'me|nos|yo',
  ),
  // Italian.
  String.raw`\bsi occupavan?o? (?:il|la|lo|l'|un|una|altri|i|le)(?!\p{L})|\b(?:era|erano|veniva|venivano) (?:\w+ )?(?:affidat\w*|svolt\w* da|fatt\w* da|gestit\w* da)|\b(?:era|erano) (?:\w+ )?(?:esternalizzat|subappaltat)\w*`,
  someone(
    'il mio|la mia|il nostro|la nostra|mio|mia|una?',
    'collega|capo|fratello|sorella|marito|moglie|commercialista|amic[oa]|socio',
    'ed? io',
    'mi|ci|io',
  ),
  // Portuguese.
  String.raw`\b(?:era|eram|foi|foram|estava|estavam) (?:feit\w*|assegurad\w*|tratad\w*|realizad\w*|gerid\w*) por (?:uma?|o|a|outr\w*|terceiros|empresas?)(?!\p{L})|\b(?:era|eram|estava|estavam) (?:\w+ )?(?:subcontratad|externalizad)\w*`,
  someone(
    'o meu|a minha|o nosso|a nossa|meu|minha|uma?',
    'colega|chefe|irma|irmao|marido|mulher|contabilista|amig[oa]',
    'e eu',
    'me|nos|eu',
  ),
  // Dutch.
  String.raw`\b(?:was|waren|werd|werden|is|zijn) (?:\w+ )*uitbesteed\b|\b(?:werd|werden|wordt|worden) .*\bdoor (?:een|de|onze|externe?\w*|collega\w*|anderen)\b.*\b(?:gedaan|verzorgd|verwerkt|uitgevoerd|geregeld)`,
  String.raw`\b(?:deed|deden|verzorgde) (?:een|mijn|de|onze) (?:\w+ )?(?:collega|accountant|bureau|bedrijf)\b`,
  someone('mijn|onze|een', 'collega|baas|broer|zus|accountant|vriend(?:in)?', 'en ik', 'mij|me|ons|ik|wij'),
  // Swedish.
  String.raw`\b(?:skottes|gjordes|utfordes|hanterades) av (?:en|ett|extern\w*|andra|kolleg\w*|var)\b|\bvar utlag(?:d|t|da)\b|\boutsourca\w*`,
  someone('min|var|en', 'kollega|chef|bror|syster|sambo|revisor|kompis', 'och jag', 'mig|oss|jag|vi'),
  // Polish.
  String.raw`\b(?:prowadzil[aoy]?|prowadzily|zajmowal[aoy]? sie|wykonywal[aoy]?|robil[aoy]?) (?:\w+ )?(?:biuro|firma|kolega|kolezanka|ksiegow[aey]|zewnetrzn\w*|podwykonawc\w*)`,
  String.raw`\b(?:zlecan[eoay]|zlecalismy|zlecone|zlecaly) (?:\w+ )?(?:na zewnatrz|firmie|biuru|zewnetrzn\w*|podwykonawc\w*)|^ktor\p{L}+ `,
  String.raw`^(?:moj |moja |nasz |nasza )?(?:kolega|kolezanka|brat|siostra|maz|zona)(?!\p{L}| i ja)(?!.*(?<!\p{L})(?:mnie|mi|nam|nas|ja)(?!\p{L}))`,
);

const MEANT = list(
  String.raw`\bon (?:my|the) (?:list|agenda|wish ?list|to-do list)\b|\b(?:certificate|licen[cs]e|course|training|test|exam)s?\W+(?:is |are )?(?:booked|scheduled|planned|pending)\b|\bunfamiliar with\b|\b(?:only )?(?:by|from) hearsay\b|\bonly (?:heard|read) (?:of|about)\b`,
  String.raw`\bhorensagen\b|\bmochte ich (?:mir|noch|als nachstes|gern\w*)\b|\bwurde gern\w*\b|\bsteht noch (?:an|aus)\b|\b(?:aneignen|nachholen) (?:mochte|will)\b`,
  String.raw`\ben cours de (?:passage|validation|preparation|renouvellement)\b|\b(?:seulement|uniquement) entendu parler\b`,
  String.raw`\ben tramite\b|\bsolo de oidas\b|\bpor sacar\b`,
  String.raw`\bin corso di (?:conseguimento|ottenimento|rilascio)\b|\bsolo per sentito dire\b`,
  String.raw`^a (?:tirar|fazer|concluir|aprender|frequentar) |\bgostava de\b|\bem fase de obtencao\b`,
  String.raw`\b(?:staat|staan) (?:op|nog) .*(?:lijst|programma|gepland)\b|\balleen van horen zeggen\b`,
  String.raw`\bplanera(?:t|de)\b|\bstar pa (?:min )?(?:lista|onskelista)\b|\bbara hort talas om\b`,
  String.raw`\bw trakcie (?:wyrabiania|zdobywania|zaliczania|uzyskiwania)\b|\bznam tylko ze slyszenia\b`,
);
