const SUBJECTS =
  `business administration|business management|computer applications|computer science|applied sciences?|applied arts|fine arts|liberal arts|public administration|public health|public policy|social work|
social science|information technology|information systems|health science|health administration|international business|international affairs|library science|medical science|veterinary medicine|dental surgery|
dental medicine|occupational therapy|physical therapy|nursing practice|nursing science|science in nursing|sciences?|arts|engineering|technology|commerce|education|nursing|medicine|surgery|laws?|music|architecture|philosophy|
pharmacy|theology|divinity|journalism|economics|accounting|accountancy|finance|management|design|psychology|planning|research|teaching|studies|professional studies|mathematics|statistics|communication`.replace(
    /\s*\n\s*/g,
    '',
  );

const LONG = `(?:(?:associate|bachelor|master|doctor|licentiate|magister inżynier|magister|baccalaureate|licence(?: professionnelle)?|doctorate)(?:['’]?s)?(?: degree)?(?: \\(?hons\\.?\\)?)?(?: of (?:${SUBJECTS})(?: \\(?hon(?:our|or)?s\\.?\\)?)?)?(?: degree)?)`;
const GRADED = `(?:level \\d |executive |honou?rs |joint |advanced |higher (?:national )?|graduate |post-?graduate |professional |national |undergraduate |integrated )?`;
const SHORT = [
  String.raw`b\.? ?(?:sc|s|a|e|eng|tech|com|ed|b\.?a|arch|f\.?a|mus|n|pharm|phil|l|des|c\.?a|voc|m|d\.?s|s\.?n|s\.?w|b\.?m)\.?`,
  String.raw`m\.? ?(?:sc|s|a|e|eng|tech|com|ed|b\.?a|arch|f\.?a|mus|phil|p\.?h|p\.?a|p\.?p|s\.?w|s\.?n|l\.?i\.?s|c\.?a|des|res|d|pharm|acc|b\.?b\.?s|s\.?e)\.?`,
  String.raw`a\.? ?(?:a\.?s|a|s|b)\.?`,
  String.raw`ph\.? ?d\.?|d\.?phil\.?|d\.?b\.?a\.?|ed\.?d\.?|psy\.?d\.?|pharm\.?d\.?|d\.?n\.?p\.?|j\.?d\.?|m\.?d\.?|d\.?d\.?s\.?|d\.?v\.?m\.?|ll\.?[bmd]\.?|sc\.?d\.?|d\.?sc\.?|eng\.?d\.?|dr\.(?: \p{L}+\.)?|emba|mba|bba|bca|mca|bsn|msn|adn|pgdm|pgce|pg ?dip\.?|gcses?|hnd|hnc|btec|ged`,
].join('|');
const OTHER = `diploma (?:di maturità|alberghiero|di scuola superiore)|${GRADED}(?:diploma|certificate|degree)(?! program)(?: i{1,3}v?(?!\\p{L})| iv(?!\\p{L}))?|diplom(?:-?\\p{L}+)?(?: \\((?:FH|DH|BA|Univ\\.?|TU)\\))?|diplôme(?: d['’](?:état|ingénieur|université)| universitaire| national)?|staatsexamen|abitur|fachabitur|ausbildung(?= zu[rm]?|,| als |:)|meister(?:brief|prüfung|in)?(?=,| im | in )|staatlich geprüfter? \\p{L}+|fachhochschulreife|hauptschulabschluss|realschulabschluss|betriebswirt(?:in)?(?=,|$)|licenciatura|licenciado|licenciada|grado|graduado|graduada|máster|maestría|doctorado|bachillerato|ingeniería|técnico superior|ciclo formativo(?: de grado (?:medio|superior))?|educación secundaria(?: obligatoria)?|laurea(?: magistrale| triennale| specialistica)?|dottorato(?: di ricerca)?|bacharelado|mestrado integrado|mestrado|doutorado|graduação|tecnólogo|licence(?: professionnelle)?|maîtrise|doctorat|baccalauréat(?: professionnel| général| technologique)?|bep|brevet(?: professionnel| des collèges)?|bac(?: ?\\+ ?\\d)?|dut|bts|cap|mastère|especialização|aperfeiçoamento|técnico integrado|dnsep|dnat|dnmade|deug|deust|deffs|promotion(?= in |,|$| zum)|habilitation|lehre(?= als |,|$)|fagbrev|svennebrev|(?:dec|dep|aec)(?= en )|(?:industrie|handwerks|betriebs|küchen|gärtner|kfz-)meister(?:in)?|(?:\\p{Lu}\\p{Ll}+)?fachwirt(?:in)?|licencjat|magister inżynier|mgr inż\\.?|magister|inżynier|kandidatexamen|civilingenjör|bakalář|magistr|yüksek lisans|ön lisans|lisans|lise(?= mezunu|,|$)|(?:yrkeshögskole|gymnasie|högskole|sjuksköterske|kandidat|magister|master)examen|civilekonom|yüksek lisans|high school(?: diploma)?|a-levels?|international baccalaureate|matura|maturità|vwo(?:-diploma)?|havo(?:-diploma)?|(?:mbo|hbo|wo)(?:-\\p{L}+)?(?: niveau \\d)?|pós-graduação|curso técnico|ensino (?:médio|superior)|técnico em|qualifica professionale|formación profesional|meisterbrief|gesellenbrief|mittlere reife|technik|średnie|بكالوريوس|ليسانس|ماجستير|دكتوراه|دبلوم|الثانوية العامة|תואר (?:ראשון|שני|שלישי)|בגרות|הנדסאי|תעודת הוראה|דוקטורט|бакалавр|магистр|специалист|학사|석사|박사|전문학사|学士|硕士|博士|本科|大专|专科|研究生|中专|修士|短期大学士|高度専門士|専門士|高等学校卒業|大学卒業`;

const DEGREE = new RegExp(
  `^(?:btec(?: \\p{L}+){0,3} (?:diploma|certificate)|nvq(?: level \\d)?|${GRADED}${LONG}|(?:${SHORT})|${OTHER})(?![\\p{L}\\d])`,
  'iu',
);
const ANYWHERE = new RegExp(
  `(?<![\\p{L}\\d.])(?:${GRADED}(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree| of)(?![\\p{L}])|${OTHER})(?![\\p{L}\\d])`,
  'iu',
);

/** A text that begins with a degree, divided: "B.S. in Biology" is "B.S." and "Biology". Null when it does not. */
export function splitDegree(text: string): { degree: string; field: string | null } | null {
  const whole = text.trim();
  const match = DEGREE.exec(whole);
  if (!match) return NAMED.test(whole) ? { degree: whole, field: null } : null;
  if (!isSafe(match[0], whole)) return null;
  const honours = /^\s*\((?:hons?|honou?rs)\.?\)/i.exec(whole.slice(match[0].length))?.[0] ?? '';
  const kind =
    honours === '' && ROMANCE.test(match[0]) ? (ITS_KIND.exec(whole.slice(match[0].length))?.[0] ?? '') : '';
  const named = (match[0] + honours + kind).trim();
  const after = whole.slice(match[0].length + honours.length + kind.length);
  // A subject that is not known belongs to the degree: "Master of Urban Farming".
  const unknown = /^\s+of\s+[^,(–—-]+?(?=\s+in\s|\s*[,(–—-]|$)/i.exec(after)?.[0] ?? '';
  const field = toField(after.slice(unknown.length));
  return { degree: (named + unknown).replace(/\s+/g, ' '), field };
}

// In Romance languages the kind of a degree stands behind it, small: "Diploma tecnico", "Diplôme de secrétariat".
const ROMANCE = /^(?:diploma|diplôme|laurea|licence|maîtrise|certificado|bachillerato|bacharelado)$/iu;
const ITS_KIND =
  /^(?: (?!(?:in|en|em|of|for|with|and|do|da|e|y|et|con|com|avec|from|at|program|programme) )(?:(?<=[dD]ipl[oô]m[ea] )d[ie] )?\p{Ll}[\p{L}’']+){1,2}(?=\s*(?:[,(–—|-]|$)| (?:in|en|em) )/u;

/** A certificate named by its subject: "Nursing Assistant Certificate". */
const NAMED = /^(?:\p{Lu}[\p{L}&'’-]*\s+){1,5}(?:certificate|diploma)$/iu;

function toField(text: string): string | null {
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
  return field.replace(/^([^()]*)\)$/, '$1') || null;
}

// "MA", "BE", "AS", "March" and the like are words and states too: a short form has dots or capitals.
function isSafe(degree: string, text: string): boolean {
  if (!SHORT_FORM.test(degree)) return true;
  const capitals = degree.match(/\p{Lu}/gu)?.length ?? 0;
  return (degree.includes('.') || capitals > 1) && !/^[A-Z]{2} \d/.test(text);
}

const SHORT_FORM = new RegExp(`^(?:${SHORT})$`, 'iu');

/** Whether a degree is named anywhere in the text. */
export function namesDegree(text: string): boolean {
  return splitDegree(text) !== null || ANYWHERE.test(text);
}
