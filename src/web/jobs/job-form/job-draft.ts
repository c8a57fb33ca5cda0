import { queryOptions } from '@tanstack/react-query';
import { jobDraftsApi } from '../../../api/jobs/job-drafts.ts';
import type { JobFormValues } from '../../../api/jobs/job-drafts.ts';
import { companyListsQuery } from '../../identity/company-lists/company-list-queries.ts';
import { call } from '../../platform/client.ts';

/** The unsent job form of this name as the server keeps it, read again whenever the form opens. */
export function jobDraftQuery(name: string) {
  return queryOptions({
    queryKey: ['job-draft', name],
    queryFn: async ({ client, signal }) => {
      const answer = await call(jobDraftsApi.getJobDraft, { query: { name }, signal });
      // The form chooses from them.
      client.setQueryData(companyListsQuery.queryKey, answer.lists);
      return answer;
    },
    gcTime: 0,
    staleTime: Infinity,
    retry: 1,
  });
}

/** The keeping of one unsent form, one call after the other, so that what was typed last is what stays. */
export type DraftKeeper = {
  /** Keeps the form; answers when the server did. */
  keep(version: number, values: JobFormValues): Promise<string>;
  forget(): Promise<void>;
};

/** Keeps the unsent job form of this name on the server. */
export function draftKeeper(name: string): DraftKeeper {
  let last: Promise<unknown> = Promise.resolve();
  const next = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    keep: (version, values) =>
      next(() => call(jobDraftsApi.saveJobDraft, { body: { name, version, values } })).then(
        ({ saved_at }) => saved_at,
      ),
    forget: () => next(() => call(jobDraftsApi.dropJobDraft, { query: { name } })).then(() => undefined),
  };
}
