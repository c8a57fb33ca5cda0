import { useMutation, useQueryClient } from '@tanstack/react-query';
import { interviewsApi, type MyInterview } from '../../../api/hiring/interviews.ts';
import { refreshApplications } from '../my-applications/application-queries.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { myInterviewsQuery } from './interview-queries.ts';
import { t } from '../../platform/messages.ts';

/** What a candidate can do with an interview, in their own time zone; each tells how it went. */
export function useMyInterviewActions(interview: MyInterview, zone: string, onDone: () => void) {
  const { id, version, application_id: applicationId } = interview;
  const client = useQueryClient();
  const params = { id };
  const ends = (done: string) => ({
    onSuccess: (answer: { items: MyInterview[] }) => {
      client.setQueryData(myInterviewsQuery(applicationId).queryKey, answer);
      onDone();
      toast.success(done);
    },
    onError: (error: Error) => toast.error(error.message),
    onSettled: () => refreshApplications(client),
  });
  const book = useMutation({
    mutationFn: (startsAt: string) =>
      call(interviewsApi.bookInterview, {
        params,
        body: { version, starts_at: startsAt, time_zone: zone },
      }),
    ...ends(t('interviews.interviewBooked')),
  });
  const askForOthers = useMutation({
    mutationFn: (wish: string) =>
      call(interviewsApi.askForOtherTimes, { params, body: { version, wish, time_zone: zone } }),
    ...ends(t('interviews.employerNotified')),
  });
  const cancel = useMutation({
    mutationFn: (reason: string) =>
      call(interviewsApi.cancelMyInterview, { params, body: { version, reason } }),
    ...ends(t('interviews.interviewCancelled')),
  });
  return { book, askForOthers, cancel };
}
