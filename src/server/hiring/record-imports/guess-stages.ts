import type { StageChoice } from '../../../api/hiring/record-imports.ts';

const stageWords: readonly [StageChoice, RegExp][] = [
  [
    'withdrawn',
    /withdr[ae]w|declined by candidate|candidate declined|opted out|no longer interested|zurückgezogen/,
  ],
  [
    'rejected',
    /reject|disqualif|not a fit|not selected|no hire|underqualif|unqualified|archiv|absage|abgelehnt|declined|not in consideration/,
  ],
  ['hired', /\bhired?\b|placed|onboard|eingestellt|accepted offer|offer accepted/],
  ['offer', /offer|reference|background check|contract|angebot|vertrag/],
  [
    'interview',
    /interview|on ?site|assessment|take ?home|\btest\b|final|technical|case study|face to face|panel|gespräch|probearbeit|candidate responded|submitted/,
  ],
  [
    'screen',
    /screen|phone|review|contacted|qualif|shortlist|recruiter|vorauswahl|sichtung|telefonat|reached out|responded/,
  ],
  ['new', /new|appl(ied|ication)|inbox|lead|sourced|prospect|no contact|neu|eingegangen|bewerbung/],
];

/** Which stage of ours a stage of another system is, by its name; null where the name does not tell. */
export function guessStage(value: string): StageChoice | null {
  const words = value.toLowerCase();
  return stageWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** What a status says of the stage: that it is ended, or nothing, so that the stage itself counts; null where the words do not tell. */
export function guessStatus(value: string): StageChoice | null {
  const words = value.trim().toLowerCase();
  if (
    /^(|active|open|in ?progress|in process|no|false|0|nein|aktiv|offen|live|current|qualified|new lead|lead)$/.test(
      words,
    )
  )
    return 'by_stage';
  if (/^(yes|true|1|ja)$/.test(words)) return 'rejected';
  return guessStage(value);
}
