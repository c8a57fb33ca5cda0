import { fold } from './text.ts';
import { isTrade } from './trades.ts';

const set = (words: string): Set<string> => new Set(words.split(/\s+/).filter(Boolean).map(fold));

const TITLE_NOUNS =
  set(`engineer developer programmer architect manager director administrator analyst consultant specialist coordinator assistant associate
technician technologist scientist researcher designer artist writer editor author journalist reporter translator interpreter teacher instructor professor lecturer tutor trainer coach educator
principal dean counselor counsellor psychologist therapist nurse physician doctor surgeon dentist pharmacist paramedic midwife veterinarian hygienist optometrist dietitian nutritionist
radiographer sonographer phlebotomist caregiver carer aide orderly accountant auditor bookkeeper controller treasurer actuary economist statistician banker broker trader underwriter adjuster
teller cashier clerk receptionist secretary typist operator dispatcher lawyer attorney solicitor barrister paralegal judge notary officer inspector investigator detective agent representative
salesperson salesman saleswoman executive buyer purchaser planner scheduler merchandiser marketer strategist recruiter generalist librarian archivist curator conservator chef cook baker butcher
waiter waitress server bartender barista host hostess housekeeper janitor cleaner caretaker custodian gardener landscaper farmer driver pilot captain mechanic electrician plumber carpenter welder
machinist mason painter roofer fitter assembler fabricator foreman supervisor superintendent surveyor draftsman drafter estimator builder contractor laborer labourer worker packer picker loader
warehouseman courier porter guard firefighter soldier sergeant lieutenant colonel major commander president chairman chairwoman chairperson chair partner founder cofounder owner ceo cto cfo coo cio cmo vp
svp evp head lead leader chief intern trainee apprentice fellow resident volunteer student freelancer entrepreneur advisor adviser ambassador evangelist producer director animator illustrator
photographer videographer cinematographer musician composer actor actress performer dancer stylist hairdresser barber beautician tester administrator webmaster sysadmin devops dba sre pm qa rn lpn cna
physiotherapist chiropractor biologist chemist physicist geologist geographer mathematician astronomer ecologist meteorologist sociologist anthropologist historian archaeologist philosopher
stewardess steward attendant concierge bellhop valet stocker handyman installer repairer serviceman splicer locksmith tailor seamstress upholsterer cabinetmaker blacksmith jeweler watchmaker
controller expeditor expediter negotiator facilitator moderator mentor organizer organiser canvasser fundraiser lobbyist diplomat minister pastor priest rabbi chaplain curate clergy
ingenieur entwickler leiter leiterin berater beraterin mitarbeiter mitarbeiterin assistentin sachbearbeiter sachbearbeiterin kaufmann kauffrau techniker referent referentin werkstudent praktikant praktikantin
geschaftsfuhrer buchhalter lehrer lehrerin krankenschwester pfleger arzt arztin fachkraft meister gesellin verkaufer verkauferin fahrer koch ingenieure developpeur responsable charge chargee chef cheffe
directeur directrice technicien technicienne conseiller conseillere comptable infirmier infirmiere enseignant enseignante vendeur vendeuse stagiaire apprenti assistante gestionnaire
ingeniero ingeniera desarrollador desarrolladora gerente directora analista consultor consultora asistente auxiliar tecnico tecnica especialista coordinador coordinadora contador contadora
abogado abogada profesor profesora maestro maestra enfermero enfermera medico vendedor vendedora becario practicante encargado jefe jefa administrador administradora disenador disenadora
ingegnere sviluppatore impiegato impiegata responsabile consulente tecnico tirocinante stagista insegnante infermiera commesso addetto addetta direttore engenheiro engenheira desenvolvedor desenvolvedora
estagiario coordenador coordenadora professora enfermeiro enfermeira ingenieur ontwikkelaar medewerker stagiair verpleegkundige docent adviseur inzynier programista kierownik specjalista ksiegowy
stazysta nauczyciel muduru mudur uzmani uzman elemani stajyeri stajyer muhendisi muhendis sefi sef teknikeri tekniker asistani asistan sorumlusu sorumlu danismani danisman
ogretmeni ogretmen hemsire doktor muhasebeci yoneticisi yonetici gelistirici yazilimci temsilcisi temsilci operatoru koordinatoru mimar avukat garson asci usta kalfa cirak direktoru baskani utvecklare ingenjor chef konsult larare sjukskoterska handlaggare saljare`);

const LEVELS =
  set(`senior sr junior jr lead principal staff chief head assistant associate deputy vice executive interim acting entry mid level graduate trainee certified registered licensed
general regional national global area district corporate freelance self employed ii iii iv`);

const TITLE_TAIL = /(?:er|or|ist|ian|ant|eur|euse|man|woman|yst|ess)$/;

// Words that positions and employers end with where no space parts words.
// Positions and employers of languages whose names begin with what they are.
const LEFTWARD_TITLE =
  /^(?:ال)?(?:محاسب|مدير|مهندس|معلم|مدرس|طبيب|ممرض|مشرف|مندوب|موظف|سكرتير|فني|مساعد|منسق|أخصائي|محلل|مبرمج|مطور|مصمم|رئيس|نائب|مستشار|سائق|متدرب|باحث|محامي|صيدلي|مراجع|كاتب|أمين|طاهي)|^(?:מנהל|מהנדס|אחות|אח |מורה|רופא|מזכיר|עובד|ראש |יועץ|יועצ|מתכנת|מפתח|חשב|נהג|טכנאי|רכז|סגן|עוזר|מתמח|אחראי|סטודנט|נציג|מנתח|מעצב|רואה חשבון|עורכ|שף|טבח|מלצר|סמנכ)/u;
const LEFTWARD_COMPANY =
  /^(?:ال)?(?:شركة|مستشفى|مجموعة|مصنع|مؤسسة|بنك|مدرسة|جامعة|مطعم|فندق|مركز|مكتب|وزارة|هيئة|عيادة|معهد|متجر)|^(?:בית חולים|בית ספר|קבוצת|חברת|מאפיית|בנק|עיריית|מכללת|אוניברסיטת|משרד|קופת|מסעדת|מלון|מרכז|רשת|תעשיות)|בע["״]מ|(?:לוגיסטיקה|תוכנה|מערכות|שירותים|אחזקות)$/u;
const EASTERN_TITLE =
  /(?:担当|主任|係長|課長|部長|店長|社長|次長|取締役|社員|スタッフ|エンジニア|プログラマー|マネージャー|リーダー|デザイナー|コンサルタント|アシスタント|助手|教授|教師|講師|看護師|薬剤師|調理師|美容師|整備士|会計士|税理士|弁護士|保育士|介護士|员|师|護士|护士|師長|经理|经理助理|总监|主管|工程师|会计|助理|设计师|顾问|专员|代表|主任|主任医师|사원|대리|과장|부장|팀장|매니저|사원|대표|연구원|디자이너|컨설턴트|간호사|교사|개발자|엔지니어)$/u;
const EASTERN_COMPANY =
  /(?:^株式会社|^有限会社|^合同会社|^一般社団法人|株式会社$|有限公司$|公司$|集团$|会社$|銀行$|银行$|病院$|医院$|大学$|学院$|学校$|研究所$|商事$|工業$|製作所$|주식회사|은행$|병원$|전자$|식품$|그룹$|물산$|건설$|화학$|통신$|보험$|증권$|마트$|코리아$|테크$|소프트$|㈱)/u;

/** How much a text reads like the name of a position: 0 for no sign, up to about 3. */
export function titleLikeness(text: string): number {
  if (LEFTWARD_TITLE.test(text)) return 2;
  if (EASTERN_TITLE.test(text)) return EASTERN_COMPANY.test(text) ? 0 : 2;
  const words = fold(text).split(' ');
  const phrase = fold(text.split(/,| for | of | in | - | – |\(/)[0] ?? '').split(' ');
  const head = phrase.at(-1) ?? '';
  let points = 0;
  if (TITLE_NOUNS.has(head) || (LEVELS.has(head) && TITLE_NOUNS.has(phrase.at(-2) ?? ''))) points += 2;
  else if (words.some((word) => TITLE_NOUNS.has(word))) points += 1.2;
  else if (
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .some(isTrade)
  )
    points += 1.2;
  else if (TITLE_TAIL.test(head) && head.length > 5) points += 0.4;
  if (LEVELS.has(words[0] ?? '')) points += 0.6;
  return points;
}

const LEGAL =
  /(?:^|[\s,(])(?:inc|llc|l\.l\.c|ltd|limited|llp|lp|plc|corp|corporation|co|company|gmbh|ag|kg|ug|ohg|se|e\.v|s\.?a|s\.?a\.?s|sarl|s\.?r\.?l|s\.?p\.?a|s\.?l|b\.?v|n\.?v|a\/s|aps|a\.?s|oy|oyj|ab|pty|pvt|pte|sdn bhd|kft|zrt|s\.?r\.?o|z o\.? ?o|a\.?ş|şti|ltda|eireli|d\.?o\.?o|holdings?|group|gruppe|groupe|grupo)\.?(?:$|[\s,)])/i;

const COMPANY_NOUNS =
  set(`bank banking university college school academy institute institution hospital clinic hospice laboratories laboratory labs lab partners associates consulting consultants
solutions systems technologies technology software services service studios studio agency media entertainment pictures records publishing press newspaper magazine insurance capital ventures
investments financial finance securities trust foundation fund charity council ministry department authority bureau commission government army navy force police municipality county
restaurant hotel hotels resort cafe bistro bakery kitchen grill store stores shop market supermarket retail outlets brands industries manufacturing works factory mills motors automotive airlines
airways aviation aerospace logistics shipping freight transport transportation railway construction builders engineering architects electric electronics energy power oil gas petroleum mining metals
steel chemicals pharmaceuticals pharma biotech biosciences therapeutics medical healthcare health care wellness dental pharmacy foods beverages farms dairy brewery winery realty properties estates
telecom communications networks wireless mobile digital interactive analytics robotics dynamics semiconductor instruments devices international global worldwide national federal sons brothers bros
society association union club league church center centre library museum gallery theatre theater zoo startup enterprises enterprise corporation company bureau verein stadt klinikum krankenhaus universitat hochschule
yazilim tekstil lojistik hastanesi hastane insaat sanayi ticaret holding bankasi belediyesi universitesi lisesi universite hopital mairie banque universidad hospital ayuntamiento banco universita ospedale comune banca universidade prefeitura universiteit ziekenhuis gemeente`);

/** How much a text reads like the name of an employer: 0 for no sign, up to about 3. */
export function companyLikeness(text: string): number {
  if (EASTERN_COMPANY.test(text) || LEFTWARD_COMPANY.test(text)) return 2;
  const words = fold(text).split(' ');
  let points = 0;
  if (LEGAL.test(text)) points += 1.8;
  if (COMPANY_NOUNS.has(words.at(-1) ?? '')) points += 1.2;
  else if (words.some((word) => COMPANY_NOUNS.has(word))) points += 0.6;
  if (/ & |\bof\b/.test(text) && !TITLE_NOUNS.has(words[0] ?? '')) points += 0.2;
  return points;
}

/** Whether a comma before this text belongs to the name before it: "Inc.", "LLC". */
export function isLegalSuffix(text: string): boolean {
  return /^(?:inc|llc|ltd|limited|llp|plc|corp|co|gmbh|ag|s\.?a|s\.?r\.?l|b\.?v|n\.?v|pty|pvt|usa|p\.?c|p\.?a|a\.?s|s\.?r\.?o|spol\. s r\.? ?o|d\.?o\.?o|k\.?s|ab|oyj?|aps|kft|zrt|sp\. z o\.? ?o)\.?(?: ltd\.?)?$/i.test(
    text.trim(),
  );
}

const INSTITUTION =
  /(?<![\p{L}\d])(?:universit\p{L}*|university|universidad\p{L}*|università|uniwersytet|univ\.|college|colegio|collège|institut\p{L}*|school|schule|academ\p{L}*|akadem\p{L}*|polytech\p{L}*|politecnic\p{L}*|politécnic\p{L}*|politechnika|école|ecole|escuela|escola|scuola|lycée|lycee|liceo|liceum|gymnasium|gymnasie\p{L}*|\p{L}+gymnasiet|hochschule|fachhochschule|universiteit|hogeschol\p{L}*|hogeschool|conservator\p{L}*|seminary|faculty|facult\p{L}*|fakultät|bootcamp|campus|egyetem|üniversitesi|yliopisto|högskola|høgskole|iut|ies|i\.e\.s\.|cifp|ceip|jatc|szkoła|szkoły|szkola|ikastola|ifap|e\.e\.|e\.m\.|emef|e\.m\.e\.f\.|vhs|bbs|bfw|bsz|igs|kgs|enaip|cfp|ifsi|tafe|ihk|handwerkskammer|afpa|senai|senac|technikum|zespół szkół|accademia|accadem\p{L}*|istitut\p{L}*|instytut|berufsschule|berufskolleg|berufskolleg|roc|faculdade\p{L}*|suny|cuny|mit|ucla|eth|epfl|iit|nit|caltech|georgia tech|virginia tech|eton|kaist|fakulteta|univerzit\p{L}*|gymnázium|liceul|colegiul|opisto|ülikool|augstskola|vidyalaya\p{L}*|mahavidyalaya|sixth form|training cent(?:re|er)|ysgol|gimnázium|\p{L}*gimnázium|szakközépiskola|lukio|ammattiopisto|ammattikorkeakoulu|trường|universitas|politeknik|sekolah|smk|sma|spš\p{L}*|soš|sou|voš|čvut|cfa|ifas|greta|insa|cefet|etec|fatec|if(?:mt|sp|rj|rs|sc|ba|ce|pe|mg|pr|go|am|pa|es|al|rn|pb)|uf(?:mg|rj|sc|pr|ba|pe|ce|rgs|scar)|usp|unicamp|unesp|puc|i\.t\.i\.s\.|i\.i\.s\.|itis|ipsia|uned)(?![\p{L}\d])|universität|(?:akademi|schule|schulzentrum|bildungszentrum|gymnasium|kolleg|college|lyceum|katedralskole|skolan|lisesi|okulu|universitet|korkeakoulu|skole|skolen|skola|tech college|högskola|hochschule|egyetem|főiskola|iskola)(?!\p{L})|университет|університет|институт|інститут|академи|академі|училищ|колледж|коледж|техникум|технікум|πανεπιστήμιο|πολυτεχνείο|λύκειο|γυμνάσιο|sveučilišt|veleučilišt|vysoká škola|vysoké učení|جامعة|الجامعة|معهد|كلية|مدرسة|أكاديمية|אוניברסיט|מכלל|בית ספר|大学|学校|学院|高校|고등학교|대학|학교/iu;

/** Whether a text holds a word of places of study. */
export function isInstitution(text: string): boolean {
  return INSTITUTION.test(text.normalize('NFC'));
}
