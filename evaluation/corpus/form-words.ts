import type { Language } from './languages.ts';

/** The words of forms: from, to, employer, position, place, duties. */
export const formWords: Record<Language, string[]> = {
  en: ['From', 'To', 'Employer', 'Job title', 'Location', 'Duties'],
  de: ['Von', 'Bis', 'Arbeitgeber', 'Position', 'Ort', 'Aufgaben'],
  fr: ['Du', 'Au', 'Employeur', 'Poste', 'Lieu', 'Missions'],
  es: ['Desde', 'Hasta', 'Empresa', 'Puesto', 'Lugar', 'Funciones'],
  it: ['Dal', 'Al', 'Datore di lavoro', 'Posizione', 'Luogo', 'Mansioni'],
  pt: ['De', 'Até', 'Empresa', 'Cargo', 'Local', 'Atividades'],
  nl: ['Van', 'Tot', 'Werkgever', 'Functie', 'Plaats', 'Taken'],
  pl: ['Od', 'Do', 'Pracodawca', 'Stanowisko', 'Miejsce', 'Obowiązki'],
  sv: ['Från', 'Till', 'Arbetsgivare', 'Befattning', 'Ort', 'Arbetsuppgifter'],
  tr: ['Başlangıç', 'Bitiş', 'İşveren', 'Pozisyon', 'Yer', 'Görevler'],
  ja: ['開始', '終了', '会社名', '職位', '勤務地', '業務内容'],
  zh: ['开始时间', '结束时间', '公司名称', '职位', '地点', '工作内容'],
  ar: ['من', 'إلى', 'جهة العمل', 'المسمى الوظيفي', 'المكان', 'المهام'],
  he: ['מתאריך', 'עד תאריך', 'מעסיק', 'תפקיד', 'מקום', 'תחומי אחריות'],
};

type Extra = 'interests' | 'references' | 'publications' | 'courses' | 'personal';

/** Sections that hold none of the measured values, with a heading and what stands in them. */
export const extraSections: Record<Language, Partial<Record<Extra, [string, string[]]>>> = {
  en: {
    interests: ['Interests', ['Hiking, choir, old radios']],
    references: ['References', ['Available on request']],
    courses: ['Courses', ['First Aid at Work, Red Cross, 2021', 'Project Management Basics, 2018']],
    publications: [
      'Publications',
      [
        'Tides and terns in a warming estuary. Journal of Coastal Ecology 12(3), 2019, 45-67.',
        'With R. Marsh: Counting what hides. Field Notes 8, 2016, 101-118.',
      ],
    ],
    personal: [
      'Personal Details',
      ['Date of birth: 14 March 1986', 'Nationality: British', 'Driving licence: B'],
    ],
  },
  de: {
    interests: ['Hobbys', ['Bergwandern, Chor, Imkerei']],
    courses: ['Weiterbildung', ['Erste Hilfe, DRK, 2021', 'Ausbildereignungsprüfung, IHK, 2018']],
    personal: [
      'Persönliche Daten',
      ['Geburtsdatum: 14.03.1986', 'Familienstand: verheiratet', 'Staatsangehörigkeit: deutsch'],
    ],
  },
  fr: {
    interests: ['Centres d’intérêt', ['Randonnée, chorale, photographie']],
    courses: ['Formations complémentaires', ['Sauveteur secouriste du travail, 2021']],
    personal: ['État civil', ['Née le 14 mars 1986', 'Permis B', 'Nationalité française']],
  },
  es: {
    interests: ['Aficiones', ['Senderismo, coro, fotografía']],
    personal: [
      'Datos personales',
      ['Fecha de nacimiento: 14/03/1986', 'Nacionalidad: española', 'Carné de conducir B'],
    ],
  },
  it: {
    interests: ['Hobby', ['Escursionismo, coro, fotografia']],
    personal: ['Dati personali', ['Data di nascita: 14/03/1986', 'Nazionalità: italiana', 'Patente B']],
  },
  pt: {
    interests: ['Interesses', ['Trilhas, coral, fotografia']],
    personal: [
      'Dados pessoais',
      ['Data de nascimento: 14/03/1986', 'Estado civil: casado', 'CNH categoria B'],
    ],
  },
  nl: {
    interests: ["Hobby's", ['Wandelen, koor, fotografie']],
    personal: [
      'Persoonlijke gegevens',
      ['Geboortedatum: 14-03-1986', 'Nationaliteit: Nederlandse', 'Rijbewijs B'],
    ],
  },
  pl: {
    interests: ['Zainteresowania', ['Turystyka górska, chór, fotografia']],
    personal: ['Dane osobowe', ['Data urodzenia: 14.03.1986', 'Prawo jazdy kat. B']],
  },
  sv: {
    interests: ['Intressen', ['Vandring, körsång, fotografi']],
    references: ['Referenser', ['Lämnas på begäran']],
    personal: ['Personuppgifter', ['Född: 1986-03-14', 'Körkort: B']],
  },
  tr: {
    interests: ['Hobiler', ['Doğa yürüyüşü, koro, fotoğraf']],
    personal: ['Kişisel Bilgiler', ['Doğum tarihi: 14.03.1986', 'Medeni hali: Evli', 'Sürücü belgesi: B']],
  },
  ja: {
    courses: ['資格・免許', ['普通自動車第一種運転免許 2008年8月']],
    personal: ['個人情報', ['生年月日: 1986年3月14日', '性別: ']],
  },
  zh: {
    interests: ['兴趣爱好', ['徒步、合唱、摄影']],
    personal: ['基本信息', ['出生日期: 1986年3月14日', '民族: 汉']],
  },
  ar: {
    interests: ['الهوايات', ['المشي، القراءة']],
    personal: ['البيانات الشخصية', ['تاريخ الميلاد: 14/03/1986']],
  },
  he: { interests: ['תחביבים', ['טיולים, מקהלה']], personal: ['פרטים אישיים', ['תאריך לידה: 14/03/1986']] },
};
