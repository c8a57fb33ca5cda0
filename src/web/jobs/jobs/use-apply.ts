import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { applicationsApi } from '../../../api/hiring/applications.ts';
import type { GivenAnswer } from '../../../api/jobs/screening-questions.ts';
import { messages } from '../../../api/platform/texts.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { jobQuery } from './job-queries.ts';
import { requestKeys } from '../job-form/request-keys.ts';

/** Sends an application; a retry of the same content repeats its key, so that it is sent once. Says so after the answer. */
export function useApply(jobId: string, onDone: () => void) {
  const queries = useQueryClient();
  const keyFor = useRef(requestKeys());
  return useMutation({
    mutationFn: (body: { resume_id: string; cover_note: string; answers: GivenAnswer[] }) =>
      call(applicationsApi.applyToJob, {
        params: { id: jobId },
        body: { ...body, ...sourceOf(window.location.search) },
        idempotencyKey: keyFor.current(body),
      }),
    onSuccess: async () => {
      toast.success(messages.applications.submitted);
      onDone();
      await Promise.all([
        queries.invalidateQueries({ queryKey: jobQuery(jobId).queryKey }),
        queries.invalidateQueries({ queryKey: ['applications'] }),
        queries.invalidateQueries({ queryKey: ['jobs', 'list'] }),
        queries.invalidateQueries({ queryKey: ['dashboard'] }),
      ]);
    },
  });
}

/** Where the link to this page stood, when its address says so: `?source=newsletter`. */
function sourceOf(address: string): { source?: string } {
  const source = new URLSearchParams(address).get('source')?.toLowerCase() ?? '';
  return /^[a-z0-9][a-z0-9._-]{0,39}$/.test(source) ? { source } : {};
}
