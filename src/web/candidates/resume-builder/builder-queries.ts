import { queryOptions } from '@tanstack/react-query';
import { resumeBuilderApi } from '../../../api/candidates/resume-builder.ts';
import type { ExportFormat } from '../../../api/candidates/tailored-resumes.ts';
import { call } from '../../platform/client.ts';

/** One of my resumes with all that its builder shows. */
export function builderQuery(id: string) {
  return queryOptions({
    queryKey: ['builder', id],
    queryFn: ({ signal }) => call(resumeBuilderApi.getBuilderResume, { params: { id }, signal }),
  });
}

/** What software reads in a file of a resume as it is in this version. */
export function readBackQuery(id: string, version: number, format: ExportFormat) {
  return queryOptions({
    queryKey: ['builder', id, 'reading', version, format],
    queryFn: ({ signal }) =>
      call(resumeBuilderApi.readBuilderResume, { params: { id }, query: { format }, signal }),
    staleTime: Infinity,
  });
}

/** What a copy could show better for its job, as it is in this version. */
export function tailoringQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ['builder', id, 'tailoring', version],
    queryFn: ({ signal }) => call(resumeBuilderApi.getTailoring, { params: { id }, signal }),
    staleTime: Infinity,
  });
}

/** What the sentences of a letter rest on. */
export function letterQuery(id: string, letter: string) {
  return queryOptions({
    queryKey: ['builder', id, 'letter', letter],
    queryFn: ({ signal }) => call(resumeBuilderApi.checkLetter, { params: { id }, body: { letter }, signal }),
    staleTime: Infinity,
  });
}
