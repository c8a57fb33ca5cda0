import type { Place } from '../resume/reading.ts';
import type { LedgerText } from './ledger-text.ts';

/** What a candidate said of a requirement that nothing on file speaks of: that they have it, or not. `key` is an `answerKey`, `text` the requirement as they saw it. */
export type Answer = { key: string; text: string; has: boolean };

/** Where a fact about a candidate comes from: a place in the resume file, an experience they entered, or their own statement. */
export type Evidence =
  | { from: 'resume'; place: Place }
  | { from: 'experience'; experienceId: string; quote: string }
  | { from: 'statement'; quote: string };

/** A skill somebody has: the words used, and where they stand. `used` means shown in a job, not only listed. */
export type SkillFact = { text: string; used: boolean; evidence: Evidence };

/** All that the score may know of a candidate. No name, contact, photo, address, birth date, gender word or school name is in it. */
export type CandidateFacts = {
  skills: SkillFact[];
  experience: {
    title: string;
    start: string | null;
    end: string | null;
    description: string;
    evidence: Evidence;
    /** The visible lines of the file that the description was read from. */
    places?: Place[];
  }[];
  education: { degree: string; field: string | null; evidence: Evidence }[];
  languages: { text: string; evidence: Evidence }[];
  /** The id of the language that their resume is written in, where it tells. */
  writtenIn?: string;
  /** Years of work as the union of the intervals; null when no dates are known. */
  years: number | null;
  /** Countries and cities the candidate names as their place of work, only compared with the job's place in the ledger, never scored. */
  place: { text: string; evidence: Evidence } | null;
  /** The month (`YYYY-MM`) that present positions run to, for the age of what was done. */
  asOf?: string;
  /** Visible lines outside of the positions held, in which papers are named. */
  lines?: { text: string; evidence: Evidence }[];
  /** The ids of skills that they took out of what was read: they count nowhere. */
  dropped?: string[];
  /** What they said of requirements that nothing on file speaks of; at most one answer a key. */
  answers?: Answer[];
};

/** The facts of somebody of whom nothing is known. */
export const noFacts: CandidateFacts = {
  skills: [],
  experience: [],
  education: [],
  languages: [],
  years: null,
  place: null,
};

/** All that the score may know of a job. */
export type JobFacts = {
  title: string;
  description: string;
  skills: string[];
  desiredSkills: string[];
  years: number | null;
  education: string | null;
  languages: string[];
  locationType: 'on_site' | 'hybrid' | 'remote';
  locations: { city: string; state: string; country: string }[];
};

/** How a requirement stands. Unknown is not missing: nothing in the file speaks of it. */
export type LedgerState = 'met' | 'partly' | 'unknown' | 'not_met';

/**
 * How a skill is known, the surest first: shown in dated work near the job, listed with such work on file, shown in work of another
 * kind, likely from work held, stated with a tap, listed with no near work on file, unknown, denied by the resume or the person.
 */
export type Known = 'proven' | 'listed' | 'elsewhere' | 'likely' | 'stated' | 'bare' | 'unknown' | 'denied';

/** A licence or language that the job requires and that is not shown: nothing speaks of it, too little does, it is only stated, or denied. */
export type OpenMust = {
  kind: 'licence' | 'language';
  name: string | LedgerText;
  state: 'open' | 'partly' | 'stated' | 'denied';
};

/** The shape of a number: how many of the required skills are known in which way, and the licences and languages that are open. */
export type Shape = Record<Known, number> & {
  /** Whether more than half of the number is only stated. */
  mostlyStated: boolean;
  musts: OpenMust[];
};

/** One requirement of the job and what the candidate's own words say about it. */
export type LedgerRow = {
  kind:
    | 'required_skill'
    | 'desired_skill'
    | 'years'
    | 'level'
    | 'education'
    | 'licence'
    | 'language'
    | 'place';
  /** As the job states it, or what its fields ask for. */
  requirement: string | LedgerText;
  /** The usual name of the skill, where the job states it by another. */
  canonical?: string;
  state: LedgerState;
  /** How a skill is known (since version 3). */
  known?: Known;
  /** The position that the evidence belongs to (since version 3). */
  job?: { title: string; start: string | null; end: string | null };
  /** Why the row stands as it does; in English words in ledger 1. */
  reason: string | LedgerText;
  evidence: Evidence[];
  /** What this row adds to `skill_overlap`, in percent points before the cap; 0 for rows that do not count. */
  points: number;
  /** What the candidate said of it, where that is all there is. */
  answered?: 'have' | 'have_not';
};

/** An explained score. Same inputs, same bytes. */
export type FitResult = {
  skillOverlap: number;
  /** 0 to 1, orders candidates and jobs; see parts. */
  fit: number;
  /** Each part with its whole points (since version 2), the share of all points that they are, and which share of them is reached. */
  parts: { name: string; points?: number; weight: number; value: number }[];
  ledger: LedgerRow[];
  /** What the number is made of; since version 3. */
  shape?: Shape;
  /** Says when there was nothing to count; in English words in ledger 1. */
  label: string | LedgerText | null;
  /** `ledger` says how the ledger is written; absent in ledger 1. */
  versions: { weights: string; vocabulary: string; ledger?: string };
};
