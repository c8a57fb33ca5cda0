import type { MessageOrText } from '../../../../messages/render.ts';
import { wordsOf } from '../../../../messages/render.ts';
/** A job as an applicant tracking system tells it. `externalId` is what its API takes, `remoteId` what lasts. */
export type AtsJob = {
  externalId: string;
  remoteId: string;
  title: string;
  /** Plain text or Markdown. */
  description: string;
  status: 'open' | 'draft' | 'closed';
  /** Names of places as they are written there. */
  places: string[];
  deleted: boolean;
  /** False for one that is marked confidential there, or for its own people alone. */
  isPublic: boolean;
  updatedAt: Date | null;
};

/** A stage of an applicant tracking system; `externalJobId` is null for one that every job has. */
export type AtsStage = { externalId: string; name: string; position: number; externalJobId: string | null };

/** Where an application stands there; null for what it does not say. */
export type AtsApplication = {
  externalId: string;
  stageId: string | null;
  rejectedAt: Date | null;
};

/** One page of a list; `cursor` leads to the next, null at the end. */
export type AtsPage<T> = { items: T[]; cursor: string | null };

/** Which page: from where, and only what changed since; null for the first, and for all. */
export type AtsPlace = { cursor: string | null; since: Date | null };

/** Who applies, as they are told to the other side. */
export type AtsCandidate = { firstName: string; lastName: string; email: string; phone: string };

/** Words at a candidate, for whoever works with them there. */
export type AtsNote = { subject: string; body: string };

/**
 * What a company's applicant tracking system can do for us. Every call throws `AtsError` when it was not done. Lists may repeat
 * items and come in any order. What is added answers the id that the other side gave it.
 */
export type Ats = {
  /** Tries the connection; returns what it found, in a sentence, and the name of the system behind it. */
  test(): Promise<{ detail: MessageOrText; system: string }>;
  listJobs(place: AtsPlace): Promise<AtsPage<AtsJob>>;
  listStages(place: AtsPlace): Promise<AtsPage<AtsStage>>;
  listApplications(place: AtsPlace): Promise<AtsPage<AtsApplication>>;
  /** The candidate with this address, if the other side has one. */
  findCandidate(email: string): Promise<string | null>;
  addCandidate(candidate: AtsCandidate): Promise<string>;
  /** Asks that the other side of the connection keeps nothing of a candidate any more and reads nothing new. */
  forgetCandidate(candidateId: string): Promise<void>;
  findResume(candidateId: string, name: string): Promise<string | null>;
  addResume(candidateId: string, file: { name: string; url: string }): Promise<string>;
  findApplication(candidateId: string, jobId: string): Promise<string | null>;
  /** The note of these words at a candidate, if it was made since an instant and is among the newest thousand of them. */
  findNote(candidateId: string, note: AtsNote, since: Date): Promise<string | null>;
  addNote(candidateId: string, note: AtsNote): Promise<string>;
  addApplication(candidateId: string, jobId: string, appliedAt: Date): Promise<string>;
  /** The stage in which an application stands there now; null when it stands in none. */
  findStage(applicationId: string): Promise<string | null>;
  /** Moves an application there to a stage of theirs. */
  changeStage(applicationId: string, stageId: string): Promise<void>;
};

/** Why something was not done. `limited` says when to ask again; only `unreachable`, `limited` and `broken` may pass by themselves. */
export type AtsFailure = 'refused key' | 'unreachable' | 'limited' | 'broken' | 'refused';

/** The other side did not do what it was asked; `said` is a sentence for the people of the company. */
export class AtsError extends Error {
  readonly failure: AtsFailure;
  readonly said: MessageOrText;
  /** When to ask again, in seconds from now, where the other side says so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    failure: AtsFailure,
    said: MessageOrText,
    more: { retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(wordsOf(said, { locale: null, timeZone: null }), { cause: more.cause });
    this.name = 'AtsError';
    this.failure = failure;
    this.said = said;
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
  }
}
