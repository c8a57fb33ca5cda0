import type { DocumentProblem } from '../document-outcome.ts';

/** The files of a profile that are read, by what they are: a LinkedIn data export, or a Europass CV. */
export type ProfileFormat = 'linkedin' | 'europass';

/** Why a file gave no profile: as for documents, or because it holds none that is known. */
export type ProfileProblem = DocumentProblem | 'no_profile';

/** The profile of a file as a JSON Resume, or why there is none. */
export type ProfileOutcome =
  | { ok: true; format: ProfileFormat; document: string }
  | { ok: false; code: ProfileProblem };

/** Entries of a list that are taken; more is no profile of a person. */
export const mostEntries = 500;
