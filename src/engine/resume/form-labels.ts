import { fold } from './text.ts';

/** What a label of a form of work asks for. */
export type Slot = 'from' | 'to' | 'dates' | 'company' | 'title' | 'place' | 'duties';

const LABELS: Record<Slot, string> = {
  from: 'from|start|start date|von|beginn|du|de|debut|desde|fecha de inicio|inicio|dal|da|van|od|från|fran|startdatum|başlangıç|başlangıç tarihi|giriş tarihi|開始|入社|开始时间|入职时间|من|تاريخ البدء|מתאריך|מ',
  to: 'to|until|end|end date|bis|ende|au|fin|hasta|fecha de fin|al|a|até|ate|término|tot|do|till|slutdatum|einddatum|bitiş|bitiş tarihi|ayrılış tarihi|終了|退社|结束时间|离职时间|إلى|تاريخ الانتهاء|עד תאריך|עד',
  dates:
    'období|obdobie|ajanjakso|időszak|perioada|razdoblje|период|dates de l emploi|date da a|dates from to|fechas de a|datum von bis|datas de até|dates de à|dates|date|period|dates employed|employment dates|duration|zeitraum|période|periode|dates d emploi|fechas|periodo|período|date di impiego|okres|perioden|anställningstid|tarih|çalışma süresi|laufzeit|projektzeitraum|dauer|durée|duración|durata|duração|duur|looptijd|czas trwania|süre|期間|在職期間|时间|工作时间|الفترة|תקופה',
  company:
    'zaměstnavatel|zamestnávateľ|arbejdsgiver|arbeidsgiver|työnantaja|munkáltató|angajator|poslodavac|работодатель|организация|companhia|name of company|employer|company|organisation|organization|name of employer|name and address of employer|arbeitgeber|firma|unternehmen|employeur|entreprise|société|empresa|empleador|empregador|datore di lavoro|azienda|nome e indirizzo del datore di lavoro|nom et adresse de l employeur|nombre y dirección del empleador|nombre y dirección de la empresa|name und adresse des arbeitgebers|nome e endereço do empregador|nazwa i adres pracodawcy|naam en adres van de werkgever|werkgever|bedrijf|pracodawca|arbetsgivare|företag|kurum|kurum adı|iş yeri|işyeri|çalıştığı kurum|organisme|établissement|betrieb|dienststelle|entidad|institución|ente|entidade|instituição|organisatie|instelling|instytucja|zakład pracy|miejsce pracy|arbetsplats|işveren|şirket|firma adı|kunde|auftraggeber|endkunde|client|customer|cliente|klant|opdrachtgever|klient|kund|uppdragsgivare|müşteri|commettente|donneur d ordre|client final|客户|顧客|会社名|勤務先|公司|公司名称|单位|جهة العمل|الشركة|מעסיק|חברה|מקום עבודה',
  title:
    'pozice|pracovní pozice|pozícia|stilling|tehtävä|munkakör|beosztás|funcția|poziția|radno mjesto|должность|посада|job role|position held|job title|position|title|role|post|designation|occupation or position held|tätigkeit|position als|beruf|funktion|poste|fonction|emploi|puesto|cargo|ocupación|posizione|ruolo|qualifica|mansione|lavoro o posizione ricoperti|tipo di impiego|fonction ou poste occupé|profesión o cargo desempeñado|beruf oder funktion|função ou cargo ocupado|zajmowane stanowisko|functie of beroep|função|functie|stanowisko|befattning|tjänst|yrkesroll|pozisyon|görev|unvan|職位|役職|職種|rolle|projektrolle|rôle|rol|rola|roll|papel|rolü|担当|职位|岗位|职务|المسمى الوظيفي|الوظيفة|المنصب|תפקיד',
  place:
    'location|place|city|ort|standort|arbeitsort|lieu|ville|lugar|ciudad|luogo|sede|local|cidade|plaats|miejsce|miasto|stad|yer|şehir|勤務地|地点|工作地点|المكان|الموقع|מקום|מיקום',
  duties:
    'náplň|náplň práce|pracovní náplň|arbejdsopgaver|arbeidsoppgaver|tehtävät|feladatok|responsabilități|обязанности|principais atividades|principais funções|main duties|key duties|duties|responsibilities|main activities and responsibilities|principali mansioni e responsabilità|principali attività e responsabilità|principales activités et responsabilités|funciones y responsabilidades principales|wichtigste tätigkeiten und zuständigkeiten|principais atividades e responsabilidades|główne czynności i zakres obowiązków|aufgaben|missions|funciones|mansioni|atividades|taken|obowiązki|arbetsuppgifter|görevler|業務内容|工作内容|المهام|תחומי אחריות',
};
const SLOTS = new Map(
  (Object.entries(LABELS) as [Slot, string][]).flatMap(([slot, words]) =>
    words.split('|').map((word): [string, Slot] => [fold(word), slot]),
  ),
);

/** What a label asks for, in any of the languages known. */
export function slotOf(label: string): Slot | null {
  return SLOTS.get(fold(label)) ?? null;
}

// What labels ask for whose words no list holds as a whole, by a word in them; the first that fits counts.
const STEMS: [Slot | 'aside', RegExp][] = [
  [
    'duties',
    /(?<!\p{L})(?:activit|attivita|actividades|atividades|activites|tatigkeiten|zustandigkeit|mansioni|responsab|duties|responsib|tasks|taches|missions|funciones|tareas|aufgaben|taken|werkzaamheden|zakres|obowiazk|arbetsuppgift|arbejdsopgav|gorevler|napln)/u,
  ],
  [
    'aside',
    /(?<!\p{L})(?:type|kind|tipo|art|branche|secteur|sector|settore|setor|sektor|soort|rodzaj|typ|phone|telephone|address|indirizzo|adresse|reason|salary|supervisor|manager)(?!\p{L})/u,
  ],
  [
    'company',
    /(?<!\p{L})(?:employer|datore di lavoro|arbeitgeber|employeur|empleador|empregador|werkgever|pracodawc|arbetsgivar|arbejdsgiver|arbeidsgiver|isveren|zamestnavatel|angajator|munkaltato|tyonantaja|company|azienda|entreprise|empresa|firm)/u,
  ],
  ['dates', /^(?:dates?|datum|fechas?|datas?|daty|periodo?|period)(?!\p{L})/u],
  [
    'title',
    /(?<!\p{L})(?:position|job title|occupation|impiego|incarico|ruolo|qualifica ricoperta|posizione|puesto|cargo|funcao|poste|fonction|stanowisko|befattning|stilling|functie)(?!\p{L})/u,
  ],
];

/** What a short label is likely to ask for, by one of its words: for forms, where each row begins with a label. */
export function likelySlotOf(label: string): Slot | null {
  const words = fold(label);
  if (words.split(' ').length > 7) return null;
  const [slot] = STEMS.find(([, stem]) => stem.test(words)) ?? [];
  return slot === undefined || slot === 'aside' ? null : slot;
}
