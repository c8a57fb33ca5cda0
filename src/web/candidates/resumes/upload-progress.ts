import type { Resume, ResumeReading } from '../../../api/candidates/resumes.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import { t } from '../../platform/messages.ts';

/**
 * How far a file has come: chosen, on its way (`sent` from 0 to 1), kept on the server (`listed` once the page's own list
 * has shown it), or stopped with a reason.
 */
export type Upload =
  | { stage: 'idle' }
  | { stage: 'selected'; file: File }
  | { stage: 'sending'; file: File; sent: number }
  | { stage: 'kept'; resume: Resume; listed: boolean }
  | { stage: 'stopped'; file: File; message: string };

/** Percent and words of a progress bar. */
export type Progress = { percent: number; words: string };

/**
 * Where an upload stands: 0 chosen, 10 started, 10 to 60 as the bytes leave, 80 when file and record are kept, 100 when
 * the reading ended, well or not. `latest` is the kept resume as the server last told it.
 */
export function uploadProgress(upload: Upload, latest: Resume | undefined): Progress {
  switch (upload.stage) {
    case 'idle':
    case 'selected':
    case 'stopped':
      return { percent: 0, words: t('resumes.readyToUpload') };
    case 'sending':
      return sendingProgress(upload.sent);
    case 'kept':
      return readingProgress(latest ?? upload.resume);
  }
}

/** Where the reading of a kept resume stands, and what it waits for. */
export function readingProgress(resume: Pick<Resume, 'parse_status' | 'parse_message'>): Progress {
  switch (resume.parse_status) {
    case 'waiting':
      return { percent: 80, words: resume.parse_message ?? t('resumes.savedWaiting') };
    case 'reading':
      return { percent: 80, words: t('resumes.savedReading') };
    case 'done':
      return { percent: 100, words: t('resumes.uploadedAndRead') };
    case 'failed':
      return { percent: 100, words: t('resumes.uploadedNotRead') };
  }
}

/** The steps of the bar: each one that is passed is drawn. */
const steps = [0, 10, 60, 80, 100];

/** What is drawn after `drawn` on the way to `percent`: the next step, or what lies before it. */
export function nextDrawn(drawn: number, percent: number): number {
  const next = steps.find((step) => step > drawn) ?? 100;
  return Math.min(next, percent);
}

/** The words of a step that the upload has left behind. */
export function wordsAt(percent: number): string {
  if (percent < 10) return t('resumes.readyToUpload');
  if (percent < 60) return t('resumes.uploading');
  return percent < 80 ? t('resumes.saving') : t('resumes.savedReading');
}

/** True while the server still works on the file. */
export function isBeingRead(resume: Pick<Resume, 'parse_status'>): boolean {
  return resume.parse_status === 'waiting' || resume.parse_status === 'reading';
}

/**
 * What is shown given what the page last heard from the server: with nothing under way, a file that is still being read, so
 * that a reload goes on where it was; nothing more of a kept file that was deleted meanwhile. `latest` is that file in the list.
 */
export function followedUpload(
  upload: Upload,
  latest: Resume | undefined,
  resumes: readonly Resume[],
): Upload {
  if (upload.stage === 'idle') {
    const resume = resumes.find(isBeingRead);
    return resume ? { stage: 'kept', resume, listed: true } : upload;
  }
  if (upload.stage !== 'kept') return upload;
  if (latest && !upload.listed) return { ...upload, listed: true };
  return !latest && upload.listed ? { stage: 'idle' } : upload;
}

function sendingProgress(sent: number): Progress {
  const part = Math.min(Math.max(sent, 0), 1);
  if (part >= 1) return { percent: 60, words: t('resumes.saving') };
  return { percent: Math.round(10 + part * 50), words: t('resumes.uploading') };
}

/** True while the pages of a file that has just been read are likely being drawn. */
export function isBeingDrawn(
  { resume, pages }: Pick<ResumeReading, 'resume' | 'pages'>,
  now = Date.now(),
): boolean {
  const isNew = now - Date.parse(resume.upload_timestamp) < DRAWN_WITHIN_MS;
  return pages === null && resume.parse_status === 'done' && resume.file_type === 'application/pdf' && isNew;
}

const DRAWN_WITHIN_MS = 2 * minuteMs;
