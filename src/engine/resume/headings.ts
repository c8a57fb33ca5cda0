import { MORE_WORDS } from './heading-words.ts';
import { kindOfHeadingPhrase } from './heading-phrases.ts';
import { fold } from './text.ts';

/** What a section of a resume is about. */
export type SectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'projects'
  | 'certifications'
  | 'awards'
  | 'publications'
  | 'volunteering'
  | 'interests'
  | 'references'
  | 'other';

/** The kind of section that a heading of these words opens, in any of the languages known; null for words that are no heading. */
export function headingKind(text: string): SectionKind | null {
  const words = fold(text.replace(NUMBERED, '').replace(REMARK, '').replace(/&/g, ' and '));
  if (!words || words.length > 60) return null;
  const own = words.replace(OWN, '').replace(MORE, '');
  return NAMES.get(words) ?? NAMES.get(own) ?? composed(words) ?? kindOfHeadingPhrase(words);
}

/** "1. ", "IV) ", "B. " before the name of a section. */
const NUMBERED = /^\s*(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]\s+(?=\p{L})/u;

/** "(10 of 43)" behind the name of a section. */
const REMARK =
  /(?<=\p{L})\s*(?:\([^()]{1,30}\)|\s[–—]\s\d.{1,24}|(?:,|\s[–—-])\s(?:latest|newest|most recent|last|neueste|aktuellste|plus récent\p{L}*|más reciente\p{L}*|nieuwste|senaste|nyeste)\s(?:first|zuerst|d['’]abord|primero|eerst|först|først))$/iu;
/** "My skills", in words of the person who writes. */
const OWN =
  /^(?:my|our|the|mes|mon|ma|mis?|meine?|le mie|la mia|i miei|il mio|as minhas|minhas?|os meus|meus?|mijn|mina|min|mitt|mine|moje|moja|mano|minun) /;

/** "Otra experiencia", "Frühere Tätigkeiten": one more section of the kind. */
const MORE =
  /^(?:other|further|additional|earlier|previous|former|past|recent|otr[ao]s?|autres?|altr[aeio]|outr[ao]s?|andere|weitere|sonstige|fruhere|overige|inn[ae]|andra|tidigare|andre|tidligere|diger|dalsi|alte) /;

function composed(words: string): SectionKind | null {
  const parts = words.split(/ (?:and|und|et|y|e|en|og|och) /);
  if (parts.length < 2) return null;
  const kinds = parts.map((part) => NAMES.get(part) ?? NAMES.get(shared(part, parts)) ?? null);
  if (kinds.some((kind) => kind === null)) return null;
  const [first = null] = kinds;
  // "Tickets and skills" lists skills, "Courses and school" studies.
  const main = kinds.find((kind) => kind === 'skills' || kind === 'education' || kind === 'experience');
  return first !== null && ASIDE.has(first) ? (main ?? first) : first;
}

const ASIDE = new Set<SectionKind>(['certifications', 'languages', 'awards', 'interests']);

function shared(part: string, parts: string[]): string {
  const last = parts.at(-1)?.split(' ').at(-1) ?? '';
  return `${part} ${last}`;
}

const WORDS: Record<SectionKind, string> = {
  contact: `معلومات الاتصال|بيانات الاتصال|معلومات التواصل|البيانات الشخصية|المعلومات الشخصية|פרטי קשר|פרטים אישיים|יצירת קשר|contact|contacts|contact information|contact info|contact details|personal information|personal details|personal data|
    personal info|details|reach me|get in touch|find me|profiles|online profiles|social|social media|links|online presence|address|kontakt|kontaktdaten|
    personliche daten|personliche angaben|coordonnees|informations personnelles|etat civil|contacto|datos personales|datos de contacto|
    informacion personal|informacion de contacto|contatti|contatto|dati personali|informazioni personali|contato|contatos|dados pessoais|informacoes pessoais|
    persoonlijke gegevens|persoonsgegevens|contactgegevens|dane osobowe|dane kontaktowe|personuppgifter|personalia|kontaktoplysninger|osobni udaje|kisisel bilgiler|iletisim|iletisim bilgileri|zur person|angaben zur person|donnees personnelles|renseignements personnels|identite|informazioni di contatto|anagrafica|dados de contato|personalien|gegevens|dane personalne|informacje osobiste|kontaktuppgifter|personlig information|personliga uppgifter|個人情報|連絡先|基本情報|本人情報|联系方式|个人信息|基本信息|个人资料|개인정보|인적사항`,
  summary: `نبذة عني|نبذة شخصية|نبذة|الملخص|الملخص المهني|ملخص|الهدف الوظيفي|الهدف المهني|תקציר|פרופיל|פרופיל אישי|אודות|אודותי|תמצית|על עצמי|summary|professional summary|executive summary|career summary|profile summary|summary of qualifications|qualifications summary|
    qualification summary|summary of experience|about|about me|profile|professional profile|personal profile|career profile|executive profile|objective|career objective|
    professional objective|career goal|career goals|job objective|personal statement|statement|introduction|overview|professional overview|career overview|bio|biography|
    background|highlights|career highlights|professional highlights|key highlights|highlights of qualifications|who i am|in short|at a glance|headline|mission|value proposition|
    personal summary|profil|kurzprofil|uber mich|zusammenfassung|profil professionnel|a propos|a propos de moi|resume|objectif|objectif professionnel|presentation|
    perfil|perfil profesional|resumen|resumen profesional|sobre mi|objetivo|objetivo profesional|extracto|profilo|profilo professionale|sommario|chi sono|obiettivo|
    perfil profissional|resumo|resumo profissional|sobre|sobre mim|objetivo profissional|profiel|over mij|samenvatting|podsumowanie|podsumowanie zawodowe|o mnie|
    sammanfattning|om mig|om mig selv|profiltekst|sammendrag|hakkimda|ozet|職務要約|自己pr|志望動機|profil zawodowy|自我评价|自我介绍|个人评价|个人简介|个人总结`,
  experience: `الخبرة|الخبرات|الخبرة المهنية|الخبرات المهنية|الخبرة العملية|الخبرات العملية|الخبرة الوظيفية|التاريخ الوظيفي|ניסיון|ניסיון תעסוקתי|ניסיון מקצועי|ניסיון בעבודה|תעסוקה|praxiserfahrung|beruflicher lebenslauf|berufliche praxis|experience|experiences|work|work experience|work experiences|professional experience|professional experiences|employment|employment history|
    work history|working experience|job experience|job history|career|career history|career experience|professional background|professional history|employment experience|
    relevant experience|relevant work experience|relevant employment|related experience|industry experience|experience history|experience summary|recent experience|
    additional experience|other experience|other work experience|previous experience|previous employment|past experience|earlier experience|earlier career|prior experience|
    selected experience|key experience|professional career|positions|positions held|posts|posts held|current post|present post|previous posts|current position|present position|previous positions|current role|previous roles|current employment|aktuelle position|aktuelle tatigkeit|fruhere stationen|fruhere tatigkeiten|poste actuel|postes precedents|puesto actual|puestos anteriores|posizione attuale|huidige functie|vorige functies|nuvarande anstallning|tidigare anstallningar|appointments|professional appointments|academic appointments|academic positions|university appointments|employment and appointments|employment record|record of employment|
    work background|career path|career progression|career timeline|career summary and experience|where i ve worked|where i have worked|jobs|roles|internships|internship|
    internship experience|internships and experience|practical experience|field experience|clinical experience|nursing experience|teaching experience|research experience|
    military experience|military service|technical experience|engineering experience|management experience|leadership experience|consulting experience|sales experience|
    legal experience|freelance experience|freelance work|freelance|professional work experience|professional work|professional activities|what i ve done|what i have done|what i did|work i have done|where i work|where i worked|places i have worked|my career so far|
    employment details|work details|experience highlights|experience and achievements|berufserfahrung|beruflicher werdegang|berufspraxis|berufliche erfahrung|
    berufliche stationen|werdegang|arbeitserfahrung|praktische erfahrung|praktika|experience professionnelle|experiences professionnelles|parcours professionnel|
    parcours|emplois|experiencia|experiencia laboral|experiencia profesional|experiencias profesionales|historial laboral|trayectoria profesional|trayectoria laboral|
    empleo|esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|experiencia profissional|
    experiencias profissionais|historico profissional|atuacao profissional|werkervaring|ervaring|loopbaan|arbeidsverleden|doswiadczenie|doswiadczenie zawodowe|
    przebieg kariery|arbetslivserfarenhet|arbetserfarenhet|erfarenhet|erhvervserfaring|arbejdserfaring|arbeidserfaring|yrkeserfaring|erfaring|tyokokemus|pracovni zkusenosti|
    praxe|munkatapasztalat|szakmai tapasztalat|is deneyimi|deneyim|deneyimler|опыт работы|опыт|работа|досвід роботи|职业经历|工作经历|工作经验|实习经历|職務経歴|職歴|職務経歴詳細|職務内容|mesleki deneyim|is tecrubesi|calisma deneyimi|경력|경력사항`,
  education: `التعليم|المؤهلات العلمية|المؤهلات الدراسية|المؤهلات|الدراسة|التحصيل العلمي|השכלה|לימודים|השכלה אקדמית|schulbildung und studium|studium und schule|formation et diplomes|diplomes et formations|education|educational background|education background|academic background|academic history|academic qualifications|academic qualification|
    educational qualifications|educational qualification|education and training|training and education|education training|academics|academic|academic record|academic credentials|
    academic profile|academic experience|academic education|academic achievements|educational history|education history|educational details|education details|
    academic details|qualifications|academia|degrees|degree|schooling|studies|study|university|universities|school|schools|college|formal education|higher education|
    education and qualifications|education and certifications|education and credentials|education and professional development|scholastic record|learning|where i studied|
    ausbildung|bildung|bildungsweg|bildungsgang|schulbildung|studium|akademische ausbildung|hochschulbildung|schulische ausbildung|aus und weiterbildung|ausbildung und studium|
    formation|formations|etudes|formation academique|parcours academique|parcours scolaire|diplomes|scolarite|cursus|educacion|formacion|formacion academica|
    educacion y formacion|estudios|estudios realizados|titulacion|datos academicos|istruzione|istruzione e formazione|formazione|titoli di studio|studi|educacao|formacao|
    formacao academica|escolaridade|historico escolar|opleiding|opleidingen|onderwijs|opleiding en training|wyksztalcenie|edukacja|utbildning|utbildningar|uddannelse|
    utdanning|utdannelse|koulutus|vzdelani|vzdelanie|tanulmanyok|iskolai vegzettseg|egitim|egitim bilgileri|egitim durumu|образование|освіта|教育|教育背景|教育经历|学歴|学歴 資格|最終学歴|ogrenim durumu|ogrenim bilgileri|학력|학력사항`,
  skills: `المهارات|مهارات|المهارات التقنية|المهارات الشخصية|الكفاءات|כישורים|מיומנויות|כישורים מקצועיים|יכולות|skills|skill|what i m good at|what i am good at|what i can do|things i know|was ich kann|ce que je sais faire|key skills|core skills|technical skills|professional skills|skill set|skillset|skill sets|skills summary|summary of skills|skills profile|
    skills and tools|tools and skills|skills and technologies|skills and expertise|skills and competencies|skills and abilities|skills and interests|skills highlights|technical skill|technical expertise|
    technical proficiencies|technical proficiency|technical competencies|technical knowledge|technical summary|technical profile|technical background|technical toolkit|
    technical stack|tech stack|technologies|technology|technologies and tools|tools and technologies|technology summary|technology skills|tools|software|
    software skills|software and tools|software proficiency|software knowledge|it skills|computer skills|computer proficiency|computer literacy|computer knowledge|
    digital skills|hard skills|soft skills|hard and soft skills|competencies|competences|core competencies|core competences|key competencies|competencies and skills|
    core qualifications|core strengths|strengths|key strengths|expertise|areas of expertise|area of expertise|core expertise|domain expertise|fields of expertise|
    specialties|specialities|specialization|specializations|proficiencies|proficiency|abilities|capabilities|core capabilities|key capabilities|professional competencies|
    additional skills|other skills|relevant skills|transferable skills|skills overview|skills matrix|skills inventory|skills at a glance|key proficiencies|
    knowledge|knowledge and skills|programming skills|personal skills|personal skills and competences|job related skills|programming languages|clinical skills|what i know|what i can do|toolbox|toolkit|my toolbox|top skills|
    kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|it kenntnisse|edv kenntnisse|besondere kenntnisse|kenntnisse und fahigkeiten|fahigkeiten und kenntnisse|
    qualifikationen|starken|technische kenntnisse|computerkenntnisse|schlusselqualifikationen|competences techniques|competences cles|competences professionnelles|
    competences informatiques|savoir faire|outils|informatique|habilidades|competencias|conocimientos|aptitudes|destrezas|habilidades tecnicas|conocimientos tecnicos|
    conocimientos informaticos|competencias tecnicas|informatica|competenze|competenze tecniche|competenze informatiche|capacita|capacita e competenze|abilita|
    conhecimentos|competencias tecnicas e pessoais|habilidades e competencias|qualificacoes|vaardigheden|competenties|kennis|computervaardigheden|umiejetnosci|kompetencje|
    fardigheter|kompetens|kompetenser|kunskaper|kompetencer|ferdigheter|kompetanse|faerdigheder|taidot|osaaminen|dovednosti|znalosti|schopnosti|keszsegek|kepessegek|
    yetenekler|beceriler|teknik beceriler|навыки|ключевые навыки|профессиональные навыки|навички|技能|专业技能|职业技能|专业能力|技能特长|スキル|保有スキル|テクニカルスキル|活かせる経験 知識|活かせる経験 知識 技術|活かせるスキル|pc スキル|yetkinlikler|기술|보유기술`,
  languages: `اللغات|المهارات اللغوية|שפות|ידע בשפות|languages|language|language skills|language proficiency|languages spoken|spoken languages|foreign languages|linguistic skills|sprachen|sprachkenntnisse|langues|
    langues etrangeres|langue|idiomas|lenguas|lingue|lingue straniere|conoscenze linguistiche|linguas|talen|talenkennis|jezyki|jezyki obce|znajomosc jezykow|sprak|sprakkunskaper|sprog|kielitaito|
    jazyky|jazykove znalosti|nyelvtudas|diller|yabanci dil|языки|знание языков|мови|语言|语言能力|语言水平|外语水平|語学|語学力|외국어`,
  projects: `المشاريع|פרויקטים|projects|project|personal projects|selected projects|key projects|academic projects|project experience|project work|project highlights|notable projects|
    side projects|open source|open source projects|relevant projects|portfolio|major projects|projekte|projets|projets personnels|proyectos|progetti|projetos|projecten|projekty|projekt|projekter|projeler|проекты|项目经验|项目经历|프로젝트`,
  certifications: `الشهادات|الدورات|الدورات التدريبية|تعليم مستمر|קורסים|הסמכות|תעודות|certifications|certification|certificates|certificate|licenses|licences|license|licensure|licenses and certifications|certifications and licenses|
    certifications and training|professional certifications|professional licenses|credentials|courses|coursework|relevant coursework|training|trainings|professional training|
    professional development|continuing education|courses and certifications|training and certifications|accreditations|additional training|workshops|online courses|zertifikate|zertifizierungen|
    weiterbildung|weiterbildungen|fortbildungen|certificats|certifications et formations|formations complementaires|certificados|certificaciones|cursos|certificazioni|corsi|
    certificacoes|certificaten|cursussen|certyfikaty|kursy|szkolenia|kurser|certifikat|sertifikalar|kurslar|сертификаты|курсы|資格|免許 資格|資格 免許|证书|资格证书|职业资格|formations complementaires|formation continue`,
  awards: `fordermittel|drittmittel|stipendien|forschungsforderung|becas|bourses|borse di studio|beurzen|granty|stypendia|科研项目|奖学金|助成金|grants|grants and awards|awards and grants|funding|research funding|research grants|fellowships|fellowships and grants|awards|award|honors|honours|achievements|accomplishments|key achievements|key accomplishments|honors and awards|awards and honors|awards and achievements|
    awards and recognition|recognition|distinctions|scholarships|prizes|major accomplishments|auszeichnungen|preise|erfolge|distinctions et prix|prix|premios|logros|reconocimientos|premi|riconoscimenti|
    premios e reconhecimentos|conquistas|prijzen|nagrody|osiagniecia|utmarkelser|oduller|награды|достижения|荣誉奖项|获奖情况|获奖经历`,
  publications: `publications scientifiques|articles|communications|travaux publies|vortrage|veroffentlichungen und vortrage|ponencias|articulos|publicaciones cientificas|artykuly|foredrag|bildiriler|论文|发表论文|学术论文|论文发表|学术成果|論文|学会発表|研究業績|業績|publications|publication|papers|research papers|selected publications|patents|patents and publications|presentations|conferences|talks|speaking|
    conference presentations|research|research interests|veroffentlichungen|publikationen|publicaciones|pubblicazioni|publicacoes|publicaties|publikacje|publikationer|yayinlar|публикации`,
  volunteering: `العمل التطوعي|التطوع|התנדבות|volunteering|volunteer|volunteer experience|volunteer work|volunteer activities|community service|community involvement|community|activities|
    extracurricular activities|extra curricular activities|extracurriculars|leadership|leadership and activities|leadership activities|affiliations|professional affiliations|memberships|
    professional memberships|associations|organizations|involvement|engagement|ehrenamt|ehrenamtliches engagement|benevolat|engagement associatif|voluntariado|volontariato|
    vrijwilligerswerk|wolontariat|frivilligt arbete|gonulluluk`,
  interests: `الاهتمامات|الهوايات|תחביבים|interests|interest|hobbies|hobbies and interests|interests and hobbies|personal interests|other interests|passions|interessen|hobbys|hobbys und interessen|
    centres d interet|centres d interets|loisirs|interets|intereses|aficiones|interessi|hobby|interesses|hobby s|zainteresowania|hobbies e interesses|intressen|interesser|harrastukset|ilgi alanlari|hobiler|интересы|увлечения|兴趣爱好|个人爱好`,
  references: `المراجع|المعرفون|ממליצים|המלצות|references|reference|referees|professional references|references available on request|references available upon request|references on request|references upon request|referenzen auf anfrage|references sur demande|referencias a peticion|referencias disponibles|referenzen|referencias|references professionnelles|referenze|referencias profissionais|referenties|referencje|referenser|referanslar|рекомендации`,
  other: `additional information|other information|additional|miscellaneous|other|others|declaration|personal|further information|availability|visa|work authorization|
    travel|mobility|driving licence|driving license|permis|permis de conduire|fuhrerschein|sonstiges|weitere informationen|divers|informations complementaires|otros|
    otros datos|altre informazioni|altro|outras informacoes|overig|dodatkowe informacje|ovrigt|diger`,
};

const NAMES = new Map<string, SectionKind>(
  [...Object.entries(MORE_WORDS), ...Object.entries(WORDS)].flatMap(([kind, words]) =>
    words.split('|').map((word): [string, SectionKind] => [fold(word), kind as SectionKind]),
  ),
);

// Words that sections are named by, with others before them ("last") or behind them ("first").
const STEMS: [SectionKind, 'first' | 'last', string][] = [
  [
    'publications',
    'last',
    'publications|papers|presentations|publikationen|veroffentlichungen|publikationer',
  ],
  ['publications', 'first', 'publications|publicaciones|pubblicazioni|publicacoes|publikacje|publicaties'],
  ['awards', 'last', 'grants|funding|fellowships|awards|auszeichnungen|stipendien'],
  [
    'languages',
    'last',
    'languages|sprachen|sprachkenntnisse|talenkennis|sprakkunskaper|sprog|kielet|kielitaito|nyelvtudas|diller',
  ],
  [
    'languages',
    'first',
    'langues|idiomas|lingue|linguas|jezyki|jazyky|limbi|jezici|языки|мови|γλωσσες|llengues',
  ],
  [
    'education',
    'last',
    `education|qualifications|academics|ausbildung|bildung|studium|opleiding|opleidingen|utbildning|uddannelse|utdanning|koulutus|vegzettseg|tanulmanyok|egitim|ogrenim|vzdelani|vzdelanie|
    obrazovanie|образование|освіта|εκπαιδευση|obrazovanje|izobrazba|haridus|izglitiba|issilavinimas|学歴|教育|학력`,
  ],
  [
    'education',
    'first',
    `formation|formations|etudes|diplomes|formacion|estudios|formazione|istruzione|studi|formacao|educacao|educacion|wyksztalcenie|edukacja|educatie|studii|formacio|vzdelani|образование|освіта|σπουδες|obrazovanje`,
  ],
  [
    'skills',
    'last',
    `skills|competencies|competences|proficiencies|expertise|strengths|kenntnisse|fahigkeiten|kompetenzen|starken|vaardigheden|competenties|kompetenser|kompetensomraden|fardigheter|kunskaper|
    kompetencer|faerdigheder|kompetanse|ferdigheter|taidot|osaaminen|keszsegek|beceriler|yetenekler|yetkinlikler|dovednosti|znalosti|schopnosti|навыки|навички|умения|vjestine|oskused|スキル|技能`,
  ],
  [
    'skills',
    'first',
    `competences|savoir faire|competencias|habilidades|conocimientos|aptitudes|competenze|capacita|conhecimentos|umiejetnosci|kompetencje|competente|aptitudini|abilitati|
    dovednosti|znalosti|навыки|навички|δεξιοτητες|vjestine|competencies`,
  ],
  [
    'experience',
    'last',
    `experience|employment|appointments|background|history|berufserfahrung|erfahrung|werdegang|stationen|praxis|werkervaring|ervaring|loopbaan|erfarenhet|arbetslivserfarenhet|yrkeslivserfarenhet|erfaring|erhvervserfaring|
    kokemus|tyokokemus|tapasztalat|deneyim|deneyimi|tecrubesi|zkusenosti|praxe|skusenosti|опыт|досвід|εμπειρια|iskustvo|kogemus|経歴|経験|经历|경력`,
  ],
  [
    'experience',
    'first',
    `experiences|experiencia|experiencias|esperienza|esperienze|experienta|doswiadczenie|przebieg|trayectoria|parcours|percurso|experiencia|опыт|досвід|radno|iskustvo|εμπειρια`,
  ],
];
// Where no space parts words, what a heading is about stands at its end.
const EASTERN: [SectionKind, RegExp][] = [
  ['other', /^志望(?:の動機|理由)$/u],
  ['publications', /(?:论文|論文|業績|学会発表)$/u],
  ['languages', /^(?:语言|語学|外语|外国語)|(?:语言|語学|外语)$/u],
  ['skills', /(?:技能|スキル|能力)$/u],
  ['education', /(?:学历|学歴|教育)$/u],
  ['experience', /(?:经历|経歴|職歴|经验|経験)$/u],
];
const FIRST = new Map<string, SectionKind>();
const LAST = new Map<string, SectionKind>();
for (const [kind, at, words] of STEMS)
  for (const word of words.split('|')) (at === 'first' ? FIRST : LAST).set(fold(word), kind);

/**
 * The kind of section that words open which only resemble known headings: "Umiejętności techniczne". For lines that look like headings:
 * as words of a text they mean nothing.
 */
export function likelyHeadingKind(named: string): SectionKind | null {
  const text = named.replace(NUMBERED, '');
  if (/[\d,;|@]/.test(text) || text.length > 45) return null;
  const [first = '', ...others] = text.split(
    /\s*[&+/]\s*|\s(?:and|und|et|y|e|och|og|ja|en|ve|i|și|a|та|и|και)\s/iu,
  );
  if (others.length > 0) {
    const kind = headingKind(first) ?? likelyHeadingKind(first);
    if (kind !== null) return kind;
  }
  const words = fold(text.replace(/&/g, ' ')).split(' ');
  if (words.length > 5) return null;
  const word = words.join('');
  if (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2,12}$/u.test(word))
    for (const [kind, end] of EASTERN) if (end.test(word)) return kind;
  return LAST.get(words.at(-1) ?? '') ?? FIRST.get(words[0] ?? '') ?? compound(words.at(-1) ?? '');
}

// What German, Dutch and Swedish words end with that are put together of two: "Kernkompetenzen", "Computervaardigheden".
const ENDS: [SectionKind, string][] = [
  ['skills', 'kompetenzen'],
  ['skills', 'kenntnisse'],
  ['skills', 'fahigkeiten'],
  ['skills', 'vaardigheden'],
  ['skills', 'kompetenser'],
  ['skills', 'kunskaper'],
  ['experience', 'erfahrung'],
  ['experience', 'erfahrungen'],
  ['experience', 'ervaring'],
  ['experience', 'erfarenhet'],
];

function compound(word: string): SectionKind | null {
  return ENDS.find(([, end]) => word.length > end.length + 2 && word.endsWith(end))?.[0] ?? null;
}
