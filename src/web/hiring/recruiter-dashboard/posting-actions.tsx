import { ActionIcon, Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { jobLifecycleApi } from '../../../api/jobs/job-lifecycle.ts';
import type { PostingRow } from '../../../api/jobs/jobs.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ConfirmDialog } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useNavigate } from '@tanstack/react-router';
import { t } from '../../platform/messages.ts';

type Next = 'open' | 'paused' | 'closed';
const acts: Record<Next, string> = {
  open: t('recruiterDashboard.open'),
  paused: t('recruiterDashboard.pause'),
  closed: t('recruiterDashboard.close'),
};
function doneLabel(status: PostingRow['status'], asked: Next, job: string): string {
  if (asked !== 'closed' && status !== asked) return t('jobApprovals.askedFor', { job });
  if (status === 'open') return t('recruiterDashboard.opened', { job });
  return status === 'paused'
    ? t('recruiterDashboard.paused', { job })
    : t('recruiterDashboard.closed', { job });
}

/** What waits for approval is not opened by the way; what needs it is not paused before it was open. */
function isOffered({ approval }: PostingRow, status: Next): boolean {
  if (approval === null || approval === 'approved') return true;
  return status === 'closed' || (status === 'open' && approval !== 'waiting');
}

function actLabel({ approval }: PostingRow, status: Next): string {
  if (status === 'open' && approval !== null && approval !== 'approved') return t('jobApprovals.ask');
  return status === 'closed' ? `${acts[status]}…` : acts[status];
}

/** What can be done with a posting as a whole. */
export function PostingActions({ row }: { row: PostingRow }) {
  const navigate = useNavigate();
  const [closing, setClosing] = useState(false);
  const change = useStatusChange(row);
  const next = (Object.keys(acts) as Next[]).filter(
    (status) => status !== row.status && isOffered(row, status),
  );
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            loading={change.isPending}
            aria-label={t('recruiterDashboard.moreFor', { job: row.title })}
          >
            <EllipsisVertical size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {next.map((status) => (
            <Menu.Item
              key={status}
              onClick={() => (status === 'closed' ? setClosing(true) : change.mutate(status))}
            >
              {actLabel(row, status)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => void navigate({ to: '/jobs/$id/applicants', params: { id: row.id } })}>
            {t('recruiterDashboard.applicants')}
          </Menu.Item>
          <Menu.Item onClick={() => void navigate({ to: '/jobs/$id/stages', params: { id: row.id } })}>
            {t('recruiterDashboard.stagesAndReview')}
          </Menu.Item>
          <Menu.Item onClick={() => void navigate({ to: '/jobs/create', search: { from: row.id } })}>
            {t('recruiterDashboard.duplicate')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={closing}
        onClose={() => setClosing(false)}
        title={t('recruiterDashboard.confirmClose', { job: row.title })}
        confirmLabel={t('recruiterDashboard.closeJob')}
        onConfirm={() => change.mutateAsync('closed')}
      >
        {t('recruiterDashboard.closeWarning')}
      </ConfirmDialog>
    </>
  );
}

function useStatusChange({ id, version, title }: PostingRow) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (status: Next) =>
      call(jobLifecycleApi.changeJobStatus, { params: { id }, body: { version, status } }),
    onSuccess: (answer, asked) => toast.success(doneLabel(answer.status, asked, title)),
    onError: (error) =>
      toast.error(
        error instanceof ApiError ? (error.detail ?? error.title) : t('recruiterDashboard.changeFailed'),
      ),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['recruiter'] }),
        queries.invalidateQueries({ queryKey: ['jobs'] }),
      ]),
  });
}
