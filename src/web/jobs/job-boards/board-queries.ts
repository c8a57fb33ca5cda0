import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { jobBoardsApi } from '../../../api/jobs/job-boards.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { toast } from '../../platform/ui/toast.ts';

/** The boards that I follow, the latest first. */
export const followedBoardsQuery = queryOptions({
  queryKey: ['jobs', 'boards', 'followed'],
  queryFn: ({ signal }) => call(jobBoardsApi.listFollowedBoards, { signal }),
});

/** Open jobs of the boards that I follow, or of one of them, page after page. */
export function boardJobsQuery(board: string | undefined) {
  return infiniteQueryOptions({
    queryKey: ['jobs', 'boards', 'jobs', board ?? ''],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(jobBoardsApi.listBoardJobs, { query: { board, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** Follows a board no more. */
export function useUnfollow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(jobBoardsApi.unfollowBoard, { params: { id } }),
    onSuccess: () => toast.success(t('jobBoards.unfollowed')),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  });
}

/** Has a board looked at now. */
export function useCheckBoard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(jobBoardsApi.checkBoard, { params: { id } }),
    onSuccess: () => toast.info(t('jobBoards.reading')),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs', 'boards'] }),
  });
}
