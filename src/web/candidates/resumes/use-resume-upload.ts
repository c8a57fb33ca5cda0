import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import { ApiError, freshKey } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { fileProblem } from './resume-file.ts';
import { foundNothing, verdictOf } from './reading-verdict.ts';
import { listResumes, readingQuery, refreshResumes, resumeCalls } from './resume-queries.ts';
import { followedUpload, isBeingRead, type Upload } from './upload-progress.ts';

/** Errors whose own words tell what to change about the file. */
const aboutTheFile = ['file_too_big', 'unsupported_file', 'quota_reached', 'rate_limited'];

/**
 * One upload from choosing to the end of reading. `resumes` is what the page last heard from the server: a file in it that
 * is still being read is followed as if it had just been sent, so that a reload goes on where it was.
 */
export function useResumeUpload(resumes: readonly Resume[]) {
  const client = useQueryClient();
  const [upload, setUpload] = useState<Upload>({ stage: 'idle' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const key = useRef('');
  const latest = upload.stage === 'kept' ? resumes.find(({ id }) => id === upload.resume.id) : undefined;
  const followed = followedUpload(upload, latest, resumes);
  if (followed !== upload) setUpload(followed);
  useEndOfReading(upload.stage === 'kept' ? (latest ?? upload.resume) : null);

  function choose(file: File | undefined) {
    if (!file || upload.stage === 'sending') return;
    const reason = fileProblem(file);
    setRefusal(reason);
    if (reason !== null) return;
    key.current = freshKey();
    setUpload({ stage: 'selected', file });
  }

  const sending = useMutation({
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) =>
      sendFile(file, {
        signal,
        idempotencyKey: key.current,
        onProgress: (sent) => setUpload({ stage: 'sending', file, sent }),
      }),
    onSuccess: (resume, { file }) => {
      if (resume === null) return setUpload({ stage: 'selected', file });
      if (!resume.already_kept) return setUpload({ stage: 'kept', resume, listed: false });
      setRefusal(alreadyKept(resume));
      setUpload({ stage: 'idle' });
    },
    onError: (error, { file }) => {
      const message = stopWords(error);
      setUpload({ stage: 'stopped', file, message });
      // Whoever is signed out is led to sign-in, where only the toast goes with them.
      toast.error(message === t('resumes.signedOut') ? message : t('resumes.uploadToast'));
    },
    onSettled: () => refreshResumes(client),
  });

  function start() {
    if (upload.stage !== 'selected' && upload.stage !== 'stopped') return;
    const { file } = upload;
    running.current = new AbortController();
    setRefusal(null);
    setUpload({ stage: 'sending', file, sent: 0 });
    sending.mutate({ file, signal: running.current.signal });
  }

  function reset() {
    setRefusal(null);
    setUpload({ stage: 'idle' });
  }

  return { upload, latest, refusal, choose, start, cancel: () => running.current?.abort(), reset };
}

/** What is said when the very same file is there already: where it is, and how to use it. */
function alreadyKept(resume: Resume): string {
  const name = resume.file_name;
  return resume.is_current ? t('resumes.sameFileCurrent', { name }) : t('resumes.sameFile', { name });
}

/** Sends a file; null when it was cancelled. */
async function sendFile(...[file, options]: Parameters<typeof resumeCalls.send>) {
  // The page may show some of my resumes only.
  const known = await listIds();
  try {
    options.signal.throwIfAborted();
    return await resumeCalls.send(file, options);
  } catch (error) {
    if (!options.signal.aborted) throw error;
    await dropStored(known, file);
    return null;
  }
}

/** A cancelled upload leaves nothing behind, even when its last byte had arrived before the word to stop. */
async function dropStored(known: string[] | null, file: File): Promise<void> {
  if (known === null) return;
  const { items } = await listResumes().catch(() => ({ items: [] }));
  const late = items.filter(({ id, file_size: size }) => !known.includes(id) && size === file.size);
  for (const resume of late) await resumeCalls.remove(resume).catch(() => undefined);
}

/** The resumes that are kept now; null when that cannot be known. */
async function listIds(): Promise<string[] | null> {
  const kept = await listResumes().catch(() => null);
  return kept && kept.items.map(({ id }) => id);
}

/** Tells the end of reading once; of a file in which nothing was found it does not say that it was read. */
function useEndOfReading(resume: Resume | null) {
  const client = useQueryClient();
  const announced = useRef('');
  useEffect(() => {
    if (!resume || isBeingRead(resume) || announced.current === resume.id) return;
    announced.current = resume.id;
    const announce = (found: boolean) =>
      toast.success(found ? t('resumes.uploadedAndParsed') : t('resumes.uploaded'));
    if (resume.parse_status !== 'done') {
      announce(false);
      return;
    }
    void client
      .fetchQuery(readingQuery(resume.id))
      .then((reading) => announce(!foundNothing(verdictOf(reading))))
      .catch(() => announce(false));
  }, [client, resume]);
}

function stopWords(error: unknown): string {
  if (!(error instanceof ApiError)) return t('resumes.uploadFailed');
  if (error.code === 'not_signed_in') return t('resumes.signedOut');
  return aboutTheFile.includes(error.code) ? error.message : t('resumes.uploadFailed');
}
