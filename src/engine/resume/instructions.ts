// What is said to a machine or a reviewer about the outcome, not to an employer about the work.
const SIGNS = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|criteria|previous|above|guidelines)\b/i,
  /^\W*(?:system|assistant|user|prompt|ai|llm|chatgpt|note to (?:the )?(?:reviewer|ai|model|recruiter|system))\s*[:>\]]/i,
  /<\/?(?:resume|system|instructions?|prompt|user|assistant)>|\[\/?(?:inst|system)\]|<\|/i,
  /\b(?:rank|rate|score|place|put|mark)\b.{0,25}\b(?:this|the) (?:person|candidate|applicant|resume|cv)\b/i,
  /\b(?:this|the) (?:candidate|applicant|person) (?:meets|fulfils|fulfills|matches|satisfies|exceeds) (?:every|all|each)\b/i,
  /\b(?:give|award|assign|return|answer|output|respond)\b.{0,40}\b(?:(?:highest|top|maximum|perfect|full) (?:score|rating|marks?|rank)|100\s?(?:%|percent|points)?)/i,
];

/** Whether a line tells a reader or a machine how to judge the resume; such lines show nothing and are reported. */
export function isInstruction(text: string): boolean {
  return SIGNS.some((sign) => sign.test(text));
}
