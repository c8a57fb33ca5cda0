import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type Resume, resumesApi } from '../../../api/candidates/resumes.ts';
import { call } from '../../platform/client.ts';
import { upload } from '../../platform/upload.ts';
import { useLive } from '../../platform/ui/use-live.ts';
import { isBeingDrawn, isBeingRead } from './upload-progress.ts';

/** While a file is being read its state is asked for this often, so that a lost live connection hides nothing. */
export const readingPollMs = 2000;

/** All my resumes, as the server has them now. */
export function listResumes(signal?: AbortSignal) {
  return call(resumesApi.listResumes, signal ? { signal } : {});
}

/** My resumes, newest first; asked again while one of them is being read. */
export const resumesQuery = queryOptions({
  queryKey: ['resumes'],
  queryFn: ({ signal }) => listResumes(signal),
  refetchInterval: ({ state }) => (state.data?.items.some(isBeingRead) ? readingPollMs : false),
});

/** What was read from one of my resumes; asked again while it is being read. */
export function readingQuery(id: string) {
  return queryOptions({
    queryKey: ['resumes', id, 'reading'],
    queryFn: ({ signal }) => call(resumesApi.getReading, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data && (isBeingRead(state.data.resume) || isBeingDrawn(state.data)) ? readingPollMs : false,
  });
}

/** Fetches again all that a changed resume shows in: the lists, the dashboard, the profile and the experiences. */
export function refreshResumes(client: QueryClient): void {
  for (const name of ['resumes', 'dashboard', 'profile', 'experiences']) {
    void client.invalidateQueries({ queryKey: [name] });
  }
}

/** Keeps what is on the page true while a resume is stored, read and scored. */
export function useResumeEvents(): void {
  const client = useQueryClient();
  useLive((event) => {
    if (event.type === 'resume') refreshResumes(client);
  });
}

/** The calls that change a resume. */
export const resumeCalls = {
  send: (
    file: File,
    options: { signal: AbortSignal; idempotencyKey: string; onProgress: (sent: number) => void },
  ) => upload(resumesApi.uploadResume, { query: { file_name: file.name }, body: file, ...options }),
  makeCurrent: (resume: Resume) => call(resumesApi.makeResumeCurrent, { params: { id: resume.id } }),
  rename: (resume: Resume, fileName: string) =>
    call(resumesApi.renameResume, { params: { id: resume.id }, body: { file_name: fileName } }),
  remove: (resume: Pick<Resume, 'id'>) => call(resumesApi.deleteResume, { params: { id: resume.id } }),
  link: (resume: Pick<Resume, 'id'>) => call(resumesApi.linkResume, { params: { id: resume.id } }),
  readAgain: (resume: Resume) =>
    call(resumesApi.parseResume, {
      body: { fileUrl: resume.storage_path, userId: resume.user_id, fileType: resume.file_type },
    }),
};
