/** What sort of thing a posting asks for. */
export const requirementKinds = [
  'skill',
  'licence',
  'language',
  'years',
  'degree',
  'level',
  'right_to_work',
  'hours',
  'driving',
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/**
 * Something that a posting asks for: its kind, its name as a job form takes it (a skill, "German (B2)", a number of years, the words of
 * the text), whether it is required or desired, and the words that say so, `start` to `end` of the text.
 */
export type Requirement = {
  kind: RequirementKind;
  name: string;
  required: boolean;
  start: number;
  end: number;
};

/** A thing that a pattern found in the folded text. `sure` when it is asked for wherever it stands but in an offer. */
export type Found = { kind: RequirementKind; name: string; start: number; end: number; sure: boolean };
