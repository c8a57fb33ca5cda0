import { licencesIn } from '../../fit/licences.ts';
import type { Sentence } from './clauses.ts';
import type { Found } from './requirement.ts';

/** The degree or training, licences, level, right to work, hours and driving that a sentence asks for. `text` is folded. */
export function formalRequirementsIn(text: string, sentence: Sentence): Found[] {
  return PATTERNS.flatMap(({ kind, words, upTo }) => find(text, sentence, kind, words, upTo));
}

function find(
  text: string,
  { start, end }: Sentence,
  kind: Found['kind'],
  words: RegExp,
  upTo: RegExp | null,
): Found[] {
  const quote = text.slice(start, end);
  const found: Found[] = [];
  for (const match of quote.matchAll(words)) {
    if (
      kind === 'hours' &&
      FREE.test(quote.slice(Math.max(0, match.index - 20), match.index + match[0].length + 14))
    )
      continue;
    const from = match.index;
    const rest = quote.slice(from + match[0].length);
    const stop = upTo === null ? 0 : rest.search(upTo);
    const to =
      from +
      match[0].length +
      (upTo === null ? 0 : Math.max(subjectsIn(rest), Math.min(stop === -1 ? rest.length : stop, LONGEST)));
    const name = quote.slice(from, to);
    const last = found.at(-1);
    if (last && start + from < last.end) continue;
    found.push({ kind, name, start: start + from, end: start + to, sure: true });
  }
  return found;
}

/** How far a row of subjects goes that ends in "or similar": "in finance, economics or a related field". */
function subjectsIn(rest: string): number {
  return SUBJECTS.exec(rest.slice(0, LONGEST))?.[0].length ?? 0;
}

/** Whether words name a paper that the score knows: a licence that nothing else stands in for. */
export function isKnownPaper(words: string): boolean {
  return licencesIn(words).some(({ id }) => id !== 'driving');
}

const LONGEST = 90;
/** Where the words of a degree end: they go on with its subject. */
const DEGREE_END =
  /[,;:.()]|\s(?:and|with|und|sowie|oder eine vergleichbare|et|vous|y(?! (?:similar|calderer|electr))|con|e(?! (?:econom|gest))|en (?:minimaal|minstens|\d|een)|och|i(?= (?:minimum|co|\p{L}+letn|doswiad))|oraz|mit (?:mind|berufs))(?=\s)/u;
const SUBJECTS =
  /^[^.;:()]{0,70}?\s(?:or|oder|ou|o|of|eller|lub|u)\s(?:(?:a|an|eine[nr]?|una|uno|een|en)\s)?(?:\p{L}+\s)?(?:similar\w*|related|equivalent\w*|comparable|vergleichbar\w*|ahnlich\w*|simil\w*|equivalente\w*|vergelijkbar\w*|motsvarande|liknande|pokrewn\w*|podobn\w*)(?:\s(?:field|subject|discipline|fach\w*|ausbildung|qualifikation|studium|richting|opleiding|amne|kierunk\w*))?/u;

const word = (...lists: string[]) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${lists.join('|')})(?![\p{L}])`, 'gu');

const DEGREES = word(
  String.raw`(?:a |an )?(?:relevant |university |college |good )?(?:(?:bachelor|master)(?:'?s)?(?: or master'?s)?(?: degree)?|degree|ph\.?d\.?|doctorate|bsc|msc|b\.sc\.?|m\.sc\.?|mba|high school diploma|ged|a-levels|gcses?(?: in)?|nvq level \d|btec|hnd|associate'?s? degree|apprenticeship|vocational qualification)(?! (?:coordinator|class|programme|program))`,
  String.raw`(?:ein |eine |deine |ihre |dein |ihr )?(?:erfolgreich )?(?:abgeschlossene[sr]? )?(?:kaufmannische |technische |handwerkliche |berufliche |duale )?(?:berufsausbildung|ausbildung (?:als|zum|zur|im|in)|ausbildung|hochschulstudium|studium|fachhochschulstudium|bachelor(?:abschluss|studium)?|master(?:abschluss|studium)?|hochschulabschluss|studienabschluss|promotion|meisterbrief|meistertitel|technikerabschluss|abitur|mittlere reife|hauptschulabschluss|gesellenbrief)`,
  String.raw`(?:de )?(?:formation|niveau|diplome)? ?(?:de type |d'un )?(?:bac ?\+ ?\d(?: ?[/a] ?\d)?|bts|dut|licence professionnelle|licence (?:en|de|d')|master(?: \d)?|diplome d'ingenieur|ecole d'ingenieurs?|ecole de commerce|bac pro(?:fessionnel)?|cap(?! (?:de|du|sur))|bep|doctorat|baccalaureat)`,
  String.raw`(?:titulacion (?:universitaria|superior)|(?:fp |ciclo formativo (?:de )?)?grado (?:superior|medio|universitario|en)|formacion profesional|fp(?: de)?|licenciatura|licenciad[oa]|diplomatura|ingenieria(?= (?:en|industrial|informatica|tecnica))|estudios (?:universitarios|superiores|de)|bachillerato|master(?: en)?|educacion secundaria|graduado)`,
  String.raw`(?:laurea(?: triennale| magistrale| specialistica)?|laureat[oi]|diploma(?: di| alberghiero| tecnico| in| professionale| superiore)?|qualifica professionale|titolo di studio|licenza media)`,
  String.raw`(?:licenciatura|mestrado|curso (?:profissional|tecnico|superior)|12\.? ?o ano|ensino (?:superior|medio|secundario)|formacao (?:superior|academica|profissional)|bacharelado|graduacao)`,
  String.raw`(?:een )?(?:afgeronde )?(?:mbo|hbo|wo|vmbo|havo|vwo|bachelor|master)[ -/]*(?:mbo|hbo|wo)?[- ]?(?:diploma|opleiding|niveau(?: \d)?|werk- en denkniveau)?(?: niveau \d)?|diploma (?:verpleegkunde|van)|afgeronde opleiding`,
  String.raw`(?:hogskoleutbildning|hogskoleexamen|universitetsutbildning|kandidatexamen|(?:en )?kandidatexamen|masterexamen|magisterexamen|gymnasieutbildning|gymnasieexamen|civilingenjor\w*|yrkeshogskola|yh-utbildning|elprogrammet|vardprogrammet|eftergymnasial utbildning|akademisk (?:utbildning|examen)|utbildad (?:underskoterska|elektriker|snickare|kock|svetsare|forskollarare)|utbildning (?:inom|som))`,
  String.raw`wyksztalceni\w+ (?:wyzsz\w+|sredni\w+|zawodow\w+|techniczn\w+|kierunkow\w+|podstawow\w+)|studia (?:wyzsze|magisterskie|licencjackie|techniczne)|tytul (?:inzyniera|magistra)|dyplom`,
);

const LICENCES = word(
  String.raw`(?:(?!(?:or|and|the|a|an|for|with|have|has|hold|holds|need|must|you|your|is|are|of|pay|to|in|as|we|our|will|get|holding|by|on|any|other|no|their|its|be|at|from|relevant|required|both)\b)[\p{L}\d-]+ ){0,3}(?:licen[cs]e|certificat(?:e|ion)|registration|accreditation|gold card|ticket|cscs card|security clearance)(?: (?:in|of|for) [\p{L} ]{3,50})?|registered (?:[\p{L}]+ ){0,2}(?:nurse|midwife|pharmacist|manager|dietitian)(?: \(\w+\))?|qualified teacher status|\d\dth edition(?: wiring regulations)?|jib gold card|ipaf|pasma|nebosh|iosh|smsts|sssts|cpcs|nvq level \d(?: in [\p{L} ]+)?|part-qualified \w+|(?:acca|cima|aca|cipd|act|cfa|pmp|prince2|itil|cissp|ccna|cpa)(?: qualified| qualification| certified)?`,
  String.raw`(?:examinierte?r?|staatlich (?:anerkannte?r?|gepruft\w*)) [\p{L}-]+(?:/-?in)?|(?:\p{L}+-? )?[\p{L}-]*(?:schein|zertifikat|zertifizierung|sachkundenachweis|befahigungsnachweis|approbation|staplerschein|kranschein|meisterprufung|fuhrungszeugnis|gesundheitszeugnis)(?:e|en)?(?: kalteschein)?(?: (?:kategorie|klasse) \w+)?`,
  String.raw`(?:titulaire du )?(?:titre|diplome d'etat|certificat|habilitation|caces|agrement|carte professionnelle|brevet)(?: d'| de | du | des |\s)?(?:[\p{L}\d'-]+){0,1}(?: (?!exige|requis|obligatoire|souhaite|est|serait)[\p{L}\d'-]+){0,2}`,
  String.raw`(?:carnet|carne|certificado|curso|habilitacion|homologacion|licencia|tarjeta|titulo) (?:de (?!conducir|idiomas)|profesional)[\p{L}\d ]{3,50}`,
  String.raw`(?:l'|un )?(?:attestato|patentino|abilitazione|certificazione|iscrizione all'albo|qualifica)(?: (?!professionale)(?:di |del |della |per )?(?:qualifica )?[\p{L}\d]+){1,3}`,
  String.raw`(?:certificado|certificacao|cedula profissional|carteira profissional|cartao de|carta de conducao (?:de )?(?:categoria|pesados)|cam e|cam|cap)(?: (?!valid|e\b|em dia|obrigat)[\p{L}\d+]+){0,3}|suporte (?:avancado|basico) de vida`,
  String.raw`(?:[\p{L}\d]+[- ])?(?:certificaat|registratie|rijbewijs (?:c|ce|d)\b|code 95|vog|vca|bhv|big|nen 3140|vol-vca|heftruck\p{L}*)(?:-(?:certificaat|registratie|diploma))?`,
  String.raw`(?:[\p{L}]+ ){0,3}(?:certifikat|licens|legitimation|behorighet|truckkort|ykb|intyg)(?:[, ]+ecy)?|legitimerad [\p{L}]+`,
  String.raw`(?:uprawnienia|certyfikat|licencj\w+|(?:aktualn\w+ )?ksiazeczk\w+|zaswiadczeni\w+|badania|prawo wykonywania zawodu|karta kierowcy|swiadectwo)(?: (?!jest|sa|mile|oraz|lub|i\b|do|bedzi)[\p{L}\d+]+){0,4}`,
);

const LEVELS = word(
  String.raw`(?:mid-level|entry[- ]level|junior|senior)(?= (?:role|position|level|profile|candidate|rolle|roll|position|tjanst)|$)|(?<=(?:as a|level|profile) )(?:senior|junior|lead)`,
  String.raw`(?<=(?:suchen|looking for|hiring|need|zoek\p{L}*|soker|poszuk\p{L}*|busc\p{L}*|cerc\p{L}*|procur\p{L}*|recherch\p{L}*) (?:wij |wir |vi )?(?:a |an |een |en |eine[nr]? |un |una |uma |une )?)(?:senior|junior|medior|lead)`,
  String.raw`berufseinsteiger\w*|berufsanfanger\w*|quereinsteiger\w*`,
  String.raw`(?<=(?:niveau|profil|nivel|perfil|profilo|livello|niveau|poziom\p{L}*) )(?:confirme|debutant|junior|senior|pleno|medior)|(?:confirmee?|debutante?)(?= (?:accepte|souhaite))`,
  String.raw`(?:samodzieln\w+|mlodsz\w+|starsz\w+)(?= (?:ksiegow|specjalist|programist|stanowisk))|(?<=stanowisko )(?:samodzielne|mlodsze|starsze)`,
);

const RIGHT_TO_WORK = word(
  String.raw`(?:right|authori[sz]ed|authori[sz]ation|eligible|permitted|permission|legally able|entitled) to work(?: (?:in|for) [\p{L} ]{2,30})?|(?:valid )?work(?:ing)? (?:permit|visa|authori[sz]ation)(?: (?:in|for) [\p{L} ]{2,30})?`,
  String.raw`(?:gultige[nr]? )?(?:arbeitserlaubnis|arbeitsgenehmigung|aufenthaltstitel|aufenthaltserlaubnis)`,
  String.raw`autorisation de travail|titre de sejour|permis de travail`,
  String.raw`(?:residencia y )?permiso de trabajo(?: en [\p{L} ]{2,20})?|autorizacion (?:de|para) (?:trabajo|trabajar)|nie en vigor`,
  String.raw`permesso di (?:soggiorno|lavoro)(?: valido)?`,
  String.raw`autorizacao (?:de (?:residencia|trabalho)(?: e trabalho)?)|visto de trabalho|titulo de residencia`,
  String.raw`werkvergunning|verblijfsvergunning|(?:gerechtigd|recht) om (?:in [\p{L}]+ )?te werken|tewerkstellingsvergunning`,
  String.raw`(?:giltigt )?(?:arbetstillstand|uppehallstillstand)(?: i [\p{L}]+)?`,
  String.raw`(?:wazn\w+ )?(?:pozwoleni\w+|zezwoleni\w+) na prace|prawo do pracy|kart\w+ pobytu`,
);

const HOURS = word(
  String.raw`(?:[\p{L}-]+ )?(?:night|evening|weekend|late|early|rotating|split|day|twelve-hour|12-hour)? ?shifts?(?: work| pattern| rota)?|(?:on[- ]call|call[- ]outs?|standby)(?: rota| duty)?|(?:one in \w+ |every (?:other|second) |occasional |some )?(?:weekends?|saturdays?|sundays?|evenings|nights|bank holidays)(?: work)?`,
  String.raw`(?:[\p{L}\d]+-?)?(?:schicht(?:dienst|arbeit|betrieb|system|bereitschaft)?|[wW]echselschicht|nachtdienste?n?|nachtarbeit|wochenend(?:dienst|arbeit|dienste|einsatz)e?n?|wochenenden?|spatdienst|fruhdienst|rufbereitschaft|bereitschaftsdienste?|notdienst|sonn- und feiertag\p{L}*|samstags?|dreischicht\p{L}*)(?: im wechsel)?`,
  String.raw`travail (?:de nuit|le week-?end|en \d+ ?heures|poste|le samedi|le dimanche|en (?:horaires|equipe)\p{L}*)|horaires (?:decales|variables|de nuit|atypiques)|(?:un )?week-?ends?(?: sur deux)?|astreintes?|(?:en )?[23]x8|(?:le )?(?:samedi|dimanche)s?(?: matin)?|nuits?|gardes?(?= de| du|$)|jours feries`,
  String.raw`(?:disponibilidad para )?(?:turnos?(?: (?:de noche|rotativos?|partidos?|de tarde|de manana|nocturnos?))?|(?:tres |a )?turnos rotativos|fines? de semana|festivos|guardias|nocturnidad|horario (?:nocturno|rotativo|partido))`,
  String.raw`(?:disponibilita (?:a |al |ai )(?:lavorare )?(?:su |nei |nel |di )?)?(?:turni(?: (?:notturni|festivi|su \p{L}+ giorni))?|turnazion\p{L}*|fine settimana|festivi|notti|reperibilita|weekend|lavoro notturno|orario spezzato)`,
  String.raw`(?:disponibilidade para )?(?:trabalh(?:ar|o) (?:por turnos|noturno|aos fins de semana)|turnos(?: rotativos| noturnos)?|fins de semana|feriados|folgas rotativas|pernoitar(?: fora)?|horarios? (?:noturno|rotativos?))`,
  String.raw`(?:[\p{L}\d-]+)?(?:ploegen(?:dienst(?:en)?|rooster)?|avonddiensten?|nachtdiensten?|weekenddiensten?|weekenden|storingsdienst|consignatie(?:dienst)?|bereikbaarheidsdienst|onregelmatige (?:diensten|tijden|werktijden)|zaterdagen?|zondagen?|avonden)`,
  String.raw`(?:[\p{L}\d-]+)?(?:skift(?:arbete|gang)?|natt(?:arbete|pass|tjanst)?(?= och| i|$|,)|kvallar|kvallspass|(?:varannan )?helg(?:er|arbete|pass)?|jour(?:tjanst)?|beredskap(?: var \p{L}+ vecka)?|obekvam arbetstid|lordagar|sondagar)`,
  String.raw`(?:prac\p{L}+ )?(?:(?:w |na )?(?:systemie? )?(?:dwu|trzy|cztero)zmianow\p{L}*|na (?:dwie|trzy|\d) zmiany|zmian(?:y|ach|owa|owej|owy|owym)|w nocy|nocn\p{L}+ zmian\p{L}+|nocki|weekendy|weekendow\p{L}*|dyzury?|dyspozycyjno\p{L}+(?: do pracy na (?:dwie|trzy) zmiany)?|soboty|niedziele)`,
);
/** Free time is no demand. */
const FREE =
  /(?:no|free|off|frei\w*|libres?|liber\w*|livres?|vrije?|lediga?|woln\w*|keine?n?|pas de|sin|senza|sem|geen|inga|bez)\s(?:[\p{L}-]+\s){0,2}(?:weekend|week-end|night|saturday|sunday|evening|shift|nacht|wochenend|sonntag|nuit|noche|notti|noites|helg|natt|nocy)|(?:weekends?|wochenenden?|week-?ends?|sundays?|fine settimana|fins de semana|fines de semana|helger|weekendy)\s(?:are |sind |sont |son |sono |sao |zijn |ar |sa )?(?:free|off|frei|libres?|liberi|livres|vrij|lediga|wolne|w domu)/u;

const DRIVING = word(
  String.raw`(?:(?:a |an |full,? |clean |valid |uk |current |own )*)?(?:driv(?:ing|er'?s?) licen[cs]e)(?: \(?(?:category|class) b\)?)?(?: and (?:own |a )?(?:car|vehicle))?|own (?:car|vehicle|transport)|access to a (?:car|vehicle)|(?:willing(?:ness)?|able|happy|ready) to travel[\p{L} %\d]{0,40}|frequent travel[\p{L} ]{0,30}`,
  String.raw`(?:pkw-?)?fuhrerschein(?:s)?(?: der)?(?: klasse b(?!\p{L})| \(?klasse b\)?| b(?!\p{L}))?(?: und (?:eigene[rsn]? )?(?:pkw|auto|fahrzeug))?|eigene[rsn]? (?:pkw|auto|fahrzeug)|reisebereitschaft(?: \p{L}+)?|bereitschaft zu (?:dienst)?reisen`,
  String.raw`permis (?:de conduire|b)(?: obligatoire| exige| indispensable)?(?: et vehicule)?|vehicule (?:personnel|indispensable)|deplacements (?:frequents|reguliers|a prevoir)`,
  String.raw`(?:carnet|permiso) (?:de conducir(?: (?:tipo )?b)?|b)(?: y (?:vehiculo|coche) propio)?|(?:vehiculo|coche) propio|disponibilidad para viajar`,
  String.raw`patente (?:di guida(?: b)?|b|auto|di tipo b)(?: e? ?automunit\p{L}+)?|automunit[oaie]|disponibilita (?:a|alle) trasferte`,
  String.raw`carta de conducao(?: (?:de )?(?:ligeiros|categoria b))?(?! (?:de )?(?:categoria [cd]|pesados))|viatura propria|disponibilidade para viajar`,
  String.raw`rijbewijs b(?!\p{L})|(?:een )?(?:geldig )?rijbewijs(?! (?:c|ce|d|be)\b)|eigen (?:auto|vervoer)|reisbereid\p{L}*`,
  String.raw`(?:b-)?korkort(?: (?:b|klass b))?(?: manuell vaxellada)?|tillgang till bil|egen bil`,
  String.raw`praw\p{L} jazdy(?: kat\p{L}*\.? b)?(?! kat\p{L}*\.? ?[cd])|wlasn\p{L}+ samochod\p{L}*|gotowosc do (?:wyjazdow|podrozy)\p{L}*|mobilnosc`,
);

const PATTERNS: { kind: Found['kind']; words: RegExp; upTo: RegExp | null }[] = [
  { kind: 'driving', words: DRIVING, upTo: null },
  { kind: 'right_to_work', words: RIGHT_TO_WORK, upTo: null },
  { kind: 'hours', words: HOURS, upTo: null },
  { kind: 'licence', words: LICENCES, upTo: null },
  { kind: 'degree', words: DEGREES, upTo: DEGREE_END },
  { kind: 'level', words: LEVELS, upTo: null },
];
