import { fold } from './text.ts';

const LEVELS = new Set(
  `expert|advanced|intermediate|beginner|basic|basics|proficient|fluent|good|very good|excellent|strong|solid|working knowledge|competent|familiar|native|high|medium|low|daily|
sehr gut|gut|grundkenntnisse|grundlagen|fortgeschritten|experte|anfanger|verhandlungssicher|fliessend|sicher|avanzado|intermedio|basico|experto|alto|medio|bajo|nivel alto|nivel medio|nivel basico|dominio|
avancado|intermediario|avance|intermediaire|debutant|maitrise|courant|notions|confirme|bon niveau|bonnes bases|avanzato|base|buono|buona|ottimo|ottima|discreto|esperto|gevorderd|goed|zeer goed|basis|uitstekend|
zaawansowany|zaawansowana|sredniozaawansowany|podstawowy|podstawowa|podstawy|dobry|bardzo dobry|bardzo dobrze|dobrze|biegle|dobra|bardzo dobra|mycket god|mycket goda|god|goda|grundlaggande|van|avancerad|
svaert god|svært god|middels|grunnleggende|rutinert|avanceret|rutineret|begynder|godt|meget godt|hyva|erinomainen|tyydyttava|perusteet|halado|profi|kezdo|kozepfoku|alap|alapfok|alapszint|felsofok|avansat|mediu|incepator|
pokrocily|pokrocila|zacatecnik|vyborne|dobre|zakladni|mirne pokrocily|ileri|orta|temel|iyi|cok iyi|ileri seviye|orta seviye|продвинутый|базовый|средний|уверенный|отлично|хорошо|καλη|πολυ καλη|αριστη|βασικη|
精通|熟练|熟悉|一般|掌握|了解|良好|熟練|中等|上級|中級|初級|高級|상|중|하|고급|중급|초급|능숙|우수`
    .split(/[|\n]+/)
    .filter(Boolean)
    .map((word) => fold(word)),
);

/** Whether words say how well something is known, and nothing else: "avanzado", "sehr gut", "精通", "6 years". */
export function isLevel(text: string): boolean {
  return (
    LEVELS.has(fold(text)) ||
    /^(?:实务|実務)?\s*\d{1,2}\+?\s*(?:years?|yrs?|jahre?|ans?|años?|anni|anos|jaar|lat|lata|år|yıl|年)(?:以上)?$/iu.test(
      text.trim(),
    )
  );
}

/** A skill without how well it is known, in brackets or behind a dash. */
export function withoutLevel(text: string): string {
  const bracket = /^(?<skill>.+?)\s*[([（［](?<level>[^()（）[\]]{1,24})[)\]）］]$/u.exec(text)?.groups;
  if (bracket?.['level'] && isLevel(bracket['level'])) return bracket['skill'] ?? text;
  const dashed = /^(?<skill>.+?)(?:\s+[–—-]\s*|\s*[:：]\s*|\s+[–—-]?\s*)(?<level>\p{L}+(?: \p{L}+)?)$/u.exec(
    text,
  )?.groups;
  if (dashed?.['level'] && /[–—:：-]\s*\p{L}+(?: \p{L}+)?$/u.test(text) && isLevel(dashed['level']))
    return dashed['skill'] ?? text;
  return text;
}

/** What the column beside skills is called that says how well each is known. */
const LEVEL_COLUMN =
  /^(?:level|proficiency|rating|experience|years|niveau|kenntnisstand|nivel|nivel de dominio|livello|nível|poziom|nivå|taso|szint|úroveň|úroveň znalostí|seviye|nivelul|уровень|рівень|επίπεδο|水平|程度|レベル|수준)$/iu;

/** Whether a text is the name of such a column. */
export function namesLevels(text: string): boolean {
  return LEVEL_COLUMN.test(text);
}
