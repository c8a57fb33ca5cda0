import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applicantNotesApi } from '../../../api/hiring/applicant-notes.ts';
import { messageThreadsApi } from '../../../api/hiring/messages.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { t } from '../../platform/messages.ts';

/** What is done with a thread besides writing in it. */
export function useThreadActions(id: string) {
  const queries = useQueryClient();
  const params = { id };
  const ends = (done?: string) => ({
    onSuccess: () => done !== undefined && toast.success(done),
    onError: () => toast.error(t('messages.notSaved')),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['messages'] });
      void queries.invalidateQueries({ queryKey: ['recruiter'] });
    },
  });
  const settle = useMutation({
    mutationFn: () => call(messageThreadsApi.settleThread, { params }),
    ...ends(t('messages.settled')),
  });
  const snooze = useMutation({
    mutationFn: (until: string | null) => call(messageThreadsApi.snoozeThread, { params, body: { until } }),
    ...ends(),
  });
  const unread = useMutation({
    mutationFn: () => call(messageThreadsApi.unreadApplicantMessages, { params }),
    ...ends(t('messages.markedUnread')),
  });
  const stop = useMutation({
    mutationFn: () => call(messageThreadsApi.stopFollowUps, { params }),
    ...ends(t('messages.followUpsStopped')),
  });
  const assign = useMutation({
    mutationFn: (to: string | null) => call(applicantNotesApi.assignApplicant, { params, body: { to } }),
    ...ends(),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['applicants'] }),
  });
  return { settle, snooze, unread, stop, assign };
}
