import type { Language } from './languages.ts';

/** How a sentence tells a position: the dates ahead, by a verb, as a story of coming and leaving, the employer ahead, or without a verb. */
export type Prose = 'dated' | 'narrated' | 'joined' | 'employer-first' | 'title-first';

/** A position as people write it in a sentence; behind a stroke the one for a position that goes on. */
export const sentences: Record<Language, Record<Prose, string>> = {
  en: {
    dated: '{dates}: worked as {title} at {company}, {place}.',
    narrated: 'I worked as {title} at {company} in {place}, {dates}.',
    joined:
      'In {from} I joined {company}, {place}, as {title} and stayed until {to}. / In {from} I joined {company}, {place}, as {title}, where I still work.',
    'employer-first': 'At {company} in {place} I held the post of {title} ({dates}).',
    'title-first': '{title} with {company}, {place}, {dates}.',
  },
  de: {
    dated: '{dates}: tätig als {title} bei {company}, {place}.',
    narrated: 'Ich arbeitete als {title} bei {company} in {place} ({dates}).',
    joined:
      'Im {from} kam ich als {title} zu {company}, {place}, und blieb bis {to}. / Seit {from} bin ich {title} bei {company}, {place}.',
    'employer-first': 'Bei {company} in {place} war ich {title}, {dates}.',
    'title-first': '{title} bei {company}, {place}, {dates}.',
  },
  fr: {
    dated: '{dates} : {title} chez {company}, {place}.',
    narrated: 'J’ai travaillé comme {title} chez {company} à {place} ({dates}).',
    joined:
      'En {from}, j’ai rejoint {company}, {place}, en tant que {title}, jusqu’en {to}. / Depuis {from}, je suis {title} chez {company}, {place}.',
    'employer-first': 'Chez {company}, à {place}, j’ai occupé le poste de {title} ({dates}).',
    'title-first': '{title} au sein de {company}, {place}, {dates}.',
  },
  es: {
    dated: '{dates}: trabajé como {title} en {company}, {place}.',
    narrated: 'Trabajé como {title} en {company}, en {place} ({dates}).',
    joined:
      'En {from} me incorporé a {company}, {place}, como {title}, hasta {to}. / Desde {from} soy {title} en {company}, {place}.',
    'employer-first': 'En {company}, {place}, ocupé el puesto de {title} ({dates}).',
    'title-first': '{title} para {company}, {place}, {dates}.',
  },
  it: {
    dated: '{dates}: {title} presso {company}, {place}.',
    narrated: 'Ho lavorato come {title} presso {company} a {place} ({dates}).',
    joined:
      'Nel {from} sono entrato in {company}, {place}, come {title}, fino al {to}. / Dal {from} sono {title} presso {company}, {place}.',
    'employer-first': 'Presso {company}, {place}, ho ricoperto il ruolo di {title} ({dates}).',
    'title-first': '{title} per {company}, {place}, {dates}.',
  },
  pt: {
    dated: '{dates}: {title} na empresa {company}, {place}.',
    narrated: 'Trabalhei como {title} na {company}, em {place} ({dates}).',
    joined:
      'Em {from} entrei na {company}, {place}, como {title}, até {to}. / Desde {from} sou {title} na {company}, {place}.',
    'employer-first': 'Na {company}, {place}, ocupei o cargo de {title} ({dates}).',
    'title-first': '{title} para {company}, {place}, {dates}.',
  },
  nl: {
    dated: '{dates}: werkzaam als {title} bij {company}, {place}.',
    narrated: 'Ik werkte als {title} bij {company} in {place} ({dates}).',
    joined:
      'In {from} begon ik als {title} bij {company}, {place}, tot {to}. / Sinds {from} ben ik {title} bij {company}, {place}.',
    'employer-first': 'Bij {company} in {place} was ik {title} ({dates}).',
    'title-first': '{title} voor {company}, {place}, {dates}.',
  },
  pl: {
    dated: '{dates}: {title} w firmie {company}, {place}.',
    narrated: 'Pracowałem jako {title} w firmie {company} w {place} ({dates}).',
    joined:
      'Od {from} do {to} byłem zatrudniony w {company}, {place}, jako {title}. / Od {from} pracuję w {company}, {place}, jako {title}.',
    'employer-first': 'W {company}, {place}, zajmowałem stanowisko {title} ({dates}).',
    'title-first': '{title} w {company}, {place}, {dates}.',
  },
  sv: {
    dated: '{dates}: {title} hos {company}, {place}.',
    narrated: 'Jag arbetade som {title} hos {company} i {place} ({dates}).',
    joined:
      'Från {from} till {to} var jag anställd på {company}, {place}, som {title}. / Sedan {from} är jag {title} på {company}, {place}.',
    'employer-first': 'På {company} i {place} hade jag tjänsten som {title} ({dates}).',
    'title-first': '{title} åt {company}, {place}, {dates}.',
  },
  tr: {
    dated: '{dates}: {company} şirketinde {title}, {place}.',
    narrated: '{company} bünyesinde {title} olarak çalıştım, {place} ({dates}).',
    joined:
      '{from} tarihinde {company} firmasına, {place}, {title} olarak katıldım ve {to} tarihinde ayrıldım. / {from} tarihinden beri {company} firmasında {title} olarak çalışıyorum, {place}.',
    'employer-first': '{place} ilindeki {company} şirketinde {title} görevini yürüttüm ({dates}).',
    'title-first': '{company} kurumunda {title}, {place}, {dates}.',
  },
  ja: {
    dated: '{dates}　{company}にて{title}として勤務（{place}）。',
    narrated: '{company}（{place}）で{title}として働いた（{dates}）。',
    joined:
      '{from}、{company}に{title}として入社し、{to}に退職（{place}）。 / {from}より{company}にて{title}として勤務中（{place}）。',
    'employer-first': '{place}の{company}で{title}を務めた（{dates}）。',
    'title-first': '{company}、{title}（{place}、{dates}）。',
  },
  zh: {
    dated: '{dates}：在{company}担任{title}，{place}。',
    narrated: '在{company}（{place}）任{title}（{dates}）。',
    joined:
      '{from}加入{company}，任{title}，{to}离职，{place}。 / {from}起就职于{company}，任{title}，{place}。',
    'employer-first': '于{place}{company}从事{title}工作（{dates}）。',
    'title-first': '{company}，{title}，{place}，{dates}。',
  },
  ar: {
    dated: '{dates}: {title} في {company}، {place}.',
    narrated: 'عملت بوظيفة {title} لدى {company} في {place} ({dates}).',
    joined:
      'انضممت إلى {company}، {place}، في {from} بوظيفة {title} وبقيت حتى {to}. / أعمل منذ {from} لدى {company}، {place}، بوظيفة {title}.',
    'employer-first': 'في {company}، {place}، شغلت منصب {title} ({dates}).',
    'title-first': '{title} لدى {company}، {place}، {dates}.',
  },
  he: {
    dated: '{dates}: {title} ב{company}, {place}.',
    narrated: 'עבדתי בתפקיד {title} בחברת {company}, {place} ({dates}).',
    joined:
      'ב-{from} הצטרפתי ל{company}, {place}, בתפקיד {title} עד {to}. / מאז {from} אני {title} ב{company}, {place}.',
    'employer-first': 'ב{company}, {place}, כיהנתי כ{title} ({dates}).',
    'title-first': '{title} אצל {company}, {place}, {dates}.',
  },
};
