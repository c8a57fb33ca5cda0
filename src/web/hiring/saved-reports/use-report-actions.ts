import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SavedReport, savedReportsApi } from '../../../api/hiring/saved-reports.ts';
import { ApiError, call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { toast } from '../../platform/ui/toast.ts';
import { savedReportsQuery } from './saved-report-queries.ts';

type Value = Pick<SavedReport, 'name' | 'shared' | 'search'>;

/** Puts a saved report into the list that is shown, in place of how it was. */
export function useShowReport(): (report: SavedReport) => void {
  const queries = useQueryClient();
  return (report) => {
    queries.setQueryData(
      savedReportsQuery.queryKey,
      (shown) =>
        shown && {
          items: [...shown.items.filter(({ id }) => id !== report.id), report].toSorted((a, b) =>
            a.name.localeCompare(b.name),
          ),
        },
    );
  };
}

/** What its owner does with a saved report; `onDeleted` and `onRestored` follow. */
export function useReportActions(
  report: SavedReport,
  { onDeleted, onRestored }: { onDeleted: () => void; onRestored: () => void },
) {
  const queries = useQueryClient();
  const show = useShowReport();
  const { id, version, name, shared, search } = report;
  const params = { id };
  const reload = () => queries.invalidateQueries({ queryKey: savedReportsQuery.queryKey });
  const told = (otherwise: string) => (error: Error) => {
    if (error instanceof ApiError && error.code === 'stale_version')
      toast.warning(t('savedReports.changedElsewhere'));
    else toast.error(error instanceof ApiError ? (error.detail ?? error.title) : otherwise);
  };
  const change = useMutation({
    mutationFn: ({ value }: { value: Partial<Value>; done: string }) =>
      call(savedReportsApi.changeSavedReport, {
        params,
        body: { version, value: { name, shared, search, ...value } },
      }),
    onSuccess: (answer, { done }) => {
      show(answer);
      toast.success(done);
    },
    onError: told(t('savedReports.saveFailed')),
    onSettled: reload,
  });
  const restore = useMutation({
    mutationFn: () => call(savedReportsApi.restoreSavedReport, { params }),
    onSuccess: (answer) => {
      show(answer);
      onRestored();
    },
    onError: told(t('savedReports.restoreFailed')),
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: () =>
      call(savedReportsApi.deleteSavedReport, { params }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      }),
    onSuccess: () => {
      toast.undo(t('savedReports.deleted'), () => restore.mutate());
      onDeleted();
    },
    onError: told(t('savedReports.saveFailed')),
    onSettled: reload,
  });
  return { change, remove, reload };
}
