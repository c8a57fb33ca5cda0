import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationsApi } from '../../../api/hiring/applications.ts';
import type { ToDo } from '../../../api/hiring/reports.ts';
import { readApplicantSearch } from '../applications/applicant-search.ts';
import { BulkProgress } from '../bulk-actions/bulk-progress.tsx';
import { countLabel } from '../bulk-actions/plurals.ts';
import { useBulk } from '../bulk-actions/use-bulk.ts';
import { MessageDialog } from '../messages/message-dialog.tsx';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import type { Whose } from './recruiter-queries.ts';

/** Writes to everyone who waits for an answer, in a dialog; then shows how far it has come, and takes it back. */
export function MessageWaiting(props: { item: ToDo; whose: Whose; onClose: () => void }) {
  const { item, whose } = props;
  const bulk = useBulk();
  const [isOpen, setOpen] = useState(true);
  const { job: _job, ...filter } = readApplicantSearch(queryOf(item.path));
  const ofJob = 'job_id' in whose ? { job_id: whose.job_id } : {};
  const first = useQuery({
    queryKey: ['applicants', 'waits-longest', item.first?.path],
    queryFn: ({ signal }) =>
      call(applicationsApi.getApplicant, {
        params: { id: idOf(item.first?.path ?? '') },
        query: { ahead: 'yes' },
        signal,
      }),
  });
  return (
    <>
      <MessageDialog
        opened={isOpen}
        title={t('bulkActions.messageMany', { applicants: countLabel(item.count, 'applicant') })}
        example={first.data}
        onClose={() => {
          setOpen(false);
          if (!bulk.begin.isPending && !bulk.begin.isSuccess) props.onClose();
        }}
        onSend={(body, delay) =>
          bulk.begin.mutateAsync({
            wish: { do: 'message', body, delay_minutes: delay },
            target: { filter: { ...filter, ...ofJob } },
          })
        }
      />
      {bulk.begin.isSuccess && (
        <BulkProgress
          {...bulk}
          dismiss={() => {
            bulk.dismiss();
            props.onClose();
          }}
        />
      )}
    </>
  );
}

function queryOf(path: string): Record<string, string> {
  return Object.fromEntries(new URL(path, window.location.origin).searchParams);
}

function idOf(path: string): string {
  return new URL(path, window.location.origin).pathname.split('/').at(-1) ?? '';
}
