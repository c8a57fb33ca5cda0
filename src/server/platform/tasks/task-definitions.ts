import { z } from 'zod';
import type { TaskDefinition } from './queue.ts';

const resumeId = z.object({ resumeId: z.uuid() });
const userId = z.object({ userId: z.uuid() });
const jobId = z.object({ jobId: z.uuid() });

/** Reads one uploaded resume; kept by resumes. */
export const parseResume: TaskDefinition<z.infer<typeof resumeId>> = {
  name: 'parse-resume',
  payload: resumeId,
};

/** Recognises the text of one scanned resume; run by resumes. */
export const recognizeResume: TaskDefinition<z.infer<typeof resumeId>> = {
  name: 'recognize-resume',
  payload: resumeId,
};

/** Draws the pages of one resume that was read; kept by resumes. */
export const drawResume: TaskDefinition<z.infer<typeof resumeId>> = {
  name: 'draw-resume',
  payload: resumeId,
};

/** Scores the jobs that matter to one candidate, after a change of their facts; kept by fit. */
export const scoreCandidate: TaskDefinition<z.infer<typeof userId>> = {
  name: 'score-candidate',
  payload: userId,
};

/** Scores one job again for everybody it concerns, after a change of the job; kept by fit. */
export const rescoreJob: TaskDefinition<z.infer<typeof jobId>> = { name: 'rescore-job', payload: jobId };

const boardId = z.object({ boardId: z.uuid() });

/** Reads one board that people follow, if it is due; kept by job-boards. */
export const readJobBoard: TaskDefinition<z.infer<typeof boardId>> = {
  name: 'read-job-board',
  payload: boardId,
};

const mailId = z.object({ mailId: z.uuid() });

/** Hands one mail of the outbox over; kept by mail. */
export const sendMail: TaskDefinition<z.infer<typeof mailId>> = { name: 'send-mail', payload: mailId };

/** Enqueues the sending of all mails that wait; kept by mail. */
export const sweepMails: TaskDefinition = { name: 'sweep-mails', payload: z.object({}) };

/** How whoever asked for a mail reads; it counts where their account does not say. */
const reader = z.object({ locale: z.string().nullable(), timeZone: z.string().nullable() });

/** The id of the mail that it posts, so that a repeat posts no other; tasks of an older version have none, and no reader. */
const email = z.object({ email: z.string(), mailId: z.uuid().optional(), reader: reader.optional() });

/** Mails a link to a new password to whoever has the address; kept by auth. */
export const recoverAccount: TaskDefinition<z.infer<typeof email>> = {
  name: 'recover-account',
  payload: email,
};

const returnTo = z.string().nullable().optional();
const verificationWish = email.extend({ returnTo });

/** Mails what verifies an address to whoever has it and has not verified it; kept by auth. */
export const mailVerification: TaskDefinition<z.infer<typeof verificationWish>> = {
  name: 'mail-verification',
  payload: verificationWish,
};

const signInWish = email.extend({ browserHash: z.string(), returnTo });

/** Mails a link and a code to sign in, for one browser, to whoever has the address; kept by auth. */
export const mailSignIn: TaskDefinition<z.infer<typeof signInWish>> = {
  name: 'mail-sign-in',
  payload: signInWish,
};

const peopleOfJob = jobId.extend({ candidateIds: z.array(z.uuid()).max(100) });

/** Scores one job for the people named, who may be invited to it; kept by fit. */
export const scorePeople: TaskDefinition<z.infer<typeof peopleOfJob>> = {
  name: 'score-people',
  payload: peopleOfJob,
};

/** Makes the copy of everything held about one person; kept by personal-data. */
export const exportData: TaskDefinition<z.infer<typeof userId>> = { name: 'export-data', payload: userId };

const applicationId = z.object({ applicationId: z.uuid() });

/** Scores one application with the resume it was sent with; kept by fit. */
export const scoreApplication: TaskDefinition<z.infer<typeof applicationId>> = {
  name: 'score-application',
  payload: applicationId,
};

const jobNews = z.object({ jobId: z.uuid(), fields: z.array(z.string()) });

/** Mails everybody with a running application that what a job asks for has changed; kept by applications. */
export const notifyApplicants: TaskDefinition<z.infer<typeof jobNews>> = {
  name: 'tell-applicants',
  payload: jobNews,
};

const closedJob = z.object({ jobId: z.uuid() });

/** Mails everybody with a running application that the job is closed, if it still is; kept by applications. */
export const notifyOfClosing: TaskDefinition<z.infer<typeof closedJob>> = {
  name: 'tell-of-closing',
  payload: closedJob,
};

const upgradePlace = z.object({
  pass: z.enum(['jobs', 'answers', 'mark', 'sent', 'rest']),
  after: z.tuple([z.uuid(), z.uuid()]).nullable(),
});

/** Counts all scores again, a batch at a time, after the rules behind them changed; kept by fit. */
export const refreshScores: TaskDefinition<z.infer<typeof upgradePlace>> = {
  name: 'refresh-scores',
  payload: upgradePlace,
};

const bulkId = z.object({ bulkId: z.uuid() });

/** Goes on with one act on many applications; kept by applications. */
export const runBulkAction: TaskDefinition<z.infer<typeof bulkId>> = {
  name: 'run-bulk-action',
  payload: bulkId,
};

/** Goes on with a resume that a company brought in and that was read, or could not be; kept by resume-imports. */
export const settleImportFile: TaskDefinition<z.infer<typeof resumeId>> = {
  name: 'settle-import-file',
  payload: resumeId,
};

const importId = z.object({ importId: z.uuid() });

/** Tells the people of an import that their data are here; kept by resume-imports. */
export const notifyImported: TaskDefinition<z.infer<typeof importId>> = {
  name: 'notify-imported',
  payload: importId,
};

const duplicatesWish = importId.extend({ personId: z.uuid(), do: z.enum(['add', 'skip']) });

/** Adds the files of an import that wait as duplicates, or leaves them out; kept by resume-imports. */
export const decideDuplicates: TaskDefinition<z.infer<typeof duplicatesWish>> = {
  name: 'decide-duplicates',
  payload: duplicatesWish,
};

/** Removes the people of an import that was undone; kept by resume-imports. */
export const undoImport: TaskDefinition<z.infer<typeof importId>> = {
  name: 'undo-import',
  payload: importId,
};

/** Goes through a file of records without bringing anything in; kept by record-imports. */
export const checkRecordImport: TaskDefinition<z.infer<typeof importId>> = {
  name: 'check-record-import',
  payload: importId,
};

/** Brings in the records of a file; kept by record-imports. */
export const runRecordImport: TaskDefinition<z.infer<typeof importId>> = {
  name: 'run-record-import',
  payload: importId,
};

/** Removes what an import of records brought in; kept by record-imports. */
export const undoRecordImport: TaskDefinition<z.infer<typeof importId>> = {
  name: 'undo-record-import',
  payload: importId,
};

/** Tells the people of an import of records that their data are here; kept by record-imports. */
export const notifyRecordPeople: TaskDefinition<z.infer<typeof importId>> = {
  name: 'notify-record-people',
  payload: importId,
};

/** A backup, and the member of staff who sees how it goes; nobody does where it is made by itself. */
const backupWish = z.object({ backupId: z.uuid(), userId: z.uuid().nullable() });

/** Writes one backup; kept by backups. */
export const makeBackup: TaskDefinition<z.infer<typeof backupWish>> = {
  name: 'make-backup',
  payload: backupWish,
};

/** Restores one backup aside as proof; kept by backups. */
export const proveBackup: TaskDefinition<z.infer<typeof backupWish>> = {
  name: 'prove-backup',
  payload: backupWish,
};

const removedBackup = backupWish.extend({ name: z.string().default('') });

/** Removes a deleted backup from where it stood; kept by backups. */
export const removeBackup: TaskDefinition<z.infer<typeof removedBackup>> = {
  name: 'remove-backup',
  payload: removedBackup,
};

/** Sends the messages that are due; kept by messages. */
export const deliverMessages: TaskDefinition = { name: 'deliver-messages', payload: z.object({}) };

const atsConnection = z.object({ connectionId: z.uuid() });

/** Brings one company in sync with its applicant tracking system; kept by ats. */
export const syncAts: TaskDefinition<z.infer<typeof atsConnection>> = {
  name: 'sync-ats',
  payload: atsConnection,
};

/** Sends one application to the applicant tracking system of its company; kept by ats. */
export const sendToAts: TaskDefinition<z.infer<typeof applicationId>> = {
  name: 'send-to-ats',
  payload: applicationId,
};

/** Tells the applicant tracking system of a company that a candidate withdrew; kept by ats. */
export const notifyAtsOfWithdrawal: TaskDefinition<z.infer<typeof applicationId>> = {
  name: 'tell-ats-of-withdrawal',
  payload: applicationId,
};

/** Tells the applicant tracking system of a company where an application stands here; kept by ats. */
export const sendStageToAts: TaskDefinition<z.infer<typeof applicationId>> = {
  name: 'send-stage-to-ats',
  payload: applicationId,
};

const externalCandidate = z.object({ companyId: z.uuid(), externalId: z.string() });

/** Asks a company's applicant tracking system to forget a candidate who was erased here; kept by ats. */
export const eraseInAts: TaskDefinition<z.infer<typeof externalCandidate>> = {
  name: 'forget-in-ats',
  payload: externalCandidate,
};
