import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { resumeImportsApi } from '../../../api/hiring/resume-imports.ts';
import { ApiError, call, NetworkError } from '../../platform/client.ts';

/** How far the upload of an import's files has come in this tab. */
export type Upload = { total: number; done: number; failed: { file: File; reason: string }[] };

type Waiting = { importId: string; file: File };

const atOnce = 3;
/** So long is waited before each new try of a file that did not get through. */
const waitsMs = [1000, 3000, 10_000, 30_000];
const uploads = new Map<string, Upload>();
const waiting: Waiting[] = [];
const listeners = new Set<() => void>();
let running = 0;

/** The upload of an import's files in this tab; undefined when there is none. It goes on while other pages are open. */
export function useUpload(importId: string): Upload | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads.get(importId),
  );
}

/** Uploads files to an import, a few at once. Files that are there already are not stored again, so that an upload can simply be repeated. */
export function uploadFiles(queries: QueryClient, importId: string, files: File[]): void {
  const before = uploads.get(importId);
  const goesOn = before && !isFinished(before) ? before : { total: 0, done: 0, failed: [] };
  change(importId, { ...goesOn, total: goesOn.total + files.length });
  waiting.push(...files.map((file) => ({ importId, file })));
  if (running === 0) addEventListener('beforeunload', askBeforeLeaving);
  while (running < atOnce && waiting.length > 0) void work(queries);
}

/** True when nothing of an upload is left to send. */
export function isFinished({ total, done, failed }: Upload): boolean {
  return done + failed.length >= total;
}

async function work(queries: QueryClient): Promise<void> {
  running++;
  const sending = new MutationObserver(queries, sendOptions);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { importId, file } = next;
    const reason = await sending.mutate(next).then(
      () => null,
      (error: Error) => error.message,
    );
    const now = uploads.get(importId);
    if (!now) continue;
    if (reason === null) change(importId, { ...now, done: now.done + 1 });
    else change(importId, { ...now, failed: [...now.failed, { file, reason }] });
  }
  running--;
  if (running === 0) removeEventListener('beforeunload', askBeforeLeaving);
}

const sendOptions = {
  mutationFn: ({ importId, file }: Waiting) =>
    call(resumeImportsApi.addImportFile, {
      params: { id: importId },
      query: { file_name: file.name },
      body: file,
    }),
  retry: (failures: number, error: Error) =>
    failures < waitsMs.length &&
    (error instanceof NetworkError || (error instanceof ApiError && isPassing(error.status))),
  retryDelay: (failures: number) => waitsMs[failures] ?? 0,
};

function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

function change(importId: string, upload: Upload): void {
  uploads.set(importId, upload);
  for (const listener of listeners) listener();
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
