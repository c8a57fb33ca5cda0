import { fold } from './text.ts';

/** What people are at work, in languages whose names of occupations the other lists hold few of. */
const TRADES = new Set(
  `tokarz ślusarz spawacz magazynier magazyniera pomocnik pracownik kierowca sprzedawca kasjer kasjerka kucharz kelner kelnerka mechanik elektryk monter lakiernik stolarz murarz piekarz fryzjer fryzjerka opiekun
  opiekunka pielęgniarka asystent asystentka księgowa księgowy brygadzista ustawiacz doradca handlowiec przedstawiciel technolog programista lekarz ratownik recepcjonista recepcjonistka sekretarka mistrz dyrektor
  skladník řidič prodavač prodavačka účetní mistr vedoucí kuchař kuchařka číšník servírka strojvedoucí posunovač zámečník soustružník svářeč asistentka učitel učitelka dělník dělnice operátor operátorka programátor
  konstruktér predavač predavačka vodič čašník účtovník účtovníčka vedúci majster robotník
  eladó ügyintéző mérnök szerelő gépkezelő lakatos hegesztő gépkocsivezető pénztáros könyvelő asszisztens tanár ápoló szakács pincér raktáros fejlesztő munkatárs
  inginer contabil vânzător vânzătoare șofer profesor bucătar ospătar tehnician casier mecanic sudor lăcătuș inženjer prodavačica vozač računovođa kuhar konobar skladištar voditelj učitelj tehničar mehaničar električar zavarivač
  инженер менеджер оператор специалист водитель продавец кассир бухгалтер директор начальник учитель преподаватель врач медсестра повар официант программист разработчик дизайнер слесарь сварщик токарь мастер
  администратор аналитик механик электрик монтажник кладовщик грузчик охранник юрист экономист секретарь руководитель консультант стажёр стажер помощник ассистент машинист лаборант воспитатель
  інженер водій продавець вчитель лікар кухар керівник фахівець спеціаліст помічник
  μηχανικός υπάλληλος πωλητής πωλήτρια λογιστής λογίστρια διευθυντής βοηθός οδηγός νοσηλευτής νοσηλεύτρια δάσκαλος δασκάλα καθηγητής καθηγήτρια μάγειρας σερβιτόρος τεχνικός γραμματέας υπεύθυνος
  falegname cuoco cuoca cameriere cameriera muratore idraulico elettricista magazziniere operaio operaia autista saldatore meccanico commessa apprendista portiere cassiere cassiera educatore educatrice badante parrucchiere
  parrucchiera estetista geometra capocantiere caporeparto banconista panettiere pasticcere pasticcera pizzaiolo lavapiatti bagnino segretaria contabile giardiniere
  camarero camarera cocinero cocinera albañil fontanero electricista carpintero soldador conductor conductora repartidor repartidora dependienta dependiente cajero cajera limpiadora peluquera peluquero operario operaria peón
  recepcionista celador celadora cuidadora cuidador jardinero socorrista monitora educadora teleoperadora motorista pedreiro cozinheiro cozinheira operadora balconista eletricista serralheiro faxineira porteiro ajudante
  encarregado encarregada cabeleireira
  serveur serveuse cuisinier cuisinière maçon plombier électricien menuisier soudeur chauffeur livreur caissier caissière vendeuse hôtesse magasinier préparateur préparatrice manutentionnaire boulanger boulangère pâtissier
  pâtissière coiffeur coiffeuse ouvrier ouvrière mécanicien paysagiste éducateur éducatrice animateur animatrice formateur formatrice secrétaire plongeur conducteur conductrice auxiliaire couvreur charpentier
  schreiner tischler maurer elektriker installateur mechatroniker schlosser schweißer dreher fräser lagerist kellner kellnerin jungkoch konditor bäcker friseur friseurin kassierer kassiererin erzieher erzieherin maler gärtner
  gärtnerin hausmeister reinigungskraft azubi auszubildender auszubildende bauleiter polier vorarbeiter servicekraft aushilfe sekretärin
  kok ober schoonmaker schoonmaakster verzorgende lasser timmerman metselaar loodgieter vakkenvuller leerkracht leraar lerares kapper bakker slager hovenier elektricien verkoper verkoopster begeleider
  kokk kock røkter skipper matros styrmand styrmann dekksmann lærling souschef butler kokki dogman rigger scaffolder banksman labourer`
    .split(/\s+/)
    .map(fold)
    .filter(Boolean),
);

/** Ends of compounds that name what somebody is: "Butiksassistent", "Lagermedarbetare", "Kirjastonhoitaja", "Staplerfahrer". */
const ENDING =
  /\p{L}{2}(?:assistent|assistentin|leder|ledare|leiter|leiterin|leider|fører|förare|fahrer|fahrerin|arbejder|arbeider|arbetare|arbeiter|arbeiterin|mitarbeiter|mitarbeiterin|medewerker|hjælper|hjelper|helfer|helferin|begeleider|sjef|chef|konsulent|konsult|tekniker|operatør|operatör|montør|montör|monteur|mekaniker|mechaniker|mechanikerin|lærer|lärare|lehrer|lehrerin|pleier|plejer|pfleger|pflegerin|sköterska|skötare|betjent|dreng|ekspedient|selger|sælger|säljare|verkäufer|verkäuferin|pædagog|pedagog|vikar|lærling|direktør|direktör|rådgiver|rådgivare|handläggare|samordnare|utvikler|udvikler|utvecklare|ingeniør|ingenjör|ingenieur|ingenieurin|bibliotekar|bibliotekarie|sekretær|sekreterare|chauffør|sjåfør|chaufför|chauffeur|hoitaja|virkailija|johtaja|myyjä|työntekijä|kuljettaja|asentaja|opettaja|ohjaaja|suunnittelija|päällikkö|assistentti|harjoittelija|informaatikko|sihteeri|insinööri|tarjoilija|siivooja|kehittäjä|asiantuntija|kauffrau|kaufmann|fachkraft|vezető|kezelő|szerelő|ügyintéző|mérnök)$/u;

/** Whether a word, in small letters, is what people are at work: a trade of the list, or a compound that ends like one. */
export function isTrade(word: string): boolean {
  return TRADES.has(fold(word)) || ENDING.test(word.normalize('NFC'));
}
