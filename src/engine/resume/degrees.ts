import { isCapitals } from './text.ts';

const SUBJECTS =
  `business administration|business management|computer applications|computer science|applied sciences?|applied arts|fine arts|liberal arts|public administration|public health|public policy|social work|
social science|information technology|information systems|health science|health administration|international business|international affairs|library science|medical science|veterinary medicine|dental surgery|
dental medicine|occupational therapy|physical therapy|nursing practice|nursing science|science in nursing|sciences?|arts|engineering|technology|commerce|education|nursing|medicine|surgery|laws?|music|architecture|philosophy|
pharmacy|theology|divinity|journalism|economics|accounting|accountancy|finance|management|design|psychology|planning|research|teaching|studies|professional studies|mathematics|statistics|communication`.replace(
    /\s*\n\s*/g,
    '',
  );

const LONG = `(?:(?:associate|bachelor|master|doctor|licentiate|magister inżynier|magister|baccalaureate|licence(?: professionnelle)?|doctorate)(?:['’]?s)?(?: degree)?(?: \\(?hons\\.?\\)?)?(?: of (?:${SUBJECTS})(?: \\(?hon(?:our|or)?s\\.?\\)?)?)?(?: degree)?)`;
const GRADED = `(?:level \\d |executive |honou?rs |joint |advanced |higher (?:national )?|graduate |post-?graduate |professional |national |technical |vocational |ordinary |applied |undergraduate |integrated )?`;
const SHORT = [
  String.raw`[bm]\.? ?a\.? ?sc\.?|pg ?cert\.?|dipl\.[- ]?(?:ing|kfm|betriebsw|inform|psych|päd|phys|chem|biol|math|soz(?:\.-?päd)?|volksw|verww|des|wirtsch\.-?ing)\.?(?: \((?:fh|univ\.?|tu|ba|dh)\))?`,
  String.raw`b\.? ?(?:sc|s|a|e|eng|tech|com|ed|b\.?a|arch|f\.?a|mus|n|pharm|phil|l|des|c\.?a|voc|m|d\.?s|s\.?n|s\.?w|b\.?m)\.?`,
  String.raw`m\.? ?(?:sc|s|a|e|eng|tech|com|ed|b\.?a|arch|f\.?a|mus|phil|p\.?h|p\.?a|p\.?p|s\.?w|s\.?n|l\.?i\.?s|c\.?a|des|res|d|pharm|acc|b\.?b\.?s|s\.?e)\.?`,
  String.raw`a\.? ?(?:a\.?s|a|s|b)\.?`,
  String.raw`ph\.? ?d\.?|d\.?phil\.?|d\.?b\.?a\.?|ed\.?d\.?|psy\.?d\.?|pharm\.?d\.?|d\.?n\.?p\.?|j\.?d\.?|m\.?d\.?|d\.?d\.?s\.?|d\.?v\.?m\.?|ll\.?[bmd]\.?|sc\.?d\.?|d\.?sc\.?|eng\.?d\.?|dr\.(?: \p{L}+\.)?|emba|mba|bba|bca|mca|bsn|msn|adn|pgdm|pgce|pg ?dip\.?|gcses?|hnd|hnc|btec|ged`,
].join('|');
const OTHER = `diploma (?:di maturità|alberghiero|di scuola superiore)|${GRADED}(?:diploma|certificate|degree)(?! program)(?: i{1,3}v?(?!\\p{L})| iv(?!\\p{L}))?|diplom(?:-?\\p{L}+)?(?: \\((?:FH|DH|BA|Univ\\.?|TU)\\))?|diplôme(?: d['’](?:état|ingénieur|université)| universitaire| national)?|staatsexamen|abitur|fachabitur|ausbildung(?= zu[rm]?|,| als |:)|meister(?:brief|prüfung|in)?(?=,| im | in )|staatlich geprüfter? \\p{L}+|fachhochschulreife|hauptschulabschluss|realschulabschluss|betriebswirt(?:in)?(?=,|$)|licenciatura|licenciado|licenciada|grado|graduado|graduada|máster|maestría|doctorado|bachillerato|ingeniería|técnico superior|ciclo formativo(?: de grado (?:medio|superior))?|educación secundaria(?: obligatoria)?|laurea(?: magistrale| triennale| specialistica)?|dottorato(?: di ricerca)?|bacharelado|mestrado integrado|mestrado|doutorado|graduação|tecnólogo|licence(?: professionnelle)?|maîtrise|doctorat|baccalauréat(?: professionnel| général| technologique)?|bep|brevet(?: professionnel| des collèges)?|bac(?: ?\\+ ?\\d)?|dut|bts|cap|mastère|especialização|aperfeiçoamento|técnico integrado|dnsep|dnat|dnmade|deug|deust|deffs|promotion(?= in |,|$| zum)|habilitation|lehre(?= als |,|$)|fagbrev|svennebrev|(?:dec|dep|aec)(?= en )|(?:industrie|handwerks|betriebs|küchen|gärtner|kfz-)meister(?:in)?|(?:\\p{Lu}\\p{Ll}+)?fachwirt(?:in)?|licencjat|magister inżynier|mgr inż\\.?|magister|inżynier|kandidatexamen|civilingenjör|bakalář|magistr|yüksek lisans|ön lisans|lisans|lise(?= mezunu|,|$)|(?:yrkeshögskole|gymnasie|högskole|sjuksköterske|kandidat|magister|master)examen|civilekonom|yüksek lisans|high school(?: diploma)?|a-levels?|international baccalaureate|matura|maturità|vwo(?:-diploma)?|havo(?:-diploma)?|(?:mbo|hbo|wo)(?:-\\p{L}+)?(?: niveau \\d)?|pós-graduação|curso técnico|ensino (?:médio|superior)|técnico em|qualifica professionale|formación profesional|meisterbrief|gesellenbrief|mittlere reife|technik|średnie|بكالوريوس|ليسانس|ماجستير|دكتوراه|دبلوم|الثانوية العامة|תואר (?:ראשון|שני|שלישי)|בגרות|הנדסאי|תעודת הוראה|דוקטורט|бакалавр|магистр|специалист|학사|석사|박사|전문학사|学士|硕士|博士|本科|大专|专科|研究生|中专|修士|短期大学士|高度専門士|専門士|高等学校卒業|大学卒業`;

/** Degrees that a number, a level or a subject of many words is part of: "Master 2", "MBO 4", "Associate in Applied Science". */
const NUMBERED = `master [12](?: recherche| pro(?:fessionnel)?)?|licence [123]|(?:mbo|hbo|wo)[ -](?:bachelor|master|(?:niveau )?[1-4]|v)|vmbo(?:-?(?:tl|gl|kb|bb|t|g|k|b))?|associate (?:degree )?in (?:applied )?(?:sciences?|arts?)|cert(?:ificate|\\.)? (?:i{1,3}|iv)(?= in |,|$)|foundation (?:degree|diploma)|trade certificate|level \\d award|attestato di qualifica(?: professionale)?|attestato(?= di )|qualifica(?= di )|(?:\\p{L}+ ){0,3}apprenticeship(?= (?:in|as)|,|$)|folkeskolens afgangseksamen|grundskoleeksamen`;
/** Final examinations of schools, and what they are called in the countries that have them. */
const EXAMS = `sslc|s\\.s\\.l\\.c\\.?|hsc|ssc|puc(?=,|$| \\d)|icse|kcse|kcpe|wassce|waec|ssce|neco|bece|csec|igcses?|gce(?: [oa][ -]levels?)?|[oa][- ]levels?|leaving cert(?:ificate)?|junior cert(?:ificate)?|(?:year|grade|standard) 1[0-3]|national senior certificate|matric(?:ulation)?(?= certificate|,|$)|ncea level \\d|(?:advanced )?highers|\\d{1,2} (?:gcses?|o[- ]levels?)|regents diploma|\\d{1,2}\\. klasse|t[- ]levels?|abitur|maturita|maturitní zkouška|výuční list|érettségi(?: vizsga)?|szakmunkásvizsga|(?:diplomă de )?bacalaureat|diplomă de licență|licență|απολυτήριο(?: (?:γενικού )?λυκείου)?|среднее(?: специальное| профессиональное)?|высшее|неполное высшее|(?:student|gymnasie)(?:er)?eksamen(?: \\((?:stx|hf|hhx|htx)\\))?|studentexamen|ylioppilas(?:tutkinto)?|tradenomi|insinööri|eso|bup|egb|bc\\.|mgr\\.|mudr\\.|sarjana|cử nhân|thạc sĩ|kỹ sư`;

const DEGREE = new RegExp(
  `^(?:${NUMBERED}|btec(?: \\p{L}+){0,3} (?:diploma|certificate)|(?:btec|nvq|svq)(?: level \\d)?|${EXAMS}|${GRADED}${LONG}|(?:${SHORT})|${OTHER})(?![\\p{L}\\d])`,
  'iu',
);
const ANYWHERE = new RegExp(
  `(?<![\\p{L}\\d.])(?:${GRADED}(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree| of)(?![\\p{L}])|${OTHER})(?![\\p{L}\\d])`,
  'iu',
);

/** A text that begins with a degree, divided: "B.S. in Biology" is "B.S." and "Biology". Null when it does not. */
export function splitDegree(text: string): { degree: string; field: string | null } | null {
  const whole = text.trim();
  const vocation = VOCATION.exec(whole)?.[0];
  if (vocation !== undefined && !/^(?:Cap|cap|Bep|bep)\s/.test(vocation)) {
    const rest = whole.slice(vocation.length).replace(/^\([^()]*\)/u, '');
    return { degree: vocation.trim(), field: toField(rest) };
  }
  const match = DEGREE.exec(whole);
  if (!match) {
    const named = NAMED_IN.exec(whole.replace(/\s*\([^()]*\)$/u, ''))?.groups;
    if (named) return { degree: named['degree'] ?? '', field: named['field'] ?? null };
    return NAMED.test(whole.replace(/\s*\([A-Z]{3,6}\)$/, '')) ? { degree: whole, field: null } : null;
  }
  if (!isSafe(match[0], whole)) return null;
  const honours = HONOURS.exec(whole.slice(match[0].length))?.[0] ?? '';
  const kind =
    honours === '' && ROMANCE.test(match[0]) ? (ITS_KIND.exec(whole.slice(match[0].length))?.[0] ?? '') : '';
  const named = (match[0] + honours + kind).trim();
  const after = whole.slice(match[0].length + honours.length + kind.length);
  // A subject that is not known belongs to the degree: "Master of Urban Farming".
  const unknown = /^\s+(?:of|and|&)\s+[^,(–—-]+?(?=\s+in\s|\s*[,(–—-]|$)/i.exec(after)?.[0] ?? '';
  const field = toField(after.slice(unknown.length));
  return { degree: (named + unknown).replace(/\s+/g, ' '), field };
}

/** "(Hons)", "(Hons I)", "(Hons 2:1)", and a degree in letters behind the same in words: "Bachelor of Arts (B.A.)". */
const HONOURS = new RegExp(
  String.raw`^\s*\((?:(?:hons?|honou?rs)\.?(?:[ ,]+(?:i{1,3}|[12](?:st|nd|[:.][12i]+)?|first|second|class|upper|lower))*|${SHORT})\)`,
  'i',
);

/** What was learnt and the name of the trade are one title: "Ausbildung zum Koch", "CAP Pâtissier", "technik mechanik". */
const VOCATION =
  /^(?:(?:ausbildung|umschulung|lehre|berufsausbildung)\s+(?:zu[rm]?|als)\s|(?:geprüfter?|staatlich (?:geprüfter?|anerkannter?))\s(?=\p{Lu})|fagbrev\s(?!som)|fagbrev som\s|sv[ea]n[dn]ebrev\s|cap\s(?=\p{Lu}\p{Ll})|bep\s(?=\p{Lu})|bac(?:calauréat)? pro(?:fessionnel)?\s(?=\p{L})|mention complémentaire\s|diplôme d['’]état\s(?=d)|cfg[ms]\s|technik\s(?=\p{Ll})|ensino médio (?:completo|incompleto)|graduado escolar|técnico em\s|diploma d[ie]\s(?!maturità)|attestato d[ie]\s|qualifica d[ie]\s|\p{L}+programmet(?!\p{L})|technická? \p{L}+|okleveles\s|πτυχίο\s|μεταπτυχιακό\s|δίπλωμα\s)[^,;:(–—|•·/]*/iu;

// In Romance languages the kind of a degree stands behind it, small: "Diploma tecnico", "Diplôme de secrétariat".
const ROMANCE = /^(?:diploma|diplôme|laurea|licence|maîtrise|certificado|bachillerato|bacharelado)$/iu;
const ITS_KIND =
  /^(?: (?!(?:in|en|em|of|for|with|and|do|da|e|y|et|con|com|avec|from|at|program|programme) )(?:(?<=[dD]ipl[oô]m[ea] )d[ie] )?\p{Ll}[\p{L}’']+){1,2}(?=\s*(?:[,(–—|-]|$)| (?:in|en|em) )/u;

/** A certificate named by its subject: "Nursing Assistant Certificate". */
const NAMED =
  /^(?:(?:\p{Lu}[\p{L}&'’-]*\s+){1,5}(?:certificate|diploma)|(?:\p{Lu}[\p{L}&'’-]*\s+){1,3}NC I{1,3}|\p{Lu}\p{L}*-?(?:certificaat|diploma))$/iu;
/** The same with its subject behind it: "NZ Certificate in Hairdressing (Level 4)". */
const NAMED_IN =
  /^(?<degree>\p{Lu}[\p{L}&'’-]*\s+(?:certificate|diploma))\s+(?:in|of)\s+(?<field>\p{Lu}.{2,60})$/iu;
const SCHOOL_LEAVING =
  /^(?:folkeskolens afgangseksamen|grundskoleeksamen|sslc|hsc|ssc|puc|icse|kcse|kcpe|wassce|waec|ssce|bece|leaving cert(?:ificate)?|junior cert(?:ificate)?|(?:year|grade|standard) 1[0-3]|national senior certificate|regents diploma|ged|high school diploma|vmbo.*|havo|vwo|abitur|fachabitur|realschulabschluss|mittlere reife|hauptschulabschluss|matura|maturita|érettségi.*|eso|studentexamen|student(?:er)?eksamen|\p{L}+programmet|απολυτήριο.*)$/iu;

/** Whether a degree has no subject beside it: the final examination of a school, or a degree that is named by its trade. */
export function isWholeDegree(degree: string): boolean {
  return SCHOOL_LEAVING.test(degree) || VOCATION.test(degree);
}

function toField(text: string): string | null {
  // The subject may stand in brackets: "B.E. (CSE)", "B.E. (CSE), Anna University".
  const { subject = '', rest = '' } =
    /^\s*\((?<subject>\p{Lu}[\p{L} &.]{1,40})\)(?<rest>$|,.*)/u.exec(text)?.groups ?? {};
  const remark =
    /^(?:hon(?:our|or)?s?\.?|distinction|merit|first|pass)$/i.test(subject) || DEGREE.test(subject);
  if (subject && !remark) return `${subject}${rest}`;
  const field = text
    // A remark between degree and field: "Diplôme d’ingénieur (Master), génie civil".
    .replace(/^\s*\([^()]*\)\s*[,:–—-]\s*(?=\S)/, '')
    .replace(/^\s*\(?(?:hons?|honou?rs)\.?\)?(?=[\s,]|$)/i, '')
    .replace(
      /\s*\((?:[^()]*\d[^()]*|[A-Z.]{2,6}|hons?\.?|honou?rs|distinction|merit|first|cum laude)\)?$/i,
      '',
    )
    .replace(/^[\s,:–—(-]+/, '')
    .replace(
      /^(?:degree\s*)?(?:,\s*)?(?:in|with a major in|major(?:ing)? in|major:?|en|em|im|der|in der)\s+(?:the )?/iu,
      '',
    )
    .replace(/[\s,:–—-]+$/, '');
  const bare = field.replace(/^([^()]*)\)$/, '$1');
  return /\p{L}{2}/u.test(bare) ? bare : null;
}

// "MA", "BE", "AS", "March" and the like are words and states too: a short form has dots or capitals.
function isSafe(degree: string, text: string): boolean {
  if (EXAM_IN_CAPITALS.test(degree)) return isCapitals(degree);
  if (!SHORT_FORM.test(degree)) return true;
  const capitals = degree.match(/\p{Lu}/gu)?.length ?? 0;
  return (degree.includes('.') || capitals > 1) && !/^[A-Z]{2} \d/.test(text);
}

const EXAM_IN_CAPITALS = /^(?:sslc|hsc|ssc|puc|icse|waec|neco|bece|ssce|csec|cap|bep|eso|bup|egb|dut|bts)$/iu;
const SHORT_FORM = new RegExp(`^(?:${SHORT})$`, 'iu');

/** Whether a degree is named anywhere in the text. */
export function namesDegree(text: string): boolean {
  return splitDegree(text) !== null || ANYWHERE.test(text);
}
