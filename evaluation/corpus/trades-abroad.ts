import type { Language } from './languages.ts';

/** A line of work in a language: titles from the first job upwards, duties, skills, and studies as [degree, field]. */
export type Trade = {
  titles: string[];
  duties: string[];
  skills: string[];
  studies: [string, string | null][];
};

type Make = (titles: string, duties: string, skills: string, studies: string) => Trade;

/** The trades of all languages but English, made with the maker of trades. */
export function tradesAbroad(
  trade: Make,
): Record<Exclude<Language, 'en' | 'sv' | 'tr' | 'ja' | 'zh'>, Trade[]> {
  return { ...germanic(trade), ...romance(trade), ...eastern(trade) };
}

function germanic(trade: Make): Record<'de' | 'nl', Trade[]> {
  return {
    de: [
      trade(
        'Pflegehelferin|Gesundheits- und Krankenpflegerin|Stationsleitung|Pflegedienstleitung',
        'Betreuung von acht Patienten je Schicht auf der Chirurgie.|Gabe von Medikamenten und Führung der Akten.|Anleitung von Auszubildenden auf der Station.|Planung der Dienste für 24 Pflegekräfte.',
        'Wundversorgung|Grundpflege|Pflegedokumentation|Palliativpflege|Medikamentengabe|Dienstplanung|Hygiene|Erste Hilfe',
        'Staatsexamen/Gesundheits- und Krankenpflege|Bachelor of Arts/Pflegemanagement',
      ),
      trade(
        'Mechatroniker|Maschinenbautechniker|Konstrukteur|Leiter Konstruktion',
        'Wartung von Pressen und Förderbändern.|Zeichnungen für Vorrichtungen in CAD erstellt.|Stillstände der Linie um ein Drittel gesenkt.|Einarbeitung von zwei Auszubildenden.',
        'AutoCAD|SolidWorks|Hydraulik|SPS-Programmierung|Drehen|Fräsen|Technisches Zeichnen|MS Office|Qualitätssicherung',
        'Diplom/Maschinenbau|Bachelor of Engineering/Mechatronik|Meisterbrief/Metallbau',
      ),
    ],
    nl: [
      trade(
        'Magazijnmedewerker|Heftruckchauffeur|Teamleider logistiek|Logistiek manager',
        'Orders verzameld en verpakt.|Vrachtwagens geladen volgens planning.|Voorraad geteld en verschillen opgelost.|Een ploeg van veertien mensen aangestuurd.',
        'Heftruck rijden|Voorraadbeheer|Orderpicken|Planning|SAP|Veilig werken|Leidinggeven',
        'MBO-diploma/Logistiek|HBO-bachelor/Logistics Management',
      ),
    ],
  };
}

function romance(trade: Make): Record<'fr' | 'es' | 'it' | 'pt', Trade[]> {
  return {
    fr: [
      trade(
        'Aide-soignante|Infirmière|Infirmière coordinatrice|Cadre de santé',
        'Prise en charge de huit patients par équipe.|Préparation et administration des traitements.|Encadrement des stagiaires du service.|Organisation du planning de 24 soignants.',
        'Soins infirmiers|Hygiène hospitalière|Gestes d’urgence|Dossier patient|Soins palliatifs|Travail en équipe|Pansements',
        'Diplôme d’État/Soins infirmiers|Licence/Sciences de la santé|Master/Management de la santé',
      ),
      trade(
        'Assistant commercial|Attaché commercial|Responsable de secteur|Directeur des ventes',
        'Suivi de soixante magasins dans la région.|Négociation des contrats annuels.|Ouverture de quatre points de vente.|Formation de cinq vendeurs.',
        'Négociation|Prospection|Gestion de la relation client|Excel|Salesforce|Merchandising|Techniques de vente|Anglais commercial',
        'BTS/Négociation et relation client|Licence professionnelle/Commerce|Master/Marketing',
      ),
    ],
    es: [
      trade(
        'Ayudante de cocina|Cocinero|Jefe de partida|Jefe de cocina',
        'Elaboración de 120 cubiertos por servicio.|Control de existencias y pedidos a proveedores.|Cumplimiento de las normas de higiene.|Formación de un equipo de nueve personas.',
        'Cocina mediterránea|Repostería|Seguridad alimentaria|Gestión de inventario|Elaboración de menús|Trabajo en equipo|APPCC',
        'Técnico Superior/Dirección de Cocina|Grado/Gastronomía|Bachillerato',
      ),
      trade(
        'Auxiliar administrativo|Administrativo contable|Contable|Responsable de administración',
        'Registro de facturas y conciliación bancaria.|Preparación de impuestos trimestrales.|Cierre mensual de tres sociedades.|Reducción de los cobros pendientes.',
        'Contabilidad|Facturación|SAP|Microsoft Excel|Nóminas|Conciliación bancaria|Contaplus|Atención al cliente',
        'Grado/Administración de Empresas|Licenciatura/Economía|Técnico Superior/Administración y Finanzas',
      ),
    ],
    it: [
      trade(
        'Apprendista meccanico|Operaio metalmeccanico|Capo turno|Responsabile di produzione',
        'Manutenzione di presse e torni.|Controllo dei pezzi secondo disegno.|Gestione di un turno di dodici persone.|Riduzione degli scarti di un quarto.',
        'Tornitura|Fresatura|Saldatura|Lettura del disegno tecnico|AutoCAD|Controllo qualità|Sicurezza sul lavoro',
        'Diploma/Meccanica|Laurea triennale/Ingegneria Meccanica|Qualifica professionale/Operatore meccanico',
      ),
    ],
    pt: [
      trade(
        'Auxiliar de enfermagem|Técnico de enfermagem|Enfermeiro|Coordenador de enfermagem',
        'Cuidados a oito pacientes por turno.|Administração de medicamentos.|Treinamento de novos colegas.|Escala de vinte profissionais.',
        'Curativos|Triagem|Primeiros socorros|Prontuário eletrônico|Coleta de sangue|Gestão de equipes|Controle de infecção',
        'Bacharelado/Enfermagem|Curso Técnico/Enfermagem|Pós-graduação/Saúde Pública',
      ),
    ],
  };
}

function eastern(trade: Make): Record<'pl' | 'ar' | 'he', Trade[]> {
  return {
    pl: [
      trade(
        'Młodszy księgowy|Księgowy|Samodzielny księgowy|Główny księgowy',
        'Prowadzenie ksiąg trzech spółek.|Rozliczanie podatku VAT.|Przygotowanie sprawozdań rocznych.|Kontakt z urzędem skarbowym.',
        'Księgowość|Rozliczenia VAT|Excel|SAP|Płatnik|Sprawozdawczość finansowa|Analiza finansowa',
        'Licencjat/Rachunkowość|Magister/Finanse i rachunkowość',
      ),
    ],
    ar: [
      trade(
        'محاسب مبتدئ|محاسب|محاسب أول|مدير مالي',
        'إعداد القوائم المالية الشهرية.|متابعة حسابات الموردين والعملاء.|تقليل مدة التحصيل بمقدار الثلث.|تدريب أربعة محاسبين جدد.',
        'المحاسبة المالية|إعداد الميزانية|التحليل المالي|Excel|SAP|إدارة الفريق|خدمة العملاء',
        'بكالوريوس/المحاسبة|ماجستير/إدارة الأعمال',
      ),
    ],
    he: [
      trade(
        'מזכירה רפואית|אחות מוסמכת|אחות ראשית|מנהלת מחלקה',
        'טיפול בשמונה מטופלים במשמרת.|ניהול תיקים רפואיים.|הדרכת סטודנטים במחלקה.|תכנון סידור העבודה.',
        'סיעוד|עזרה ראשונה|ניהול צוות|טיפול תרופתי|Excel|שירות לקוחות|עבודת צוות',
        'תואר ראשון/סיעוד|תואר שני/ניהול מערכות בריאות',
      ),
    ],
  };
}
