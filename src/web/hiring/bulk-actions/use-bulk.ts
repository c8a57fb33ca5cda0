import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bulkActionsApi } from '../../../api/hiring/bulk-actions.ts';
import type { BulkAction, BulkWish } from '../../../api/hiring/bulk-actions.ts';
import { ApiError, call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { bulkQuery, bulksQuery } from './bulk-queries.ts';
import type { ApplicantSearch } from '../applications/applicant-search.ts';
import { t } from '../../platform/messages.ts';

/** To whom something is done: chosen applications, or all that a filter finds. */
export type BulkTarget = { ids: string[] } | { filter: Omit<ApplicantSearch, 'job'> & { job_id?: string } };

/** The act on many applications that is shown: begun here, or still running from before; and what can be done with it. */
export function useBulk() {
  const queries = useQueryClient();
  const [id, setId] = useState<string | null>(null);
  const before = useQuery(bulksQuery).data?.items.find(({ state }) => state === 'running');
  const shownId = id ?? before?.id ?? null;
  const bulk = useQuery({ ...bulkQuery(shownId ?? ''), enabled: shownId !== null && shownId !== '' }).data;
  const state = bulk?.state;
  useEffect(() => {
    if (state === undefined || state === 'running') return;
    void queries.invalidateQueries({ queryKey: ['applicants'] });
    void queries.invalidateQueries({ queryKey: ['recruiter'] });
  }, [state, shownId, queries]);
  const show = (next: BulkAction) => {
    queries.setQueryData(bulkQuery(next.id).queryKey, next);
    setId(next.id);
  };
  const onError = (error: Error) => {
    const known = error instanceof ApiError ? (error.errors[0]?.detail ?? error.detail) : undefined;
    toast.error(known ?? t('bulkActions.failed'));
  };
  const begin = useMutation({
    mutationFn: (body: { wish: BulkWish; target: BulkTarget }) =>
      call(bulkActionsApi.createBulkAction, { body }),
    onSuccess: show,
    onError,
  });
  const cancel = useMutation({
    mutationFn: (of: string) => call(bulkActionsApi.cancelBulkAction, { params: { id: of } }),
    onSuccess: show,
    onError,
  });
  const undo = useMutation({
    mutationFn: (of: string) => call(bulkActionsApi.undoBulkAction, { params: { id: of } }),
    onSuccess: show,
    onError,
  });
  return {
    bulk: shownId === '' ? undefined : bulk,
    begin,
    cancel,
    undo,
    dismiss: () => {
      void queries.invalidateQueries({ queryKey: bulksQuery.queryKey });
      setId('');
    },
  };
}

/** What `useBulk` answers. */
export type Bulk = ReturnType<typeof useBulk>;
