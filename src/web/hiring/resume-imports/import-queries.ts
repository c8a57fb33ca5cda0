import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type ImportState, resumeImportsApi } from '../../../api/hiring/resume-imports.ts';
import { call } from '../../platform/client.ts';

/** How far an import has come. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: ['resume-imports', id, 'state'],
    queryFn: ({ signal }) => call(resumeImportsApi.getResumeImport, { params: { id }, signal }),
  });
}

/** The files of an import, page after page, of one state where it is given. */
export function importFilesQuery(id: string, state: ImportState | undefined) {
  return infiniteQueryOptions({
    queryKey: ['resume-imports', id, 'files', state ?? ''],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(resumeImportsApi.listImportFiles, {
        params: { id },
        query: { limit: 100, cursor: pageParam, ...(state && { state }) },
        signal,
      }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** The company's imports, newest first, page after page; those of one job where it is given. */
export function importsQuery(job: string | undefined) {
  return infiniteQueryOptions({
    queryKey: ['resume-imports', 'list', job ?? ''],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(resumeImportsApi.listResumeImports, { query: { cursor: pageParam, ...(job && { job }) }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}
