import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Dashboard } from '../../../api/candidates/candidates.ts';
import type { Api } from '../../../api/index.ts';
import { call } from '../../platform/client.ts';
import { dashboardQuery } from './dashboard-queries.ts';

/**
 * Has the jobs shown on the dashboard scored that no score was stored for, each asked for once, when the resume was read and
 * nothing else scores; true meanwhile.
 */
export function useMissingScores({ jobs, resume, scoring }: Dashboard): boolean {
  const client = useQueryClient();
  const asked = useRef(new Set<string>());
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: string[]) => Promise.allSettled(ids.map(scoreJob)),
    onSettled: () => client.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
  });
  const isReady = scoring === 'idle' && resume?.parse_status === 'done';
  useEffect(() => {
    const missing = isReady ? jobs.filter(({ id, fit }) => fit === null && !asked.current.has(id)) : [];
    if (missing.length === 0) return;
    for (const { id } of missing) asked.current.add(id);
    mutate(missing.map(({ id }) => id));
  }, [mutate, isReady, jobs]);
  return isPending;
}

function scoreJob(id: string) {
  return call<Api['calculateJobFit']>({ method: 'POST', path: '/api/jobs/{id}/fit' }, { params: { id } });
}
