import { findDates, type DateRange } from './dates.ts';
import type { Line } from './lines.ts';
import { splitEmployerPlace } from './employer-places.ts';
import { placeOf } from './place-of.ts';
import type { ReadExperience } from './reading.ts';
import { fold } from './text.ts';

/** What a label of a form of work asks for. */
export type Slot = 'from' | 'to' | 'dates' | 'company' | 'title' | 'place' | 'duties';

const LABELS: Record<Slot, string> = {
  from: 'from|start|start date|von|beginn|du|de|debut|desde|fecha de inicio|inicio|dal|da|van|od|från|fran|startdatum|başlangıç|başlangıç tarihi|giriş tarihi|開始|入社|开始时间|入职时间|من|تاريخ البدء|מתאריך|מ',
  to: 'to|until|end|end date|bis|ende|au|fin|hasta|fecha de fin|al|a|até|ate|término|tot|do|till|slutdatum|einddatum|bitiş|bitiş tarihi|ayrılış tarihi|終了|退社|结束时间|离职时间|إلى|تاريخ الانتهاء|עד תאריך|עד',
  dates:
    'date da a|dates from to|fechas de a|datum von bis|datas de até|dates de à|dates|date|period|dates employed|employment dates|duration|zeitraum|période|periode|dates d emploi|fechas|periodo|período|date di impiego|okres|perioden|anställningstid|tarih|çalışma süresi|laufzeit|projektzeitraum|dauer|durée|duración|durata|duração|duur|looptijd|czas trwania|süre|期間|在職期間|时间|工作时间|الفترة|תקופה',
  company:
    'employer|company|organisation|organization|name of employer|name and address of employer|arbeitgeber|firma|unternehmen|employeur|entreprise|société|empresa|empleador|empregador|datore di lavoro|azienda|nome e indirizzo del datore di lavoro|nom et adresse de l employeur|nombre y dirección del empleador|nombre y dirección de la empresa|name und adresse des arbeitgebers|nome e endereço do empregador|nazwa i adres pracodawcy|naam en adres van de werkgever|werkgever|bedrijf|pracodawca|arbetsgivare|företag|kurum|kurum adı|iş yeri|işyeri|çalıştığı kurum|organisme|établissement|betrieb|dienststelle|entidad|institución|ente|entidade|instituição|organisatie|instelling|instytucja|zakład pracy|miejsce pracy|arbetsplats|işveren|şirket|firma adı|kunde|auftraggeber|endkunde|client|customer|cliente|klant|opdrachtgever|klient|kund|uppdragsgivare|müşteri|commettente|donneur d ordre|client final|客户|顧客|会社名|勤務先|公司|公司名称|单位|جهة العمل|الشركة|מעסיק|חברה|מקום עבודה',
  title:
    'job title|position|title|role|post|designation|occupation or position held|tätigkeit|position als|beruf|funktion|poste|fonction|emploi|puesto|cargo|ocupación|posizione|ruolo|qualifica|mansione|lavoro o posizione ricoperti|tipo di impiego|fonction ou poste occupé|profesión o cargo desempeñado|beruf oder funktion|função ou cargo ocupado|zajmowane stanowisko|functie of beroep|função|functie|stanowisko|befattning|tjänst|yrkesroll|pozisyon|görev|unvan|職位|役職|職種|rolle|projektrolle|rôle|rol|rola|roll|papel|rolü|担当|职位|岗位|职务|المسمى الوظيفي|الوظيفة|المنصب|תפקיד',
  place:
    'location|place|city|ort|standort|arbeitsort|lieu|ville|lugar|ciudad|luogo|sede|local|cidade|plaats|miejsce|miasto|stad|yer|şehir|勤務地|地点|工作地点|المكان|الموقع|מקום|מיקום',
  duties:
    'duties|responsibilities|main activities and responsibilities|principali mansioni e responsabilità|principali attività e responsabilità|principales activités et responsabilités|funciones y responsabilidades principales|wichtigste tätigkeiten und zuständigkeiten|principais atividades e responsabilidades|główne czynności i zakres obowiązków|aufgaben|missions|funciones|mansioni|atividades|taken|obowiązki|arbetsuppgifter|görevler|業務内容|工作内容|المهام|תחומי אחריות',
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

type Cell = { slot: Slot; value: string; line: Line };

/** The positions of a section that is a form ("Employer: ...", "From: ..."), or null where it is none. */
export function readForms(rows: Line[]): ReadExperience[] | null {
  const lines = rows.flatMap(cellByCell);
  const cells = lines.map(cellOf);
  const named = cells.filter((cell) => cell?.slot === 'company' || cell?.slot === 'title').length;
  const dated = cells.filter((cell) => cell?.slot === 'from' || cell?.slot === 'dates').length;
  if (dated === 0 || named < dated) return null;
  const entries: { cells: Cell[]; rest: Line[] }[] = [];
  const first = cells.find((cell) => cell !== null)?.slot;
  for (const [at, cell] of cells.entries()) {
    const open = entries.at(-1);
    const line = lines[at];
    if (cell && (!open || cell.slot === first || open.cells.some((other) => other.slot === cell.slot)))
      entries.push({ cells: [cell], rest: [] });
    else if (cell) open?.cells.push(cell);
    else if (line) open?.rest.push(line);
  }
  const read = entries.flatMap((entry) => toExperience(entry.cells, entry.rest));
  return read.length > 0 ? read : null;
}

/** A row of two labels, each with its value behind it, as two lines. */
function cellByCell(line: Line): Line[] {
  const at = line.segments.findIndex((segment, i) => i >= 2 && i % 2 === 0 && isLabel(segment.text));
  const [label] = line.segments;
  if (at < 0 || !label || !isLabel(label.text)) return [line];
  const part = (segments: Line['segments']): Line => ({
    ...line,
    segments,
    text: segments.map((segment) => segment.text).join(' '),
  });
  return [part(line.segments.slice(0, at)), ...cellByCell(part(line.segments.slice(at)))];
}

const OTHER_LABELS = new Set(
  'uren per week|hours per week|reason for leaving|salary|wochenstunden|grund des wechsels|motif de départ|motivo|motivo de salida|reden van vertrek'
    .split('|')
    .map(fold),
);

function isLabel(text: string): boolean {
  const bare = fold(text);
  return SLOTS.has(bare) || OTHER_LABELS.has(bare);
}

function cellOf(line: Line): Cell | null {
  const [first, ...rest] = line.segments;
  const [, label = '', inline = ''] = /^([^:：]{1,60}?)\s*[:：]\s*(.*)$/u.exec(line.text) ?? [];
  const slot = SLOTS.get(fold(label));
  if (slot && inline) return { slot, value: inline, line };
  const beside = first && rest.length > 0 ? SLOTS.get(fold(first.text)) : undefined;
  return beside && first ? { slot: beside, value: rest.map((one) => one.text).join(' '), line } : null;
}

function toExperience(cells: Cell[], rest: Line[]): ReadExperience[] {
  const value = (slot: Slot) => cells.find((cell) => cell.slot === slot)?.value ?? null;
  const written = value('dates') ?? [value('from'), value('to')].filter(Boolean).join(' – ');
  const date: DateRange | undefined = findDates(written)[0];
  const line = cells[0]?.line;
  const employer = value('company');
  // The official form asks for the employer's name and address in one.
  const split = employer === null ? null : splitEmployerPlace(employer);
  const company = split?.place && split.rest ? split.rest : employer;
  const title = value('title');
  if (!line || (company === null && title === null)) return [];
  return [
    {
      company,
      title,
      location: value('place') ?? split?.place ?? null,
      date: date?.raw ?? null,
      start: date?.start ?? null,
      end: date?.present ? null : (date?.end ?? null),
      description: [value('duties'), ...rest.map((one) => one.text)].filter(Boolean).join('\n'),
      place: placeOf(line, line.text),
      confidence: date && company && title ? 0.95 : 0.6,
    },
  ];
}
