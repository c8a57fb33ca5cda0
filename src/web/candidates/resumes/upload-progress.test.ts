import { describe, expect, it } from 'vitest';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { followedUpload, nextDrawn, uploadProgress, wordsAt } from './upload-progress.ts';

const file = new File(['text'], 'cv.txt');
const kept = (parse_status: Resume['parse_status']): Resume => ({
  id: '00000000-0000-4000-8000-000000000001',
  user_id: '00000000-0000-4000-8000-000000000002',
  storage_path: 'a/b.txt',
  file_name: 'cv.txt',
  file_size: 4,
  file_type: 'text/plain',
  metadata: {
    fileName: 'cv.txt',
    fileSize: 4,
    fileType: 'text/plain',
    uploadTimestamp: '2026-01-01T00:00:00Z',
  },
  upload_timestamp: '2026-01-01T00:00:00Z',
  is_current: true,
  parse_status,
  parse_message: null,
  version: 1,
});

describe('the progress of an upload', () => {
  it('goes 0, 10, 60, 80, 100 as things happen', () => {
    const percents = [
      uploadProgress({ stage: 'selected', file }, undefined),
      uploadProgress({ stage: 'sending', file, sent: 0 }, undefined),
      uploadProgress({ stage: 'sending', file, sent: 1 }, undefined),
      uploadProgress({ stage: 'kept', resume: kept('waiting'), listed: true }, undefined),
      uploadProgress({ stage: 'kept', resume: kept('waiting'), listed: true }, kept('done')),
    ].map((progress) => progress.percent);
    expect(percents).toEqual([0, 10, 60, 80, 100]);
  });

  it('is drawn step by step, also when all of it happened at once', () => {
    const drawn = [0];
    while (drawn.at(-1) !== 100) drawn.push(nextDrawn(drawn.at(-1) ?? 0, 100));
    expect(drawn).toEqual([0, 10, 60, 80, 100]);
    expect(nextDrawn(10, 35)).toBe(35);
    expect(drawn.slice(0, 4).map(wordsAt)).toEqual([
      'Ready to upload',
      'Uploading your file…',
      'Uploaded. Saving your file…',
      'Saved. Reading your resume…',
    ]);
  });

  it('follows the bytes between start and end of sending', () => {
    expect(uploadProgress({ stage: 'sending', file, sent: 0.5 }, undefined)).toEqual({
      percent: 35,
      words: 'Uploading your file…',
    });
  });

  it('ends at 100 when the file could not be read, and says so', () => {
    expect(uploadProgress({ stage: 'kept', resume: kept('waiting'), listed: true }, kept('failed'))).toEqual({
      percent: 100,
      words: 'Uploaded, but it could not be read',
    });
  });
});

describe('an upload after a reload', () => {
  it('goes on with the file that is still being read', () => {
    const reading = kept('reading');
    expect(followedUpload({ stage: 'idle' }, undefined, [kept('done')])).toEqual({ stage: 'idle' });
    expect(followedUpload({ stage: 'idle' }, undefined, [reading])).toEqual({
      stage: 'kept',
      resume: reading,
      listed: true,
    });
  });

  it('ends with a file that was deleted meanwhile, but waits for the list to show a new one', () => {
    const resume = kept('reading');
    const sent = { stage: 'kept', resume, listed: false } as const;
    expect(followedUpload(sent, undefined, [])).toBe(sent);
    expect(followedUpload(sent, resume, [resume])).toEqual({ ...sent, listed: true });
    expect(followedUpload({ ...sent, listed: true }, undefined, [])).toEqual({ stage: 'idle' });
  });
});
