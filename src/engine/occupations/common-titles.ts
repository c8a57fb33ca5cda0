import type { RuleByWork } from './rules.ts';

/**
 * Frequent titles that the tables of occupations lack or give to a rare relative, by language, and what the work is called in English. Without accents, in lower
 * case; `*` stands for any ending.
 */
const TITLES = `
pflegefachkraft*|pflegefachfrau*|pflegefachmann*|pflegefachperson*|examinierte pflege*=registered nurse
kinderpfleger*=child care worker|reinigungskraft*|raumpfleger*=cleaner|servicekraft*|servicemitarbeiter*=waiter|industriekaufm*|industriekauffrau*=office clerk
sachbearbeiter* einkauf=purchaser|personalsachbearbeiter*=human resources assistant|lagerist*|lagermitarbeiter*|lagerhelfer*=warehouse worker|kraftfahrer*|berufskraftfahrer*=truck driver
paketzusteller*|paketbote*=courier|produktionshelfer*|produktionsmitarbeiter*=factory hand|tischler*|schreiner*=joiner|fachinformatiker*=ict technician|erzieher*=early years teacher
softwareentwickler*|anwendungsentwickler*=software developer|heilerziehungspfleger*=social care worker|haustechniker*=maintenance technician|steuerfachwirt*=tax clerk
infirmier*|infirmiere*=registered nurse|aide a domicile|aides a domicile|aide menager*|auxiliaire de vie*=home care aide|auxiliaire de puericulture=child care worker|employe* libre service|employe* de rayon=shelf filler
agent* d entretien=cleaner|teleconseill*|conseill* clientele a distance=call centre agent|magasini*=warehouse worker|peintre* en batiment=construction painter|conducteur* de travaux|conductrice* de travaux=construction manager
educat* specialise*=social worker|caissi*|hote* de caisse=cashier|commercial=sales representative|technicien* de maintenance=maintenance technician|chef* d equipe=supervisor|gouvernant* d etage*|gouvernant* general*|assistant* gouvernant*=housekeeping supervisor
cuidador*=home care aide|gerocultor*=care worker|dependient*=shop assistant|comercial=sales representative|operari* de produccion|operari* de fabrica=factory hand|tecnic* de mantenimiento|oficial de mantenimiento=maintenance technician
educador* infantil*=early years teacher|tecnic* de seleccion=recruitment consultant|maestr* de primaria=primary school teacher|camarer* de piso*=room attendant|jef* de obra=construction manager|jef* de sala=head waiter
badante*|assistente familiare=home care aide|camerier* ai piani=room attendant|mulettist*|carrellist*=forklift operator|operai* di produzione|operai* generic*=factory hand|imbianchin*=construction painter|manutentor*=maintenance technician
maestr* elementar*|insegnante di scuola primaria=primary school teacher|capo cantiere|capocantiere=construction supervisor|governante ai piani=housekeeping supervisor
ajudante* familiar*|cuidador* de idosos=home care aide|empregad* de andares=room attendant|operari* fabril|operador* fabril|operari* de producao=factory hand|tecnic* de manutencao=maintenance technician|estafeta*=courier
professor* do 1 o ciclo|professor* do 1 ciclo=primary school teacher|fiel de armazem|operador* de armazem=warehouse worker|educador* de infancia=early years teacher
verpleegkundige*=registered nurse|klantenservice medewerk*|medewerk* klantenservice=customer service representative|magazijnmedewerk*|medewerk* magazijn=warehouse worker|productiemedewerk*=factory hand|onderhoudsmonteur*=maintenance technician
doktersassistent*=medical assistant|vakkenvuller*=shelf filler|pedagogisch medewerk*=child care worker|uitvoerder* bouw=construction supervisor
sjukskotersk*=registered nurse|underskotersk*=healthcare assistant|vardbitrad*=care worker|lokalvardar*|stadare=cleaner|butikssaljar*|butiksbitrad*=shop assistant|kassor*=cashier|redovisningskonsult*=accountant
saljare|innesaljar*|utesaljar*=sales representative|lastbilsforar*|lastbilschauffor*=truck driver|truckforar*=forklift operator|lagerarbetar*|lagermedarbetar*=warehouse worker|malare=construction painter|drifttekniker*|underhallstekniker*=maintenance technician|fritidsledar*|fritidspedagog*=youth worker|arbetsledar*=supervisor|forskollarar*=early years teacher
pokojow*=room attendant|specjalist* ds plac|specjalist* ds kadr i plac=payroll clerk|magazynier*=warehouse worker|kierowca c e|kierowca ciezarow*=truck driver|pracowni* produkcji=factory hand|stolarz*=joiner|mechanik utrzymania ruchu|technik utrzymania ruchu=maintenance technician
programist*=software developer|opiekun* osob starszych|opiekun* medyczn*=home care aide|nauczyciel* przedszkola=early years teacher|kierowni* budowy=construction manager|sprzedawc*|sprzedawczyn*=shop assistant
retail associate|sales associate|shop floor assistant=shop assistant|people partner|people manager|head of people=human resources manager|product owner=product manager|full stack developer|full stack engineer|fullstack developer=software developer
groundworker=construction labourer|tradesman s mate=construction labourer|qa engineer|test engineer software=software tester|millwright=industrial machinery mechanic|crew member=fast food worker|production worker|production operative|factory worker=factory hand|carer=care worker|domiciliary support worker|domiciliary carer|domiciliary care worker|home carer=home care aide
credit controller=accounts receivable clerk|nursery practitioner|nursery assistant=child care worker|shelf stacker=shelf filler|growth marketer=online marketer|kitchen porter|dishwasher=kitchen assistant|picker packer=warehouse order picker`;

type Entry = { words: RegExp; english: string };

function entriesOf(titles: string): Entry[] {
  return titles
    .trim()
    .split('\n')
    .flatMap((line) => {
      let open: string[] = [];
      return line.split('|').flatMap((piece): Entry[] => {
        const [pattern = '', english] = piece.split('=');
        open.push(pattern);
        if (english === undefined) return [];
        const words = open.map((one) =>
          one.replaceAll('*', '[a-z]*').replaceAll(' ', String.raw`[\s'’./+-]+`),
        );
        open = [];
        return [{ words: new RegExp(String.raw`(?<![a-z])(?:${words.join('|')})(?![a-z])`, 'u'), english }];
      });
    });
}

const ENTRIES: Entry[] = entriesOf(TITLES);
/** Since weights 6: in English "commercial" is said of an electrician too, and names the work only where it ends a title. */
const ENTRIES_BY_TRADE = ENTRIES.map((entry) =>
  entry.words.test('commercial') ? { ...entry, words: /(?<![a-z])commercial(?=\s*(?:$|[^\sa-z]))/u } : entry,
);

/** Since weights 7: who looks after an app where apps are sold. */
const ENTRIES_BY_FIELD: Entry[] = [
  ...ENTRIES_BY_TRADE,
  { words: /(?<![a-z])app store (?:manager|specialist)(?![a-z])/u, english: 'online marketer' },
];

/** Since weights 8, in the same form. */
const MORE_TITLES = `
healthcare support worker|health care support worker|care support worker=healthcare assistant|chef de partie|commis chef|demi chef|chefe de partida|jefe de partida|jefa de partida|capo partita|commis de cuisine|chef de production culinaire=cook
environmental services technician|evs technician|evs worker=cleaner|electrical fitter=electrician|gas engineer|gas fitter|boiler service technician|boiler engineer=heating technician|heating & plumbing engineer|heating and plumbing engineer|plumbing and heating engineer=plumber
toolmaker|tool maker|mould maker|mold maker|werkzeugmacher*=tool and die maker|assembly line worker|assembly line operative|assembly operative=factory hand|train operator|locomotive engineer=train driver
contact centre agent|contact center agent|call center agent|call handler|call centre advisor=customer service representative|key account executive|key account manager|account manager=sales account manager
new business manager=business development manager|scrum master|agile coach=ict project manager|healthcare data analyst|health data analyst=data analyst|research assistant=university research assistant|ios engineer|ios developer|android developer|android engineer|mobile engineer|mobile developer=mobile application developer
etl developer|analytics engineer|data warehouse developer=data engineer|infrastructure engineer=ict system administrator|procurement officer|procurement specialist|procurement buyer|category buyer|senior buyer|junior buyer=purchaser
post production editor=video and motion picture editor|facilities assistant|site caretaker|school caretaker=building caretaker|lettings manager=property manager|facade cleaner=window cleaner|waste loader|refuse loader=refuse collector
blade technician=wind turbine technician|dish pit steward|pot wash|pot washer=kitchen assistant|growth editor|organic growth specialist=search engine optimisation expert
instandhalter*|instandhaltungsmechanik*|betriebsschlosser*=maintenance technician|lagerfachkraft*|fachkraft fur lagerlogistik|fachlagerist*|lagerlogistiker*=warehouse worker|kommissionier*=warehouse order picker
staplerfahrer*|gabelstaplerfahrer*=forklift operator|lastkraftwagen fahrer*|lkw fahrer*|fernfahrer*=truck driver|objektbetreuer*|hausmeister*=building caretaker|automechanik*|kfz mechanik*|kfz mechatronik*|kraftfahrzeug mechanik*|kraftfahrzeug mechatronik*=vehicle technician
compagnon batisseur*|compagnon macon*=bricklayer|preparateur* de commandes|preparatrice* de commandes=warehouse order picker|cariste*=forklift operator|technicien* de surface*=cleaner|tourier*|touriere*=baker|coiffeu* coloriste*=hairdresser
ayudante de sala|ayudante de camarero=waiter|oficial de primera construccion|oficial de primera de construccion|oficial de primera albanil=bricklayer|operari* de logistica|operari* de almacen=warehouse worker
addett* al picking|addett* al prelievo=warehouse order picker|addett* al magazzino|addett* di magazzino=warehouse worker|conducente di mezzi pesanti|autist* di mezzi pesanti|camionist*=truck driver
pedreiro*|oficial de construcao=bricklayer|canalizador*|tecnic* de canalizacoes=plumber|motorista de pesados|condutor de pesados=truck driver|escriturari*=administrative assistant
installatiemonteur*=plumber|chauffeur ce|vrachtwagenchauffeur*=truck driver|interieurverzorg*|schoonmaker*|schoonmaakster*=cleaner|administratief medewerk*=administrative assistant
vardare=care worker|byggnadssnickar*|snickare=carpenter|fjarrbilschauff*|fjarrbilsforar*=truck driver|plockare|lagerplockare|orderplockare=warehouse order picker|motviktsforar*=forklift operator|redovisningsassistent*|ekonomiassistent*=accounting assistant|harfrisor*=hairdresser
pracownik budowlany|robotnik budowlany=construction labourer|wozkow*|operator* wozka widlowego=forklift operator|kompletator*|komisjoner*=warehouse order picker|doradca klienta w sklepie|sprzedawca doradca=shop assistant
pracowni* serwisu sprzatajacego|sprzatacz*|osoba sprzatajaca=cleaner
apiary hand|apiary worker|apiarist|beekeeper=bee breeder|chainsaw operator=forest worker|stable hand|stablehand=groom|garment presser|presser=laundry ironer|sushi chef|sushi cook=cook|pizza maker|pizza chef=pizzaiolo
theatre nurse|scrub nurse|perioperative nurse|operating room nurse=specialist nurse|rebar installer|rebar fixer|steel fixer=structural ironworker|lagging engineer|lagger|thermal insulation engineer=insulation worker
cctv engineer|intruder alarm engineer|fire alarm engineer=security alarm technician|white goods engineer|appliance engineer|domestic appliance engineer|appliance repairer=household appliances repair technician|strip out operative|demolition operative=demolition worker
fibre splicer|fiber splicer=telecommunications technician|instrumentation fitter|instrument fitter=instrument technician|data entry operator|keyboard operator=data entry clerk|workplace manager=office manager|qms manager=quality manager
benefits officer=social security officer|tenancy manager|tenancy officer=housing manager|assistant professor|associate professor=higher education lecturer|technical writer|documentation specialist|technical author=technical communicator
zuckerbacker*=pastry maker|blumenbinder*=florist|hausverwalter*|immobilienverwalter*=property manager|studienrat*|gymnasiallehrer*=secondary school teacher|lokfuhrer*|lokomotivfuhrer*|triebfahrzeugfuhrer*=train driver
usineu* cnc|tourneur fraiseur|operateur* commande numerique=cnc machine operator|conducteur* de train|conductrice* de train|agent* de conduite=train driver
charcuter*=butcher|viverista*=gardener|partera*=midwife|terapeuta fisic*=physiotherapist|chofer de autocar|conductor* de autocar=bus driver|levatrice=midwife|terapista della riabilitazione=physiotherapist|conducente di linea=bus driver
carrozzier*|lattoniere auto=panel beater|confeiteir*|pasteleir*=pastry maker|operador* cnc|torneiro mecanico=cnc machine operator|seguranca privad*=security guard|vleesbewerker*=butcher|stratenmaker*|bestratingsmedewerk*=road construction worker
buschauffeur*|lijnbuschauffeur*=bus driver|treinmachinist*=train driver|putsare=plasterer|barnmorsk*|forlossningsbarnmorsk*=midwife|loneadministrator*|lonespecialist*=payroll clerk|lokforar*|tagforar*=train driver
ciastkarz*|cukierni*=pastry maker|szpachlarz*|tynkarz*=plasterer|kadrowa|kadrowy=human resources officer`;
const ENTRIES_BY_USAGE: Entry[] = [
  ...entriesOf(MORE_TITLES),
  // Alone: a media buyer or a buyer of sets does other work.
  { words: /^(?:buyer|einkauf(?:er|erin))$/u, english: 'purchaser' },
  ...ENTRIES_BY_FIELD,
];

const ENTRIES_BY: Record<RuleByWork, Entry[]> = {
  'by work': ENTRIES,
  'by trade': ENTRIES_BY_TRADE,
  'by field': ENTRIES_BY_FIELD,
  'by usage': ENTRIES_BY_USAGE,
  'by rank': ENTRIES_BY_USAGE,
};

/** A title, in lower case and without accents, with the frequent titles in it said as the tables of occupations know them. */
export function asTablesKnow(title: string, rule: RuleByWork): string {
  return ENTRIES_BY[rule].reduce((text, { words, english }) => text.replace(words, english), title);
}
