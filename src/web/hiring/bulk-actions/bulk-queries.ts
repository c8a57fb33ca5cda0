import { queryOptions } from '@tanstack/react-query';
import { applicantNotesApi } from '../../../api/hiring/applicant-notes.ts';
import { bulkActionsApi } from '../../../api/hiring/bulk-actions.ts';
import { call } from '../../platform/client.ts';

/** One of my acts on many applications; looked at every few seconds while it runs, should the live stream be gone. */
export function bulkQuery(id: string) {
  return queryOptions({
    queryKey: ['bulk', 'one', id],
    queryFn: ({ signal }) => call(bulkActionsApi.getBulkAction, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? 4000 : false),
  });
}

/** My last acts on many applications. */
export const bulksQuery = queryOptions({
  queryKey: ['bulk', 'list'],
  queryFn: ({ signal }) => call(bulkActionsApi.listBulkActions, { signal }),
});

/** The tags of my company, the most used first. */
export const tagsQuery = queryOptions({
  queryKey: ['applicants', 'tags'],
  queryFn: ({ signal }) => call(applicantNotesApi.listApplicantTags, { signal }),
});

/** The notes about an application that I may see. */
export function notesQuery(id: string) {
  return queryOptions({
    queryKey: ['applicants', 'notes', id],
    queryFn: ({ signal }) => call(applicantNotesApi.listApplicantNotes, { params: { id }, signal }),
  });
}
