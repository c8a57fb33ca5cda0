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

const ENTRIES: Entry[] = TITLES.trim()
  .split('\n')
  .flatMap((line) => {
    let open: string[] = [];
    return line.split('|').flatMap((piece): Entry[] => {
      const [pattern = '', english] = piece.split('=');
      open.push(pattern);
      if (english === undefined) return [];
      const words = open.map((one) => one.replaceAll('*', '[a-z]*').replaceAll(' ', String.raw`[\s'’./+-]+`));
      open = [];
      return [{ words: new RegExp(String.raw`(?<![a-z])(?:${words.join('|')})(?![a-z])`, 'u'), english }];
    });
  });
/** Since weights 6: in English "commercial" is said of an electrician too, and names the work only where it ends a title. */
const ENTRIES_BY_TRADE = ENTRIES.map((entry) =>
  entry.words.test('commercial') ? { ...entry, words: /(?<![a-z])commercial(?=\s*(?:$|[^\sa-z]))/u } : entry,
);

/** Since weights 7: who looks after an app where apps are sold. */
const ENTRIES_BY_FIELD: Entry[] = [
  ...ENTRIES_BY_TRADE,
  { words: /(?<![a-z])app store (?:manager|specialist)(?![a-z])/u, english: 'online marketer' },
];

/** A title, in lower case and without accents, with the frequent titles in it said as the tables of occupations know them. */
export function asTablesKnow(title: string, rule: RuleByWork): string {
  const entries = rule === 'by work' ? ENTRIES : rule === 'by trade' ? ENTRIES_BY_TRADE : ENTRIES_BY_FIELD;
  return entries.reduce((text, { words, english }) => text.replace(words, english), title);
}
