// The words that people tell their work with, in the languages that the reader knows. Each list is alternatives of a regular expression.

/** Stand before the name of a position: "as", "in the role of". */
export const AS = alternatives(
  `as (?:an |a |the )?|(?:the |a )?(?:post|position|role|job|title) of (?:an |a |the )?|als |in der funktion (?:als|eines|einer) |in der position (?:als|eines|einer) |comme |en tant qu(?:e |['’])|en qualité d(?:e |['’])|(?:au|le|du) poste d(?:e |['’])|la fonction d(?:e |['’])|
  como |en calidad de |(?:el|un) (?:puesto|cargo) de |come |in qualità di |(?:il|nel|col|con il) ruolo di |(?:con )?mansioni di |(?:o|no) cargo de |(?:a|na) função de |
  de functie van |in de functie van |in de rol van |jako |na stanowisku |stanowisko |w roli |(?:tjänsten |rollen )?som |
  (?:ب?وظيفة|ب?منصب|بصفة) |كـ ?|בתפקיד (?:של )?|בתור |(?<=(?:עבדתי|עובד|עובדת|שימשתי|כיהנתי|מכהן|מכהנת) )כ`,
);

/** Stand before the name of an employer: "at", "with the company". */
export const AT = alternatives(
  `(?:at|with|for) (?:the )?(?:company )?|(?:bei|beim|für) (?:der |dem |den |die )?(?:firma )?|chez |(?:au sein d|auprès d)(?:e la |u |es |e |['’])|(?:pour|à) (?:la |l['’])?(?:société |entreprise )?|
  (?:en|para) (?:la |el |los )?(?:empresa |compañía )?|(?:na|no|em|para a|para o|para) (?:empresa )?|presso (?:la |il |lo |l['’])?(?:ditta |società )?|per (?:la |il |l['’])?|
  (?:bij|voor) (?:de |het )?(?:firma )?|(?:hos|på|vid|åt) (?:företaget )?|(?:w|we|u|dla) (?:firmie |spółce |firmy )?|(?:لدى|في|مع) |ב(?!כיר|ית |לתי)(?:חברת )?|אצל `,
);

/** Verbs whose object is the employer: "joined", "rejoint". */
export const JOIN = alternatives(
  `(?:joined|started (?:at|with)|began at|moved to|went to|came to) (?:the )?|(?:kam|wechselte|ging) ich(?: als [^,]+?)? zu (?:der |den )?|zu (?=\\p{Lu}[^,]*, [^,]*, und )|rejoint |intégré |entrée? chez |
  (?:incorporé|incorporarme|uní|entré) (?:a|en) (?:la |el )?|entrat[oa] (?:in|nella|alla) |entrei (?:na|no|em) (?:empresa )?|ingressei (?:na|no|em) |begon ik bij |stapte ik over naar |
  (?:zatrudnion[ya]|podjął|podjęła) (?:w|we|przez) (?:firmie )?|började jag (?:på|hos|vid) |anställd (?:på|hos|av|vid) |انضممت إلى |التحقت بـ? ?|הצטרפתי ל(?:חברת )?`,
);

/** Forms of "to be" before the name of a position. */
export const BE = alternatives(
  `I was (?:an |a |the )?|I am (?:an |a |the )?|(?:war|bin) ich |ich (?:war|bin) |je suis |j['’](?:étais|ai été) |(?:fui|soy|era) |(?:sono stat[oa]|sono|ero) |(?:sou|fui) |(?:was|ben) ik |ik (?:was|ben) |
  (?:byłem|byłam|jestem) |(?:var|är) jag |jag (?:var|är) |אני |הייתי `,
);

/** Verbs of work: "worked", "served", "hired". */
export const WORKED = alternatives(
  `worked|working|work|employed|served|serving|engaged|hired|joined|started|began|moved|held|hold|stayed|tätig|arbeitete|gearbeitet|arbeite|angestellt|beschäftigt|kam|wechselte|begann|
  travaillé|travaille|travaillais|exercé|exerce|occupé|occupe|rejoint|intégré|entrée?|employée?|trabajé|trabajo|trabajando|trabajado|desempeñé|ejercí|incorporé|uní|entré|contratad[oa]|ocupé|
  lavorato|lavoro|lavoravo|operato|entrat[oa]|assunt[oa]|ricoperto|svolto|trabalhei|trabalho|trabalhando|atuei|atuo|entrei|ingressei|contratad[oa]|exerci|ocupei|werkzaam|werkte|werk|gewerkt|begon|
  pracowałem|pracowałam|pracuję|zatrudnion[ya]|zajmowałem|zajmowałam|arbetade|arbetar|arbetat|jobbade|jobbar|anställd|började|tjänstgjorde|hade|
  عملت|أعمل|انضممت|التحقت|شغلت|أشغل|עבדתי|עובד|עובדת|שימשתי|הצטרפתי|כיהנתי|מכהן`,
);

/** Words of denials, plans and other people: "never", "hope", "my father". */
export const NOT_OWN = alternatives(
  `not|never|without|would|applied|hope|hoping|wish|nicht|nie|kein|keine|beworben|jamais|pas|nunca|jamás|non|mai|niet|nooit|geen|nigdy|inte|aldrig|
  (?:my|mein|meine|mon|ma|mi|mio|mia|meu|minha|mijn|moja|mój|min) (?:father|mother|husband|wife|brother|sister|son|daughter|vater|mutter|mann|frau|bruder|schwester|père|mère|mari|femme|padre|madre|marido|mujer|marito|moglie|pai|mãe|vader|moeder|man|vrouw|ojciec|matka|mąż|żona|far|mor|hustru)`,
);

/** Stand between a date and the rest of its sentence, and go with it. */
export const AROUND_DATES = alternatives(
  `in|im|on|from|since|until|till|to|seit|von|vom|bis|ab|en|de|du|depuis|jusqu['’](?:en|à|au)|desde|hasta|nel|dal|fino (?:al?|ad)|al|sinds|vanaf|tot|em|até|od|do|w|från|till|sedan|i|per|
  من|منذ|حتى|إلى|في|ב|מ|עד|מאז|تاريخ`,
);

/** Small words inside the names of employers. */
export const PARTICLES = alternatives(
  'of|and|z|de|la|le|les|du|des|di|del|della|dei|von|der|den|für|und|y|e|et|van|het|do|da|dos|das|och|og|i|the|für|zu|am|an|san|ve',
);

/** Stand before a place behind the name of an employer. */
export const IN = alternatives('in|à|a|en|em|te|i|w|we|im|في|ב');

function alternatives(words: string): string {
  return `(?:${words.replace(/\|?\s*\n\s*/g, '|')})`;
}
