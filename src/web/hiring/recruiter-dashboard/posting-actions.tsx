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
function doneLabel(status: Next, job: string): string {
  if (status === 'open') return t('recruiterDashboard.opened', { job });
  return status === 'paused'
    ? t('recruiterDashboard.paused', { job })
    : t('recruiterDashboard.closed', { job });
}

/** What can be done with a posting as a whole. */
export function PostingActions({ row }: { row: PostingRow }) {
  const navigate = useNavigate();
  const [closing, setClosing] = useState(false);
  const change = useStatusChange(row);
  const next = (Object.keys(acts) as Next[]).filter((status) => status !== row.status);
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
              {status === 'closed' ? `${acts[status]}…` : acts[status]}
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
    onSuccess: (_answer, status) => toast.success(doneLabel(status, title)),
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
