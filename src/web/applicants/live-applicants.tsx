import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../ui/use-live.ts';

/** Fetches lists of applicants again when the server tells that somebody applied or was moved. */
export function LiveApplicants() {
  const queries = useQueryClient();
  useLive((event) => {
    if (event.type === 'bulk_action') void queries.invalidateQueries({ queryKey: ['bulk', 'one', event.id] });
    if (event.type !== 'applications') return;
    void queries.invalidateQueries({ queryKey: ['applicants'] });
    void queries.invalidateQueries({ queryKey: ['recruiter'] });
  });
  return null;
}
