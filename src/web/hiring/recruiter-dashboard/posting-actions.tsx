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

type Next = 'open' | 'paused' | 'closed';
const acts: Record<Next, string> = { open: 'Open', paused: 'Pause', closed: 'Close' };
const done: Record<Next, string> = {
  open: 'is open and accepts applications',
  paused: 'is paused and doesn’t accept applications for now',
  closed: 'is closed and no longer accepts applications',
};

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
            aria-label={`More for ${row.title}`}
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
            Applicants
          </Menu.Item>
          <Menu.Item onClick={() => void navigate({ to: '/jobs/$id/stages', params: { id: row.id } })}>
            Stages and review
          </Menu.Item>
          <Menu.Item onClick={() => void navigate({ to: '/jobs/create', search: { from: row.id } })}>
            Duplicate
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={closing}
        onClose={() => setClosing(false)}
        title={`Close ${row.title}?`}
        confirmLabel="Close job"
        onConfirm={() => change.mutateAsync('closed')}
      >
        It disappears from all lists and no longer accepts applications. Applicants keep their stage, so let
        them know the outcome. You can reopen it.
      </ConfirmDialog>
    </>
  );
}

function useStatusChange({ id, version, title }: PostingRow) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (status: Next) =>
      call(jobLifecycleApi.changeJobStatus, { params: { id }, body: { version, status } }),
    onSuccess: (_answer, status) => toast.success(`${title} ${done[status]}.`),
    onError: (error) =>
      toast.error(
        error instanceof ApiError
          ? (error.detail ?? error.title)
          : 'The job could not be changed. Please try again.',
      ),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['recruiter'] }),
        queries.invalidateQueries({ queryKey: ['jobs'] }),
      ]),
  });
}
