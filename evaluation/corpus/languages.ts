/** The languages that resumes of the corpus are written in. */
export type Language =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'it'
  | 'pt'
  | 'nl'
  | 'pl'
  | 'sv'
  | 'tr'
  | 'ja'
  | 'zh'
  | 'ar'
  | 'he';

/** Languages that no rule or weight was tuned on: their resumes are only measured. */
export const heldOutLanguages: ReadonlySet<Language> = new Set<Language>(['pl', 'sv', 'zh']);

/** A section of a resume. */
export type SectionName = 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'contact';

/** How dates are written: "March 2019", "Mar 2019", "03/2019", "2019-03", "2019", "Mar '19", "03.2019"; CJK texts write 2019年3月 for words. */
export type DateForm = 'long' | 'short' | 'slash' | 'iso' | 'year' | 'apostrophe' | 'dot';

type Words = {
  sections: Record<SectionName, string[]>;
  months: string;
  short: string;
  present: string[];
  /** Written from right to left. */
  leftward?: true;
};

/** The words of each language; headings that several people use stand side by side. */
export const languages: Record<Language, Words> = {
  en: {
    sections: {
      summary: ['Summary', 'Profile', 'About me', 'Professional Profile'],
      experience: [
        'Experience',
        'Work Experience',
        'Employment History',
        'Career History',
        'Where I have worked',
      ],
      education: ['Education', 'Education and Training', 'Academic Background', 'Qualifications'],
      skills: ['Skills', 'Key Skills', 'Core Competencies', 'Areas of Expertise'],
      languages: ['Languages'],
      contact: ['Contact', 'Contact Details', 'Personal Details'],
    },
    months: 'January February March April May June July August September October November December',
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    present: ['Present', 'present', 'Current', 'to date', 'Now'],
  },
  de: {
    sections: {
      summary: ['Profil', 'Über mich'],
      experience: ['Berufserfahrung', 'Beruflicher Werdegang', 'Praxiserfahrung'],
      education: ['Ausbildung', 'Bildungsweg', 'Schulbildung und Studium'],
      skills: ['Kenntnisse', 'Fähigkeiten', 'Kenntnisse und Fähigkeiten'],
      languages: ['Sprachen', 'Sprachkenntnisse'],
      contact: ['Kontakt', 'Persönliche Daten'],
    },
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    short: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.',
    present: ['heute', 'bis heute', 'laufend'],
  },
  fr: {
    sections: {
      summary: ['Profil', 'À propos'],
      experience: ['Expérience professionnelle', 'Parcours professionnel', 'Expériences'],
      education: ['Formation', 'Diplômes', 'Formation et diplômes'],
      skills: ['Compétences', 'Savoir-faire', 'Compétences clés'],
      languages: ['Langues'],
      contact: ['Contact', 'Coordonnées'],
    },
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    short: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    present: ["aujourd'hui", "à aujourd'hui", 'présent'],
  },
  es: {
    sections: {
      summary: ['Perfil', 'Perfil profesional', 'Sobre mí'],
      experience: ['Experiencia', 'Experiencia laboral', 'Trayectoria profesional'],
      education: ['Formación', 'Formación académica', 'Educación'],
      skills: ['Habilidades', 'Competencias', 'Conocimientos'],
      languages: ['Idiomas'],
      contact: ['Contacto', 'Datos personales'],
    },
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    short: 'ene feb mar abr may jun jul ago sep oct nov dic',
    present: ['actualidad', 'presente', 'hasta la fecha'],
  },
  it: {
    sections: {
      summary: ['Profilo', 'Profilo professionale'],
      experience: ['Esperienza professionale', 'Esperienze lavorative', 'Esperienza lavorativa'],
      education: ['Istruzione', 'Istruzione e formazione', 'Formazione'],
      skills: ['Competenze', 'Capacità e competenze'],
      languages: ['Lingue'],
      contact: ['Contatti', 'Dati personali'],
    },
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    short: 'gen feb mar apr mag giu lug ago set ott nov dic',
    present: ['oggi', 'in corso', 'ad oggi'],
  },
  pt: {
    sections: {
      summary: ['Perfil', 'Resumo profissional'],
      experience: ['Experiência', 'Experiência profissional', 'Histórico profissional'],
      education: ['Formação', 'Formação acadêmica', 'Educação'],
      skills: ['Habilidades', 'Competências', 'Conhecimentos'],
      languages: ['Idiomas'],
      contact: ['Contato', 'Dados pessoais'],
    },
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    short: 'jan fev mar abr mai jun jul ago set out nov dez',
    present: ['atual', 'presente', 'até o momento'],
  },
  nl: {
    sections: {
      summary: ['Profiel', 'Over mij'],
      experience: ['Werkervaring', 'Loopbaan'],
      education: ['Opleiding', 'Opleidingen'],
      skills: ['Vaardigheden', 'Competenties'],
      languages: ['Talen', 'Talenkennis'],
      contact: ['Contact', 'Persoonlijke gegevens'],
    },
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
    short: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
    present: ['heden', 'nu'],
  },
  pl: {
    sections: {
      summary: ['Podsumowanie', 'O mnie'],
      experience: ['Doświadczenie zawodowe', 'Doświadczenie'],
      education: ['Wykształcenie', 'Edukacja'],
      skills: ['Umiejętności', 'Kompetencje'],
      languages: ['Języki', 'Języki obce'],
      contact: ['Kontakt', 'Dane osobowe'],
    },
    months:
      'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
    short: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
    present: ['obecnie', 'do teraz'],
  },
  sv: {
    sections: {
      summary: ['Om mig', 'Profil', 'Sammanfattning'],
      experience: ['Arbetslivserfarenhet', 'Anställningar', 'Yrkeserfarenhet'],
      education: ['Utbildning', 'Utbildningar'],
      skills: ['Kompetenser', 'Kunskaper', 'Färdigheter'],
      languages: ['Språk', 'Språkkunskaper'],
      contact: ['Kontakt', 'Personuppgifter'],
    },
    months: 'januari februari mars april maj juni juli augusti september oktober november december',
    short: 'jan feb mar apr maj jun jul aug sep okt nov dec',
    present: ['nu', 'pågående', 'idag'],
  },
  tr: {
    sections: {
      summary: ['Hakkımda', 'Özet'],
      experience: ['İş Deneyimi', 'Deneyim', 'Mesleki Deneyim'],
      education: ['Eğitim', 'Eğitim Bilgileri', 'Öğrenim Durumu'],
      skills: ['Yetenekler', 'Beceriler', 'Yetkinlikler'],
      languages: ['Diller', 'Yabancı Dil'],
      contact: ['İletişim', 'Kişisel Bilgiler'],
    },
    months: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
    short: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
    present: ['Halen', 'Devam ediyor', 'Günümüz'],
  },
  ja: {
    sections: {
      summary: ['職務要約', '自己PR'],
      experience: ['職務経歴', '職歴'],
      education: ['学歴', '学歴・資格'],
      skills: ['スキル', '活かせる経験・知識', '保有スキル'],
      languages: ['語学', '語学力'],
      contact: ['連絡先', '個人情報'],
    },
    months: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    short: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    present: ['現在', '至現在'],
  },
  zh: {
    sections: {
      summary: ['个人简介', '自我评价'],
      experience: ['工作经历', '工作经验'],
      education: ['教育背景', '教育经历'],
      skills: ['专业技能', '技能', '职业技能'],
      languages: ['语言', '语言能力'],
      contact: ['联系方式', '个人信息'],
    },
    months: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    short: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    present: ['至今', '现在'],
  },
  ar: {
    sections: {
      summary: ['نبذة عني', 'الملخص المهني'],
      experience: ['الخبرة المهنية', 'الخبرات العملية', 'الخبرة العملية'],
      education: ['التعليم', 'المؤهلات العلمية'],
      skills: ['المهارات'],
      languages: ['اللغات'],
      contact: ['معلومات الاتصال', 'البيانات الشخصية'],
    },
    months: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
    short: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
    present: ['حتى الآن', 'الآن'],
    leftward: true,
  },
  he: {
    sections: {
      summary: ['תקציר', 'פרופיל אישי'],
      experience: ['ניסיון תעסוקתי', 'ניסיון מקצועי', 'ניסיון'],
      education: ['השכלה', 'לימודים'],
      skills: ['כישורים', 'מיומנויות'],
      languages: ['שפות'],
      contact: ['פרטי קשר', 'פרטים אישיים'],
    },
    months: 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
    short: 'ינו פבר מרץ אפר מאי יונ יול אוג ספט אוק נוב דצמ',
    present: ['היום', 'כיום', 'עד היום'],
    leftward: true,
  },
};

/** A month (`YYYY-MM`) written in a form. */
export function writeMonth(month: string, form: DateForm, language: Language): string {
  const [year = '', number = '01'] = month.split('-');
  const { months, short } = languages[language];
  const name = (form === 'long' ? months : short).split(' ')[Number(number) - 1] ?? '';
  if (form === 'year') return year;
  if (form === 'slash') return `${number}/${year}`;
  if (form === 'dot') return `${number}.${year}`;
  if (form === 'iso') return `${year}-${number}`;
  if (language === 'ja' || language === 'zh') return `${year}年${Number(number)}月`;
  if (form === 'apostrophe') return `${name} ’${year.slice(2)}`;
  return `${name} ${year}`;
}
